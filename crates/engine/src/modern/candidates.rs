//! The moves of all nodes on the path, behind each other in one list.

use super::moves::PackedMove;
use alloc::{vec, vec::Vec};

/// A move and how promising it is.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Candidate {
    pub(super) play: PackedMove,
    pub(super) promise: i32,
}

/// Room for 218 moves, the most that a position can have, on every ply; a power of two.
const ROOM: usize = 1 << 15;

/// A list of moves.
#[derive(Clone, Debug)]
pub(super) struct Candidates {
    list: Vec<Candidate>,
    len: usize,
}

impl Candidates {
    #[inline]
    pub(super) fn new() -> Self {
        Self {
            list: vec![Candidate::default(); ROOM],
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
        *self.at(len) = Candidate { play, promise: 0 };
        self.len = len + 1;
    }

    /// Shortens the list.
    #[inline]
    pub(super) fn truncate(&mut self, len: usize) {
        self.len = len;
    }

    /// Brings the most promising of some candidates to their front; of equals the first.
    #[inline]
    pub(super) fn bring_best(&mut self, start: usize, end: usize) {
        let Some(part) = self.list.get_mut(start..end) else {
            return;
        };
        let (mut best, mut most) = (0, i32::MIN);
        for (place, candidate) in part.iter().enumerate() {
            if candidate.promise > most {
                (best, most) = (place, candidate.promise);
            }
        }
        if best > 0 {
            part.swap(0, best);
        }
    }

    #[inline(never)]
    pub(super) fn swap(&mut self, one: usize, other: usize) {
        let candidate = *self.at(one);
        *self.at(one) = *self.at(other);
        *self.at(other) = candidate;
    }

    #[inline]
    pub(super) fn at(&mut self, place: usize) -> &mut Candidate {
        &mut self.list[place & (ROOM - 1)]
    }
}
