//! A search that can visit any of its nodes, in any order.
//!
//! The search is recorded while it runs: its state every [`INTERVAL`] nodes, and between two such
//! states the table entries that each store replaced. To visit a node, the table is restored to its
//! content at the last state before the node, and the search runs from there.

use alloc::vec::Vec;

use super::{
    Classic, CustomParameters, TableError,
    evaluation_breakdown::root_eval,
    explorer_observer::{ExplorerObserver, Packed, REGIONS, TraceFilter, pack, unpack},
    frame::{Call, ROOT},
    node_search::{SearchContext, State},
    root::Root,
    search::{Pause, Search},
    snapshot::SearchState,
    table::Table,
    trace_rows::{RowFields, Rows, number},
};
use crate::Limits;
use rules::{Move, Position};

/// The longest search that can be recorded, in nodes.
pub const MAX_NODES: u64 = 1 << 20;

/// The number of nodes between two recorded states.
const INTERVAL: u64 = 1 << 13;

/// The search to explore.
#[derive(Clone, Copy, Debug)]
pub struct ExplorerConfig<'a> {
    /// The start of the game.
    pub start: &'a Position,
    /// The moves from the start.
    pub moves: &'a [Move],
    /// The size of the table, as a power of two.
    pub table_bits: u8,
    /// The parts that are disabled and the values that are changed.
    pub parameters: CustomParameters,
    /// The limits of the search.
    pub limits: Limits,
}

/// The result of a seek.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeekOutcome {
    /// There are more nodes to search first.
    InProgress,
    /// The node is reached.
    Reached,
    /// The search ended before the node.
    SearchOver,
    /// The node is beyond [`MAX_NODES`].
    LimitReached,
}

/// A segment of the search.
#[derive(Clone, Debug)]
struct Segment {
    /// The state of the search at its start.
    place: SearchState,
    /// The table counts at its start.
    counts: Vec<i32>,
    /// The path of node numbers at its start.
    path: Vec<i32>,
    /// The entries that its stores replaced; while the table is that of an earlier state, the
    /// entries that they stored.
    journal: Vec<i32>,
}

/// A search with a recording of its course.
#[derive(Debug)]
pub struct TreeExplorer {
    search: Search<CustomParameters, ExplorerObserver>,
    segments: Vec<Segment>,
    /// The segment that contains the current node.
    current: usize,
}

impl TreeExplorer {
    /// Explores the search of a position, starting before its first node.
    ///
    /// # Errors
    ///
    /// [`TableError`] if the size of the table is out of range or there is not enough memory.
    #[inline]
    pub fn new(subject: &ExplorerConfig<'_>) -> Result<Self, TableError> {
        let mut classic = Classic::new(subject.table_bits)?;
        classic.set_position(subject.start, subject.moves);
        let root_position = classic.root_position;
        let mut root = root_position.root_call(ROOT, 0);
        root.eval = root_eval(&root_position, &subject.parameters);
        let SearchContext {
            table,
            keys,
            attack_tables,
            ..
        } = classic.search.context;
        let mut search = Search {
            context: SearchContext {
                board: root_position.board,
                table,
                keys,
                attack_tables,
                parameters: subject.parameters,
                observer: ExplorerObserver::new(subject.table_bits),
                child: Call::default(),
                nodes: 0,
                root: Root::new(subject.limits),
            },
            stack: classic.search.stack,
            state: State::Done,
        };
        search.start(root);
        let mut explorer = Self {
            search,
            segments: Vec::new(),
            current: 0,
        };
        explorer.begin_segment();
        Ok(explorer)
    }

    /// The number of nodes counted so far.
    #[inline]
    pub fn nodes(&self) -> u64 {
        self.search.context.nodes
    }

    /// The memory that it occupies, in bytes, apart from a fixed amount.
    #[inline]
    pub fn bytes(&self) -> usize {
        let mut bytes = self.search.context.table.size() * (size_of::<u64>() + 1);
        for segment in &self.segments {
            let numbers = segment.journal.len() + segment.counts.len() + segment.path.len();
            bytes += numbers * size_of::<i32>();
            bytes += segment.place.bytes();
        }
        bytes
    }

    /// Seeks to the point before a node, counted from 1, is entered, but searches at most `budget`
    /// nodes.
    #[inline]
    pub fn seek(&mut self, node: u64, budget: u64) -> SeekOutcome {
        let before = node.saturating_sub(1);
        let wanted = usize::try_from(before / INTERVAL).unwrap_or(usize::MAX);
        let wanted = wanted.min(self.segments.len() - 1);
        if before < self.nodes() || wanted > self.current {
            self.jump(wanted);
        }
        let end = before.min(MAX_NODES);
        let stop = end.min(self.nodes().saturating_add(budget));
        loop {
            if self.run(stop) == Pause::Over {
                return SeekOutcome::SearchOver;
            }
            if self.nodes() == stop {
                break;
            }
        }
        if stop == before {
            SeekOutcome::Reached
        } else if stop == end {
            SeekOutcome::LimitReached
        } else {
            SeekOutcome::InProgress
        }
    }

    /// Seeks to a node and enters it. The rows are the bytes of the board, and one row for each
    /// node from the root on, with its fields and its number.
    #[inline]
    pub fn inspect_node(&mut self, node: u64, budget: u64) -> (SeekOutcome, Rows) {
        let mut rows = Rows::default();
        let arrival = self.seek(node, budget);
        if arrival == SeekOutcome::Reached {
            let search = &mut self.search;
            search.state = search.enter();
            rows.parts = RowFields::OWN;
            rows.add_bytes(search.context.board.bytes());
            rows.end();
            let path = &search.context.observer.path;
            for (frame, &node) in search.stack.frames().iter().zip(path) {
                let entry = search.context.table.entry(frame.call.slot);
                frame.write(&mut rows, &frame.call, entry);
                rows.add(&[node]);
                rows.end();
            }
        }
        (arrival, rows)
    }

    /// Seeks to a node and traces the search from there until the subtree is left, or a limit on
    /// the rows or the nodes is reached. The rows end between two nodes.
    #[inline]
    pub fn trace_subtree(
        &mut self,
        node: u64,
        filter: TraceFilter,
        limit: usize,
        budget: u64,
    ) -> (SeekOutcome, Rows) {
        let mut arrival = self.seek(node, budget);
        if arrival != SeekOutcome::Reached {
            return (arrival, Rows::default());
        }
        self.watch().begin_trace(filter);
        let stop = self.nodes().saturating_add(budget.max(1));
        loop {
            let pause = self.run(self.nodes() + 1);
            let nodes = self.nodes();
            if self.watch().has_left() {
                break;
            }
            if pause == Pause::Over {
                arrival = SeekOutcome::SearchOver;
                break;
            }
            if nodes >= MAX_NODES {
                arrival = SeekOutcome::LimitReached;
                break;
            }
            if nodes >= stop || self.watch().row_count() >= limit {
                arrival = SeekOutcome::InProgress;
                break;
            }
        }
        (arrival, self.watch().end_trace())
    }

    /// Seeks to a node. The rows are the table counts, and the contents of the requested slots.
    #[inline]
    pub fn table_slots(
        &mut self,
        node: u64,
        first: usize,
        count: usize,
        budget: u64,
    ) -> (SeekOutcome, Rows) {
        let mut rows = Rows::default();
        let arrival = self.seek(node, budget);
        if arrival == SeekOutcome::Reached {
            for counts in self.watch().counts.chunks(REGIONS) {
                rows.add(counts);
                rows.end();
            }
            let table = &self.search.context.table;
            for slot in first..first.saturating_add(count).min(table.slot_count()) {
                if let Some(entry) = table.entry(slot) {
                    rows.add(&[number(slot), table.lock(slot), entry.score.into()]);
                    rows.add_bytes(&[entry.from, entry.to, entry.depth]);
                    rows.end();
                }
            }
        }
        (arrival, rows)
    }

    #[inline]
    fn watch(&mut self) -> &mut ExplorerObserver {
        &mut self.search.context.observer
    }

    /// Searches until `until` nodes are counted or the segment ends.
    #[inline]
    fn run(&mut self, until: u64) -> Pause {
        let end = (self.current as u64 + 1) * INTERVAL;
        let until = until.min(end);
        loop {
            let pause = self.search.run(until);
            if pause != Pause::Iteration {
                if pause == Pause::Nodes && until == end {
                    self.end_segment();
                }
                return pause;
            }
        }
    }

    #[inline]
    fn end_segment(&mut self) {
        self.segments[self.current].journal = core::mem::take(&mut self.watch().journal);
        self.current += 1;
        if self.current == self.segments.len() {
            self.begin_segment();
        }
    }

    #[inline]
    fn begin_segment(&mut self) {
        let place = self.search.save_state();
        let watch = &self.search.context.observer;
        let (counts, path) = (watch.counts.clone(), watch.path.clone());
        self.segments.push(Segment {
            place,
            counts,
            path,
            journal: Vec::new(),
        });
    }

    /// Restores the state at the start of a segment.
    #[inline]
    fn jump(&mut self, wanted: usize) {
        let Search { context, .. } = &mut self.search;
        swap_back(&mut context.table, &mut context.observer.journal);
        context.observer.journal.clear();
        while self.current > wanted {
            self.current -= 1;
            swap_back(&mut context.table, &mut self.segments[self.current].journal);
        }
        while self.current < wanted {
            for kept in entries(&mut self.segments[self.current].journal) {
                swap(&mut context.table, kept);
            }
            self.current += 1;
        }
        let segment = &self.segments[wanted];
        context.observer.counts.clone_from(&segment.counts);
        context.observer.path.clone_from(&segment.path);
        context.observer.nodes = number(wanted) << INTERVAL.trailing_zeros();
        self.search.restore_state(&segment.place);
    }
}

/// Undoes stores, the last one first.
#[inline]
fn swap_back(table: &mut Table, journal: &mut [i32]) {
    for kept in entries(journal).iter_mut().rev() {
        swap(table, kept);
    }
}

#[inline]
fn entries(journal: &mut [i32]) -> &mut [Packed] {
    journal.as_chunks_mut().0
}

#[inline(never)]
fn swap(table: &mut Table, packed: &mut Packed) {
    *packed = pack(table.swap(unpack(*packed)));
}
