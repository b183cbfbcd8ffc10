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
    /// Rights were repeated, or there were signs between them.
    RightsText,
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
            Self::RightsText => f.write_str(game::IGNORED_RIGHTS),
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

#[cfg(test)]
mod tests {
    use crate::{Position, variant};

    #[test]
    fn repeated_rights_and_signs_between_rights_are_ignored() {
        let fen = |rights: &str| format!("r3k2r/8/8/8/8/8/8/R3K2R[] w {rights} - 3 9");
        let crazyhouse = variant("crazyhouse").unwrap();
        for (given, expected) in [
            ("KKQ", "KQ"),
            ("KQ-", "KQ"),
            ("K--q", "Kq"),
            ("K Q k q", "KQkq"),
            ("KQ/kq", "KQkq"),
            ("--", "-"),
        ] {
            let (position, repairs) = Position::parse_and_repair(&crazyhouse, &fen(given)).unwrap();
            assert_eq!(position.fen(), fen(expected));
            assert_eq!(repairs.len(), usize::from(given != "--"), "{given}");
        }
    }
}
