//! Two scores in one number: for the middlegame in the lower half, for the endgame in the upper.
//!
//! Sums and small multiples apply to both halves. Halves of 16 bits would be too small for 62 queens.

/// A score for the middlegame and one for the endgame, each below 2,147,483,648.
pub(super) type Tapered = i64;

#[inline]
pub(super) const fn tapered(middlegame: i32, endgame: i32) -> Tapered {
    middlegame as Tapered + ((endgame as Tapered) << 32)
}

#[inline]
pub(super) const fn middlegame(score: Tapered) -> i32 {
    score as i32
}

#[inline]
pub(super) const fn endgame(score: Tapered) -> i32 {
    ((score + 0x8000_0000) >> 32) as i32
}

#[cfg(test)]
mod tests {
    use super::{endgame, middlegame, tapered};

    #[test]
    fn both_halves_come_back() {
        for (one, other) in [(0, 0), (5, -7), (-5, 7), (-90_000, 90_000), (-1, -1)] {
            let score = tapered(one, other);
            assert_eq!((middlegame(score), endgame(score)), (one, other));
            let twice = tapered(one / 2, other / 2) * 2;
            assert_eq!(
                (middlegame(twice), endgame(twice)),
                (one / 2 * 2, other / 2 * 2)
            );
        }
    }
}
