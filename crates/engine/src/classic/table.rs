//! The hash table (`A[]` in the original): slots, probing, replacement.

use std::fmt;

/// Set in [`Entry::from`] if the score is at least what it says (`8` in the original's `X`).
const AT_LEAST: u8 = 8;
/// Set in [`Entry::from`] if the score is at most what it says (`S` in the original's `X`).
const AT_MOST: u8 = 128;
const EXACT: u8 = AT_LEAST | AT_MOST;

/// The smallest table that plays: below it the root meets its own legality search.
pub const MIN_TABLE_BITS: u8 = 12;
/// The largest table, that of the original.
pub const MAX_TABLE_BITS: u8 = 24;

/// Slots that a probe looks at.
const PROBES: usize = 9;

/// A position in the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Entry {
    /// The lock key (`K`).
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

/// An entry as it is kept: whole words are stored, for pieces of them would queue up while a slot
/// is fetched from afar.
#[derive(Clone, Copy, Debug, Default)]
#[repr(C)]
struct Slot {
    lock: i32,
    /// Score, origin and target.
    packed: u32,
    depth: u8,
    /// Written to bring the slot near.
    touched: u8,
}

const _: () = assert!(size_of::<Slot>() == 12);

impl Entry {
    #[inline]
    fn pack(self) -> Slot {
        let score = u32::from(self.score.cast_unsigned());
        let moved = (u32::from(self.from) << 16) | (u32::from(self.to) << 24);
        Slot {
            lock: self.lock,
            packed: score | moved,
            depth: self.depth,
            touched: 0,
        }
    }

    #[inline]
    fn unpack(slot: Slot) -> Self {
        let [low, high, from, to] = slot.packed.to_le_bytes();
        let score = i16::from_le_bytes([low, high]);
        Self {
            lock: slot.lock,
            score,
            from,
            to,
            depth: slot.depth,
        }
    }

    /// Whether the score answers a search of the window from `alpha` to `beta`.
    #[inline]
    pub(super) fn answers(&self, alpha: i32, beta: i32) -> bool {
        let score = i32::from(self.score);
        (score >= beta || self.from & AT_MOST != 0) && (score <= alpha || self.from & AT_LEAST != 0)
    }
}

/// The bits of [`Entry::from`] that say how a score relates to its window.
#[inline]
pub(super) fn kind_of(score: i32, alpha: i32, beta: i32) -> u8 {
    (u8::from(score > alpha) * AT_LEAST) | (u8::from(score < beta) * AT_MOST)
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
/// Slot 0 is a dummy that takes what finds no room, and stays empty. A byte of each lock stands
/// apart: most positions are new, and the bytes that say so are near, where the slots are not.
#[derive(Clone, Debug)]
pub(super) struct Table {
    slots: Vec<Slot>,
    /// A byte of the lock in each slot, 0 in an empty one.
    tags: Vec<u8>,
    bits: u8,
    /// The sum of what was touched; written so that no touch is left out.
    touched: u8,
}

impl Table {
    pub(super) fn new(bits: u8) -> Result<Self, TableError> {
        if !(MIN_TABLE_BITS..=MAX_TABLE_BITS).contains(&bits) {
            return Err(TableError::OutOfRange { bits });
        }
        let slots = (1 << bits) + PROBES;
        let mut table = Self {
            slots: room(slots, bits)?,
            tags: room(slots, bits)?,
            bits,
            touched: 0,
        };
        table.slots.resize(slots, Slot::default());
        table.tags.resize(slots, 0);
        Ok(table)
    }

    /// A second table with the same content.
    pub(super) fn copy(&self) -> Result<Self, TableError> {
        let slots = self.tags.len();
        let mut table = Self {
            slots: room(slots, self.bits)?,
            tags: room(slots, self.bits)?,
            ..*self
        };
        table.slots.extend_from_slice(&self.slots);
        table.tags.extend_from_slice(&self.tags);
        Ok(table)
    }

    pub(super) fn bits(&self) -> u8 {
        self.bits
    }

    pub(super) fn clear(&mut self) {
        self.tags.fill(0);
    }

    /// Brings the first slot after `index` near, so that a probe will not have to wait for it.
    ///
    /// The slot is written to, not read: nothing waits for a write.
    #[inline]
    pub(super) fn touch(&mut self, index: i32) {
        let slot = self.first_slot(index);
        let sum = self.tags[slot];
        self.touched = self.touched.wrapping_add(sum);
        self.slots[slot].touched = 0;
    }

    #[inline]
    fn first_slot(&self, index: i32) -> usize {
        let mask = (1_usize << self.bits) - 1;
        (index.cast_unsigned() as usize & mask) + 1
    }

    /// The slot for a lock: the first that holds it or is empty after `index`, else the dummy.
    #[inline]
    pub(super) fn probe(&self, index: i32, lock: i32) -> usize {
        let first = self.first_slot(index);
        let tag = tag(lock);
        for (place, &found) in self.tags[first..first + PROBES].iter().enumerate() {
            if found == 0 || (found == tag && self.slots[first + place].lock == lock) {
                return first + place;
            }
        }
        0
    }

    /// A copy of what stands in a slot, `None` in an empty one.
    #[inline]
    pub(super) fn entry(&self, slot: usize) -> Option<Entry> {
        if self.tags[slot] == 0 {
            None
        } else {
            Some(Entry::unpack(self.slots[slot]))
        }
    }

    /// Stores in a slot that [`probe`](Self::probe) gave, unless an exact and deeper score stands
    /// there; says whether it did.
    #[inline]
    pub(super) fn store(&mut self, slot: usize, entry: Entry) -> bool {
        let keeps = |old: Entry| old.from & EXACT == EXACT && old.depth > entry.depth;
        if self.entry(slot).is_some_and(keeps) {
            return false;
        }
        if slot != 0 {
            self.slots[slot] = entry.pack();
            self.tags[slot] = tag(entry.lock);
        }
        true
    }

    /// Slots in use among a thousand, counted in the first thousand.
    pub(super) fn filled_permille(&self) -> u32 {
        let used = self.tags[1..=1000].iter().filter(|&&tag| tag != 0).count();
        u32::try_from(used).unwrap_or_default()
    }
}

/// A byte of a lock; 0 for the lock 0, which the original takes for an empty slot.
#[inline]
fn tag(lock: i32) -> u8 {
    if lock == 0 {
        0
    } else {
        lock.to_le_bytes()[0].max(1)
    }
}

fn room<T>(slots: usize, bits: u8) -> Result<Vec<T>, TableError> {
    let mut room = Vec::new();
    room.try_reserve_exact(slots)
        .map_err(|_| TableError::OutOfMemory { bits })?;
    Ok(room)
}
