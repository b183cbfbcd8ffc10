//! The parts of a FEN that are ignored because they contradict the placement.

use alloc::string::String;
use core::fmt;

/// A part of a FEN that was ignored or replaced.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FenRepair {
    /// Rights whose pieces are not on their initial squares, or that the game does not have.
    Rights {
        /// The letters of the rights.
        ignored: String,
    },
    /// An en passant square that no pawn can have passed.
    EnPassant {
        /// The field.
        ignored: String,
    },
    /// The halfmove clock or the move number is missing or not a number.
    Counters,
}

impl fmt::Display for FenRepair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rights { ignored } => write!(
                f,
                "the rights {ignored} are ignored: a piece that they need is not on its initial square"
            ),
            Self::EnPassant { ignored } => write!(
                f,
                "the en passant square {ignored} is ignored: no pawn can have skipped it"
            ),
            Self::Counters => {
                f.write_str("a counter is missing or not a number: the halfmove clock is 0 and the move number 1")
            }
        }
    }
}
