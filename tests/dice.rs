//! Pseudorandom numbers that are the same in every run.

/// A splitmix64 generator.
pub(crate) struct Dice(u64);

impl Dice {
    /// Creates a generator with a seed.
    pub(crate) fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    /// Returns a number below `bound`, which must not be 0.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        let mixed = mixed ^ (mixed >> 31);
        usize::try_from((u128::from(mixed) * bound as u128) >> 64).unwrap()
    }

    /// Picks one of the items, which must not be empty.
    pub(crate) fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }
}
