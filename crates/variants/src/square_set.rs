//! Sets of squares.

use game::Square;

/// A set of squares as 256 bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SquareSet([u64; 4]);

impl SquareSet {
    /// The empty set.
    pub const EMPTY: SquareSet = SquareSet([0; 4]);

    /// Whether a square is in the set.
    #[inline]
    pub const fn contains(&self, square: Square) -> bool {
        let index = square.index();
        self.0[index >> 6] >> (index & 63) & 1 != 0
    }

    /// Adds a square.
    #[inline]
    pub const fn insert(&mut self, square: Square) {
        let index = square.index();
        self.0[index >> 6] |= 1 << (index & 63);
    }

    /// Removes a square.
    #[inline]
    pub const fn remove(&mut self, square: Square) {
        let index = square.index();
        self.0[index >> 6] &= !(1 << (index & 63));
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] | self.0[3] == 0
    }

    /// The number of squares.
    pub const fn len(&self) -> u32 {
        self.0[0].count_ones()
            + self.0[1].count_ones()
            + self.0[2].count_ones()
            + self.0[3].count_ones()
    }

    /// The squares in both sets.
    #[inline]
    #[must_use]
    pub const fn intersection(&self, other: &SquareSet) -> SquareSet {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        SquareSet([a & e, b & f, c & g, d & h])
    }

    /// The squares in the order a1, b1 … a2, b2 ….
    #[inline]
    pub const fn iter(&self) -> Squares {
        Squares {
            words: self.0,
            word: 0,
        }
    }
}

impl IntoIterator for &SquareSet {
    type Item = Square;
    type IntoIter = Squares;

    #[inline]
    fn into_iter(self) -> Squares {
        self.iter()
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> SquareSet {
        let mut set = SquareSet::EMPTY;
        squares.into_iter().for_each(|square| set.insert(square));
        set
    }
}

/// The squares of a [`SquareSet`], in ascending order.
#[derive(Clone, Debug)]
pub struct Squares {
    words: [u64; 4],
    word: usize,
}

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        while self.word < 4 {
            let bits = &mut self.words[self.word];
            if *bits != 0 {
                // 8 bits in all: the index fits a byte.
                let bit =
                    u8::try_from(bits.trailing_zeros() as usize | self.word << 6).unwrap_or(0);
                *bits &= *bits - 1;
                return Some(Square::from_index(bit));
            }
            self.word += 1;
        }
        None
    }
}
