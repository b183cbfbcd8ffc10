//! What can be wrong with a position that is otherwise well written.

use std::error::Error;
use std::fmt;

use crate::castling::{Side, king_square, rook_square};
use crate::color::Color;
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
        side: Side,
    },
    /// There is a castling right, but the rook is not on its square.
    CastlingRook {
        /// Whose right.
        color: Color,
        /// To which side.
        side: Side,
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
    /// What is wrong with the e.p. square; nothing for the other faults.
    fn ep_fault(self) -> String {
        match self {
            SetupError::EpRank { .. } => "is not on the rank that a double push skips".into(),
            SetupError::EpOccupied { .. } => "is not empty".into(),
            SetupError::EpPawn { pawn, .. } => format!("needs a pawn on {pawn} that can be taken"),
            SetupError::EpOrigin { origin, .. } => {
                format!("needs {origin} empty, where the pawn came from")
            }
            SetupError::EpCheck { .. } => {
                "tells of a double push that cannot have given this check".into()
            }
            _ => String::new(),
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        use SetupError as E;
        match *self {
            E::KingCount { color, count } => {
                write!(formatter, "{color} has {count} kings instead of one")
            }
            E::PawnRank { square } => {
                write!(
                    formatter,
                    "a pawn cannot stand on {square}, on the first or last rank"
                )
            }
            E::PawnCount { color, count } => {
                write!(formatter, "{color} has {count} pawns, more than 8")
            }
            E::PromotedCount {
                color,
                promoted,
                missing,
            } => write!(
                formatter,
                "{color} has more promoted pieces ({promoted}) than missing pawns ({missing})"
            ),
            E::CastlingKing { color, side } => write!(
                formatter,
                "{color} cannot castle on the {side}: its king is not on {}",
                king_square(color)
            ),
            E::CastlingRook { color, side } => write!(
                formatter,
                "{color} cannot castle on the {side}: it has no rook on {}",
                rook_square(color, side)
            ),
            E::EpRank { square }
            | E::EpOccupied { square }
            | E::EpPawn { square, .. }
            | E::EpOrigin { square, .. }
            | E::EpCheck { square } => {
                write!(formatter, "the e.p. square {square} {}", self.ep_fault())
            }
            E::OpponentInCheck { color } => {
                write!(
                    formatter,
                    "{color} is in check, but {} is to move",
                    color.other()
                )
            }
            E::CheckerCount { count } => write!(formatter, "{count} pieces give check at once"),
            E::DoubleCheck { first, second } => {
                write!(
                    formatter,
                    "no move can give check from {first} and {second} at once"
                )
            }
        }
    }
}

impl Error for SetupError {}
