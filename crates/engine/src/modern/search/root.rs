//! The root: iterative deepening, aspiration windows and multiple principal variations.

use super::{MAX_PLY, Search, Step, frame::SearchRequest, frame_index};
use crate::score::{INFINITY, MATE, Score, UNKNOWN, is_mate};
use crate::{
    Limits, Line,
    modern::{generate::legal_moves, lookup_tables::LookupTables, packed_move::PackedMove},
};
use alloc::{vec, vec::Vec};
use rules::Move;

/// The initial half-width of an aspiration window.
const WINDOW_CP: i32 = 12;

/// A principal variation.
#[derive(Clone, Debug)]
pub(in crate::modern) struct RootLine {
    pub(in crate::modern) depth: u32,
    pub(in crate::modern) seldepth: usize,
    pub(in crate::modern) score: i32,
    pub(in crate::modern) moves: Vec<PackedMove>,
}

impl RootLine {
    /// The line in the types of the public interface.
    #[inline]
    pub(in crate::modern) fn unpacked(&self, tables: &LookupTables) -> Line<Move> {
        let mut moves = Vec::new();
        for play in &self.moves {
            moves.push(play.unpacked(tables));
        }
        Line {
            depth: self.depth,
            seldepth: self.seldepth as u32,
            score: Score::new(self.score),
            moves,
        }
    }
}

/// The state of the root beside its frame.
#[derive(Clone, Debug, Default)]
pub(in crate::modern) struct Root {
    limits: Limits,
    /// The moves that may be played.
    moves: Vec<PackedMove>,
    /// The lines, best first; each has at least one move.
    pub(in crate::modern) lines: Vec<RootLine>,
    /// The number of lines to search.
    wanted: usize,
    /// The index of the line being searched.
    index: usize,
    pub(in crate::modern) depth: u32,
    pub(in crate::modern) seldepth: usize,
    alpha: i32,
    beta: i32,
    window: i32,
    /// Incremented with each change of the lines.
    pub(in crate::modern) reports: u64,
}

impl Root {
    /// Whether a mate search runs, without pruning and reductions.
    #[inline]
    pub(super) fn is_exact(&self) -> bool {
        self.limits.mate.is_some()
    }

    /// Whether the first line is being searched.
    #[inline]
    pub(super) fn is_main_line(&self) -> bool {
        self.index == 0
    }

    /// The best move so far of the line being searched.
    #[inline]
    pub(super) fn best_move(&self) -> PackedMove {
        let line = self.lines.get(self.index);
        line.and_then(|line| line.moves.first().copied())
            .unwrap_or(PackedMove::NONE)
    }

    /// Whether a move may be searched: it is requested, and no better line begins with it.
    #[inline]
    pub(super) fn allows(&self, play: PackedMove) -> bool {
        let taken = self.lines.iter().take(self.index);
        self.moves.contains(&play)
            && !taken
                .into_iter()
                .any(|line| line.moves.first() == Some(&play))
    }

    /// The maximum depth.
    #[inline]
    fn last_depth(&self) -> u32 {
        let most = MAX_PLY as u32 - 20;
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
}

impl Search {
    /// A move of the best line.
    #[inline]
    pub(in crate::modern) fn planned(&self, place: usize) -> Option<Move> {
        let play = self.root.lines.first()?.moves.get(place)?;
        Some(play.unpacked(&self.tables))
    }

    /// Begins a search of the position at the root.
    #[inline]
    pub(in crate::modern) fn begin(&mut self, limits: Limits, wanted: usize, request: &[Move]) {
        self.move_stack.truncate(0);
        let board = &self.frames[frame_index(0)].board;
        let mut moves = legal_moves(board, &self.tables, &mut self.move_stack);
        let mut chosen = Vec::new();
        for &play in &moves {
            if request.contains(&play.unpacked(&self.tables)) {
                chosen.push(play);
            }
        }
        if !chosen.is_empty() {
            moves = chosen;
        }
        self.nodes = 0;
        self.table.new_search();
        for frame in self.frames.iter_mut() {
            frame.killer = PackedMove::NONE;
            frame.cutoff_count = 0;
        }
        let mut lines = Vec::new();
        for &play in moves.iter().take(wanted) {
            lines.push(RootLine {
                depth: 0,
                seldepth: 0,
                score: -INFINITY,
                moves: vec![play],
            });
        }
        self.root = Root {
            limits,
            wanted: lines.len(),
            lines,
            moves,
            ..Root::default()
        };
        self.step = if self.root.wanted == 0 {
            Step::Done
        } else {
            self.deepen()
        };
    }

    /// Begins the next iteration, if there is one.
    #[inline]
    fn deepen(&mut self) -> Step {
        let root = &mut self.root;
        if root.depth >= root.last_depth() || root.has_mate() {
            return Step::Done;
        }
        root.depth += 1;
        root.index = 0;
        self.begin_line()
    }

    /// Begins a line, with a window around its last score.
    #[inline]
    fn begin_line(&mut self) -> Step {
        let root = &mut self.root;
        root.seldepth = 0;
        root.window = WINDOW_CP;
        (root.alpha, root.beta) = (-INFINITY, INFINITY);
        let last = root.lines[root.index].score;
        if root.depth >= 5 && last.abs() < INFINITY && !is_mate(last) {
            root.alpha = last - root.window;
            root.beta = last + root.window;
        }
        self.start_root_search()
    }

    #[inline]
    fn start_root_search(&mut self) -> Step {
        let root = &self.root;
        let request = SearchRequest {
            depth: root.depth as i32,
            alpha: root.alpha,
            beta: root.beta,
            is_cut_node: false,
            excluded: PackedMove::NONE,
        };
        self.enter_root(request)
    }

    /// Handles the score of the root: widens the window and searches again, or finishes the line.
    #[inline]
    pub(super) fn finish_root_search(&mut self, score: i32) -> Step {
        let root = &mut self.root;
        if score <= root.alpha && root.alpha > -INFINITY {
            root.beta = i32::midpoint(root.alpha, root.beta);
            root.alpha = (score - root.window).max(-INFINITY);
        } else if score >= root.beta && root.beta < INFINITY {
            root.beta = (score + root.window).min(INFINITY);
        } else {
            return self.finish_line(score);
        }
        root.window *= 2;
        if root.window > 600 {
            (root.alpha, root.beta) = (-INFINITY, INFINITY);
        }
        self.start_root_search()
    }

    #[inline]
    fn finish_line(&mut self, score: i32) -> Step {
        let root = &mut self.root;
        let line = &mut root.lines[root.index];
        line.score = score;
        line.depth = root.depth;
        line.seldepth = root.seldepth;
        let mut place = root.index;
        while place > 0 && root.lines[place - 1].score < score {
            root.lines.swap(place - 1, place);
            place -= 1;
        }
        root.reports += 1;
        root.index += 1;
        if root.index < root.wanted {
            return self.begin_line();
        }
        self.deepen()
    }

    /// Updates the lines after a new best move at the root. The line that begins with the move, or
    /// else the last line, moves up, so that no two lines begin with the same move.
    #[inline]
    pub(super) fn update_root_line(&mut self, score: i32) {
        let frame = &self.frames[frame_index(0)];
        let root = &mut self.root;
        let mut place = root.index;
        while place + 1 < root.lines.len() && root.lines[place].moves.first() != frame.pv.first() {
            place += 1;
        }
        while place > root.index {
            root.lines.swap(place - 1, place);
            place -= 1;
        }
        let line = &mut root.lines[root.index];
        line.moves.clone_from(&frame.pv);
        line.score = score;
    }
}
