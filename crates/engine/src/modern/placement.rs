//! What a man is worth on its square: the part of the evaluation that moves carry along.

use super::{
    bits::{Square, seen_by},
    evaluation::placed,
    tapered::Tapered,
};

/// The worth of every man on every square, from White's side.
#[derive(Clone, Debug)]
pub(super) struct Placement {
    worth: [[Tapered; 64]; 12],
}

impl Placement {
    #[inline]
    pub(super) fn new() -> Self {
        let mut worth = [[0; 64]; 12];
        for role in 0..6 {
            for square in 0..64 {
                worth[role][square] = placed(role, square);
                worth[role + 6][seen_by(1, square)] = -placed(role, square);
            }
        }
        Self { worth }
    }

    #[inline]
    pub(super) fn worth(&self, side: usize, role: usize, square: Square) -> Tapered {
        self.worth[(side & 1) * 6 + role % 6][square & 63]
    }
}
