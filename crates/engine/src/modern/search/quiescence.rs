//! [Quiescence search](https://www.chessprogramming.org/Quiescence_Search): captures until the
//! position is quiet, except losing and futile captures. In check, all moves are searched.

use super::constants::DELTA_CP;
use super::{PendingChild, Search, SearchRequest, Step};
use crate::modern::{
    ablation::SearchFeature, history::capture_value, move_picker::QuietOrder,
    packed_move::PackedMove,
};
use crate::score::{MATE_BOUND, is_mate};

impl Search {
    #[inline]
    pub(super) fn enter_quiescence(&mut self) -> Step {
        if let Some(score) = self.draw_or_mate_distance_score() {
            return Step::Return(score);
        }
        self.frame().request.depth = 0;
        if let Some(score) = self.tt_cutoff() {
            return Step::Return(score);
        }
        self.static_evaluation();
        let no_captures = self.ablation.disables(SearchFeature::Captures);
        let frame = self.frame();
        if !frame.is_check {
            frame.best_score = frame.tt_adjusted_eval;
            if no_captures || frame.best_score >= frame.request.beta {
                return Step::Return(frame.best_score);
            }
            frame.alpha = frame.alpha.max(frame.best_score);
        }
        let (table_move, noisy_only) = (frame.table_move(), !frame.is_check);
        self.start_move_picker(table_move, noisy_only);
        Step::NextMove
    }

    /// Searches the next capture, or the next evasion in check.
    #[inline]
    pub(super) fn next_capture(&mut self) -> Step {
        while let Some(play) = self.next_move() {
            if self.is_futile(play) || !self.make(play) {
                continue;
            }
            let frame = self.frame();
            let reply = SearchRequest {
                depth: 0,
                alpha: -frame.request.beta,
                beta: -frame.alpha,
            };
            return self.search_child(PendingChild::FullWindow, reply, false);
        }
        let frame = self.frame();
        if frame.move_count == 0 && !frame.is_check {
            // Without a capture, the position is not treated as stalemate.
            frame.move_count = 1;
        }
        self.finish_node()
    }

    /// Whether a capture cannot raise alpha (delta pruning). In check, quiet moves are skipped once
    /// a move that does not lead to mate has been found.
    #[inline]
    fn is_futile(&mut self, play: PackedMove) -> bool {
        let gain = capture_value(self.board(), play);
        let without_futility = self.ablation.disables(SearchFeature::Futility);
        let frame = self.frame();
        if frame.best_score <= -MATE_BOUND {
            return false;
        }
        if frame.is_check {
            frame.move_picker.quiet_order = QuietOrder::Skipped;
            return false;
        }
        if play.is_underpromotion() {
            return true;
        }
        let reach = frame.corrected_eval + gain + DELTA_CP;
        if without_futility || reach > frame.alpha || is_mate(frame.alpha) {
            return false;
        }
        frame.best_score = frame.best_score.max(reach);
        true
    }
}
