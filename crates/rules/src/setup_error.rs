//! What can be wrong with a position that is otherwise well written.

use alloc::string::String;
use core::error::Error;
use core::fmt;

use crate::castling::{CastlingSide, king_square, rook_square};
use crate::color::Color;
use crate::decimal::push_decimal;
use crate::square::Square;

/// Why no game can reach a position: one variant for each fault.
///
/// The check is strict, but no proof: a position that passes may still be out of reach, such as one
/// with a bishop behind its own unmoved pawns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// A side has not exactly one king.
    KingCount {
        /// Whose kings.
        color: Color,
        /// How many.
        count: u32,
    },
    /// A pawn stands on the first or the last rank.
    PawnRank {
        /// Where.
        square: Square,
    },
    /// A side has more than eight pawns.
    PawnCount {
        /// Whose pawns.
        color: Color,
        /// How many.
        count: u32,
    },
    /// A side has more promoted pieces than it lacks pawns; this bounds all pieces of a side by
    /// sixteen.
    PromotedCount {
        /// Whose pieces.
        color: Color,
        /// How many pieces must have been pawns, at least.
        promoted: u32,
        /// How many pawns the side lacks.
        missing: u32,
    },
    /// There is a castling right, but the king is not on its square.
    CastlingKing {
        /// Whose right.
        color: Color,
        /// To which side.
        side: CastlingSide,
    },
    /// There is a castling right, but the rook is not on its square.
    CastlingRook {
        /// Whose right.
        color: Color,
        /// To which side.
        side: CastlingSide,
    },
    /// The e.p. square is not on the rank that the opponent's double push skips.
    EpRank {
        /// The e.p. square.
        square: Square,
    },
    /// The e.p. square is not empty.
    EpOccupied {
        /// The e.p. square.
        square: Square,
    },
    /// The pawn that made the double push does not stand in front of the e.p. square.
    EpPawn {
        /// The e.p. square.
        square: Square,
        /// Where the pawn should stand.
        pawn: Square,
    },
    /// The square from which the pawn made its double push is not empty.
    EpOrigin {
        /// The e.p. square.
        square: Square,
        /// The square from which the pawn came.
        origin: Square,
    },
    /// The side that is not to move is in check.
    OpponentInCheck {
        /// The side in check.
        color: Color,
    },
    /// More than two pieces give check.
    CheckerCount {
        /// How many do.
        count: u32,
    },
    /// Two pieces give check that no single move can have brought about.
    DoubleCheck {
        /// One of the pieces.
        first: Square,
        /// The other.
        second: Square,
    },
    /// There is a check that the double push told by the e.p. square cannot have given.
    EpCheck {
        /// The e.p. square.
        square: Square,
    },
}

impl SetupError {
    /// Adds what is wrong with the e.p. square, but for the end, which is returned.
    fn push_ep_fault(self, sentence: &mut String) -> &'static str {
        match self {
            SetupError::EpRank { .. } => " is not on the rank that a double push skips",
            SetupError::EpOccupied { .. } => " is not empty",
            SetupError::EpPawn { pawn, .. } => {
                push_square(" needs a pawn on ", pawn, sentence);
                " that can be taken"
            }
            SetupError::EpOrigin { origin, .. } => {
                push_square(" needs ", origin, sentence);
                " empty, where the pawn came from"
            }
            _ => " tells of a double push that cannot have given this check",
        }
    }

    /// Adds what is wrong with the checks, but for the end, which is returned.
    fn push_check_fault(self, sentence: &mut String) -> &'static str {
        match self {
            SetupError::OpponentInCheck { color } => {
                sentence.push_str(color.name());
                sentence.push_str(" is in check, but ");
                sentence.push_str(color.other().name());
                " is to move"
            }
            SetupError::CheckerCount { count } => {
                push_decimal(sentence, count as usize);
                " pieces give check at once"
            }
            SetupError::DoubleCheck { first, second } => {
                push_square("no move can give check from ", first, sentence);
                push_square(" and ", second, sentence);
                " at once"
            }
            _ => "",
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        use SetupError as E;
        let mut sentence = String::new();
        let text = &mut sentence;
        let end = match *self {
            E::KingCount { color, count } => {
                push_count(color, " has ", count, text);
                " kings instead of one"
            }
            E::PawnRank { square } => {
                push_square("a pawn cannot stand on ", square, text);
                ", on the first or last rank"
            }
            E::PawnCount { color, count } => {
                push_count(color, " has ", count, text);
                " pawns, more than 8"
            }
            E::PromotedCount {
                color,
                promoted,
                missing,
            } => {
                push_count(color, " has more promoted pieces (", promoted, text);
                text.push_str(") than missing pawns (");
                push_decimal(text, missing as usize);
                ")"
            }
            E::CastlingKing { color, side } => {
                push_side(color, side, text);
                push_square("its king is not on ", king_square(color), text);
                ""
            }
            E::CastlingRook { color, side } => {
                push_side(color, side, text);
                push_square("it has no rook on ", rook_square(color, side), text);
                ""
            }
            E::EpRank { square }
            | E::EpOccupied { square }
            | E::EpPawn { square, .. }
            | E::EpOrigin { square, .. }
            | E::EpCheck { square } => {
                push_square("the e.p. square ", square, text);
                self.push_ep_fault(text)
            }
            E::OpponentInCheck { .. } | E::CheckerCount { .. } | E::DoubleCheck { .. } => {
                self.push_check_fault(text)
            }
        };
        sentence.push_str(end);
        formatter.write_str(&sentence)
    }
}

fn push_count(color: Color, has: &str, count: u32, sentence: &mut String) {
    sentence.push_str(color.name());
    sentence.push_str(has);
    push_decimal(sentence, count as usize);
}

fn push_side(color: Color, side: CastlingSide, sentence: &mut String) {
    sentence.push_str(color.name());
    sentence.push_str(" cannot castle on the ");
    sentence.push_str(side.name());
    sentence.push_str(": ");
}

fn push_square(before: &str, square: Square, sentence: &mut String) {
    sentence.push_str(before);
    square.push_letters(sentence);
}

impl Error for SetupError {}
