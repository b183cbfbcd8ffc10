//! Which tree is best for bytes that come so often.

use crate::tree::DEEPEST;

/// The length of the path to each byte, 0 for those that do not come.
pub(crate) fn lengths(counts: &[u32; 256]) -> [u8; 256] {
    let mut counts = *counts;
    loop {
        let lengths = unlimited(&counts);
        if lengths.iter().all(|&length| usize::from(length) <= DEEPEST) {
            return lengths;
        }
        for count in counts.iter_mut().filter(|count| **count > 0) {
            *count = *count / 2 + 1;
        }
    }
}

/// Joins the two rarest groups of bytes until one is left; each time their paths get longer.
fn unlimited(counts: &[u32; 256]) -> [u8; 256] {
    let mut lengths = [0; 256];
    let mut groups: Vec<(u32, Vec<u8>)> = (0..=255)
        .zip(counts)
        .filter(|(_, count)| **count > 0)
        .map(|(byte, count)| (*count, vec![byte]))
        .collect();
    if let [(_, only)] = &groups[..] {
        lengths[usize::from(only[0])] = 1;
    }
    while groups.len() > 1 {
        groups.sort_by_key(|group| std::cmp::Reverse(group.0));
        let rarest = groups.split_off(groups.len() - 2);
        let count = rarest.iter().map(|group| group.0).sum();
        let bytes: Vec<u8> = rarest.into_iter().flat_map(|group| group.1).collect();
        for &byte in &bytes {
            lengths[usize::from(byte)] += 1;
        }
        groups.push((count, bytes));
    }
    lengths
}

/// The path to each byte, first question first, as `Tree` has them.
pub(crate) fn paths(lengths: &[u8; 256]) -> [Vec<u32>; 256] {
    let mut paths = [const { Vec::new() }; 256];
    let mut code = 0_u32;
    for depth in 1..=DEEPEST {
        for (path, length) in paths.iter_mut().zip(lengths) {
            if usize::from(*length) == depth {
                *path = (0..depth).rev().map(|shift| code >> shift & 1).collect();
                code += 1;
            }
        }
        code <<= 1;
    }
    paths
}

#[cfg(test)]
mod tests {
    use super::{lengths, paths};
    use crate::tree::{DEEPEST, Path, Tree};

    #[test]
    fn frequent_bytes_have_short_paths_that_lead_to_them() {
        let mut counts = [0; 256];
        (counts[1], counts[7], counts[200], counts[255]) = (100, 40, 30, 30);
        let lengths = lengths(&counts);
        assert_eq!([1, 7, 200, 255].map(|byte| lengths[byte]), [1, 2, 3, 3]);
        let mut tree = Tree::EMPTY;
        tree.grow(&lengths);
        for byte in [1, 7, 200, 255_u8] {
            let mut path = Path::default();
            let steps = paths(&lengths)[usize::from(byte)].clone();
            let found: Vec<_> = steps.iter().map(|&bit| tree.step(&mut path, bit)).collect();
            let (last, before) = found.split_last().unwrap();
            assert_eq!(*last, Some(byte));
            assert!(before.iter().all(Option::is_none));
        }
    }

    #[test]
    fn no_path_is_too_long() {
        let mut counts = [0; 256];
        let mut before = 1;
        for count in counts.iter_mut().take(30) {
            (*count, before) = (before, before * 3 / 2 + 1);
        }
        let lengths = lengths(&counts);
        let longest = lengths.iter().max().copied().unwrap();
        assert!(usize::from(longest) <= DEEPEST, "{longest}");
        assert!(lengths[..30].iter().all(|&length| length > 0));
    }

    #[test]
    fn a_byte_alone_has_a_path_too() {
        let mut counts = [0; 256];
        counts[9] = 5;
        assert_eq!(lengths(&counts)[9], 1);
    }
}
