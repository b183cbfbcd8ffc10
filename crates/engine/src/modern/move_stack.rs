//! A stack with the moves of all nodes on the path.

use super::packed_move::PackedMove;
use alloc::vec::Vec;

/// A move and its ordering score.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct ScoredMove {
    pub(super) play: PackedMove,
    pub(super) score: i32,
}

/// The initial capacity, which suffices for most searches.
const CAPACITY: usize = 1 << 13;

#[derive(Clone, Debug)]
pub(super) struct MoveStack(Vec<ScoredMove>);

impl MoveStack {
    #[inline]
    pub(super) fn new() -> Self {
        Self(Vec::with_capacity(CAPACITY))
    }

    #[inline]
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    #[inline]
    pub(super) fn push(&mut self, play: PackedMove) {
        self.0.push(ScoredMove { play, score: 0 });
    }

    /// Removes the moves above a length.
    #[inline]
    pub(super) fn truncate(&mut self, len: usize) {
        self.0.truncate(len);
    }

    /// Swaps the first move with the highest score in a range to its front.
    #[inline]
    pub(super) fn bring_best(&mut self, start: usize, end: usize) {
        let part = &mut self.0[start..end];
        let (mut best, mut most) = (0, i32::MIN);
        for (place, scored_move) in part.iter().enumerate() {
            if scored_move.score > most {
                (best, most) = (place, scored_move.score);
            }
        }
        if best > 0 {
            part.swap(0, best);
        }
    }

    #[inline(never)]
    pub(super) fn swap(&mut self, one: usize, other: usize) {
        self.0.swap(one, other);
    }

    #[inline]
    pub(super) fn at(&mut self, place: usize) -> &mut ScoredMove {
        &mut self.0[place]
    }
}
