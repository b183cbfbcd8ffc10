//! A seeded pseudorandom number generator.

/// Vigna's `SplitMix64`.
pub(crate) struct SplitMix64(u64);

impl SplitMix64 {
    /// Creates a generator; the streams of a seed are independent of each other.
    pub(crate) fn new(seed: u64, stream: u64) -> Self {
        let mut generator = Self(seed);
        let mixed = generator.next() ^ stream;
        Self(mixed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// Returns a number below `bound`, which must not be 0.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        usize::try_from(self.next() % bound as u64).unwrap_or(0)
    }

    /// Shuffles by the Fisher–Yates algorithm.
    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}
