//! The outcomes of games.

mod bare_king;
mod extinction;
mod goal;
mod material;
mod no_moves;

use core::fmt;

use crate::position::Position;
use crate::rules::Value;
use game::Color;

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// The winner; `None` for a draw.
    pub winner: Option<Color>,
    /// Why the game is over.
    pub reason: Reason,
}

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The side to move is in check and has no legal move.
    Checkmate,
    /// The side to move is not in check and has no legal move.
    Stalemate,
    /// A side has only its king left.
    BareKing,
    /// A side has lost all pieces of a kind, or all its pieces.
    Extinction,
    /// A piece has reached a winning square.
    Goal,
    /// A side has given the required number of checks.
    Checks,
    /// A king has exploded.
    Explosion,
    /// There was no progress for too many moves.
    Progress,
    /// The count of moves in an ending has reached its limit.
    Counting,
    /// Neither side has the pieces needed to win.
    InsufficientMaterial,
    /// The position has occurred too often.
    Repetition,
}

impl Reason {
    /// A stable identifier, such as `bare-king`.
    pub const fn name(self) -> &'static str {
        match self {
            Reason::Checkmate => "checkmate",
            Reason::Stalemate => "stalemate",
            Reason::BareKing => "bare-king",
            Reason::Extinction => "extinction",
            Reason::Goal => "goal",
            Reason::Checks => "checks",
            Reason::Explosion => "explosion",
            Reason::Progress => "progress",
            Reason::Counting => "counting",
            Reason::InsufficientMaterial => "insufficient-material",
            Reason::Repetition => "repetition",
        }
    }
}

impl Outcome {
    pub(crate) const fn draw(reason: Reason) -> Outcome {
        Outcome {
            winner: None,
            reason,
        }
    }

    pub(crate) const fn win(winner: Color, reason: Reason) -> Outcome {
        Outcome {
            winner: Some(winner),
            reason,
        }
    }

    /// The outcome of an event with a value for the side that it happens to.
    pub(crate) const fn of(side: Color, value: Value, reason: Reason) -> Outcome {
        match value {
            Value::Win => Outcome::win(side, reason),
            Value::Draw => Outcome::draw(reason),
            Value::Loss => Outcome::win(side.other(), reason),
        }
    }
}

impl game::Outcome for Outcome {
    fn winner(self) -> Option<Color> {
        self.winner
    }

    fn reason(self) -> &'static str {
        self.reason.name()
    }
}

/// A description such as `white wins by checkmate` or `draw by stalemate`.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let reason = match self.reason {
            Reason::Checkmate => "checkmate",
            Reason::Stalemate => "stalemate",
            Reason::BareKing => "a bare king",
            Reason::Extinction => "the loss of pieces",
            Reason::Goal => "reaching the goal",
            Reason::Checks => "the number of checks",
            Reason::Explosion => "an explosion",
            Reason::Progress => "lack of progress",
            Reason::Counting => "counting",
            Reason::InsufficientMaterial => "insufficient material",
            Reason::Repetition => "repetition",
        };
        match self.winner {
            Some(winner) => write!(f, "{winner} wins by {reason}"),
            None => write!(f, "draw by {reason}"),
        }
    }
}

impl Position {
    /// The outcome if the game is over in this position, without regard to repetition.
    pub fn outcome(&self) -> Option<Outcome> {
        self.immediate_outcome().or_else(|| {
            let has_moves = !self.legal_moves().is_empty();
            (!has_moves).then(|| self.outcome_without_moves())
        })
    }

    /// The outcome if the pieces on the board or the number of checks end the game, whether or not
    /// there are legal moves. Draws are not included: see [`Position::draw_by_clock`] and
    /// [`Position::draw_by_material`].
    pub fn immediate_outcome(&self) -> Option<Outcome> {
        let rules = &self.variant.rules;
        if rules.general.checks_to_win > 0
            && let Some(winner) = Color::ALL
                .into_iter()
                .find(|color| self.state.flags.checks[color.index()] == 0)
        {
            return Some(Outcome::win(winner, Reason::Checks));
        }
        if rules.general.explosions
            && let Some(loser) = Color::ALL
                .into_iter()
                .find(|&color| self.state.board.royals(color).is_empty())
        {
            return Some(Outcome::win(loser.other(), Reason::Explosion));
        }
        self.bare_king_outcome()
            .or_else(|| self.extinction_outcome())
            .or_else(|| self.goal_outcome())
    }

    /// The draw by lack of progress or by counting, if the rules have one and its limit is reached.
    pub fn draw_by_clock(&self) -> Option<Outcome> {
        let limit = 2 * self.variant.rules.general.progress_limit;
        if self
            .state
            .flags
            .count
            .is_some_and(|count| count.plies > u32::from(count.limit))
        {
            return Some(Outcome::draw(Reason::Counting));
        }
        (limit > 0 && self.state.flags.halfmove_clock >= limit)
            .then_some(Outcome::draw(Reason::Progress))
    }
}
