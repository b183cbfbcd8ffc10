//! Numbers that look random, and are the same on every machine.

/// The splitmix64 sequence (Steele, Lea and Flood, 2014) from seed 0, at a place from 1 on:
/// neighbouring places have unlike numbers.
///
/// # Examples
///
/// ```
/// assert_eq!(rules::splitmix64(1), 0xe220_a839_7b1d_cdaf);
/// ```
#[inline(never)]
#[must_use]
pub const fn splitmix64(place: u64) -> u64 {
    let mixed = place.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}

#[cfg(test)]
mod tests {
    use super::splitmix64;

    #[test]
    fn the_sequence_is_splitmix64() {
        // The first numbers of the authors' own program from seed 0.
        assert_eq!(splitmix64(1), 0xe220_a839_7b1d_cdaf);
        assert_eq!(splitmix64(2), 0x6e78_9e6a_a1b9_65f4);
    }
}
