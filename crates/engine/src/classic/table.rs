//! The hash table (`A[]` in the original): slots, probing, replacement.

use alloc::vec::Vec;

use game::coded_error;

/// Set in [`Entry::from`] if the score is a lower bound (`8` in the original's `X`).
const AT_LEAST: u8 = 8;
/// Set in [`Entry::from`] if the score is an upper bound (`S` in the original's `X`).
const AT_MOST: u8 = 128;
const EXACT: u8 = AT_LEAST | AT_MOST;

/// The smallest table: in smaller ones the root finds the entries of its own legality search.
pub const MIN_TABLE_BITS: u8 = 12;
/// The largest table, which is the size of the original's.
pub const MAX_TABLE_BITS: u8 = 24;

/// The number of slots that a probe examines.
const PROBES: usize = 9;

/// A position in the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Entry {
    /// The score, from the mover's side (`V`).
    pub(super) score: i16,
    /// Origin of the best move, and the kind of the score (`X`).
    pub(super) from: u8,
    /// Target of the best move, bit 7 set unless it castles (`Y`).
    pub(super) to: u8,
    /// The depth of the search that returned the score (`D`).
    pub(super) depth: u8,
}

/// An entry and its lock in packed form, without the lowest byte of the lock, which is the tag.
type Slot = u64;

/// The content of a slot, which can be restored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SavedSlot {
    pub(super) bits: Slot,
    pub(super) slot: u32,
    pub(super) tag: u8,
}

impl SavedSlot {
    /// The number of the slot; 0 is the dummy.
    pub fn slot(self) -> usize {
        self.slot as usize
    }

    /// Whether the slot was empty.
    pub fn is_empty(self) -> bool {
        self.tag == 0
    }
}

/// The position of the lock in a slot.
const LOCK_SHIFT: u32 = 39;

impl Entry {
    /// Packs from the low bits up: score, origin, target, depth, and the lock without its tag.
    #[inline]
    fn pack(self, lock: i32) -> Slot {
        u64::from(self.score.cast_unsigned())
            | (u64::from(self.from) << 16)
            | (u64::from(self.to) << 24)
            | (u64::from(self.depth & 127) << 32)
            | (untagged(lock) << LOCK_SHIFT)
    }

    #[inline]
    fn unpack(slot: Slot) -> Self {
        let [low, high, from, to, depth, ..] = slot.to_le_bytes();
        let score = i16::from_le_bytes([low, high]);
        Self {
            score,
            from,
            to,
            depth: depth & 127,
        }
    }

    /// Whether the score suffices for a search of the window from `alpha` to `beta`.
    #[inline]
    pub(super) fn causes_cutoff(self, alpha: i32, beta: i32) -> bool {
        let score = i32::from(self.score);
        (score >= beta || self.from & AT_MOST != 0) && (score <= alpha || self.from & AT_LEAST != 0)
    }
}

/// The bits of [`Entry::from`] that mark a score as a bound, if it is outside its window.
#[inline]
pub(super) fn bound_bits(score: i32, alpha: i32, beta: i32) -> u8 {
    (u8::from(score > alpha) * AT_LEAST) | (u8::from(score < beta) * AT_MOST)
}

coded_error! {
    /// Why a table cannot be created.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum TableError {
        /// The size is not between [`MIN_TABLE_BITS`] and [`MAX_TABLE_BITS`].
        #[error(
            "inside-memory",
            "a table of 2^{bits} slots is not supported: use {MIN_TABLE_BITS} to {MAX_TABLE_BITS} \
             bits"
        )]
        OutOfRange {
            /// The requested size, as a power of two.
            bits: u8,
        },
        /// There is not enough memory.
        #[error("inside-memory", "not enough memory for a table of 2^{bits} slots")]
        OutOfMemory {
            /// The requested size, as a power of two.
            bits: u8,
        },
    }
}

/// The table: 2^bits slots, eight more for probes that begin at the last slots, and slot 0.
///
/// Slot 0 is a dummy for positions that find no other slot; nothing is stored in it. A byte of each
/// lock is kept in a separate array: most positions are new, and this smaller array detects that
/// with fewer cache misses than the slots.
#[derive(Clone, Debug)]
pub(super) struct Table {
    slots: Vec<Slot>,
    /// A byte of each slot's lock; 0 for an empty slot.
    tags: Vec<u8>,
    bits: u8,
    /// [`PROBES`], in a variable so that the compiler does not unroll the loop nine times.
    probes: usize,
    /// The sum of the prefetched bytes, which prevents the compiler from removing the reads.
    touched: u8,
}

impl Table {
    #[inline]
    pub(super) fn new(bits: u8) -> Result<Self, TableError> {
        if !(MIN_TABLE_BITS..=MAX_TABLE_BITS).contains(&bits) {
            return Err(TableError::OutOfRange { bits });
        }
        let slots = (1 << bits) + PROBES;
        let (Some(mut all), Some(mut tags)) = (allocate(slots), allocate(slots)) else {
            return Err(TableError::OutOfMemory { bits });
        };
        all.resize(slots, Slot::default());
        tags.resize(slots, 0);
        Ok(Self {
            slots: all,
            tags,
            bits,
            probes: PROBES,
            touched: 0,
        })
    }

    /// A second table with the same content.
    #[inline]
    pub(super) fn copy(&self) -> Result<Self, TableError> {
        let count = self.tags.len();
        let (Some(mut slots), Some(mut tags)) = (allocate(count), allocate(count)) else {
            return Err(TableError::OutOfMemory { bits: self.bits });
        };
        slots.extend_from_slice(&self.slots);
        tags.extend_from_slice(&self.tags);
        Ok(Self {
            slots,
            tags,
            ..*self
        })
    }

    #[inline]
    pub(super) fn bits(&self) -> u8 {
        self.bits
    }

    #[inline]
    pub(super) fn clear(&mut self) {
        self.tags.fill(0);
    }

    /// Loads the first slot after `index` into the cache, so that a later probe need not wait.
    #[inline]
    pub(super) fn prefetch(&mut self, index: i32) {
        let slot = self.first_slot(index);
        let sum = self.tags[slot] ^ self.slots[slot].to_le_bytes()[0];
        self.touched = self.touched.wrapping_add(sum);
    }

    #[inline]
    pub(super) fn first_slot(&self, index: i32) -> usize {
        let mask = (1_usize << self.bits) - 1;
        (index.cast_unsigned() as usize & mask) + 1
    }

    /// The slot for a lock: the first after `index` that holds it or is empty, otherwise the dummy.
    #[inline]
    pub(super) fn probe(&self, index: i32, lock: i32) -> usize {
        let first = self.first_slot(index);
        let (tag, rest) = (tag(lock), untagged(lock));
        for (place, &found) in self.tags[first..first + self.probes].iter().enumerate() {
            if found == 0 || (found == tag && self.slots[first + place] >> LOCK_SHIFT == rest) {
                return first + place;
            }
        }
        0
    }

    /// A copy of the entry in a slot; `None` for an empty slot.
    #[inline]
    pub(super) fn entry(&self, slot: usize) -> Option<Entry> {
        if self.tags[slot] == 0 {
            None
        } else {
            Some(Entry::unpack(self.slots[slot]))
        }
    }

    /// A copy of the content of a slot, which can be restored.
    #[inline]
    pub(super) fn saved_slot(&self, slot: usize) -> SavedSlot {
        SavedSlot {
            bits: self.slots[slot],
            slot: slot.try_into().unwrap_or_default(),
            tag: self.tags[slot],
        }
    }

    /// Restores the content of a slot, and returns the content that it replaces.
    #[inline]
    pub(super) fn swap(&mut self, kept: SavedSlot) -> SavedSlot {
        let replaced = self.saved_slot(kept.slot());
        self.slots[kept.slot()] = kept.bits;
        self.tags[kept.slot()] = kept.tag;
        replaced
    }

    /// The lock of a slot; 0 for an empty slot.
    #[inline]
    pub(super) fn lock(&self, slot: usize) -> i32 {
        let (tag, rest) = (self.tags[slot], self.slots[slot] >> LOCK_SHIFT);
        let [low, middle, high, ..] = (rest >> 1).to_le_bytes();
        match (tag, rest & 1) {
            (0, _) => 0,
            (_, 0) => i32::from_le_bytes([tag, low, middle, high]),
            _ => i32::from_le_bytes([0, low, middle, high]),
        }
    }

    /// Stores an entry in a slot returned by [`probe`](Self::probe), unless the slot holds an exact
    /// and deeper score. Returns whether it was stored.
    #[inline]
    pub(super) fn store(&mut self, slot: usize, lock: i32, entry: Entry) -> bool {
        let keeps = |old: Entry| old.from & EXACT == EXACT && old.depth > entry.depth;
        if self.entry(slot).is_some_and(keeps) {
            return false;
        }
        if slot != 0 {
            self.slots[slot] = entry.pack(lock);
            self.tags[slot] = tag(lock);
        }
        true
    }

    /// The number of slots, including the dummy and those for the last probes.
    #[inline]
    pub(super) fn slot_count(&self) -> usize {
        self.tags.len()
    }

    /// The number of slots.
    #[inline]
    pub(super) fn size(&self) -> usize {
        1 << self.bits
    }

    /// The number of used slots among the first `first`.
    #[inline]
    pub(super) fn used_among(&self, first: usize) -> usize {
        let mut used = 0;
        for &tag in self.tags.iter().skip(1).take(first) {
            used += usize::from(tag != 0);
        }
        used
    }
}

/// The tag of a lock: one of its bytes, or 0 for the lock 0, which the original takes for an empty
/// slot.
#[inline]
fn tag(lock: i32) -> u8 {
    if lock == 0 {
        0
    } else {
        lock.to_le_bytes()[0].max(1)
    }
}

/// The part of a lock that is not in its tag: the upper bytes, and whether the lowest byte is 0,
/// whose tag is 1.
#[inline]
fn untagged(lock: i32) -> u64 {
    let lock = u64::from(lock.cast_unsigned());
    (lock >> 8 << 1) | u64::from(lock.trailing_zeros() >= 8)
}

/// Allocates an empty vector for `count` items, if there is enough memory.
fn allocate<T>(count: usize) -> Option<Vec<T>> {
    let mut slots = Vec::new();
    slots.try_reserve_exact(count).ok()?;
    Some(slots)
}
