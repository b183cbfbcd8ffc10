//! Numbers that look random and come back with the same seed.

/// Vigna's `SplitMix64`.
pub(super) struct Dice(u64);

impl Dice {
    /// Dice of a seed; every stream of a seed is its own.
    pub(super) fn new(seed: u64, stream: u64) -> Self {
        let mut seeds = Self(seed);
        let mixed = seeds.next() ^ stream;
        Self(mixed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// A number below `bound`, which must not be 0.
    pub(super) fn below(&mut self, bound: usize) -> usize {
        usize::try_from(self.next() % bound as u64).unwrap_or(0)
    }

    /// Puts things in another order, each order as likely as any.
    pub(super) fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.below(last + 1));
        }
    }
}
