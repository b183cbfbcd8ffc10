//! The numbers that make up the key of a position.

use super::{bits::Square, roles::man_on};

/// A random number for each fact of a position: the turn, then men on squares, castling, e.p.; a
/// power of two long, so that an index needs no test.
#[derive(Clone, Debug)]
pub(super) struct Keys([u64; 1024]);

const BLACK_TO_MOVE: usize = 0;
const MEN: usize = BLACK_TO_MOVE + 1;
const CASTLING: usize = MEN + 12 * 64;
/// By file; nothing to take is file 8.
const EN_PASSANT: usize = CASTLING + 16;

impl Keys {
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
        self.at(MEN + man_on(side, role, square))
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
