//! The end of a node: mates and stalemates, what is learned, what the table keeps.

use super::{Search, Step, ago, at};
use crate::modern::{
    candidates::Candidate,
    picker::TRIED,
    score::{DRAW, is_mate, mated_in},
    table::{Bound, Known},
};

impl Search {
    /// Ends a node when its moves are all tried, or one was too good.
    #[inline]
    pub(super) fn close(&mut self) -> Step {
        let ply = self.ply;
        let frame = self.frame();
        if frame.tried == 0 {
            frame.best = if !frame.asked.excluded.is_none() {
                frame.alpha
            } else if frame.is_check {
                mated_in(ply)
            } else {
                DRAW
            };
        } else if frame.asked.depth > 0 {
            if frame.best_move.is_none() && frame.asked.excluded.is_none() {
                self.praise();
            }
            self.learn();
        }
        self.keep();
        let frame = &self.frames[at(ply)];
        frame.picker.finish(&mut self.candidates);
        Step::Leave(frame.best)
    }

    /// The quiet move that led here did well: no reply to it was good enough.
    #[inline]
    fn praise(&mut self) {
        let bonus = (130 * self.ago(0).asked.depth - 50).min(1_263);
        let earlier = &self.frames[ago(self.ply, 1)];
        if earlier.is_quiet && !earlier.play.is_none() {
            self.history
                .learn_quiet(&earlier.board, earlier.play, earlier.before, bonus);
        }
    }

    /// The move that was too good is remembered for it, those tried before it against them.
    #[inline]
    fn learn(&mut self) {
        let frame = &mut self.frames[at(self.ply)];
        if frame.best < frame.asked.beta {
            return;
        }
        let board = &frame.board;
        let best = frame.best_move;
        let is_far_above = frame.best > frame.asked.beta + 85;
        let bonus = (177 * (frame.asked.depth + i32::from(is_far_above)) - 13).min(2_075);
        let is_quiet = frame.is_quiet;
        if is_quiet {
            frame.killer = best;
        }
        for place in frame.picker.places() {
            let Candidate { play, promise } = *self.candidates.at(place);
            if promise != TRIED {
                continue;
            }
            let signed = if play == best { bonus } else { -bonus };
            if board.is_noisy(play) {
                self.history.learn_capture(board, play, signed);
            } else if is_quiet {
                self.history.learn_quiet(board, play, frame.before, signed);
            }
        }
    }

    /// Corrects the evaluation for positions of the kind, and writes the result into the table.
    #[inline]
    fn keep(&mut self) {
        let (ply, is_line) = (self.ply, self.root.is_main_line());
        let frame = &self.frames[at(ply)];
        if !frame.asked.excluded.is_none() || ply == 0 && !is_line {
            return;
        }
        let board = &frame.board;
        let bound = if frame.best >= frame.asked.beta {
            Bound::Lower
        } else if frame.best_move.is_none() {
            Bound::Upper
        } else {
            Bound::Exact
        };
        let is_quiet = frame.best_move.is_none() || !board.is_noisy(frame.best_move);
        let tells = bound.tells(frame.best, frame.corrected);
        if !frame.is_check && is_quiet && tells && !is_mate(frame.best) && frame.asked.depth > 0 {
            let above = frame.best - frame.corrected;
            self.history
                .learn_correction(board, above, frame.asked.depth);
        }
        let known = Known {
            play: frame.best_move,
            score: frame.best,
            evaluation: frame.evaluation,
            depth: frame.asked.depth.max(0),
            bound,
        };
        self.table.store(board.key, ply, known);
    }
}
