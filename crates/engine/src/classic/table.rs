//! The hash table (`A[]` in the original): slots, probing, replacement.

use std::fmt;

/// Set in [`Entry::from`] if the score is at least what it says (`8` in the original's `X`).
pub(super) const AT_LEAST: u8 = 8;
/// Set in [`Entry::from`] if the score is at most what it says (`S` in the original's `X`).
pub(super) const AT_MOST: u8 = 128;
const EXACT: u8 = AT_LEAST | AT_MOST;

/// The smallest table that plays: below it the root meets its own legality search.
pub const MIN_TABLE_BITS: u8 = 12;
/// The largest table, that of the original.
pub const MAX_TABLE_BITS: u8 = 24;

/// Slots that a probe looks at.
const PROBES: usize = 9;

/// A position in the table; 12 bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Entry {
    /// The lock key, 0 in an empty slot (`K`).
    pub(super) lock: i32,
    /// The score, from the side of its mover (`V`).
    pub(super) score: i16,
    /// Origin of the best move, and the kind of the score (`X`).
    pub(super) from: u8,
    /// Target of the best move, bit 7 set unless it castles (`Y`).
    pub(super) to: u8,
    /// The depth of the search that gave the score (`D`).
    pub(super) depth: u8,
}

const _: () = assert!(size_of::<Entry>() == 12);

impl Entry {
    /// Whether the score answers a search of the window from `alpha` to `beta`.
    #[inline]
    pub(super) fn answers(&self, alpha: i32, beta: i32) -> bool {
        let score = i32::from(self.score);
        (score >= beta || self.from & AT_MOST != 0) && (score <= alpha || self.from & AT_LEAST != 0)
    }
}

/// Why there is no table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableError {
    /// The size is not between [`MIN_TABLE_BITS`] and [`MAX_TABLE_BITS`].
    OutOfRange {
        /// The size asked for, as a power of two.
        bits: u8,
    },
    /// The memory cannot be had.
    OutOfMemory {
        /// The size asked for, as a power of two.
        bits: u8,
    },
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OutOfRange { bits } => write!(
                f,
                "a table of 2^{bits} slots is not possible: between {MIN_TABLE_BITS} and {MAX_TABLE_BITS} bits are"
            ),
            Self::OutOfMemory { bits } => write!(f, "no memory for a table of 2^{bits} slots"),
        }
    }
}

impl std::error::Error for TableError {}

/// The table: 2^bits slots, eight more for probes that begin at the last ones, and slot 0.
///
/// Slot 0 is a dummy that takes what finds no room; it is emptied after each store.
#[derive(Clone, Debug)]
pub(super) struct Table {
    entries: Vec<Entry>,
    bits: u8,
}

impl Table {
    pub(super) fn new(bits: u8) -> Result<Self, TableError> {
        if !(MIN_TABLE_BITS..=MAX_TABLE_BITS).contains(&bits) {
            return Err(TableError::OutOfRange { bits });
        }
        let slots = (1 << bits) + PROBES;
        let mut entries = room(slots, bits)?;
        entries.resize(slots, Entry::default());
        Ok(Self { entries, bits })
    }

    /// A second table with the same content.
    pub(super) fn copy(&self) -> Result<Self, TableError> {
        let mut entries = room(self.entries.len(), self.bits)?;
        entries.extend_from_slice(&self.entries);
        Ok(Self { entries, bits: self.bits })
    }

    pub(super) fn bits(&self) -> u8 {
        self.bits
    }

    pub(super) fn clear(&mut self) {
        self.entries.fill(Entry::default());
    }

    /// The slot for a lock: the first that holds it or is empty after `index`, else the dummy.
    #[inline]
    pub(super) fn probe(&self, index: i32, lock: i32) -> usize {
        let mask = (1_usize << self.bits) - 1;
        let first = (index.cast_unsigned() as usize & mask) + 1;
        let slots = &self.entries[first..first + PROBES];
        slots
            .iter()
            .position(|entry| entry.lock == 0 || entry.lock == lock)
            .map_or(0, |place| first + place)
    }

    /// A copy of what stands in a slot.
    #[inline]
    pub(super) fn entry(&self, slot: usize) -> Entry {
        self.entries[slot]
    }

    /// Stores in a slot that [`probe`](Self::probe) gave, unless an exact and deeper score stands
    /// there; says whether it did.
    #[inline]
    pub(super) fn store(&mut self, slot: usize, entry: Entry) -> bool {
        let old = self.entries[slot];
        let replace = old.lock == 0 || old.from & EXACT != EXACT || old.depth <= entry.depth;
        if replace {
            self.entries[slot] = entry;
            self.entries[0].lock = 0;
        }
        replace
    }

    /// Slots in use among a thousand, counted in the first thousand.
    pub(super) fn filled_permille(&self) -> u32 {
        let used = self.entries[1..=1000].iter().filter(|entry| entry.lock != 0).count();
        u32::try_from(used).unwrap_or_default()
    }
}

fn room(slots: usize, bits: u8) -> Result<Vec<Entry>, TableError> {
    let mut entries = Vec::new();
    entries.try_reserve_exact(slots).map_err(|_| TableError::OutOfMemory { bits })?;
    Ok(entries)
}
