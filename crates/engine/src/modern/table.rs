//! What earlier searches found out about positions.
//!
//! The table stays between moves: each search has an age, and what an older one left is replaced
//! first. A large table is neither got nor cleared at one stroke but in [`Table::work`], which
//! the search calls until it is done.

use super::{
    moves::PackedMove,
    score::{UNKNOWN, from_node, from_root},
};
use alloc::vec::Vec;

/// The most megabytes that are tried.
pub const MOST_MB: usize = 1024;

/// Entries that are written in one go.
const CHUNK: usize = 1 << 18;

/// How a score limits the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// The true score is this or less.
    Upper = 1,
    /// The true score is this or more.
    Lower = 2,
    Exact = 3,
}

impl Bound {
    /// Whether the true score is beyond another one, or beside it, for all that a score tells.
    #[inline]
    pub(super) fn tells(self, score: i32, other: i32) -> bool {
        match self {
            Bound::Upper => score < other,
            Bound::Lower => score > other,
            Bound::Exact => true,
        }
    }
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Known {
    pub(super) play: PackedMove,
    pub(super) score: i32,
    /// The evaluation, or [`UNKNOWN`].
    pub(super) evaluation: i32,
    pub(super) depth: i32,
    pub(super) bound: Bound,
}

impl Known {
    /// Whether the score settles a window.
    #[inline]
    pub(super) fn settles(&self, alpha: i32, beta: i32) -> bool {
        match self.bound {
            Bound::Upper => self.score <= alpha,
            Bound::Lower => self.score >= beta,
            Bound::Exact => true,
        }
    }
}

#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    lock: u32,
    play: u16,
    score: i16,
    evaluation: i16,
    depth: u8,
    /// The bound in the two lowest bits, none if the entry is empty; the age in the rest.
    kind: u8,
}

/// The bits of [`Entry::kind`] for the bound.
const BOUND: u8 = 3;

/// A table of positions.
#[derive(Clone, Debug, Default)]
pub(super) struct Table {
    entries: Vec<Entry>,
    /// How many entries there shall be.
    room: usize,
    age: u8,
}

impl Table {
    /// Changes the size, as far as there is memory, and forgets everything; tells the megabytes
    /// that it got.
    #[inline]
    pub(super) fn resize(&mut self, mb: usize) -> usize {
        self.entries = Vec::new();
        let mut mb = mb.clamp(1, MOST_MB);
        loop {
            self.room = (mb << 20) / size_of::<Entry>();
            if mb == 0 || self.entries.try_reserve_exact(self.room).is_ok() {
                return mb;
            }
            mb /= 2;
        }
    }

    #[inline]
    pub(super) fn clear(&mut self) {
        self.entries.clear();
        self.age = 0;
    }

    /// Goes on with clearing; tells whether there is more to do.
    #[inline]
    pub(super) fn work(&mut self) -> bool {
        if self.entries.len() < self.room {
            let len = self.room.min(self.entries.len() + CHUNK);
            self.entries.resize(len, Entry::default());
        }
        self.entries.len() < self.room
    }

    /// A new search begins.
    #[inline]
    pub(super) fn grow_older(&mut self) {
        self.age = self.age.wrapping_add(BOUND + 1);
    }

    #[inline]
    fn index(&self, key: u64) -> usize {
        (((key >> 32) * self.entries.len() as u64) >> 32) as usize
    }

    /// A copy of what is known of a position.
    #[inline]
    pub(super) fn probe(&self, key: u64, ply: usize) -> Option<Known> {
        let entry = self.entries.get(self.index(key))?;
        if entry.lock != key as u32 {
            return None;
        }
        let bound = match entry.kind & BOUND {
            1 => Bound::Upper,
            2 => Bound::Lower,
            3 => Bound::Exact,
            _ => return None,
        };
        Some(Known {
            play: PackedMove::from_bits(entry.play),
            score: from_root(entry.score.into(), ply),
            evaluation: if entry.evaluation == i16::MIN {
                UNKNOWN
            } else {
                entry.evaluation.into()
            },
            depth: entry.depth.into(),
            bound,
        })
    }

    /// Writes down what is known, unless the place holds something deeper of this search.
    #[inline]
    pub(super) fn store(&mut self, key: u64, ply: usize, known: Known) {
        let (index, age) = (self.index(key), self.age);
        let Some(entry) = self.entries.get_mut(index) else {
            return;
        };
        let lock = key as u32;
        let is_same = entry.lock == lock;
        let is_better = known.bound == Bound::Exact
            || entry.kind & !BOUND != age
            || known.depth + if is_same { 3 } else { 0 } >= entry.depth.into();
        if !is_better {
            return;
        }
        if !(is_same && known.play.is_none()) {
            entry.play = known.play.bits();
        }
        entry.lock = lock;
        entry.score = from_node(known.score, ply) as i16;
        entry.evaluation = if known.evaluation == UNKNOWN {
            i16::MIN
        } else {
            known.evaluation as i16
        };
        entry.depth = known.depth.clamp(0, 255) as u8;
        entry.kind = known.bound as u8 | age;
    }

    /// How many of a thousand places this search has filled.
    #[inline]
    pub(super) fn permille(&self) -> u32 {
        let sample = self.entries.iter().take(1000);
        let filled = |entry: &&Entry| entry.kind & BOUND != 0 && entry.kind & !BOUND == self.age;
        sample.filter(filled).count() as u32
    }
}

#[cfg(test)]
mod tests {
    use super::{Bound, Known, MOST_MB, Table};
    use crate::modern::{moves::PackedMove, score::UNKNOWN};

    const KNOWN: Known = Known {
        play: PackedMove::new(12, 28),
        score: 17,
        evaluation: UNKNOWN,
        depth: 5,
        bound: Bound::Lower,
    };

    fn ready(mb: usize) -> Table {
        let mut table = Table::default();
        table.resize(mb);
        while table.work() {}
        table
    }

    #[test]
    fn what_was_stored_is_found() {
        let mut table = ready(1);
        table.store(7 << 40 | 3, 0, KNOWN);
        let found = table.probe(7 << 40 | 3, 0).unwrap();
        assert_eq!(
            (found.score, found.depth, found.evaluation),
            (17, 5, UNKNOWN)
        );
        assert!(found.settles(0, 17) && !found.settles(0, 18));
        assert!(table.probe(7 << 40 | 4, 0).is_none());
    }

    #[test]
    fn the_deeper_stays_until_the_next_search() {
        let mut table = ready(1);
        let shallow = Known { depth: 1, ..KNOWN };
        table.store(3, 0, KNOWN);
        table.store(4, 0, shallow);
        assert!(table.probe(4, 0).is_none());
        table.grow_older();
        table.store(4, 0, shallow);
        assert!(table.probe(3, 0).is_none() && table.probe(4, 0).is_some());
    }

    #[test]
    fn a_table_without_room_forgets_and_never_breaks() {
        let mut table = Table::default();
        table.store(3, 0, KNOWN);
        assert!(table.probe(3, 0).is_none());
        assert_eq!(table.resize(0), 1);
        table.store(3, 0, KNOWN);
        assert!(table.probe(3, 0).is_none(), "nothing was cleared yet");
        assert!((1..=MOST_MB).contains(&table.resize(usize::MAX)));
    }

    #[test]
    fn clearing_forgets() {
        let mut table = ready(4);
        table.store(3, 0, KNOWN);
        assert_eq!(table.permille(), 1);
        table.clear();
        while table.work() {}
        assert!(table.probe(3, 0).is_none());
        assert_eq!(table.permille(), 0);
    }
}
