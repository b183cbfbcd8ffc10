//! The ends of games.

use core::fmt::{self, Debug, Display};

use crate::color::Color;

/// The end of a game by the rules; `Display` describes it, as in `draw by stalemate`.
pub trait Outcome: Copy + Debug + Eq + Display {
    /// The winner; `None` for a draw.
    fn winner(self) -> Option<Color>;

    /// A stable identifier of the reason, such as `stalemate`.
    fn reason(self) -> &'static str;

    /// The result in PGN notation: `1-0`, `0-1` or `1/2-1/2`.
    fn result(self) -> &'static str {
        match self.winner() {
            Some(Color::White) => "1-0",
            Some(Color::Black) => "0-1",
            None => "1/2-1/2",
        }
    }
}

/// A draw that the side to move may claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawClaim {
    /// The position has occurred at least three times.
    ThreefoldRepetition,
    /// Each side has made 50 moves without a capture or a pawn move.
    FiftyMoves,
}

impl DrawClaim {
    /// A stable identifier: `threefold-repetition` or `fifty-moves`.
    pub const fn reason(self) -> &'static str {
        match self {
            DrawClaim::ThreefoldRepetition => "threefold-repetition",
            DrawClaim::FiftyMoves => "fifty-moves",
        }
    }
}

/// A description such as `draw by threefold repetition`.
impl Display for DrawClaim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            DrawClaim::ThreefoldRepetition => "draw by threefold repetition",
            DrawClaim::FiftyMoves => "draw by the fifty-move rule",
        })
    }
}
