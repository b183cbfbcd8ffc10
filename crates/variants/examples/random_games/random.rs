//! A sequence of pseudorandom numbers.

use game::splitmix64;

/// A random number generator that its seed determines.
#[derive(Debug)]
pub(crate) struct Random {
    index: u64,
}

impl Random {
    pub(crate) const fn new(seed: u64) -> Random {
        Random { index: seed << 32 }
    }

    /// A random number less than `end`; 0 if `end` is 0.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        self.index = self.index.wrapping_add(1);
        let end = end.max(1) as u64;
        usize::try_from(splitmix64(self.index) % end).unwrap_or(0)
    }

    /// A random item of a slice; `None` if it is empty.
    pub(crate) fn item<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        items.get(self.below(items.len())).copied()
    }
}
