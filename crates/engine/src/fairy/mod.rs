//! Fairy: every other game, by table, as H. G. Muller's
//! [Fairy-Max](https://home.hccnet.nl/h.g.muller/CVfairy.html) plays them.
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "squares, plies and scores are far below the bounds of every type that holds them"
)]

mod evaluation;
mod history;
mod mobility;
mod piece_values;
mod search;
#[cfg(test)]
mod tests;
mod tt_move;

use crate::{Limits, Line, Progress, noise::Noise};
use alloc::{sync::Arc, vec::Vec};
use search::{Search, Step};
use variants::{Kind, Move, Position, Variant};

pub use piece_values::piece_values;

/// The nodes of a search that is stopped before it began: a fraction of a millisecond.
const MIN_NODES_ON_STOP: u64 = 200;

/// The engine for variants.
///
/// It is used as [`Modern`](crate::modern::Modern) is.
#[derive(Clone, Debug)]
pub struct Fairy {
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

impl Fairy {
    /// An engine for a variant with a table of so many megabytes, or fewer if there is not enough
    /// memory.
    pub fn new(variant: &Arc<Variant>, hash_mb: usize) -> Fairy {
        let mut fairy = Fairy {
            search: Search::new(variant),
            hash_mb: 0,
            lines_wanted: 1,
            lines: Vec::new(),
            reported: 0,
            limits: Limits::default(),
            finished: true,
            skips_clearing: false,
        };
        fairy.hash_mb = fairy.search.table.resize(hash_mb);
        fairy
    }

    /// The size of the table in megabytes.
    pub fn hash_mb(&self) -> usize {
        self.hash_mb
    }

    /// Clears the table and the histories, as for a new game.
    pub fn clear_hash(&mut self) {
        self.finished = true;
        self.search.table.clear();
        self.search.history.clear();
    }

    /// Sets the number of principal variations.
    pub fn set_multi_pv(&mut self, lines: usize) {
        self.lines_wanted = lines.max(1);
    }

    /// Sets the noise in the evaluation: at most so many centipawns, 0 for none, as a function of the
    /// seed and the position.
    pub fn set_noise(&mut self, seed: u64, cp: u16) {
        self.search.noise = Noise { seed, cp };
    }

    /// The value of a kind of the variant, in centipawns: that of its definition, or estimated from
    /// its mobility.
    pub fn value(&self, kind: Kind) -> i32 {
        self.search.evaluation.value(kind)
    }

    /// Sets the position after legal `moves` from `start`, and ends a running search.
    pub fn set_position(&mut self, start: &Position, moves: &[Move]) {
        self.search.set(start, moves);
        self.finished = true;
    }

    /// Starts to search the position that was set, within limits, and only the moves given, if
    /// any of them is legal.
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
    fn report(&mut self) {
        let root = &self.search.root;
        if self.reported == root.reports && !self.finished {
            return;
        }
        self.reported = root.reports;
        let known = root.lines.iter().filter(|line| line.depth > 0);
        self.lines = known.map(search::RootLine::public).collect();
    }

    /// The move to play, `None` if there is no legal one.
    pub fn best_move(&self) -> Option<Move> {
        self.search.root.planned(0)
    }

    /// The reply that is expected to the best move.
    pub fn ponder_move(&self) -> Option<Move> {
        self.search.root.planned(1)
    }

    /// Nodes since the search began.
    pub fn nodes(&self) -> u64 {
        self.search.nodes
    }

    /// The permille of the table filled by this search.
    pub fn hashfull(&self) -> u32 {
        self.search.table.hashfull()
    }

    /// The depth of the current iteration, in plies.
    pub fn depth(&self) -> u32 {
        self.search.root.depth
    }

    /// The principal variations, the best first.
    pub fn lines(&self) -> &[Line<Move>] {
        &self.lines
    }

    /// A counter incremented with each change of the lines.
    pub fn report_count(&self) -> u64 {
        self.search.root.reports
    }

    /// The evaluation of the position that was set, in centipawns from the side to move.
    pub fn evaluate(&mut self) -> i32 {
        self.search.rewind();
        self.search.evaluation.evaluate(&self.search.position)
    }
}
