//! The [transposition table](https://www.chessprogramming.org/Transposition_Table).
//!
//! The table is kept between searches; entries of older searches are replaced first. A large table is
//! allocated and cleared in steps by [`TranspositionTable::continue_clearing`], which is called until
//! it is done.
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "plies, depths and scores are far below the bounds of every type that holds them"
)]

use crate::score::{UNKNOWN, from_node, from_root};
use alloc::vec::Vec;

/// The maximum size in megabytes.
pub const MAX_MB: usize = 1024;

/// The number of entries cleared in a step.
const CHUNK: usize = 1 << 18;

/// The relation of a stored score to the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    /// The true score is at most this.
    Upper = 1,
    /// The true score is at least this.
    Lower = 2,
    Exact = 3,
}

impl Bound {
    /// Whether a score with this bound is more informative than an evaluation.
    #[inline]
    pub(crate) fn refines(self, score: i32, other: i32) -> bool {
        match self {
            Bound::Upper => score < other,
            Bound::Lower => score > other,
            Bound::Exact => true,
        }
    }
}

/// A move in 16 bits, 0 for none.
pub(crate) trait TtMove {
    fn from_bits(bits: u16) -> Self;

    fn bits(self) -> u16;
}

/// The stored result for a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TtEntry<M> {
    pub(crate) best_move: M,
    pub(crate) score: i32,
    /// The evaluation, or [`UNKNOWN`].
    pub(crate) static_eval: i32,
    pub(crate) depth: i32,
    pub(crate) bound: Bound,
}

impl<M> TtEntry<M> {
    /// Whether the score causes a cutoff in a window.
    #[inline]
    pub(crate) fn causes_cutoff(&self, alpha: i32, beta: i32) -> bool {
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
    best_move: u16,
    score: i16,
    static_eval: i16,
    depth: u8,
    /// The bound in the two lowest bits, none if the entry is empty; the age in the rest.
    kind: u8,
}

/// The bits of [`Entry::kind`] for the bound.
const BOUND: u8 = 3;

/// The table.
#[derive(Clone, Debug, Default)]
pub struct TranspositionTable {
    entries: Vec<Entry>,
    /// The number of entries once clearing is done.
    capacity: usize,
    age: u8,
}

impl TranspositionTable {
    /// Resizes the table to at most `mb` megabytes, as memory permits, and clears it. Returns the
    /// size in megabytes.
    #[inline]
    pub(crate) fn resize(&mut self, mb: usize) -> usize {
        self.entries = Vec::new();
        let mut mb = mb.clamp(1, MAX_MB);
        loop {
            self.capacity = (mb << 20) / size_of::<Entry>();
            if mb == 0 || self.entries.try_reserve_exact(self.capacity).is_ok() {
                return mb;
            }
            mb /= 2;
        }
    }

    #[inline]
    pub(crate) fn clear(&mut self) {
        self.entries.clear();
        self.age = 0;
    }

    /// Clears another part of the table; returns whether there is more to do.
    #[inline]
    pub(crate) fn continue_clearing(&mut self) -> bool {
        if self.entries.len() < self.capacity {
            let len = self.capacity.min(self.entries.len() + CHUNK);
            self.entries.resize(len, Entry::default());
        }
        self.entries.len() < self.capacity
    }

    /// Starts a new search, so that all entries are older.
    #[inline]
    pub(crate) fn new_search(&mut self) {
        self.age = self.age.wrapping_add(BOUND + 1);
    }

    #[inline]
    fn index(&self, key: u64) -> usize {
        (((key >> 32) * self.entries.len() as u64) >> 32) as usize
    }

    /// The entry of a position.
    #[inline]
    pub(crate) fn probe<M: TtMove>(&self, key: u64, ply: usize) -> Option<TtEntry<M>> {
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
        Some(TtEntry {
            best_move: M::from_bits(entry.best_move),
            score: from_root(entry.score.into(), ply),
            static_eval: if entry.static_eval == i16::MIN {
                UNKNOWN
            } else {
                entry.static_eval.into()
            },
            depth: entry.depth.into(),
            bound,
        })
    }

    /// Stores an entry unless the slot has a deeper entry of this search.
    #[inline]
    pub(crate) fn store<M: TtMove>(&mut self, key: u64, ply: usize, known: TtEntry<M>) {
        let (index, age) = (self.index(key), self.age);
        let Some(entry) = self.entries.get_mut(index) else {
            return; // without memory the table has no entries
        };
        let lock = key as u32;
        let is_same = entry.lock == lock;
        let is_better = known.bound == Bound::Exact
            || entry.kind & !BOUND != age
            || known.depth + if is_same { 3 } else { 0 } >= entry.depth.into();
        if !is_better {
            return;
        }
        let best_move = known.best_move.bits();
        if !is_same || best_move != 0 {
            entry.best_move = best_move;
        }
        entry.lock = lock;
        entry.score = from_node(known.score, ply) as i16;
        entry.static_eval = if known.static_eval == UNKNOWN {
            i16::MIN
        } else {
            known.static_eval as i16
        };
        entry.depth = known.depth.clamp(0, 255) as u8;
        entry.kind = known.bound as u8 | age;
    }

    /// The permille of slots filled by this search.
    #[inline]
    pub(crate) fn hashfull(&self) -> u32 {
        let sample = self.entries.iter().take(1000);
        let filled = |entry: &&Entry| entry.kind & BOUND != 0 && entry.kind & !BOUND == self.age;
        sample.filter(filled).count() as u32
    }
}

#[cfg(test)]
mod tests {
    use super::{Bound, MAX_MB, TranspositionTable, TtEntry, TtMove};
    use crate::score::UNKNOWN;

    impl TtMove for u16 {
        fn from_bits(bits: u16) -> u16 {
            bits
        }

        fn bits(self) -> u16 {
            self
        }
    }

    const KNOWN: TtEntry<u16> = TtEntry {
        best_move: 12,
        score: 17,
        static_eval: UNKNOWN,
        depth: 5,
        bound: Bound::Lower,
    };

    fn ready(mb: usize) -> TranspositionTable {
        let mut table = TranspositionTable::default();
        table.resize(mb);
        while table.continue_clearing() {}
        table
    }

    #[test]
    fn a_stored_entry_is_found() {
        let mut table = ready(1);
        table.store(7 << 40 | 3, 0, KNOWN);
        let found = table.probe::<u16>(7 << 40 | 3, 0).unwrap();
        assert_eq!(
            (found.score, found.depth, found.static_eval),
            (17, 5, UNKNOWN)
        );
        assert!(found.causes_cutoff(0, 17) && !found.causes_cutoff(0, 18));
        assert!(table.probe::<u16>(7 << 40 | 4, 0).is_none());
    }

    #[test]
    fn a_deeper_entry_is_kept_until_the_next_search() {
        let mut table = ready(1);
        let shallow = TtEntry { depth: 1, ..KNOWN };
        table.store(3, 0, KNOWN);
        table.store(4, 0, shallow);
        assert!(table.probe::<u16>(4, 0).is_none());
        table.new_search();
        table.store(4, 0, shallow);
        assert!(table.probe::<u16>(3, 0).is_none() && table.probe::<u16>(4, 0).is_some());
    }

    #[test]
    fn a_table_without_entries_ignores_stores() {
        let mut table = TranspositionTable::default();
        table.store(3, 0, KNOWN);
        assert!(table.probe::<u16>(3, 0).is_none());
        assert_eq!(table.resize(0), 1);
        table.store(3, 0, KNOWN);
        assert!(
            table.probe::<u16>(3, 0).is_none(),
            "nothing was cleared yet"
        );
        assert!((1..=MAX_MB).contains(&table.resize(usize::MAX)));
    }

    #[test]
    fn clearing_removes_entries() {
        let mut table = ready(4);
        table.store(3, 0, KNOWN);
        assert_eq!(table.hashfull(), 1);
        table.clear();
        while table.continue_clearing() {}
        assert!(table.probe::<u16>(3, 0).is_none());
        assert_eq!(table.hashfull(), 0);
    }
}
