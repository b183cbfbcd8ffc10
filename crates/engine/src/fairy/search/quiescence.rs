//! [Quiescence search](https://www.chessprogramming.org/Quiescence_Search): captures until the
//! position is quiet. If captures are forced, all legal moves are searched if one is a capture.

use super::constants::{DELTA_CP, LAST_FORCED_DEPTH};
use super::{PendingChild, Search, SearchRequest, Step};
use crate::score::is_mate;
use variants::Move;

impl Search {
    pub(super) fn enter_quiescence(&mut self) -> Step {
        if let Some(score) = self.tt_cutoff() {
            return Step::Return(score);
        }
        let static_eval = self.evaluate();
        self.frame().static_eval = static_eval;
        if self.position.variant().rules().general.must_capture {
            return self.enter_forced_captures();
        }
        if self.frame().request.beta <= static_eval {
            return Step::Return(static_eval);
        }
        self.stand_pat();
        self.push_captures();
        Step::NextMove
    }

    /// Uses the evaluation as a lower bound, because the side to move need not capture.
    fn stand_pat(&mut self) {
        let frame = self.frame();
        frame.best_score = frame.static_eval;
        frame.alpha = frame.alpha.max(frame.static_eval);
    }

    /// Searches all captures in a game in which captures are forced. Without a capture, or after
    /// too many, the node returns its evaluation.
    fn enter_forced_captures(&mut self) -> Step {
        if self.frame().request.depth <= LAST_FORCED_DEPTH {
            return Step::Return(self.frame().static_eval);
        }
        self.push_captures();
        let has_captures = self.frames[self.ply].first_move < self.moves.len();
        if !has_captures {
            self.stand_pat();
        }
        Step::NextMove
    }

    /// Searches the next legal capture that may raise alpha.
    pub(super) fn search_next_capture(&mut self) -> Step {
        while let Some(chess_move) = self.pick_move() {
            if self.is_futile(chess_move) || !self.is_legal_entry(chess_move) {
                continue;
            }
            let piece = self.position.piece_at(chess_move.from);
            self.make(chess_move);
            if !self.position.is_legally_left() {
                self.unmake();
                continue;
            }
            let frame = self.frame();
            frame.current = piece.map(|piece| (piece, chess_move));
            frame.is_quiet = false;
            frame.move_count += 1;
            let reply = SearchRequest {
                depth: frame.request.depth - 1,
                alpha: -frame.request.beta,
                beta: -frame.alpha,
            };
            return self.search_child(PendingChild::FullWindow, reply);
        }
        self.finish_node()
    }

    /// Whether a move that lets a piece enter is legal; true for all other moves.
    fn is_legal_entry(&mut self, chess_move: Move) -> bool {
        chess_move.gate.is_none() || self.position.is_legal(chess_move)
    }

    /// Whether a capture is pruned: it loses material, or cannot raise alpha (delta pruning).
    fn is_futile(&mut self, chess_move: Move) -> bool {
        if self.position.variant().rules().general.must_capture {
            return false;
        }
        let gain = self.gain(chess_move);
        if self.is_losing_capture(chess_move, gain) {
            return true;
        }
        let frame = self.frame();
        let reach = frame.static_eval + gain + DELTA_CP;
        if gain <= 0 || reach > frame.alpha || is_mate(frame.alpha) {
            return false;
        }
        frame.best_score = frame.best_score.max(reach);
        true
    }
}
