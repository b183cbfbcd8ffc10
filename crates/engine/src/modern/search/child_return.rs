//! Handling of a child's score: re-searches, null move, singular extension and the best move.

use super::constants::{DOUBLE_EXTENSION_CP, SINGULAR_CP_PER_16_PLIES};
use super::{PendingChild, Search, SearchRequest, Step, frame_index};
use crate::score::{MATE_BOUND, is_mate};

impl Search {
    #[inline]
    pub(super) fn handle_child_score(&mut self, score: i32) -> Step {
        let frame = self.frame();
        let (alpha, beta) = (frame.alpha, frame.request.beta);
        match frame.pending {
            PendingChild::Reduced if score > alpha => self.research_at_full_depth(),
            PendingChild::ZeroWindow if score > alpha && score < beta && frame.request.is_pv() => {
                self.search_full_window()
            }
            PendingChild::NullMove if score >= beta => {
                Step::Return(if is_mate(score) { beta } else { score })
            }
            PendingChild::NullMove => self.start_move_loop(),
            PendingChild::Singular => self.finish_singular_search(-score),
            PendingChild::ZeroWindow | PendingChild::Reduced | PendingChild::FullWindow => {
                self.update_best(score)
            }
        }
    }

    /// Searches a reduced move again at full depth because it raised alpha.
    #[inline]
    fn research_at_full_depth(&mut self) -> Step {
        let frame = self.frame();
        let reply = SearchRequest::zero_window(frame.full_depth, frame.alpha);
        let is_cut_node = !frame.is_cut_node;
        self.search_child(PendingChild::ZeroWindow, reply, is_cut_node)
    }

    /// Extends the table's move if no other move comes near it (singular), and reduces it if other
    /// moves are also likely to cause a cutoff.
    #[inline]
    fn finish_singular_search(&mut self, score: i32) -> Step {
        let frame = self.frame();
        let (request, beta, play) = (frame.request, frame.singular_beta(), frame.current_move);
        let extension = if score < beta {
            1 + i32::from(!request.is_pv() && score < beta - DOUBLE_EXTENSION_CP)
        } else if beta >= request.beta {
            return self.finish_with(beta);
        } else if frame
            .tt_entry
            .is_some_and(|known| known.score >= request.beta)
        {
            -1
        } else {
            0
        };
        if self.make(play) {
            self.search_move(extension)
        } else {
            Step::NextMove
        }
    }

    /// Ends the node with a score (multi-cut).
    #[inline]
    fn finish_with(&mut self, score: i32) -> Step {
        let frame = &self.frames[frame_index(self.ply)];
        frame.move_picker.finish(&mut self.move_stack);
        Step::Return(score)
    }

    /// Updates the best score, alpha and the principal variation; ends the node at a beta cutoff.
    #[inline]
    fn update_best(&mut self, score: i32) -> Step {
        let frame = self.frame();
        if score <= frame.best_score {
            return Step::NextMove;
        }
        frame.best_score = score;
        if score <= frame.alpha {
            return Step::NextMove;
        }
        frame.alpha = score;
        frame.best_move = frame.current_move;
        let (is_pv, is_cut) = (frame.request.is_pv(), score >= frame.request.beta);
        if is_pv {
            self.update_pv();
        }
        if self.ply == 0 {
            let pv = &self.frames[frame_index(0)].pv;
            self.root.update_line(score, pv);
        }
        if !is_cut {
            return Step::NextMove;
        }
        self.frame().cutoff_count += 1;
        self.finish_node()
    }
}

impl Search {
    /// Sets the principal variation to the current move followed by the variation of the child.
    #[inline]
    fn update_pv(&mut self) {
        let reply = core::mem::take(&mut self.frames[frame_index(self.ply + 1)].pv);
        let frame = self.frame();
        frame.pv.clear();
        frame.pv.push(frame.current_move);
        frame.pv.extend_from_slice(&reply);
        self.frames[frame_index(self.ply + 1)].pv = reply;
    }
}

impl super::Frame {
    /// The score below which all other moves must fail for the table's move to be singular.
    #[inline]
    pub(super) fn singular_beta(&self) -> i32 {
        let known = self.tt_entry.map_or(0, |known| known.score);
        (known - SINGULAR_CP_PER_16_PLIES * self.request.depth / 16).max(1 - MATE_BOUND)
    }
}
