//! The observer of a tree explorer: writes rows, counts what happens in the table, and keeps what is
//! replaced there.

use alloc::{vec, vec::Vec};
use core::cmp::Ordering;

use super::{
    observer::{Node, Observer, ProbeResult, StateTransition},
    table::SavedSlot,
    trace_rows::{RowFields, Rows},
};

/// Regions of the table that are counted separately.
pub(super) const REGIONS: usize = 1 << REGION_BITS;
const REGION_BITS: u8 = 8;

/// What is counted of each region.
const PROBES: usize = 0;
const HITS: usize = 1;
const CUTOFFS: usize = 2;
const COLLISIONS: usize = 3;
const FULL: usize = 4;
const NEW: usize = 5;
const REPLACED: usize = 6;
const KEPT: usize = 7;
const COUNTS: usize = 8;

/// The number of the state in which a node is left.
const LEAVE: u8 = 14;

/// Which states of a subtree are traced.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TraceFilter {
    /// The ply of the subtree's root.
    pub min_ply: u8,
    /// The last ply that is traced.
    pub max_ply: u8,
    /// The states above the last ply, a bit for each.
    pub states: u32,
    /// The states at the last ply.
    pub states_at_max_ply: u32,
    /// What each row consists of.
    pub parts: RowFields,
    /// The only slot of the table that is of interest, if it is one.
    pub slot: Option<usize>,
}

/// The observer of an explorer.
#[derive(Clone, Debug)]
pub(super) struct ExplorerObserver {
    rows: Rows,
    filter: TraceFilter,
    is_tracing: bool,
    has_left: bool,
    /// What was replaced in the table, in order.
    pub(super) journal: Vec<i32>,
    /// [`COUNTS`] times [`REGIONS`].
    pub(super) counts: Vec<i32>,
    /// The nodes from the root to the one that was entered last, as they were counted.
    pub(super) path: Vec<i32>,
    /// Nodes that were entered.
    pub(super) nodes: i32,
    /// The bits of a slot's number below those of its region.
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

    /// Begins to write rows.
    #[inline]
    pub(super) fn begin_trace(&mut self, filter: TraceFilter) {
        self.rows = Rows::default();
        self.rows.parts = filter.parts;
        self.filter = filter;
        self.is_tracing = true;
        self.has_left = false;
    }

    /// Ends it, and hands the rows over.
    #[inline]
    pub(super) fn end_trace(&mut self) -> Rows {
        self.is_tracing = false;
        core::mem::take(&mut self.rows)
    }

    #[inline]
    pub(super) fn row_count(&self) -> usize {
        self.rows.count()
    }

    /// Whether the root of the subtree was left.
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

/// What was replaced in a table of which a slot's number has 24 bits at most.
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
