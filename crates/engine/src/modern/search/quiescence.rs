//! Quiescence: captures, of whatever men, until the position is quiet, so that the evaluation is
//! not asked in the middle of an exchange. Those that lose by the exchange, or cannot bring the score
//! back to the window, are left out; in check all moves are tried.

use super::{
    Search, Step,
    frame::{Asked, Waits},
};
use crate::modern::{
    experiment::SearchFeature,
    history::worth_taken,
    moves::PackedMove,
    picker::QuietOrder,
    score::{MATE_BOUND, is_mate},
};

/// What a capture may bring beside the man that it takes.
const MARGIN_CP: i32 = 210;

impl Search {
    #[inline]
    pub(super) fn enter_quiescence(&mut self) -> Step {
        if let Some(score) = self.settled_at_once() {
            return Step::Leave(score);
        }
        self.frame().asked.depth = 0;
        if let Some(score) = self.settled_by_table() {
            return Step::Leave(score);
        }
        self.appraise();
        let no_captures = self.experiment.leaves_out(SearchFeature::Captures);
        let frame = self.frame();
        if !frame.is_check {
            frame.best = frame.refined;
            if no_captures || frame.best >= frame.asked.beta {
                return Step::Leave(frame.best);
            }
            frame.alpha = frame.alpha.max(frame.best);
        }
        let (table_move, noisy_only) = (frame.table_move(), !frame.is_check);
        self.begin_picker(table_move, noisy_only);
        Step::Try
    }

    /// Tries the next capture, or the next way out of a check.
    #[inline]
    pub(super) fn try_capture(&mut self) -> Step {
        while let Some(play) = self.next_move() {
            if self.is_futile(play) || !self.make(play) {
                continue;
            }
            let frame = self.frame();
            let reply = Asked {
                depth: 0,
                alpha: -frame.asked.beta,
                beta: -frame.alpha,
                expects_cut: false,
                excluded: PackedMove::NONE,
            };
            return self.ask(Waits::Quiescence, reply);
        }
        let frame = self.frame();
        if frame.tried == 0 && !frame.is_check {
            // It is quiet, and no stalemate as far as is known.
            frame.tried = 1;
        }
        self.close()
    }

    /// Futility: the capture cannot bring the score back to the window. In check quiet moves are
    /// not tried once one is found that is not mated.
    #[inline]
    fn is_futile(&mut self, play: PackedMove) -> bool {
        let gain = worth_taken(self.board(), play);
        let without_futility = self.experiment.leaves_out(SearchFeature::Futility);
        let frame = self.frame();
        if frame.best <= -MATE_BOUND {
            return false;
        }
        if frame.is_check {
            frame.picker.quiet_order = QuietOrder::LeftOut;
            return false;
        }
        if play.is_underpromotion() {
            return true;
        }
        let reach = frame.corrected + gain + MARGIN_CP;
        if without_futility || reach > frame.alpha || is_mate(frame.alpha) {
            return false;
        }
        frame.best = frame.best.max(reach);
        true
    }
}
