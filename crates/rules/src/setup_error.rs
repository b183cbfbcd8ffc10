//! Errors in a position whose FEN is well formed.

use crate::castling::{CastlingSide, king_square};
use crate::square::Square;
use game::{Color, coded_error};

coded_error! {
    /// Why a position cannot be played, or why fields of its FEN contradict the placement.
    ///
    /// Whether a game can reach the position does not matter: any number of pieces is accepted, and
    /// so are checks that no move can have given.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum SetupError {
        /// A side does not have exactly one king.
        #[error(
            "king-count",
            if *count == 0 => "{color:#} has no king",
            "{color:#} has {count} kings instead of one"
        )]
        KingCount {
            /// The side.
            color: Color,
            /// The number of its kings.
            count: u32,
        },
        /// A pawn is on the first or the last rank.
        #[error("pawn-rank", "a pawn cannot stand on {square}, on the first or last rank")]
        PawnRank {
            /// The pawn's square.
            square: Square,
        },
        /// There is a castling right, but the king is not on its side's first rank.
        #[error(
            "fen-contradiction" {},
            "{color:#} cannot castle {side}: its king is not on {}",
            king_square(*color)
        )]
        CastlingKing {
            /// The side that has the right.
            color: Color,
            /// The direction of castling.
            side: CastlingSide,
        },
        /// There is a castling right, but no rook on the side of the king, or on the file, that it
        /// denotes.
        #[error(
            "fen-contradiction" {},
            "{color:#} cannot castle {side}: it has no rook on {square}"
        )]
        CastlingRook {
            /// The side that has the right.
            color: Color,
            /// The direction of castling.
            side: CastlingSide,
            /// The square of the missing rook.
            square: Square,
        },
        /// The en passant square is not on the rank skipped by the opponent's double push.
        #[error(
            "fen-contradiction" {},
            "the en passant square {square} is not on the rank skipped by a double push"
        )]
        EpRank {
            /// The en passant square.
            square: Square,
        },
        /// The en passant square is occupied.
        #[error("fen-contradiction" {}, "the en passant square {square} is not empty")]
        EpOccupied {
            /// The en passant square.
            square: Square,
        },
        /// There is no pawn that can be captured en passant.
        #[error(
            "fen-contradiction" {},
            "the en passant square {square} requires a pawn on {pawn} to capture"
        )]
        EpPawn {
            /// The en passant square.
            square: Square,
            /// The square on which the pawn is missing.
            pawn: Square,
        },
        /// The square from which the pawn made its double push is occupied.
        #[error(
            "fen-contradiction" {},
            "the en passant square {square} requires {origin}, where the pawn came from, to be \
             empty"
        )]
        EpOrigin {
            /// The en passant square.
            square: Square,
            /// The square from which the pawn came.
            origin: Square,
        },
        /// The side that is not to move is in check.
        #[error("opponent-in-check", "{color:#} is in check, but {turn:#} is to move")]
        OpponentInCheck {
            /// The side in check.
            color: Color,
            /// The side to move.
            turn: Color,
        },
        /// The double push implied by the en passant square cannot have led to the check.
        #[error(
            "fen-contradiction" {},
            "the en passant square {square} implies a double push that cannot have given this check"
        )]
        EpCheck {
            /// The en passant square.
            square: Square,
        },
    }
}
