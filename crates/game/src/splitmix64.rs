//! Reproducible pseudorandom numbers.

/// The number at an index, from 1 on, of the [splitmix64](https://doi.org/10.1145/2714064.2660195)
/// sequence (Steele, Lea and Flood, 2014) with seed 0.
///
/// ```
/// assert_eq!(game::splitmix64(1), 0xe220_a839_7b1d_cdaf);
/// ```
#[inline(never)]
#[must_use]
pub const fn splitmix64(index: u64) -> u64 {
    let mixed = index.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}

#[cfg(test)]
mod tests {
    use super::splitmix64;

    #[test]
    fn numbers_match_the_reference_implementation() {
        assert_eq!(splitmix64(1), 0xe220_a839_7b1d_cdaf);
        assert_eq!(splitmix64(2), 0x6e78_9e6a_a1b9_65f4);
    }
}
