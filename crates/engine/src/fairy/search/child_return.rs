//! Handling of a child's score, and the end of a node.

use super::constants::{HISTORY_BONUS_PER_SQUARED_PLY, HISTORY_MAX_BONUS};
use super::{PendingChild, Search, SearchRequest, Step};
use crate::{
    fairy::tt_move::MoveHash,
    score::is_mate,
    transposition_table::{Bound, TtEntry},
};

impl Search {
    pub(super) fn handle_child_score(&mut self, score: i32) -> Step {
        let frame = self.frame();
        let (alpha, request) = (frame.alpha, frame.request);
        match frame.pending {
            PendingChild::Reduced if score > alpha => self.research_at_full_depth(),
            PendingChild::ZeroWindow
                if score > alpha && score < request.beta && request.is_pv() =>
            {
                self.search_full_window()
            }
            PendingChild::NullMove => {
                self.unmake();
                if score < request.beta {
                    return self.start_move_loop();
                }
                Step::Return(if is_mate(score) { request.beta } else { score })
            }
            _ => {
                self.unmake();
                self.update_best(score)
            }
        }
    }

    /// Searches a reduced move again at full depth because it raised alpha.
    fn research_at_full_depth(&mut self) -> Step {
        let frame = self.frame();
        let reply = SearchRequest::zero_window(frame.full_depth, frame.alpha);
        self.search_child(PendingChild::ZeroWindow, reply)
    }

    /// Updates the best score, alpha and the principal variation; ends the node at a beta cutoff.
    fn update_best(&mut self, score: i32) -> Step {
        let frame = self.frame();
        if score > frame.best_score {
            frame.best_score = score;
            if score > frame.alpha {
                return self.raise_alpha(score);
            }
        }
        if let Some(current) = frame.current.filter(|_| frame.is_quiet) {
            frame.tried.push(current);
        }
        Step::NextMove
    }

    fn raise_alpha(&mut self, score: i32) -> Step {
        let frame = self.frame();
        frame.alpha = score;
        frame.best_move = frame.current.map(|(_, chess_move)| chess_move);
        let (is_pv, is_cut) = (frame.request.is_pv(), score >= frame.request.beta);
        if is_pv {
            self.update_pv();
        }
        if self.ply == 0 {
            self.root.update_line(score, &self.frames[0].pv);
        }
        if is_cut {
            return self.finish_node();
        }
        let frame = self.frame();
        if let Some(current) = frame.current.filter(|_| frame.is_quiet) {
            frame.tried.push(current);
        }
        Step::NextMove
    }

    /// Sets the principal variation to the current move followed by the variation of the child.
    fn update_pv(&mut self) {
        let reply = core::mem::take(&mut self.frames[self.ply + 1].pv);
        let frame = self.frame();
        frame.pv.clear();
        frame.pv.extend(frame.best_move);
        frame.pv.extend_from_slice(&reply);
        self.frames[self.ply + 1].pv = reply;
    }

    /// Ends a node after all moves are searched or a beta cutoff.
    pub(super) fn finish_node(&mut self) -> Step {
        let has_end = self.frame().move_count == 0 && self.frame().request.depth > 0;
        if has_end {
            let outcome = self.position.outcome_without_moves();
            return Step::Return(self.outcome_score(outcome));
        }
        if self.frame().best_score >= self.frame().request.beta {
            self.update_history();
        }
        self.store_result();
        Step::Return(self.frame().best_score)
    }

    /// After a beta cutoff by a quiet move, rewards it and penalizes the moves searched before it.
    fn update_history(&mut self) {
        let frame = &mut self.frames[self.ply];
        let Some((piece, best)) = frame.current.filter(|_| frame.is_quiet) else {
            return;
        };
        frame.killer = MoveHash::of(best);
        let bonus = (HISTORY_BONUS_PER_SQUARED_PLY * frame.request.depth * frame.request.depth)
            .clamp(0, HISTORY_MAX_BONUS);
        self.history.update(piece, best, bonus);
        for &(piece, tried) in &frame.tried {
            self.history.update(piece, tried, -bonus);
        }
    }

    fn store_result(&mut self) {
        if self.ply == 0 && !self.root.is_main_line() {
            return;
        }
        let frame = &self.frames[self.ply];
        let bound = if frame.best_score >= frame.request.beta {
            Bound::Lower
        } else if frame.best_move.is_some() {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let entry = TtEntry {
            best_move: frame.best_move.map_or(MoveHash::NONE, MoveHash::of),
            score: frame.best_score,
            static_eval: frame.static_eval,
            depth: frame.request.depth.max(0),
            bound,
        };
        self.table.store(self.position.key(), self.ply, entry);
    }
}
