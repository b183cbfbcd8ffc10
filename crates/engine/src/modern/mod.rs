//! Modern: as strong as a small download can be.
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "squares, plies and scores are far below the bounds of every type that holds them"
)]

mod attacks;
mod bits;
mod board;
mod candidates;
mod evaluation;
mod exchange;
mod experiment;
mod generation;
mod history;
mod keys;
mod moves;
mod picker;
mod placement;
mod roles;
mod score;
mod search;
mod table;
mod tables;
mod tapered;
#[cfg(test)]
mod tests;

pub use evaluation::{FeatureExtractor, Features, parameters};
#[cfg(feature = "ablation")]
pub use experiment::SearchFeature;
pub use score::Score;
pub use table::MOST_MB as MAX_HASH_MB;

use crate::{Limits, Progress};
use alloc::vec::Vec;
use rules::{Move, Position};
use search::{Noise, Search, Step};

/// What a search looks at that is stopped before it began: a fraction of a millisecond.
const HASTY_NODES: u64 = 200;

/// A line of play and what it is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The depth in plies to which it was searched.
    pub depth: u32,
    /// The longest path looked at, in plies.
    pub seldepth: u32,
    /// The score from the side to move.
    pub score: Score,
    /// The moves, the one to play first.
    pub moves: Vec<Move>,
}

/// A player of chess.
#[derive(Clone, Debug)]
pub struct Modern {
    search: Search,
    hash_mb: usize,
    lines_wanted: usize,
    lines: Vec<Line>,
    /// The report that the lines were made of.
    reported: u64,
    limits: Limits,
    finished: bool,
    /// Whether the search does not wait for the table.
    is_hasty: bool,
}

impl Modern {
    /// A player with a table of so many megabytes, or of fewer if there is no memory for it; its
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
            is_hasty: false,
        };
        modern.set_hash(hash_mb);
        modern
    }

    /// Changes the size of the table, which is empty afterwards; tells the megabytes that were
    /// had.
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

    /// Forgets everything, as for a new game.
    #[inline]
    pub fn clear_hash(&mut self) {
        self.finished = true;
        self.search.table.clear();
        self.search.history.clear();
    }

    /// How many lines a search gives.
    #[inline]
    pub fn set_multi_pv(&mut self, lines: usize) {
        self.lines_wanted = lines.max(1);
    }

    /// Disturbs the evaluation by up to so many centipawns; the same seed disturbs it the same
    /// way, 0 centipawns not at all.
    #[inline]
    pub fn set_noise(&mut self, seed: u64, cp: u16) {
        self.search.noise = Noise { seed, cp };
    }

    /// Leaves a part of the search out.
    #[cfg(feature = "ablation")]
    pub fn disable(&mut self, part: SearchFeature) {
        self.search.experiment.without = Some(part);
    }

    /// Sets the position after `moves` from `start`, and ends the search that runs.
    ///
    /// The moves must be legal.
    #[inline]
    pub fn set_position(&mut self, start: &Position, moves: &[Move]) {
        self.search.set(start);
        for &played in moves {
            self.search.advance(played);
        }
        self.finished = true;
    }

    /// Starts to search the position that was set, within limits, and only the moves given, if
    /// any of them is legal.
    #[inline]
    pub fn begin(&mut self, limits: Limits, search_moves: &[Move]) {
        self.limits = limits;
        self.is_hasty = false;
        if limits.mate.is_some() {
            // Other searches leave moves out: what they found refutes no mate.
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
        if self.search.table.work() && !self.is_hasty {
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

    /// Ends the search; what it found stays. One that has not looked at anything yet, since there
    /// was a table to clear, looks at a few positions.
    #[inline]
    pub fn stop(&mut self) {
        if self.search.nodes == 0 {
            self.is_hasty = true;
            self.think(HASTY_NODES);
        }
        self.finished = true;
        self.report();
    }

    /// Writes the lines as the caller reads them, if they changed; at the end of a search in any
    /// case, since the iteration that was broken off may have found a better move.
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
                self.lines.push(line.unpacked());
            }
        }
    }

    /// The move to play, `None` if there is no legal one.
    #[inline]
    pub fn best_move(&self) -> Option<Move> {
        self.search.root.planned(0)
    }

    /// The reply that is expected to the best move.
    #[inline]
    pub fn ponder_move(&self) -> Option<Move> {
        self.search.root.planned(1)
    }

    /// Nodes since the search began.
    #[inline]
    pub fn nodes(&self) -> u64 {
        self.search.nodes
    }

    /// How many of a thousand places of the table this search has filled.
    #[inline]
    pub fn hashfull(&self) -> u32 {
        self.search.table.permille()
    }

    /// The depth of the iteration that is in work, in plies.
    #[inline]
    pub fn depth(&self) -> u32 {
        self.search.root.depth
    }

    /// The lines that were found, the best first.
    #[inline]
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// A count that goes up whenever the lines changed.
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
