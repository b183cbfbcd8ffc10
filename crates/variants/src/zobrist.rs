//! [Zobrist keys](https://www.chessprogramming.org/Zobrist_Hashing).
//!
//! A key is the exclusive or of random numbers, one for each feature of a position. Each kind of
//! feature has one number, which is rotated by the file and multiplied by an odd number for the
//! rank. So 85 random numbers are enough for boards of 256 squares and 64 pieces.

use alloc::boxed::Box;

use crate::piece::{Kind, Piece};
use game::Color;
use game::Square;
use game::splitmix64;

/// The random numbers of the features.
#[derive(Clone, Debug)]
pub(crate) struct ZobristTable {
    features: Box<[u64; FEATURES]>,
    ranks: [u64; 16],
}

/// 64 pieces, then all other features.
const FEATURES: usize = 64 + 5;
const BLACK_TO_MOVE: usize = 64;
const CASTLING: usize = 65;
const UNMOVED: usize = 66;
const EN_PASSANT: usize = 67;
const CHECKS: usize = 68;

impl ZobristTable {
    pub(crate) fn new() -> ZobristTable {
        let number = |index: usize| splitmix64(index as u64 + 1);
        ZobristTable {
            features: Box::new(core::array::from_fn(number)),
            ranks: core::array::from_fn(|rank| number(FEATURES + rank) | 1),
        }
    }

    #[inline]
    fn on_square(&self, feature: usize, square: Square) -> u64 {
        let rank = self.ranks[usize::from(square.rank())];
        self.features[feature]
            .wrapping_mul(rank)
            .rotate_left(4 * u32::from(square.file()))
    }

    #[inline]
    pub(crate) fn piece(&self, piece: Piece, square: Square) -> u64 {
        self.on_square(piece.color_and_kind(), square)
    }

    pub(crate) fn black_to_move(&self) -> u64 {
        self.features[BLACK_TO_MOVE]
    }

    /// The number for castling rights as four bits.
    #[inline]
    pub(crate) fn castling(&self, rights: u8) -> u64 {
        self.features[CASTLING].wrapping_mul(u64::from(rights))
    }

    pub(crate) fn unmoved(&self, square: Square) -> u64 {
        self.on_square(UNMOVED, square)
    }

    pub(crate) fn en_passant(&self, square: Square) -> u64 {
        self.on_square(EN_PASSANT, square)
    }

    /// The number for the checks that a side must still give to win.
    pub(crate) fn checks(&self, color: Color, remaining: u8) -> u64 {
        self.features[CHECKS]
            .wrapping_mul(2 * u64::from(remaining) + 1)
            .rotate_left(16 * color as u32)
    }

    /// The number for the pieces of a kind in a hand.
    pub(crate) fn hand(color: Color, kind: Kind, count: u8) -> u64 {
        // Zero for an empty hand, and different from the numbers of pieces on squares.
        splitmix64(1000 + 64 * u64::from(count) + Piece::new(color, kind).color_and_kind() as u64)
            .wrapping_mul(u64::from(count))
    }
}
