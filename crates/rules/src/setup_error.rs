//! Errors in a position whose FEN is well formed.

use core::error::Error;
use core::fmt;

use crate::castling::{CastlingSide, king_square};
use crate::square::Square;
use game::Color;

/// Why a position cannot occur in a game.
///
/// The checks are necessary conditions, not a proof of reachability: a bishop behind its own
/// unmoved pawns, for example, is accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// A side does not have exactly one king.
    KingCount {
        /// The side.
        color: Color,
        /// The number of its kings.
        count: u32,
    },
    /// A pawn is on the first or the last rank.
    PawnRank {
        /// The pawn's square.
        square: Square,
    },
    /// A side has more than eight pawns.
    PawnCount {
        /// The side.
        color: Color,
        /// The number of its pawns.
        count: u32,
    },
    /// A side has more promoted pieces than missing pawns; this limits a side to sixteen pieces.
    PromotedCount {
        /// The side.
        color: Color,
        /// The number of pieces in excess of the initial ones.
        promoted: u32,
        /// The number of missing pawns.
        missing: u32,
    },
    /// There is a castling right, but the king is not on its side's first rank.
    CastlingKing {
        /// The side that has the right.
        color: Color,
        /// The direction of castling.
        side: CastlingSide,
    },
    /// There is a castling right, but no rook on the side of the king, or on the file, that it
    /// denotes.
    CastlingRook {
        /// The side that has the right.
        color: Color,
        /// The direction of castling.
        side: CastlingSide,
        /// The square of the missing rook.
        square: Square,
    },
    /// The en passant square is not on the rank skipped by the opponent's double push.
    EpRank {
        /// The en passant square.
        square: Square,
    },
    /// The en passant square is occupied.
    EpOccupied {
        /// The en passant square.
        square: Square,
    },
    /// There is no pawn that can be captured en passant.
    EpPawn {
        /// The en passant square.
        square: Square,
        /// The square on which the pawn is missing.
        pawn: Square,
    },
    /// The square from which the pawn made its double push is occupied.
    EpOrigin {
        /// The en passant square.
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
        /// The number of checkers.
        count: u32,
    },
    /// Two pieces give check that no single move can have brought about.
    DoubleCheck {
        /// The square of one checker.
        first: Square,
        /// The square of the other.
        second: Square,
    },
    /// The double push implied by the en passant square cannot have led to the check.
    EpCheck {
        /// The en passant square.
        square: Square,
    },
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::KingCount { color, count } => {
                let color = name(color);
                match count {
                    0 => write!(f, "{color} has no king"),
                    _ => write!(f, "{color} has {count} kings instead of one"),
                }
            }
            Self::PawnRank { square } => {
                write!(
                    f,
                    "a pawn cannot stand on {square}, on the first or last rank"
                )
            }
            Self::PawnCount { color, count } => {
                write!(f, "{} has {count} pawns, more than 8", name(color))
            }
            Self::PromotedCount {
                color,
                promoted,
                missing,
            } => write!(
                f,
                "{} has more promoted pieces ({promoted}) than missing pawns ({missing})",
                name(color)
            ),
            Self::CastlingKing { color, side } => {
                let (king, color) = (king_square(color), name(color));
                write!(f, "{color} cannot castle {side}: its king is not on {king}")
            }
            Self::CastlingRook {
                color,
                side,
                square,
            } => {
                let color = name(color);
                write!(
                    f,
                    "{color} cannot castle {side}: it has no rook on {square}"
                )
            }
            Self::OpponentInCheck { color } => {
                let (color, turn) = (name(color), name(color.other()));
                write!(f, "{color} is in check, but {turn} is to move")
            }
            Self::CheckerCount { count } => {
                write!(f, "{count} pieces give check at the same time")
            }
            Self::DoubleCheck { first, second } => write!(
                f,
                "no move can give check from {first} and {second} at the same time"
            ),
            Self::EpRank { .. }
            | Self::EpOccupied { .. }
            | Self::EpPawn { .. }
            | Self::EpOrigin { .. }
            | Self::EpCheck { .. } => self.fmt_en_passant(f),
        }
    }
}

/// The name of a side at the beginning of a sentence.
const fn name(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}

impl SetupError {
    fn fmt_en_passant(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::EpRank { square } => write!(
                f,
                "the en passant square {square} is not on the rank skipped by a double push"
            ),
            Self::EpOccupied { square } => {
                write!(f, "the en passant square {square} is not empty")
            }
            Self::EpPawn { square, pawn } => write!(
                f,
                "the en passant square {square} requires a pawn on {pawn} to capture"
            ),
            Self::EpOrigin { square, origin } => write!(
                f,
                "the en passant square {square} requires {origin}, where the pawn came from, to \
                 be empty"
            ),
            Self::EpCheck { square } => write!(
                f,
                "the en passant square {square} implies a double push that cannot have given \
                 this check"
            ),
            _ => Ok(()),
        }
    }
}

impl Error for SetupError {}
