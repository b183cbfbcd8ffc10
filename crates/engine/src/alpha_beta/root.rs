//! The root: iterative deepening, [aspiration
//! windows](https://www.chessprogramming.org/Aspiration_Windows) and multiple principal variations.

use alloc::{vec, vec::Vec};

use super::SearchRequest;
use crate::{
    Limits,
    score::{INFINITY, MATE, UNKNOWN, is_mate},
};

/// The half-width in centipawns beyond which a window is opened completely.
const MAX_WINDOW_CP: i32 = 600;

/// A principal variation.
#[derive(Clone, Debug)]
pub(super) struct RootLine<M> {
    pub(super) depth: u32,
    pub(super) seldepth: usize,
    pub(super) score: i32,
    pub(super) moves: Vec<M>,
}

/// The plies that are searched beyond the depth of the iteration in a crowded position, one with much
/// more material than usual. Nearly every move there is a capture, so a quiescence search without a
/// limit would not end in reasonable time.
const CROWDED_PLIES: usize = 3;

/// The settings at the root that differ between engines.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RootSettings {
    /// The initial half-width of an aspiration window.
    pub(crate) window_cp: i32,
    /// The first iteration with a window.
    pub(crate) window_depth: u32,
    /// The maximum depth of an iteration, in plies.
    pub(crate) max_depth: u32,
    /// The maximum distance of a node from the root, in plies.
    pub(crate) max_ply: usize,
}

/// The state of the root, besides its frame.
#[derive(Clone, Debug)]
pub struct Root<M> {
    settings: RootSettings,
    limits: Limits,
    /// The moves to search.
    moves: Vec<M>,
    /// The lines, best first; each has at least one move.
    pub(super) lines: Vec<RootLine<M>>,
    /// The index of the line being searched.
    index: usize,
    /// The depth of the current iteration, in plies.
    pub(crate) depth: u32,
    /// The distance from the root at which nodes return their static evaluation, in plies.
    pub(crate) max_ply: usize,
    seldepth: usize,
    alpha: i32,
    beta: i32,
    window: i32,
    /// Incremented with each change of the lines.
    pub(super) reports: u64,
}

impl<M: Copy + PartialEq> Root<M> {
    #[inline]
    pub(crate) fn new(settings: RootSettings) -> Root<M> {
        Root {
            settings,
            limits: Limits::default(),
            moves: Vec::new(),
            lines: Vec::new(),
            index: 0,
            depth: 0,
            max_ply: 0,
            seldepth: 0,
            alpha: 0,
            beta: 0,
            window: 0,
            reports: 0,
        }
    }

    /// Whether a mate search runs, without pruning and reductions.
    #[inline]
    pub(crate) fn is_exact(&self) -> bool {
        self.limits.mate.is_some()
    }

    /// Whether the first line is being searched.
    #[inline]
    pub(crate) fn is_main_line(&self) -> bool {
        self.index == 0
    }

    /// Whether a line is finished.
    #[inline]
    pub(super) fn has_line(&self) -> bool {
        self.lines.first().is_some_and(|line| line.depth > 0)
    }

    /// The best move so far of the line being searched.
    #[inline]
    pub(crate) fn best_move(&self) -> Option<M> {
        self.lines.get(self.index)?.moves.first().copied()
    }

    /// A move of the best line.
    #[inline]
    pub(super) fn planned(&self, place: usize) -> Option<M> {
        self.lines.first()?.moves.get(place).copied()
    }

    /// Whether a move may be searched: it is requested, and no better line begins with it.
    #[inline]
    pub(crate) fn allows(&self, play: M) -> bool {
        let mut taken = self.lines.iter().take(self.index);
        self.moves.contains(&play) && !taken.any(|line| line.moves.first() == Some(&play))
    }

    /// Sets the maximum ply of a search of the root.
    #[inline]
    pub(crate) fn limit_ply(&mut self, is_crowded: bool) {
        self.max_ply = if is_crowded {
            self.settings
                .max_ply
                .min(self.depth as usize + CROWDED_PLIES)
        } else {
            self.settings.max_ply
        };
    }

    /// Records the distance from the root of a node that was entered, in plies.
    #[inline]
    pub(crate) fn reach(&mut self, ply: usize) {
        self.seldepth = self.seldepth.max(ply + 1);
    }

    #[inline]
    fn last_depth(&self) -> u32 {
        let most = self.settings.max_depth;
        let by_depth = self.limits.depth.unwrap_or(most);
        let by_mate = self.limits.mate.map_or(most, |moves| moves.min(most) * 2);
        most.min(by_depth).min(by_mate)
    }

    /// Whether the requested mate is found.
    #[inline]
    fn has_mate(&self) -> bool {
        let plies = self.limits.mate.map(|moves| 2 * moves.min(400) as i32);
        let score = self.lines.first().map_or(UNKNOWN, |line| line.score);
        plies.is_some_and(|plies| is_mate(score) && score > MATE - plies - 1)
    }

    /// Begins a search of `moves` for at most `wanted` lines. Returns the first search, or `None`
    /// if there is no move.
    #[inline]
    pub(super) fn begin(
        &mut self,
        limits: Limits,
        moves: Vec<M>,
        wanted: usize,
    ) -> Option<SearchRequest> {
        let mut lines = Vec::new();
        for &play in moves.iter().take(wanted) {
            lines.push(RootLine {
                depth: 0,
                seldepth: 0,
                score: -INFINITY,
                moves: vec![play],
            });
        }
        *self = Root {
            limits,
            moves,
            lines,
            ..Root::new(self.settings)
        };
        self.deepen()
    }

    /// Begins the next iteration, unless the last one is finished.
    #[inline]
    fn deepen(&mut self) -> Option<SearchRequest> {
        if self.depth >= self.last_depth() || self.has_mate() {
            return None;
        }
        self.depth += 1;
        self.index = 0;
        self.begin_line()
    }

    /// Begins a line, with a window around its last score.
    #[inline]
    fn begin_line(&mut self) -> Option<SearchRequest> {
        let last = self.lines.get(self.index)?.score;
        self.seldepth = 0;
        self.window = self.settings.window_cp;
        (self.alpha, self.beta) = (-INFINITY, INFINITY);
        if self.depth >= self.settings.window_depth && last.abs() < INFINITY && !is_mate(last) {
            self.alpha = last - self.window;
            self.beta = last + self.window;
        }
        Some(self.request())
    }

    #[inline]
    fn request(&self) -> SearchRequest {
        SearchRequest {
            depth: self.depth as i32,
            alpha: self.alpha,
            beta: self.beta,
        }
    }

    /// Handles the score of the root: widens the window or finishes the line. Returns the next
    /// search, or `None` after the last.
    #[inline]
    pub(super) fn finish_search(&mut self, score: i32) -> Option<SearchRequest> {
        if score <= self.alpha && self.alpha > -INFINITY {
            self.beta = i32::midpoint(self.alpha, self.beta);
            self.alpha = (score - self.window).max(-INFINITY);
        } else if score >= self.beta && self.beta < INFINITY {
            self.beta = (score + self.window).min(INFINITY);
        } else {
            return self.finish_line(score);
        }
        self.window *= 2;
        if self.window > MAX_WINDOW_CP {
            (self.alpha, self.beta) = (-INFINITY, INFINITY);
        }
        Some(self.request())
    }

    #[inline]
    fn finish_line(&mut self, score: i32) -> Option<SearchRequest> {
        let line = self.lines.get_mut(self.index)?;
        line.score = score;
        line.depth = self.depth;
        line.seldepth = self.seldepth;
        let mut place = self.index;
        while place > 0 && self.lines[place - 1].score < score {
            self.lines.swap(place - 1, place);
            place -= 1;
        }
        self.reports += 1;
        self.index += 1;
        if self.index < self.lines.len() {
            return self.begin_line();
        }
        self.deepen()
    }

    /// Finishes the first line of an interrupted first iteration: with the best score so far, or with
    /// the static evaluation if no move has a score.
    #[inline]
    pub(super) fn finish_early(&mut self, static_eval: i32) {
        if let Some(line) = self.lines.first_mut() {
            line.depth = 1;
            line.seldepth = self.seldepth;
            if line.score == -INFINITY {
                line.score = static_eval;
            }
        }
    }

    /// Updates the lines after a new best move at the root. If a later line begins with the move,
    /// that line takes the place of the line being searched; otherwise the last line does. So no
    /// two lines begin with the same move.
    ///
    /// A score above the window has no continuation, so a known continuation of the move is kept.
    #[inline]
    pub(crate) fn update_line(&mut self, score: i32, pv: &[M]) {
        let mut place = self.index;
        while place + 1 < self.lines.len() && self.lines[place].moves.first() != pv.first() {
            place += 1;
        }
        while place > self.index {
            self.lines.swap(place - 1, place);
            place -= 1;
        }
        if let Some(line) = self.lines.get_mut(self.index) {
            let is_bound = score >= self.beta && !is_mate(score);
            if !is_bound || line.moves.first() != pv.first() {
                line.moves.clear();
                line.moves.extend_from_slice(pv);
            }
            line.score = score;
        }
    }
}
