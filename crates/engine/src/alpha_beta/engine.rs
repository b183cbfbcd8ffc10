use alloc::vec::Vec;

use super::{Search, SearchRequest, Step, root::RootLine};
use crate::{Limits, Line, Progress, noise::Noise, score::Score};

/// The number of nodes in which a search that is stopped may finish its first iteration: a few
/// milliseconds. Nearly all positions need less than a hundredth of it.
const NODES_ON_STOP: u64 = 10_000;

/// An engine: a search that runs in slices.
///
/// [`Modern`](crate::modern::Modern) is the engine for chess, `Fairy` the engine for variants.
#[derive(Clone, Debug)]
pub struct Engine<S: Search> {
    pub(crate) search: S,
    step: Step,
    nodes: u64,
    hash_mb: usize,
    lines_wanted: usize,
    lines: Vec<Line<S::Move>>,
    /// The report count when the lines were updated.
    reported: u64,
    limits: Limits,
    finished: bool,
    /// Whether the search starts before the table is cleared.
    skips_clearing: bool,
}

impl<S: Search> Engine<S> {
    #[inline]
    pub(crate) fn with_search(search: S, hash_mb: usize) -> Engine<S> {
        let mut engine = Engine {
            search,
            step: Step::Done,
            nodes: 0,
            hash_mb: 0,
            lines_wanted: 1,
            lines: Vec::new(),
            reported: 0,
            limits: Limits::default(),
            finished: true,
            skips_clearing: false,
        };
        engine.set_hash(hash_mb);
        engine
    }

    /// Resizes and clears the table; returns its size in megabytes, which is smaller if there is not
    /// enough memory.
    #[inline]
    pub fn set_hash(&mut self, mb: usize) -> usize {
        self.finished = true;
        self.hash_mb = self.search.table_mut().resize(mb);
        self.hash_mb
    }

    /// The size of the table in megabytes.
    #[inline]
    pub fn hash_mb(&self) -> usize {
        self.hash_mb
    }

    /// Clears the table and the histories, as for a new game.
    #[inline]
    pub fn clear_hash(&mut self) {
        self.finished = true;
        self.search.table_mut().clear();
        self.search.clear_history();
    }

    /// Sets the number of principal variations.
    #[inline]
    pub fn set_multi_pv(&mut self, lines: usize) {
        self.lines_wanted = lines.max(1);
    }

    /// Sets the maximum noise in the evaluation, in centipawns, 0 for none. The noise is a function
    /// of the seed and the position.
    #[inline]
    pub fn set_noise(&mut self, seed: u64, cp: u16) {
        self.search.set_noise(Noise { seed, cp });
    }

    /// Sets the position after legal `moves` from `start`, and ends a running search.
    #[inline]
    pub fn set_position(&mut self, start: &S::Position, moves: &[S::Move]) {
        self.search.set_position(start, moves);
        self.step = Step::Done;
        self.finished = true;
    }

    /// Starts to search the current position within limits, but at least to a depth of one ply. It
    /// searches only `search_moves`, or all moves if none of them is legal.
    #[inline]
    pub fn begin(&mut self, limits: Limits, search_moves: &[S::Move]) {
        self.limits = limits;
        self.skips_clearing = false;
        if limits.mate.is_some() {
            // Other searches prune moves, so their entries do not prove that there is no mate.
            self.search.table_mut().clear();
        }
        let moves = self.moves_to_search(search_moves);
        self.search.table_mut().new_search();
        self.nodes = 0;
        self.reported = 0;
        self.lines.clear();
        let root = self.search.root_mut();
        let first = root.begin(limits, moves, self.lines_wanted);
        self.step = self.enter_root(first);
        self.finished = self.step == Step::Done;
    }

    #[inline]
    fn moves_to_search(&mut self, requested: &[S::Move]) -> Vec<S::PackedMove> {
        let legal = self.search.begin();
        let mut chosen = Vec::new();
        for &play in &legal {
            if requested.contains(&self.search.unpacked(play)) {
                chosen.push(play);
            }
        }
        if chosen.is_empty() { legal } else { chosen }
    }

    #[inline]
    fn enter_root(&mut self, request: Option<SearchRequest>) -> Step {
        request.map_or(Step::Done, |request| self.search.enter_root(request))
    }

    /// Searches at most `nodes` more nodes, or to the end of an iteration, then pauses; the
    /// result does not depend on the pauses.
    #[inline]
    pub fn think(&mut self, nodes: u64) -> Progress {
        if self.finished {
            return Progress::Finished;
        }
        if self.search.table_mut().continue_clearing() && !self.skips_clearing {
            return Progress::Running;
        }
        let until = self.nodes.saturating_add(nodes.max(1));
        self.finished = self.run(until) || self.nodes >= self.node_limit();
        self.report();
        if self.finished {
            Progress::Finished
        } else {
            Progress::Running
        }
    }

    /// The node count at which the search ends; unlimited until the first line is finished.
    #[inline]
    fn node_limit(&self) -> u64 {
        let limit = self.limits.nodes.filter(|_| self.search.root().has_line());
        limit.unwrap_or(u64::MAX)
    }

    /// Continues until the node count or the node limit is reached, or an iteration is finished;
    /// returns whether the search is over.
    #[inline]
    fn run(&mut self, until: u64) -> bool {
        let mut end = until.min(self.node_limit());
        loop {
            self.step = match self.step {
                Step::Enter if self.nodes >= end => return false,
                Step::Enter => {
                    self.nodes += 1;
                    self.search.enter()
                }
                Step::NextMove => self.search.search_next_move(),
                Step::Return(score) => self.search.return_from_child(score),
                Step::RootScore(score) => {
                    let depth = self.search.root().depth;
                    let next = self.search.root_mut().finish_search(score);
                    end = until.min(self.node_limit());
                    let step = self.enter_root(next);
                    if step != Step::Done && self.search.root().depth > depth {
                        // The lines of an iteration are reported with its node count.
                        self.step = step;
                        return false;
                    }
                    step
                }
                Step::Done => return true,
            }
        }
    }

    /// Ends the search and keeps its result. If there is a legal move, the result has at least one
    /// line: a search in its first iteration finishes this iteration, or uses what it finds in a few
    /// thousand nodes.
    #[inline]
    pub fn stop(&mut self) {
        if !self.search.root().has_line() {
            self.skips_clearing = true;
            self.think(NODES_ON_STOP);
        }
        self.finished = true;
        if !self.search.root().has_line() {
            let score = self.search.evaluate_root();
            self.search.root_mut().finish_early(score);
        }
        self.report();
    }

    /// Updates the principal variations if they changed, and always at the end of a search, since an
    /// interrupted iteration may have found a better move.
    #[inline]
    fn report(&mut self) {
        let root = self.search.root();
        if self.reported == root.reports && !self.finished {
            return;
        }
        self.reported = root.reports;
        self.lines.clear();
        for line in &root.lines {
            if line.depth > 0 {
                self.lines.push(public_line(&self.search, line));
            }
        }
    }

    /// The move to play; `None` if there is no legal move.
    #[inline]
    pub fn best_move(&self) -> Option<S::Move> {
        self.planned(0)
    }

    /// The expected reply to the best move.
    #[inline]
    pub fn ponder_move(&self) -> Option<S::Move> {
        self.planned(1)
    }

    #[inline]
    fn planned(&self, place: usize) -> Option<S::Move> {
        let packed = self.search.root().planned(place)?;
        Some(self.search.unpacked(packed))
    }

    /// The number of nodes since the search began.
    #[inline]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The permille of the table filled by this search.
    #[inline]
    pub fn hashfull(&self) -> u32 {
        self.search.table().hashfull()
    }

    /// The depth of the current iteration, in plies.
    #[inline]
    pub fn depth(&self) -> u32 {
        self.search.root().depth
    }

    /// The principal variations, the best first.
    #[inline]
    pub fn lines(&self) -> &[Line<S::Move>] {
        &self.lines
    }

    /// A counter incremented with each change of the lines.
    #[inline]
    pub fn report_count(&self) -> u64 {
        self.search.root().reports
    }

    /// The evaluation of the current position, in centipawns from the side to move. It ends a
    /// running search.
    #[inline]
    pub fn evaluate(&mut self) -> i32 {
        self.finished = true;
        self.search.evaluate_root()
    }
}

/// The line in the types of the public interface.
#[inline]
fn public_line<S: Search>(search: &S, line: &RootLine<S::PackedMove>) -> Line<S::Move> {
    let mut moves = Vec::new();
    for &play in &line.moves {
        moves.push(search.unpacked(play));
    }
    Line {
        depth: line.depth,
        seldepth: line.seldepth as u32,
        score: Score::new(line.score),
        moves,
    }
}
