//! Games: an initial position, the moves played, and the outcome.

use alloc::vec::Vec;

use crate::draw_rules::{self, DrawClaim, automatic_draw};
use crate::moves::{IllegalMoveError, Move};
use crate::outcome::Outcome;
use crate::position::Position;

/// An initial position and the moves played from it, with the hash keys of all positions for the
/// detection of repetitions.
///
/// ```
/// use rules::{DrawClaim, Game, Position};
///
/// let mut game = Game::new(Position::start());
/// for uci in ["g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1", "f6g8"] {
///     game.play(uci.parse()?)?;
/// }
/// assert_eq!(game.repetitions(), 3);
/// assert_eq!(game.draw_claim(), Some(DrawClaim::ThreefoldRepetition));
/// assert_eq!(game.outcome(), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    start: Position,
    position: Position,
    moves: Vec<Move>,
    /// The hash keys of the previous positions since the last null move, the earliest first.
    keys: Vec<u64>,
}

impl Game {
    /// A game without moves.
    #[must_use]
    pub fn new(start: Position) -> Game {
        let position = start.clone();
        Game {
            start,
            position,
            moves: Vec::new(),
            keys: Vec::new(),
        }
    }

    /// The initial position.
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The current position.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The moves played.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// Plays a move. Draws do not prevent further moves.
    ///
    /// The null move is possible unless the side to move is in check. Positions before it are
    /// ignored for repetition.
    ///
    /// # Errors
    ///
    /// [`IllegalMoveError`]; the game is then unchanged.
    pub fn play(&mut self, chess_move: Move) -> Result<(), IllegalMoveError> {
        if !self.position.is_playable(chess_move) {
            return Err(IllegalMoveError::of(chess_move));
        }
        self.keys.push(self.position.key());
        if chess_move == Move::NULL {
            self.keys.clear();
        }
        self.position.make(chess_move);
        self.moves.push(chess_move);
        Ok(())
    }

    /// The number of occurrences of the current position in this game, at least 1.
    ///
    /// [`Position::key`] defines which positions are the same.
    pub fn repetitions(&self) -> usize {
        let key = self.position.key();
        // No position before the last capture or pawn move can recur.
        let reversible = usize::try_from(self.position.halfmove_clock()).unwrap_or(usize::MAX);
        1 + self
            .keys
            .iter()
            .rev()
            .take(reversible)
            .filter(|&&earlier| earlier == key)
            .count()
    }

    /// The end of the game; `None` while it is in progress.
    ///
    /// Checkmate and stalemate take precedence over the draws: a mate on the 150th halfmove is a
    /// mate.
    pub fn outcome(&self) -> Option<Outcome> {
        let position = &self.position;
        if position.has_legal_move() {
            automatic_draw(position, self.repetitions())
        } else if position.is_check() {
            let winner = position.turn().other();
            Some(Outcome::Checkmate { winner })
        } else {
            Some(Outcome::Stalemate)
        }
    }

    /// The draw that the side to move may claim in the current position; `None` if it may not, or
    /// the game is over.
    ///
    /// To claim a draw with the next move, play that move first.
    pub fn draw_claim(&self) -> Option<DrawClaim> {
        if self.outcome().is_some() {
            None
        } else {
            draw_rules::draw_claim(&self.position, self.repetitions())
        }
    }
}
