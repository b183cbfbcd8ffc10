//! The conditions for castling on the board.

use crate::castling::{CastlingRights, CastlingSide, RIGHTS, castled_rook_square, castled_square};
use crate::moves::Move;
use crate::square::Square;
use game::Color;

/// The squares of castling for one side and direction. Sets of squares have a bit for each square,
/// a1 the lowest, b1 the next, h8 the highest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CastlingWay {
    /// The move.
    pub castling: Move,
    /// The square of the rook.
    pub rook: Square,
    /// The squares that must be empty: all that king and rook cross or reach.
    pub empty: u64,
    /// The squares that must not be attacked when the rook has left: those that the king crosses or
    /// reaches, or the one where it stays.
    pub safe: u64,
}

impl CastlingWay {
    /// A placeholder with all squares on a1.
    pub const BLANK: CastlingWay = CastlingWay {
        castling: Move::quiet(Square::new(0, 0), Square::new(0, 0)),
        rook: Square::new(0, 0),
        empty: 0,
        safe: 0,
    };
}

impl CastlingRights {
    /// The castling of both sides, valid where the right exists: White kingside, queenside, Black
    /// kingside, queenside.
    pub fn ways(self) -> [CastlingWay; 4] {
        RIGHTS.map(|(color, side)| self.way(color, side))
    }

    /// The castling of a side in one direction, if it has the right.
    ///
    /// ```
    /// use rules::{CastlingRights, CastlingSide, Color};
    ///
    /// let way = CastlingRights::ALL.way(Color::White, CastlingSide::Queen);
    /// assert_eq!(way.castling.to_string(), "e1c1");
    /// assert_eq!((way.empty, way.safe), (0b1110, 0b1100)); // b1, c1, d1
    /// ```
    pub fn way(self, color: Color, side: CastlingSide) -> CastlingWay {
        let rook = self.rook(color, side);
        let bit = |square: Square| 1 << square.bit_index();
        let pieces = bit(self.king(color)) | bit(rook);
        let target = bit(castled_square(color, side));
        let ends = pieces | target | bit(castled_rook_square(color, side));
        CastlingWay {
            castling: self.castling(color, side),
            rook,
            empty: span(ends) & !pieces,
            safe: span(bit(self.king(color)) | target) & !bit(self.king(color)) | target,
        }
    }
}

/// All bits from the lowest to the highest of a number that is not 0.
const fn span(ends: u64) -> u64 {
    u64::MAX << ends.trailing_zeros() & u64::MAX >> ends.leading_zeros()
}
