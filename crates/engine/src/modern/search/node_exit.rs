//! Node exit: checkmate and stalemate, history updates, and the transposition table store.

use super::constants::{
    HISTORY_BONUS_CP, HISTORY_BONUS_OFFSET, HISTORY_BONUS_PER_PLY, HISTORY_MAX_BONUS,
    PARENT_BONUS_OFFSET, PARENT_BONUS_PER_PLY, PARENT_MAX_BONUS,
};
use super::{Search, Step, ancestor_index, frame_index};
use crate::modern::{move_picker::TRIED, move_stack::ScoredMove};
use crate::score::{DRAW, is_mate, mated_in};
use crate::transposition_table::{Bound, TtEntry};

impl Search {
    /// Ends a node after all moves are searched or a beta cutoff.
    #[inline]
    pub(super) fn finish_node(&mut self) -> Step {
        let ply = self.ply;
        let frame = self.frame();
        if frame.move_count == 0 {
            frame.best_score = if !frame.excluded.is_none() {
                frame.alpha
            } else if frame.is_check {
                mated_in(ply)
            } else {
                DRAW
            };
        } else if frame.request.depth > 0 {
            if frame.best_move.is_none() && frame.excluded.is_none() {
                self.update_parent_history();
            }
            self.update_history();
        }
        self.store_result();
        let frame = &self.frames[frame_index(ply)];
        frame.move_picker.finish(&mut self.move_stack);
        Step::Return(frame.best_score)
    }

    /// Rewards the parent's quiet move because no reply raised alpha.
    #[inline]
    fn update_parent_history(&mut self) {
        let bonus = (PARENT_BONUS_PER_PLY * self.ancestor(0).request.depth - PARENT_BONUS_OFFSET)
            .min(PARENT_MAX_BONUS);
        let earlier = &self.frames[ancestor_index(self.ply, 1)];
        if earlier.is_quiet && !earlier.current_move.is_none() {
            self.history.update_quiet(
                &earlier.board,
                earlier.current_move,
                earlier.previous_moves,
                bonus,
            );
        }
    }

    /// After a beta cutoff, rewards the move that caused it and penalizes the moves searched before
    /// it.
    #[inline]
    fn update_history(&mut self) {
        let frame = &mut self.frames[frame_index(self.ply)];
        if frame.best_score < frame.request.beta {
            return;
        }
        let board = &frame.board;
        let best = frame.best_move;
        let is_far_above = frame.best_score > frame.request.beta + HISTORY_BONUS_CP;
        let bonus = (HISTORY_BONUS_PER_PLY * (frame.request.depth + i32::from(is_far_above))
            - HISTORY_BONUS_OFFSET)
            .min(HISTORY_MAX_BONUS);
        let is_quiet = frame.is_quiet;
        if is_quiet {
            frame.killer = best;
        }
        for place in frame.move_picker.places() {
            let ScoredMove { play, score } = *self.move_stack.at(place);
            if score != TRIED {
                continue;
            }
            let signed = if play == best { bonus } else { -bonus };
            if board.is_noisy(play) {
                self.history.update_capture(board, play, signed);
            } else if is_quiet {
                self.history
                    .update_quiet(board, play, frame.previous_moves, signed);
            }
        }
    }

    /// Updates the correction history and stores the result in the transposition table.
    #[inline]
    fn store_result(&mut self) {
        let (ply, is_line) = (self.ply, self.root.is_main_line());
        let frame = &self.frames[frame_index(ply)];
        if !frame.excluded.is_none() || ply == 0 && !is_line {
            return;
        }
        let board = &frame.board;
        let bound = if frame.best_score >= frame.request.beta {
            Bound::Lower
        } else if frame.best_move.is_none() {
            Bound::Upper
        } else {
            Bound::Exact
        };
        let is_quiet = frame.best_move.is_none() || !board.is_noisy(frame.best_move);
        let refines = bound.refines(frame.best_score, frame.corrected_eval);
        if !frame.is_check
            && is_quiet
            && refines
            && !is_mate(frame.best_score)
            && frame.request.depth > 0
        {
            let above = frame.best_score - frame.corrected_eval;
            self.history
                .update_correction(board, above, frame.request.depth);
        }
        let known = TtEntry {
            best_move: frame.best_move,
            score: frame.best_score,
            static_eval: frame.static_eval,
            depth: frame.request.depth.max(0),
            bound,
        };
        self.table.store(board.key, ply, known);
    }
}
