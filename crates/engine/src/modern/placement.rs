//! What a man is worth on its square: the part of the evaluation that moves carry along.

use super::{
    bits::{Square, seen_by},
    evaluation::{Weights, placed},
    roles::{KING, PAWN, man_on},
    tapered::Tapered,
};

/// The worth of every man on every square, from White's side; a power of two long, so that an
/// index needs no test.
#[derive(Clone, Debug)]
pub(super) struct Placement([Tapered; 1024]);

impl Placement {
    pub(super) const BLANK: Self = Self([0; 1024]);

    #[inline]
    pub(super) fn fill(&mut self, weights: &Weights) {
        for role in PAWN..=KING {
            for square in 0..64 {
                let worth = placed(weights, role, square);
                self.0[man_on(0, role, square) & 1023] = worth;
                self.0[man_on(1, role, seen_by(1, square)) & 1023] = -worth;
            }
        }
    }

    #[inline]
    pub(super) fn worth(&self, side: usize, role: usize, square: Square) -> Tapered {
        self.0[man_on(side, role, square) & 1023]
    }
}
