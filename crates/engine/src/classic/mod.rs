//! Classic: a reimplementation of micro-Max 3.2 by H. G. Muller.
//!
//! # Charter
//!
//! Classic visits the same nodes as the original in the same order: at the end of each iteration at
//! the root the node count, the score and the best move are equal. It is never improved.
//! [`Classic::think`] describes its differences from the original.
//!
//! # Glossary
//!
//! | original | here | file |
//! |---|---|---|
//! | `b[]`, `n[]` | `Board` | `board` |
//! | `V` `M` `S` | `ROW` `OFF_BOARD` `DUMMY` | `board` |
//! | `k` (8 White, 16 Black) | `side` | `board`, `frame` |
//! | `x` `y` `H` `F` `G` `u` `t` | `from` `to` `capture_square` `rook_to` `rook_from` `piece` `captured` | `Change` in `board` |
//! | `o[]`, `r` `j` | `STEPS`, `step` `index` of a `Direction` | `moves` |
//! | `p` | `role` | `board`, `moves` |
//! | `w[]` `C` `e` `i` `v` | `PIECE_VALUES` `PROMOTION` `eval` `gain` `score` | `piece_values`, `evaluation` |
//! | `T[]` `K(A,B)` `J(A)` | `Keys`, `index_change` `lock_change` | `keys` |
//! | `A[]`, its `K V X Y D` | `Table`, `lock` of a probe, `score` `from` `to` `depth` of an `Entry` | `table` |
//! | `D()` | `SearchContext` and the functions of its states | `node_search` |
//! | the recursion of `D()` | `Search::run`, `enter`, `leave` | `search` |
//! | its arguments `q l J Z E z n` | `alpha` `beta` `key_index` `key_lock` `ep_square` `previous_to` `depth` | `frame` |
//! | its variables `a d m X Y B h` | `slot` `iteration` `best` `best_from` `best_to` `scan_start` `remaining` | `frame` |
//! | labels `A`, `C` | `State::Ray`, `State::Close` | `node_search` |
//! | `I` | `INFINITY` | `frame` |
//! | `N` | `nodes` | `node_search` |
//! | `K` `L` | `tested_move` before a search, `best` after it | `root` |
//! | `Q` `O` | `material` `ep_square` | `root_position` |
//! | `main()` | [`Classic::set_position`], [`Classic::begin`], [`Classic::think`] | this file |
//!
//! These files have no counterpart in the original: `attacks` and `shortcuts` (the same counts in
//! less time), `observer`, `observer_calls`, `tree_explorer` and `search_parameters` (for figures),
//! `snapshot`.
//!
//! # Compilation
//!
//! This crate is compiled for speed, which makes it large. Code that is not critical for the speed
//! of the search is marked `#[inline]` or generic, so that it is compiled in the crate that calls
//! it; for the browser, that crate is compiled for size. `search::run_original` is the entry to the
//! critical code.

mod attacks;
mod board;
mod evaluation;
mod evaluation_breakdown;
mod explorer_observer;
mod frame;
mod keys;
mod moves;
mod node_search;
mod observer;
mod observer_calls;
mod piece_values;
mod root;
mod root_position;
mod search;
mod search_parameters;
mod shortcuts;
mod snapshot;
mod table;
mod trace_rows;
mod tree_explorer;

pub use evaluation_breakdown::evaluation_breakdown;
pub use explorer_observer::TraceFilter;
pub use observer::{NoObserver, Node, Observer, ProbeResult, StateTransition};
pub use search_parameters::{CustomParameters, OriginalParameters, SearchParameters};
pub use snapshot::Snapshot;
pub use table::{MAX_TABLE_BITS, MIN_TABLE_BITS, SavedSlot, TableError};
pub use trace_rows::{RowFields, Rows};
pub use tree_explorer::{ExplorerConfig, MAX_NODES, SeekOutcome, TreeExplorer};

use alloc::vec::Vec;

use crate::{Iteration, Limits, Progress, TableUsage};
use attacks::AttackTables;
use board::{OFF_BOARD, from_rules, move_of};
use frame::{Call, LEGALITY, ROOT, Stack, table_index};
use keys::Keys;
use node_search::{SearchContext, State};
use root::Root;
use root_position::RootPosition;
use rules::{Move, Position};
use search::{Pause, Run, Search};
use table::Table;

/// The depth of the original's legality search.
const LEGALITY_DEPTH: u8 = 2;

/// The number of slots sampled to estimate how full the table is; a power of two.
const SAMPLE: usize = 1 << 16;

/// How long a stopped search may continue to finish its first iteration: the number of steps, and
/// the nodes of each. This takes a few milliseconds.
const STEPS_ON_STOP: u64 = 100;
const NODES_PER_STEP: u64 = 200;

/// The longest variation that is read from the table, in plies.
const VARIATION_PLIES: usize = 24;

/// The search of micro-Max 3.2.
///
/// `V` is the type of the search parameters and `O` that of the observer; the defaults are the
/// original.
#[derive(Clone, Debug)]
pub struct Classic<V = OriginalParameters, O = NoObserver> {
    search: Search<V, O>,
    root_position: RootPosition,
    /// The position that was set, for questions that only `rules` can answer.
    position: Position,
    /// Whether the exact search gave up, so that the search without the bound for mates is running.
    gave_up: bool,
    finished: bool,
    /// [`Search::run`]; behind a pointer, so that the original's version is compiled only in this
    /// crate.
    run: Run<V, O>,
}

impl Classic {
    /// The original search, with a table of `2^table_bits` slots of 9 bytes.
    ///
    /// # Errors
    ///
    /// [`TableError`] if the size is out of range or there is not enough memory.
    #[inline]
    pub fn new(table_bits: u8) -> Result<Self, TableError> {
        Self::built(
            table_bits,
            OriginalParameters,
            NoObserver,
            search::run_original,
        )
    }
}

impl<V: SearchParameters, O: Observer> Classic<V, O> {
    /// A search with custom parameters and an observer.
    ///
    /// # Errors
    ///
    /// [`TableError`] if the size is out of range or there is not enough memory.
    pub fn with(table_bits: u8, parameters: V, observer: O) -> Result<Self, TableError> {
        Self::built(table_bits, parameters, observer, Search::run)
    }

    fn built(
        table_bits: u8,
        parameters: V,
        observer: O,
        run: Run<V, O>,
    ) -> Result<Self, TableError> {
        let position = Position::start();
        let root_position = RootPosition::new(&position);
        let table = Table::new(table_bits)?;
        Ok(Self {
            search: Search {
                context: SearchContext {
                    board: root_position.board.clone(),
                    table,
                    keys: Keys::new(),
                    attack_tables: AttackTables::new(),
                    parameters,
                    observer,
                    child: Call::default(),
                    nodes: 0,
                    root: Root::new(Limits::default()),
                },
                stack: Stack::new(),
                state: State::Done,
            },
            root_position,
            position,
            gave_up: false,
            finished: true,
            run,
        })
    }

    /// The size of the table, as a power of two.
    pub fn table_bits(&self) -> u8 {
        self.search.context.table.bits()
    }

    /// The number of slots in use among the first thousand.
    pub fn hashfull(&self) -> u32 {
        u32::try_from(self.search.context.table.used_among(1000)).unwrap_or_default()
    }

    /// The number of slots in use, estimated from a sample in a large table.
    pub fn table_usage(&self) -> TableUsage {
        let slots = self.search.context.table.size();
        let sample = SAMPLE.min(slots);
        TableUsage {
            slots,
            used: self.search.context.table.used_among(sample) * (slots / sample),
        }
    }

    /// The observer.
    pub fn observer(&self) -> &O {
        &self.search.context.observer
    }

    /// The observer, mutably.
    pub fn observer_mut(&mut self) -> &mut O {
        &mut self.search.context.observer
    }

    /// Sets the position after `moves` from `start`, and ends a running search.
    ///
    /// As in the original, the table is cleared before the last move, which is then tested by the
    /// search for legality. The entries that this search leaves in the table are there when
    /// thinking begins. Without moves the table is empty. The moves must be legal.
    pub fn set_position(&mut self, start: &Position, moves: &[Move]) {
        self.root_position = RootPosition::new(start);
        self.position = start.clone();
        self.search.context.table.clear();
        if let Some((&last, before)) = moves.split_last() {
            for &played in before {
                self.root_position.play(played);
                self.position.make(played);
            }
            self.test_legality(last);
            self.root_position.play(last);
            self.position.make(last);
        }
        self.search.state = State::Done;
        self.search.context.nodes = 0;
        self.search.context.root = Root::new(Limits::default());
        self.finished = true;
    }

    /// Runs the original's search for the legality of a move; `rules` makes the decision instead.
    fn test_legality(&mut self, asked: Move) {
        self.search.context.root = Root::new(Limits::default());
        self.search.context.root.tested_move = (from_rules(asked.from), from_rules(asked.to));
        self.start(LEGALITY, LEGALITY_DEPTH);
        while (self.run)(&mut self.search, u64::MAX) != Pause::Over {}
    }

    /// Starts to search the position within limits.
    ///
    /// A position without legal moves is finished at once.
    pub fn begin(&mut self, limits: Limits) {
        self.gave_up = false;
        self.finished = !self.position.has_legal_move();
        self.search.context.root = Root::new(limits);
        self.start(ROOT, 0);
    }

    /// Starts a search of a kind from the root position.
    fn start(&mut self, kind: u8, depth: u8) {
        self.search
            .context
            .board
            .clone_from(&self.root_position.board);
        self.search.start(self.root_position.root_call(kind, depth));
    }

    /// Searches at most `nodes` more nodes, then pauses. Pauses do not affect the counts.
    ///
    /// The original gives up when a side is about twenty pawns ahead: it takes the score for a mate
    /// and plays no move. It also castles out of a pawn's check, or past a pawn's attack, because
    /// no reply shows that to be illegal. When its move is illegal although a legal one exists,
    /// Classic searches again without the bound for mates, which handles the first case; it then
    /// counts a lead as forty pawns at most, so that scores stay below those of mates.
    /// [`iterations`](Self::iterations) contains the iterations of both searches.
    pub fn think(&mut self, nodes: u64) -> Progress {
        if self.finished {
            return Progress::Finished;
        }
        let until = self.search.context.nodes.saturating_add(nodes);
        loop {
            match (self.run)(&mut self.search, until) {
                Pause::Nodes => return Progress::Running,
                Pause::Iteration => self.finish_iteration(),
                Pause::Over if self.gives_up() => {
                    self.search_without_bound();
                    return Progress::Running;
                }
                Pause::Over => {
                    self.finished = true;
                    return Progress::Finished;
                }
            }
        }
    }

    /// Whether the exact search ended without a legal move.
    fn gives_up(&self) -> bool {
        !self.gave_up && self.root_best().is_none()
    }

    fn search_without_bound(&mut self) {
        self.gave_up = true;
        self.search.context.table.clear();
        let nodes = self.search.context.nodes;
        self.search.context.root.lift_mate_bound(nodes);
        self.root_position.limit_material();
        self.start(ROOT, 0);
    }

    /// Ends the search. If there is a legal move, it has at least one iteration: a search in its first
    /// one finishes it, or adds one with the first legal move and the static evaluation after a few
    /// thousand nodes.
    pub fn stop(&mut self) {
        for _ in 0..STEPS_ON_STOP {
            if self.iterations().is_empty() {
                self.think(NODES_PER_STEP);
            }
        }
        self.finished = true;
        if self.iterations().is_empty()
            && let Some(first) = self.best_move()
        {
            let iteration = Iteration {
                depth: 1,
                nodes: self.nodes(),
                score: self.root_position.material,
                best_move: Some(first),
                pv: alloc::vec![first],
            };
            self.search.context.root.iterations.push(iteration);
        }
    }

    /// Nodes since the search began.
    pub fn nodes(&self) -> u64 {
        self.search.context.root.nodes_before + self.search.context.nodes
    }

    /// The finished iterations, without that of ply 0, which the original does not print.
    pub fn iterations(&self) -> &[Iteration] {
        &self.search.context.root.iterations
    }

    /// The best move of the last finished iteration whose move is legal, otherwise the first legal
    /// move; `None` if there are no legal moves.
    pub fn best_move(&self) -> Option<Move> {
        let mut searched = self
            .iterations()
            .iter()
            .rev()
            .filter_map(|iteration| iteration.best_move);
        searched
            .find(|&best| self.position.is_legal(best))
            .or_else(|| self.position.legal_moves().first().copied())
    }

    /// The move that the search ended with, if it is legal.
    fn root_best(&self) -> Option<Move> {
        let (from, to) = self.search.context.root.best;
        let best = move_of(&self.root_position.board, from, to);
        best.filter(|&best| self.position.is_legal(best))
    }

    /// The reply to the best move in the table at the end of the last iteration.
    pub fn ponder_move(&self) -> Option<Move> {
        self.best_line().get(1).copied()
    }

    /// The best move, and the legal moves that followed it in the table at the end of the last
    /// iteration.
    pub fn principal_variation(&self) -> Vec<Move> {
        match self.best_line() {
            [] => self.best_move().into_iter().collect(),
            line => line.to_vec(),
        }
    }

    /// The variation of the last iteration that found the best move.
    fn best_line(&self) -> &[Move] {
        let best = self.best_move();
        let mut line = [].as_slice();
        for iteration in self.iterations() {
            if iteration.best_move == best {
                line = &iteration.pv;
            }
        }
        line
    }

    /// Records the values that the original prints; skips the iteration of ply 0.
    fn finish_iteration(&mut self) {
        let root = self.search.stack.top();
        if root.call.iteration == 1 {
            return;
        }
        let (from, to) = (root.call.best_from, root.call.best_to & !OFF_BOARD);
        let best = if from == to {
            None
        } else {
            move_of(&self.search.context.board, from, to)
        };
        let iteration = Iteration {
            depth: u32::from(root.call.iteration) - 1,
            nodes: self.nodes(),
            score: root.best,
            best_move: best,
            pv: self.line_from(best),
        };
        self.search.context.root.iterations.push(iteration);
    }

    /// The moves in the table from the root on, as long as they are legal.
    fn line_from(&self, first: Option<Move>) -> Vec<Move> {
        let mut position = self.position.clone();
        let mut line = Vec::new();
        let mut next = first;
        let mut line_position = self.root_position.clone();
        let keys = &self.search.context.keys;
        let (mut index, mut lock) = (1, 1);
        while let Some(played) = next.filter(|&played| position.is_legal(played)) {
            line.push(played);
            position.make(played);
            let change = line_position.play(played);
            index = i32::wrapping_add(index, keys.index_change(change));
            lock = i32::wrapping_add(lock, keys.lock_change(change));
            if line.len() == VARIATION_PLIES {
                break;
            }
            next = self.table_move(&line_position, index, lock);
        }
        line
    }

    fn table_move(&self, at: &RootPosition, index: i32, lock: i32) -> Option<Move> {
        let index = table_index(at.side, at.ep_square_in_tree(), index);
        let slot = self.search.context.table.probe(index, lock);
        let entry = self.search.context.table.entry(slot)?;
        move_of(&at.board, entry.from & !OFF_BOARD, entry.to & !OFF_BOARD)
    }
}

/// The static evaluation of the position after legal moves from `start`, from the mover's side.
///
/// It is material alone: the original starts each search with it, and adds piece-square terms move
/// by move.
///
/// ```
/// let position = "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1".parse()?;
/// assert_eq!(engine::classic::evaluate(&position, &[]), -99);
/// # Ok::<(), rules::FenError>(())
/// ```
#[inline]
pub fn evaluate(start: &Position, moves: &[Move]) -> i32 {
    let mut root_position = RootPosition::new(start);
    for &played in moves {
        root_position.play(played);
    }
    root_position.material
}
