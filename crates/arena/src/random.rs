//! Reproducible pseudorandom numbers.

/// The [xorshift64](https://doi.org/10.18637/jss.v008.i14) generator (Marsaglia, 2003).
#[derive(Clone, Debug)]
pub(crate) struct Xorshift64(u64);

impl Xorshift64 {
    /// A sequence with a seed, which must not be 0.
    pub(crate) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A sequence for a pair of numbers, one of which may be 0.
    pub(crate) const fn of_pair(seed: u64, index: u64) -> Self {
        // The multipliers of splitmix64 spread the numbers over 64 bits.
        let mixed = seed.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15)
            ^ index.wrapping_add(1).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        Self(if mixed == 0 { 1 } else { mixed })
    }

    pub(crate) const fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    /// A number from 0 to `count` - 1; 0 if `count` is 0.
    pub(crate) fn below(&mut self, count: usize) -> usize {
        let number = self.next() % (count.max(1) as u64);
        usize::try_from(number).unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::Xorshift64;

    #[test]
    fn the_numbers_of_pairs_differ() {
        let numbers = |seed, index| {
            let mut random = Xorshift64::of_pair(seed, index);
            [random.below(1000), random.below(1000), random.below(1000)]
        };
        assert_eq!(numbers(1, 2), numbers(1, 2));
        assert_ne!(numbers(1, 2), numbers(2, 1));
        assert_ne!(numbers(0, 0), numbers(0, 1));
    }

    #[test]
    fn all_numbers_below_the_count_occur() {
        let mut random = Xorshift64::new(1);
        let mut seen = [false; 5];
        for _ in 0..100 {
            seen[random.below(5)] = true;
        }
        assert_eq!(seen, [true; 5]);
        assert_eq!(random.below(0), 0);
    }
}
