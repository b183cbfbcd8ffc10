//! The end of a game.

use core::fmt;

use game::Color;

/// The end of a game by the rules, without a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// The king is in check and there is no legal move.
    Checkmate {
        /// The side that gave mate.
        winner: Color,
    },
    /// The king is not in check and there is no legal move.
    Stalemate,
    /// See [`Position::has_insufficient_material`](crate::Position::has_insufficient_material).
    InsufficientMaterial,
    /// The position has occurred five times.
    FivefoldRepetition,
    /// Each side has made 75 moves without a capture or a pawn move.
    SeventyFiveMoves,
}

impl game::Outcome for Outcome {
    fn winner(self) -> Option<Color> {
        match self {
            Outcome::Checkmate { winner } => Some(winner),
            _ => None,
        }
    }

    fn reason(self) -> &'static str {
        match self {
            Outcome::Checkmate { .. } => "checkmate",
            Outcome::Stalemate => "stalemate",
            Outcome::InsufficientMaterial => "insufficient-material",
            Outcome::FivefoldRepetition => "fivefold-repetition",
            Outcome::SeventyFiveMoves => "seventy-five-moves",
        }
    }
}

/// A description such as `checkmate, white wins` or `draw by stalemate`.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Checkmate { winner } => write!(f, "checkmate, {winner} wins"),
            Outcome::Stalemate => f.write_str("draw by stalemate"),
            Outcome::InsufficientMaterial => f.write_str("draw by insufficient material"),
            Outcome::FivefoldRepetition => f.write_str("draw by fivefold repetition"),
            Outcome::SeventyFiveMoves => f.write_str("draw by the seventy-five-move rule"),
        }
    }
}
