//! The loop over the moves of a node: pruning, reductions and the windows of the children.

use super::constants::{
    FUTILITY_CP, FUTILITY_CP_PER_PLY, FUTILITY_DEPTH, LATE_MOVE_DEPTH, LATE_MOVE_HISTORY,
    LATE_MOVES, LATE_MOVES_PER_SQUARED_PLY, REDUCTION_DEPTH, REDUCTION_HISTORY, REDUCTION_MOVES,
    REDUCTION_PV_MOVES,
};
use super::{PendingChild, Search, SearchRequest, Step};
use crate::score::{MATE_BOUND, is_mate};
use variants::{Move, Piece};

impl Search {
    /// Generates the moves of a node.
    pub(super) fn start_move_loop(&mut self) -> Step {
        self.push_legal_moves();
        Step::NextMove
    }

    /// Makes the next move that is not pruned, and requests its search.
    pub(super) fn next_child(&mut self) -> Step {
        if self.frame().request.depth <= 0 {
            return self.search_next_capture();
        }
        while let Some(chess_move) = self.pick_move() {
            let piece = self.moved_piece(chess_move);
            let is_quiet = self.gain(chess_move) <= 0 && !self.position.is_capture(chess_move);
            if is_quiet && self.is_pruned(piece, chess_move) {
                self.frame().move_count += 1;
                continue;
            }
            self.make(chess_move);
            let frame = self.frame();
            frame.current = Some((piece, chess_move));
            frame.is_quiet = is_quiet;
            frame.move_count += 1;
            return self.search_move();
        }
        self.finish_node()
    }

    /// The piece that a move moves or drops.
    fn moved_piece(&self, chess_move: Move) -> Piece {
        match chess_move.action {
            variants::Action::Drop(kind) => Piece::new(self.position.turn(), kind),
            _ => self
                .position
                .piece_at(chess_move.from)
                .unwrap_or(Piece::new(self.position.turn(), variants::Kind::new(0))),
        }
    }

    /// Whether a quiet move near the leaves is pruned because it is late or can hardly raise alpha.
    fn is_pruned(&mut self, piece: Piece, chess_move: Move) -> bool {
        let history = self.history.score(piece, chess_move);
        let is_exact = self.root.is_exact();
        let frame = &self.frames[self.ply];
        let depth = frame.request.depth;
        if is_exact
            || self.ply == 0
            || frame.is_check
            || frame.move_count == 0
            || frame.best_score <= -MATE_BOUND
            || frame.request.is_pv()
        {
            return false;
        }
        let is_late = depth <= LATE_MOVE_DEPTH
            && frame.move_count > LATE_MOVES + LATE_MOVES_PER_SQUARED_PLY * depth * depth
            && history < LATE_MOVE_HISTORY;
        let is_futile = depth <= FUTILITY_DEPTH
            && frame.static_eval + FUTILITY_CP + FUTILITY_CP_PER_PLY * depth <= frame.alpha
            && !is_mate(frame.alpha);
        is_late || is_futile
    }

    /// Searches the move just made, with the full window if it is the first.
    fn search_move(&mut self) -> Step {
        let gives_check = self.position.is_check();
        let reduction = self.reduction(gives_check);
        let frame = self.frame();
        frame.full_depth = frame.request.depth - 1;
        if frame.move_count == 1 {
            return self.search_full_window();
        }
        let (pending, depth) = if reduction > 0 {
            (PendingChild::Reduced, frame.full_depth - reduction)
        } else {
            (PendingChild::ZeroWindow, frame.full_depth)
        };
        let reply = SearchRequest::zero_window(depth, frame.alpha);
        self.search_child(pending, reply)
    }

    pub(super) fn search_full_window(&mut self) -> Step {
        let frame = self.frame();
        let reply = SearchRequest {
            depth: frame.full_depth,
            alpha: -frame.request.beta,
            beta: -frame.alpha,
        };
        self.search_child(PendingChild::FullWindow, reply)
    }

    /// The [late move reduction](https://www.chessprogramming.org/Late_Move_Reductions) of the move
    /// just made, in plies.
    fn reduction(&self, gives_check: bool) -> i32 {
        let frame = &self.frames[self.ply];
        let request = &frame.request;
        if request.depth < REDUCTION_DEPTH
            || frame.move_count < REDUCTION_MOVES + REDUCTION_PV_MOVES * i32::from(request.is_pv())
            || !frame.is_quiet
            || frame.is_check
            || gives_check
            || self.root.is_exact()
        {
            return 0;
        }
        let history = frame.current.map_or(0, |(piece, chess_move)| {
            self.history.score(piece, chess_move)
        });
        let by_count = (frame.move_count as u32).ilog2() as i32;
        let by_depth = (request.depth as u32).ilog2() as i32;
        let reduction = (2 + by_count * by_depth) / 3 + 1
            - i32::from(request.is_pv())
            - history / REDUCTION_HISTORY;
        reduction.clamp(0, request.depth - 2)
    }
}
