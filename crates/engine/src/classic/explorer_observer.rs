//! The observer of a tree explorer: it writes rows, counts table accesses, and records the table
//! entries that are replaced.

use alloc::{vec, vec::Vec};
use core::cmp::Ordering;

use super::{
    observer::{Node, Observer, ProbeResult, StateTransition},
    table::SavedSlot,
    trace_rows::{RowFields, Rows},
};

/// The number of regions of the table, each with its own counts.
pub(super) const REGIONS: usize = 1 << REGION_BITS;
const REGION_BITS: u8 = 8;

/// The counts of each region.
const PROBES: usize = 0;
const HITS: usize = 1;
const CUTOFFS: usize = 2;
const COLLISIONS: usize = 3;
const FULL: usize = 4;
const NEW: usize = 5;
const REPLACED: usize = 6;
const KEPT: usize = 7;
const COUNTS: usize = 8;

/// The number of [`State::Leave`](super::node_search::State::Leave).
const LEAVE: u8 = 14;

/// Selects the states of a subtree to trace.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TraceFilter {
    /// The ply of the subtree's root.
    pub min_ply: u8,
    /// The last ply to trace.
    pub max_ply: u8,
    /// The states to trace above the last ply, one bit each.
    pub states: u32,
    /// The states to trace at the last ply.
    pub states_at_max_ply: u32,
    /// The parts of each row.
    pub parts: RowFields,
    /// The only slot of the table to trace; `None` for all slots.
    pub slot: Option<usize>,
}

/// The observer of an explorer.
#[derive(Clone, Debug)]
pub(super) struct ExplorerObserver {
    rows: Rows,
    filter: TraceFilter,
    is_tracing: bool,
    has_left: bool,
    /// The replaced table entries, in order.
    pub(super) journal: Vec<i32>,
    /// [`COUNTS`] times [`REGIONS`] counts.
    pub(super) counts: Vec<i32>,
    /// The node numbers from the root to the node entered last.
    pub(super) path: Vec<i32>,
    /// The number of nodes entered.
    pub(super) nodes: i32,
    /// The number of low bits of a slot's number that its region ignores.
    shift: u8,
}

impl ExplorerObserver {
    #[inline]
    pub(super) fn new(table_bits: u8) -> Self {
        Self {
            rows: Rows::default(),
            filter: TraceFilter::default(),
            is_tracing: false,
            has_left: false,
            journal: Vec::new(),
            counts: vec![0; COUNTS * REGIONS],
            path: Vec::new(),
            nodes: 0,
            shift: table_bits.saturating_sub(REGION_BITS),
        }
    }

    /// Starts writing rows.
    #[inline]
    pub(super) fn begin_trace(&mut self, filter: TraceFilter) {
        self.rows = Rows::default();
        self.rows.parts = filter.parts;
        self.filter = filter;
        self.is_tracing = true;
        self.has_left = false;
    }

    /// Stops writing rows, and returns them.
    #[inline]
    pub(super) fn end_trace(&mut self) -> Rows {
        self.is_tracing = false;
        core::mem::take(&mut self.rows)
    }

    #[inline]
    pub(super) fn row_count(&self) -> usize {
        self.rows.count()
    }

    /// Whether the root of the subtree has been left.
    #[inline]
    pub(super) fn has_left(&self) -> bool {
        self.has_left
    }

    #[inline]
    fn count(&mut self, what: usize, slot: usize) {
        let region = (slot >> self.shift).min(REGIONS - 1);
        self.counts[what * REGIONS + region] += 1;
    }
}

impl Observer for ExplorerObserver {
    #[inline]
    fn enter(&mut self, node: &Node) {
        self.nodes += 1;
        self.path.truncate(node.ply);
        self.path.push(self.nodes);
    }

    #[inline]
    fn probe(&mut self, probe: &ProbeResult) {
        let ProbeResult { first, slot, .. } = *probe;
        self.count(PROBES, first);
        if slot == 0 {
            self.count(FULL, first);
        } else if slot != first {
            self.count(COLLISIONS, first);
        }
        if probe.hit {
            self.count(HITS, slot);
        }
        if probe.cutoff.is_some() {
            self.count(CUTOFFS, slot);
        }
    }

    #[inline]
    fn store(&mut self, _: &Node, old: SavedSlot, stored: bool) {
        let slot = old.slot();
        if slot == 0 {
            return;
        }
        if !stored {
            return self.count(KEPT, slot);
        }
        self.journal.extend_from_slice(&pack(old));
        self.count(if old.is_empty() { NEW } else { REPLACED }, slot);
    }

    #[inline]
    fn transition(&mut self, transition: StateTransition) -> Option<&mut Rows> {
        if !self.is_tracing {
            return None;
        }
        let filter = self.filter;
        if transition.ply == filter.min_ply && transition.state == LEAVE {
            self.is_tracing = false;
            self.has_left = true;
        }
        let states = match transition.ply.cmp(&filter.max_ply) {
            Ordering::Less => filter.states,
            Ordering::Equal => filter.states_at_max_ply,
            Ordering::Greater => 0,
        };
        let is_wanted = states >> (transition.state & 31) & 1 != 0
            && filter.slot.is_none_or(|slot| slot == transition.slot);
        is_wanted.then_some(&mut self.rows)
    }
}

/// A replaced entry, for tables with slot numbers of at most 24 bits.
pub(super) type Packed = [i32; 3];

#[inline]
pub(super) fn pack(kept: SavedSlot) -> Packed {
    let [a, b, c, d, e, f, g, h] = kept.bits.to_le_bytes();
    let place = kept.slot << 8 | u32::from(kept.tag);
    [
        i32::from_le_bytes([a, b, c, d]),
        i32::from_le_bytes([e, f, g, h]),
        place.cast_signed(),
    ]
}

#[inline]
pub(super) fn unpack(packed: Packed) -> SavedSlot {
    let [low, high, place] = packed.map(i32::cast_unsigned);
    SavedSlot {
        bits: u64::from(low) | u64::from(high) << 32,
        slot: place >> 8,
        tag: place.to_le_bytes()[0],
    }
}
