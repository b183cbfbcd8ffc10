//! A search of which every node can be visited, in any order.
//!
//! The search is recorded while it runs: every [`INTERVAL`] nodes the place where it stands, and
//! between two places what each store in the table replaced. To go to a node is to put the table
//! back, or forward, to the place before it, and to search on from there.

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

/// The longest search that is recorded, in nodes.
pub const MAX_NODES: u64 = 1 << 20;

/// Nodes from one place to the next.
const INTERVAL: u64 = 1 << 13;

/// What is explored.
#[derive(Clone, Copy, Debug)]
pub struct ExplorerConfig<'a> {
    /// Where the game begins.
    pub start: &'a Position,
    /// The moves from there.
    pub moves: &'a [Move],
    /// The size of the table, as a power of two.
    pub table_bits: u8,
    /// What is left out or changed.
    pub parameters: CustomParameters,
    /// What ends the search.
    pub limits: Limits,
}

/// How the way to a node ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeekOutcome {
    /// There are more nodes to search before.
    InProgress,
    /// It is there.
    Reached,
    /// The search ended before.
    SearchOver,
    /// It is beyond [`MAX_NODES`].
    LimitReached,
}

/// A segment of the search.
#[derive(Clone, Debug)]
struct Segment {
    /// Where it begins.
    place: SearchState,
    /// What was counted in the table until then.
    counts: Vec<i32>,
    /// The nodes on the way there.
    path: Vec<i32>,
    /// What its stores replaced; what they stored while the table is that of an earlier place.
    journal: Vec<i32>,
}

/// A search with a record of itself.
#[derive(Debug)]
pub struct TreeExplorer {
    search: Search<CustomParameters, ExplorerObserver>,
    segments: Vec<Segment>,
    /// The segment that contains the current node.
    current: usize,
}

impl TreeExplorer {
    /// The search of a position, before its first node.
    ///
    /// # Errors
    ///
    /// [`TableError`] if the size of the table is out of range or its memory cannot be had.
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

    /// Nodes that were counted where it stands.
    #[inline]
    pub fn nodes(&self) -> u64 {
        self.search.context.nodes
    }

    /// Bytes of memory that it takes, but for what all take.
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

    /// Goes to where a node, counted from 1, is about to be entered, or as near as so many nodes
    /// of search lead.
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

    /// Goes to a node and enters it; the rows are the bytes of the board, and all that is known of
    /// each node from the root on, with its number.
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

    /// Goes to a node and tells what happens from there on, until the subtree is left, or there
    /// are so many rows, or so many nodes are searched. The rows end between two nodes.
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

    /// Goes to a node; the rows are what was counted in the table, and what stands in some of its
    /// slots.
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

    /// Searches until so many nodes are counted, or to the end of the segment.
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

    /// Goes to the beginning of a segment.
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

/// Takes stores back, the last first.
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
