//! Random noise in the evaluation, so that games differ.

use rules::splitmix64;

/// The noise of a search.
#[derive(Clone, Copy, Debug, Default)]
pub struct Noise {
    pub(crate) seed: u64,
    /// The maximum absolute value, in centipawns.
    pub(crate) cp: u16,
}

impl Noise {
    /// The noise in a position: the sum of two uniform random numbers, a function of seed and key.
    #[inline]
    pub(crate) fn at(self, key: u64) -> i32 {
        let random = splitmix64(key ^ splitmix64(self.seed));
        let die = |bits: u64| (bits & 0xffff) as i32 - 0x8000;
        (die(random) + die(random >> 16)) * i32::from(self.cp) / 0x1_0000
    }
}

#[cfg(test)]
mod tests {
    use super::Noise;

    #[test]
    fn noise_stays_within_its_bounds_and_is_centred() {
        let noise = Noise { seed: 7, cp: 100 };
        let values: Vec<i32> = (0..4_000).map(|key| noise.at(key)).collect();
        assert!(values.iter().all(|value| value.abs() <= 100));
        assert!(values.iter().any(|value| *value > 70) && values.iter().any(|value| *value < -70));
        assert!(values.iter().sum::<i32>().abs() < 4_000 * 3);
    }
}
