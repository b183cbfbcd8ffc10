//! [Zobrist keys](https://www.chessprogramming.org/Zobrist_Hashing).

use super::{bitboard::Square, role::piece_square_index};

/// A random number for each feature of a position: side to move, pieces on squares, castling rights,
/// en passant file. The length is a power of two so that a mask replaces bounds checks.
#[derive(Clone, Debug)]
pub(super) struct ZobristKeys([u64; 1024]);

const BLACK_TO_MOVE: usize = 0;
const PIECES: usize = BLACK_TO_MOVE + 1;
const CASTLING: usize = PIECES + 12 * 64;
/// By file; 8 means no en passant capture.
const EN_PASSANT: usize = CASTLING + 16;

impl ZobristKeys {
    pub(super) const BLANK: Self = Self([0; 1024]);

    #[inline]
    pub(super) fn fill(&mut self) {
        let mut place = 0;
        for key in &mut self.0 {
            place += 1;
            *key = rules::splitmix64(place);
        }
    }

    #[inline]
    fn at(&self, place: usize) -> u64 {
        self.0[place & 1023]
    }

    #[inline]
    pub(super) fn black_to_move(&self) -> u64 {
        self.at(BLACK_TO_MOVE)
    }

    #[inline]
    pub(super) fn piece(&self, side: usize, role: usize, square: Square) -> u64 {
        self.at(PIECES + piece_square_index(side, role, square))
    }

    #[inline]
    pub(super) fn castling(&self, rights: u8) -> u64 {
        self.at(CASTLING + usize::from(rights))
    }

    #[inline]
    pub(super) fn en_passant(&self, file: u8) -> u64 {
        self.at(EN_PASSANT + usize::from(file))
    }
}
