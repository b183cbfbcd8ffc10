//! [Piece-square tables](https://www.chessprogramming.org/Piece-Square_Tables), updated incrementally.

use super::{
    bitboard::{Square, relative_square},
    evaluation::weights::{Weights, piece_square_value},
    role::{KING, PAWN, piece_square_index},
    tapered::Tapered,
};

/// The value of every piece on every square, from White's side. The length is a power of two so that
/// a mask replaces bounds checks.
#[derive(Clone, Debug)]
pub(super) struct PieceSquareTable([Tapered; 1024]);

impl PieceSquareTable {
    pub(super) const BLANK: Self = Self([0; 1024]);

    #[inline]
    pub(super) fn fill(&mut self, weights: &Weights) {
        for role in PAWN..=KING {
            for square in 0..64 {
                let value = piece_square_value(weights, role, square);
                self.0[piece_square_index(0, role, square) & 1023] = value;
                self.0[piece_square_index(1, role, relative_square(1, square)) & 1023] = -value;
            }
        }
    }

    #[inline]
    pub(super) fn value(&self, side: usize, role: usize, square: Square) -> Tapered {
        self.0[piece_square_index(side, role, square) & 1023]
    }
}
