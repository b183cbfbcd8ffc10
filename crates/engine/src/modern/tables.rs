//! What is made once at the start and only read afterwards.

use super::{attacks::Attacks, evaluation::Weights, keys::Keys, placement::Placement};

/// Masks, keys and the worth of squares.
#[derive(Clone, Debug)]
pub(super) struct Tables {
    pub(super) attacks: Attacks,
    pub(super) keys: Keys,
    pub(super) placement: Placement,
    pub(super) weights: Weights,
}

impl Tables {
    #[inline]
    pub(super) fn new() -> Self {
        Self {
            attacks: Attacks::new(),
            keys: Keys::new(),
            placement: Placement::new(),
            weights: Weights::new(),
        }
    }
}
