//! A stack with the moves of all nodes on the path.

use super::packed_move::PackedMove;
use alloc::{vec, vec::Vec};

/// A move and its ordering score.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct ScoredMove {
    pub(super) play: PackedMove,
    pub(super) score: i32,
}

/// The capacity: 218 moves, the maximum of any position, for each ply, rounded up to a power of two.
const ROOM: usize = 1 << 15;

/// The stack.
#[derive(Clone, Debug)]
pub(super) struct MoveStack {
    list: Vec<ScoredMove>,
    len: usize,
}

impl MoveStack {
    #[inline]
    pub(super) fn new() -> Self {
        Self {
            list: vec![ScoredMove::default(); ROOM],
            len: 0,
        }
    }

    #[inline]
    pub(super) fn len(&self) -> usize {
        self.len
    }

    #[inline]
    pub(super) fn push(&mut self, play: PackedMove) {
        let len = self.len;
        *self.at(len) = ScoredMove { play, score: 0 };
        self.len = len + 1;
    }

    /// Removes the moves above a length.
    #[inline]
    pub(super) fn truncate(&mut self, len: usize) {
        self.len = len;
    }

    /// Swaps the first move with the highest score in a range to its front.
    #[inline]
    pub(super) fn bring_best(&mut self, start: usize, end: usize) {
        let Some(part) = self.list.get_mut(start..end) else {
            return;
        };
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
        let scored_move = *self.at(one);
        *self.at(one) = *self.at(other);
        *self.at(other) = scored_move;
    }

    #[inline]
    pub(super) fn at(&mut self, place: usize) -> &mut ScoredMove {
        &mut self.list[place & (ROOM - 1)]
    }
}
