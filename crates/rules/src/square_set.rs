//! Sets of squares.

use crate::square::Square;

/// A set of squares: one bit for each, a1 the lowest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct SquareSet(u64);

impl SquareSet {
    /// No square.
    pub(crate) const EMPTY: SquareSet = SquareSet(0);

    /// The light squares, h1 among them.
    pub(crate) const LIGHT: SquareSet = SquareSet(0x55aa_55aa_55aa_55aa);

    /// The squares of the first and the last rank.
    pub(crate) const EDGES: SquareSet = SquareSet(0xff00_0000_0000_00ff);

    /// One square.
    #[inline]
    pub(crate) const fn of(square: Square) -> SquareSet {
        SquareSet(1 << square.ordinal())
    }

    /// The squares of exactly one of the two sets.
    #[inline]
    pub(crate) const fn toggled(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 ^ other.0)
    }

    /// Puts a square in.
    #[inline]
    pub(crate) const fn insert(&mut self, square: Square) {
        self.0 |= SquareSet::of(square).0;
    }

    /// Whether a square is in it.
    #[inline]
    pub(crate) const fn contains(self, square: Square) -> bool {
        self.0 & SquareSet::of(square).0 != 0
    }

    /// Whether no square is in it.
    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many squares are in it.
    #[inline]
    pub(crate) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The squares of either set.
    #[inline]
    pub(crate) const fn union(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 | other.0)
    }

    /// The squares of both sets.
    #[inline]
    pub(crate) const fn intersection(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 & other.0)
    }

    /// The squares of this set that the other has not.
    #[inline]
    pub(crate) const fn without(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 & !other.0)
    }

    /// The first square; a1 if there is none.
    #[inline]
    pub(crate) const fn first_or_a1(self) -> Square {
        let [ordinal, ..] = self.0.trailing_zeros().to_le_bytes();
        Square::from_ordinal(ordinal)
    }
}

impl IntoIterator for SquareSet {
    type Item = Square;
    type IntoIter = Squares;

    #[inline]
    fn into_iter(self) -> Squares {
        Squares(self)
    }
}

/// The squares of a set, from a1 to h8.
#[derive(Debug)]
pub(crate) struct Squares(SquareSet);

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        if self.0.is_empty() {
            return None;
        }
        let first = self.0.first_or_a1();
        self.0 = SquareSet(self.0.0 & (self.0.0 - 1));
        Some(first)
    }
}
