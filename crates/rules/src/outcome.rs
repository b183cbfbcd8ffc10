//! How games end.

use core::fmt;

use crate::color::Color;

/// An end of the game that the rules bring about by themselves, without a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// The king is in check and there is no legal move.
    Checkmate {
        /// The side that gave mate.
        winner: Color,
    },
    /// There is no legal move, and no check.
    Stalemate,
    /// See [`Position::has_insufficient_material`](crate::Position::has_insufficient_material).
    InsufficientMaterial,
    /// The position is on the board for the fifth time.
    FivefoldRepetition,
    /// 75 moves of each side without a capture or a pawn move.
    SeventyFiveMoves,
}

impl Outcome {
    /// The side that has won; `None` is a draw.
    pub const fn winner(self) -> Option<Color> {
        match self {
            Outcome::Checkmate { winner } => Some(winner),
            _ => None,
        }
    }

    /// The result as PGN writes it: `1-0`, `0-1` or `1/2-1/2`.
    pub const fn result(self) -> &'static str {
        match self.winner() {
            Some(Color::White) => "1-0",
            Some(Color::Black) => "0-1",
            None => "1/2-1/2",
        }
    }

    /// A name for programs that does not change: `checkmate`, `stalemate`, `insufficient-material`,
    /// `fivefold-repetition` or `seventy-five-moves`.
    pub const fn reason(self) -> &'static str {
        match self {
            Outcome::Checkmate { .. } => "checkmate",
            Outcome::Stalemate => "stalemate",
            Outcome::InsufficientMaterial => "insufficient-material",
            Outcome::FivefoldRepetition => "fivefold-repetition",
            Outcome::SeventyFiveMoves => "seventy-five-moves",
        }
    }
}

/// In words: `checkmate, white wins` or `draw by stalemate`.
impl fmt::Display for Outcome {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            Outcome::Checkmate { winner } => {
                formatter.write_str("checkmate, ")?;
                winner.fmt(formatter)?;
                " wins"
            }
            Outcome::Stalemate => "draw by stalemate",
            Outcome::InsufficientMaterial => "draw by insufficient material",
            Outcome::FivefoldRepetition => "draw by fivefold repetition",
            Outcome::SeventyFiveMoves => "draw by the seventy-five-move rule",
        };
        formatter.write_str(text)
    }
}

/// A draw that the side to move may claim, and need not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawClaim {
    /// The position is on the board for the third time, or more.
    ThreefoldRepetition,
    /// 50 moves of each side without a capture or a pawn move.
    FiftyMoves,
}

impl DrawClaim {
    /// A name for programs that does not change: `threefold-repetition` or `fifty-moves`.
    pub const fn reason(self) -> &'static str {
        match self {
            DrawClaim::ThreefoldRepetition => "threefold-repetition",
            DrawClaim::FiftyMoves => "fifty-moves",
        }
    }
}

/// In words: `draw by threefold repetition`.
impl fmt::Display for DrawClaim {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            DrawClaim::ThreefoldRepetition => "draw by threefold repetition",
            DrawClaim::FiftyMoves => "draw by the fifty-move rule",
        })
    }
}
