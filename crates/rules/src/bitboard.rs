//! Bitboards: sets of squares.

use crate::square::Square;

/// A set of squares with one bit for each, a1 the lowest, h8 the highest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Bitboard(u64);

impl Bitboard {
    pub(crate) const EMPTY: Bitboard = Bitboard(0);

    /// The light squares, such as h1.
    pub(crate) const LIGHT_SQUARES: Bitboard = Bitboard(0x55aa_55aa_55aa_55aa);

    /// The squares of the first and the last rank.
    pub(crate) const BACK_RANKS: Bitboard = Bitboard(0xff00_0000_0000_00ff);

    #[inline]
    pub(crate) const fn of(square: Square) -> Bitboard {
        Bitboard(1 << square.bit_index())
    }

    #[inline]
    pub(crate) const fn from_bits(bits: u64) -> Bitboard {
        Bitboard(bits)
    }

    /// The squares in exactly one of the two sets.
    #[inline]
    pub(crate) const fn symmetric_difference(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 ^ other.0)
    }

    #[inline]
    pub(crate) const fn insert(&mut self, square: Square) {
        self.0 |= Bitboard::of(square).0;
    }

    #[inline]
    pub(crate) const fn contains(self, square: Square) -> bool {
        self.0 & Bitboard::of(square).0 != 0
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    pub(crate) const fn union(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 | other.0)
    }

    #[inline]
    pub(crate) const fn intersection(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 & other.0)
    }

    /// The first square; a1 if the set is empty.
    #[inline]
    pub(crate) const fn first_or_a1(self) -> Square {
        let [bit_index, ..] = self.0.trailing_zeros().to_le_bytes();
        Square::from_bit_index(bit_index)
    }
}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;

    #[inline]
    fn into_iter(self) -> Squares {
        Squares(self)
    }
}

/// The squares of a set, from a1 to h8.
#[derive(Debug)]
pub(crate) struct Squares(Bitboard);

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        if self.0.is_empty() {
            return None;
        }
        let first = self.0.first_or_a1();
        self.0 = Bitboard(self.0.0 & (self.0.0 - 1));
        Some(first)
    }
}
