//! Modern: as strong as possible within a small download.
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "squares, plies and scores are far below the bounds of every type that holds them"
)]

mod ablation;
mod attacks;
mod bitboard;
mod board;
mod castling;
mod evaluation;
mod generate;
mod history;
mod lookup_tables;
mod move_picker;
mod move_stack;
mod packed_move;
mod piece_square;
mod role;
mod search;
mod see;
mod tapered;
#[cfg(test)]
mod tests;
mod zobrist;

#[cfg(feature = "ablation")]
pub use ablation::SearchFeature;
pub use evaluation::{FeatureExtractor, Features, parameters};

use crate::{Limits, Line, Progress, noise::Noise};
use alloc::vec::Vec;
use rules::{Move, Position};
use search::{Search, Step};

/// The nodes of a search that is stopped before it began: a fraction of a millisecond.
const MIN_NODES_ON_STOP: u64 = 200;

/// The engine.
#[derive(Clone, Debug)]
pub struct Modern {
    search: Search,
    hash_mb: usize,
    lines_wanted: usize,
    lines: Vec<Line<Move>>,
    /// The report count when the lines were updated.
    reported: u64,
    limits: Limits,
    finished: bool,
    /// Whether the search starts before the table is cleared.
    skips_clearing: bool,
}

impl Modern {
    /// An engine with a table of so many megabytes, or fewer if there is not enough memory. The
    /// board is empty until a position is set.
    #[inline]
    pub fn new(hash_mb: usize) -> Self {
        let mut modern = Self {
            search: Search::new(),
            hash_mb: 0,
            lines_wanted: 1,
            lines: Vec::new(),
            reported: 0,
            limits: Limits::default(),
            finished: true,
            skips_clearing: false,
        };
        modern.set_hash(hash_mb);
        modern
    }

    /// Resizes and clears the table; returns its size in megabytes, which is smaller if there is not
    /// enough memory.
    #[inline]
    pub fn set_hash(&mut self, mb: usize) -> usize {
        self.finished = true;
        self.hash_mb = self.search.table.resize(mb);
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
        self.search.table.clear();
        self.search.history.clear();
    }

    /// Sets the number of principal variations.
    #[inline]
    pub fn set_multi_pv(&mut self, lines: usize) {
        self.lines_wanted = lines.max(1);
    }

    /// Sets the noise in the evaluation: at most so many centipawns, 0 for none, as a function of the
    /// seed and the position.
    #[inline]
    pub fn set_noise(&mut self, seed: u64, cp: u16) {
        self.search.noise = Noise { seed, cp };
    }

    /// Disables a part of the search.
    #[cfg(feature = "ablation")]
    pub fn disable(&mut self, part: SearchFeature) {
        self.search.ablation.without = Some(part);
    }

    /// Sets the position after legal `moves` from `start`, and ends a running search.
    #[inline]
    pub fn set_position(&mut self, start: &Position, moves: &[Move]) {
        self.search.set(start);
        for &played in moves {
            self.search.make_root_move(played);
        }
        self.search.drop_illegal_en_passant();
        self.finished = true;
    }

    /// Starts to search the position that was set, within limits, and only the moves given, if
    /// any of them is legal.
    #[inline]
    pub fn begin(&mut self, limits: Limits, search_moves: &[Move]) {
        self.limits = limits;
        self.skips_clearing = false;
        if limits.mate.is_some() {
            // Other searches prune moves, so their entries prove no refutation of a mate.
            self.search.table.clear();
        }
        self.search.begin(limits, self.lines_wanted, search_moves);
        self.reported = 0;
        self.lines.clear();
        self.finished = self.search.step == Step::Done;
    }

    /// Searches at most `nodes` nodes more, then pauses; what is found does not depend on the
    /// pauses.
    #[inline]
    pub fn think(&mut self, nodes: u64) -> Progress {
        if self.finished {
            return Progress::Finished;
        }
        if self.search.table.continue_clearing() && !self.skips_clearing {
            return Progress::Running;
        }
        let limit = self.limits.nodes.unwrap_or(u64::MAX);
        let until = self.search.nodes.saturating_add(nodes.max(1)).min(limit);
        self.finished = self.search.run(until) || self.search.nodes >= limit;
        self.report();
        if self.finished {
            Progress::Finished
        } else {
            Progress::Running
        }
    }

    /// Ends the search and keeps its result. A search that is still clearing its table searches a few
    /// nodes first, so that it has one.
    #[inline]
    pub fn stop(&mut self) {
        if self.search.nodes == 0 {
            self.skips_clearing = true;
            self.think(MIN_NODES_ON_STOP);
        }
        self.finished = true;
        self.report();
    }

    /// Updates the principal variations if they changed, and always at the end of a search, since an
    /// interrupted iteration may have found a better move.
    #[inline]
    fn report(&mut self) {
        let root = &self.search.root;
        if self.reported == root.reports && !self.finished {
            return;
        }
        self.reported = root.reports;
        self.lines.clear();
        for line in &root.lines {
            if line.depth > 0 {
                self.lines.push(line.unpacked(&self.search.tables));
            }
        }
    }

    /// The move to play, `None` if there is no legal one.
    #[inline]
    pub fn best_move(&self) -> Option<Move> {
        self.search.planned(0)
    }

    /// The reply that is expected to the best move.
    #[inline]
    pub fn ponder_move(&self) -> Option<Move> {
        self.search.planned(1)
    }

    /// Nodes since the search began.
    #[inline]
    pub fn nodes(&self) -> u64 {
        self.search.nodes
    }

    /// The permille of the table filled by this search.
    #[inline]
    pub fn hashfull(&self) -> u32 {
        self.search.table.hashfull()
    }

    /// The depth of the current iteration, in plies.
    #[inline]
    pub fn depth(&self) -> u32 {
        self.search.root.depth
    }

    /// The principal variations, the best first.
    #[inline]
    pub fn lines(&self) -> &[Line<Move>] {
        &self.lines
    }

    /// A counter incremented with each change of the lines.
    #[inline]
    pub fn report_count(&self) -> u64 {
        self.search.root.reports
    }

    /// The evaluation of the position that was set, in centipawns from the side to move.
    #[inline]
    pub fn evaluate(&self) -> i32 {
        evaluation::evaluate(self.search.root_board(), &self.search.tables)
    }
}
