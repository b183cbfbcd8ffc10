//! The root: iterative deepening, aspiration windows and multiple principal variations.

use super::{MAX_PLY, Search, Step, frame::SearchRequest};
use crate::{
    Limits, Line,
    fairy::tt_move::MoveHash,
    score::{INFINITY, MATE, Score, UNKNOWN, is_mate},
};
use alloc::{vec, vec::Vec};
use variants::Move;

/// The initial half-width of an aspiration window.
const WINDOW_CP: i32 = 25;

/// A principal variation.
#[derive(Clone, Debug)]
pub(in crate::fairy) struct RootLine {
    pub(in crate::fairy) depth: u32,
    seldepth: usize,
    score: i32,
    moves: Vec<Move>,
}

impl RootLine {
    /// The line in the type of the public interface.
    pub(in crate::fairy) fn public(&self) -> Line<Move> {
        Line {
            depth: self.depth,
            seldepth: self.seldepth as u32,
            score: Score::new(self.score),
            moves: self.moves.clone(),
        }
    }
}

/// The state of the root beside its frame.
#[derive(Clone, Debug, Default)]
pub(in crate::fairy) struct Root {
    limits: Limits,
    /// The moves that may be played.
    moves: Vec<Move>,
    /// The lines, best first; each has at least one move.
    pub(in crate::fairy) lines: Vec<RootLine>,
    /// The number of lines to search.
    wanted: usize,
    /// The index of the line being searched.
    index: usize,
    pub(in crate::fairy) depth: u32,
    pub(in crate::fairy) seldepth: usize,
    alpha: i32,
    beta: i32,
    window: i32,
    /// Incremented with each change of the lines.
    pub(in crate::fairy) reports: u64,
}

impl Root {
    /// A move of the best line.
    pub(in crate::fairy) fn planned(&self, place: usize) -> Option<Move> {
        self.lines.first()?.moves.get(place).copied()
    }

    /// Whether a mate search runs, without pruning and reductions.
    pub(super) fn is_exact(&self) -> bool {
        self.limits.mate.is_some()
    }

    /// Whether the first line is being searched.
    pub(super) fn is_main_line(&self) -> bool {
        self.index == 0
    }

    /// Whether a move may be searched: it is requested, and no better line begins with it.
    pub(super) fn allows(&self, chess_move: Move) -> bool {
        let mut taken = self.lines.iter().take(self.index);
        self.moves.contains(&chess_move)
            && !taken.any(|line| line.moves.first() == Some(&chess_move))
    }

    /// The maximum depth.
    fn last_depth(&self) -> u32 {
        let most = MAX_PLY as u32 - 20;
        let by_depth = self.limits.depth.unwrap_or(most);
        let by_mate = self.limits.mate.map_or(most, |moves| moves.min(most) * 2);
        most.min(by_depth).min(by_mate)
    }

    /// Whether the requested mate is found.
    fn has_mate(&self) -> bool {
        let plies = self.limits.mate.map(|moves| 2 * moves.min(400) as i32);
        let score = self.lines.first().map_or(UNKNOWN, |line| line.score);
        plies.is_some_and(|plies| is_mate(score) && score > MATE - plies - 1)
    }
}

impl Search {
    /// Begins a search of the position at the root.
    pub(in crate::fairy) fn begin(&mut self, limits: Limits, wanted: usize, request: &[Move]) {
        self.rewind();
        let legal = self.position.legal_moves();
        let mut moves: Vec<Move> = legal
            .iter()
            .copied()
            .filter(|one| request.contains(one))
            .collect();
        if moves.is_empty() {
            moves = legal;
        }
        self.nodes = 0;
        self.table.new_search();
        for frame in &mut self.frames {
            frame.killer = MoveHash::NONE;
        }
        let lines: Vec<RootLine> = moves
            .iter()
            .take(wanted)
            .map(|&first| RootLine {
                depth: 0,
                seldepth: 0,
                score: -INFINITY,
                moves: vec![first],
            })
            .collect();
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
    fn begin_line(&mut self) -> Step {
        let root = &mut self.root;
        root.seldepth = 0;
        root.window = WINDOW_CP;
        (root.alpha, root.beta) = (-INFINITY, INFINITY);
        let last = root.lines[root.index].score;
        if root.depth >= 4 && last.abs() < INFINITY && !is_mate(last) {
            root.alpha = last - root.window;
            root.beta = last + root.window;
        }
        self.start_root_search()
    }

    fn start_root_search(&mut self) -> Step {
        let request = SearchRequest {
            depth: self.root.depth as i32,
            alpha: self.root.alpha,
            beta: self.root.beta,
            may_pass: false,
        };
        self.frame().request = request;
        Step::Enter
    }

    /// Handles the score of the root: widens the window and searches again, or finishes the line.
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
    pub(super) fn update_root_line(&mut self, score: i32) {
        let pv = &self.frames[0].pv;
        let root = &mut self.root;
        let mut place = root.index;
        while place + 1 < root.lines.len() && root.lines[place].moves.first() != pv.first() {
            place += 1;
        }
        while place > root.index {
            root.lines.swap(place - 1, place);
            place -= 1;
        }
        let line = &mut root.lines[root.index];
        line.moves.clone_from(pv);
        line.score = score;
    }
}
