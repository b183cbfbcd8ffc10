//! What a node makes of the score of the node that it waited for.

use super::{
    Search, Step, at,
    frame::{Asked, Waits},
};
use crate::modern::{
    moves::PackedMove,
    score::{MATE_BOUND, is_mate},
};

impl Search {
    /// Returns from a node to the one that waits for it, or to the root's loop.
    #[inline]
    pub(super) fn leave(&mut self, score: i32) -> Step {
        if self.ply == 0 {
            return self.conclude(score);
        }
        self.ply -= 1;
        self.answer(-score)
    }

    #[inline]
    fn answer(&mut self, score: i32) -> Step {
        let frame = self.frame();
        let (alpha, beta) = (frame.alpha, frame.asked.beta);
        match frame.waits {
            Waits::Reduced if score > alpha => self.ask_again(),
            Waits::Zero if score > alpha && score < beta && frame.asked.is_pv() => self.ask_full(),
            Waits::Null if score >= beta => Step::Leave(if is_mate(score) { beta } else { score }),
            Waits::Null => self.begin_moves(),
            Waits::Singular => self.extend(-score),
            Waits::Zero | Waits::Reduced | Waits::Full | Waits::Quiescence => self.weigh(score),
        }
    }

    /// Searches the move again without the reduction, since it proved too good for it.
    #[inline]
    fn ask_again(&mut self) -> Step {
        let frame = self.frame();
        let reply = Asked {
            depth: frame.reply_depth,
            alpha: -frame.alpha - 1,
            beta: -frame.alpha,
            expects_cut: !frame.asked.expects_cut,
            excluded: PackedMove::NONE,
        };
        self.ask(Waits::Zero, reply)
    }

    /// The table's move gets its depth: more if no other comes near it, less if others are too
    /// good as well.
    #[inline]
    fn extend(&mut self, score: i32) -> Step {
        let frame = self.frame();
        let (asked, beta, play) = (frame.asked, frame.singular_beta(), frame.play);
        let extension = if score < beta {
            1 + i32::from(!asked.is_pv() && score < beta - 10)
        } else if beta >= asked.beta {
            return self.stop_at(beta);
        } else if frame.known.is_some_and(|known| known.score >= asked.beta) {
            -1
        } else {
            0
        };
        if self.make(play) {
            self.search_move(extension)
        } else {
            Step::Try
        }
    }

    /// Ends the node: several moves are too good.
    #[inline]
    fn stop_at(&mut self, score: i32) -> Step {
        let frame = &self.frames[at(self.ply)];
        frame.picker.finish(&mut self.candidates);
        Step::Leave(score)
    }

    /// Compares the move just searched with the best.
    #[inline]
    fn weigh(&mut self, score: i32) -> Step {
        let frame = self.frame();
        if score <= frame.best {
            return Step::Try;
        }
        frame.best = score;
        if score <= frame.alpha {
            return Step::Try;
        }
        frame.alpha = score;
        frame.best_move = frame.play;
        let (is_pv, is_cut) = (frame.asked.is_pv(), score >= frame.asked.beta);
        if is_pv {
            self.lengthen_line();
        }
        if self.ply == 0 {
            self.note_best(score);
        }
        if !is_cut {
            return Step::Try;
        }
        self.frame().cuts += 1;
        self.close()
    }
}

impl Search {
    /// The best line goes on with that of the reply.
    #[inline]
    fn lengthen_line(&mut self) {
        let reply = core::mem::take(&mut self.frames[at(self.ply + 1)].line);
        let frame = self.frame();
        frame.line.clear();
        frame.line.push(frame.play);
        frame.line.extend_from_slice(&reply);
        self.frames[at(self.ply + 1)].line = reply;
    }
}

impl super::Frame {
    /// What the other moves have to reach to be as good as the table's.
    #[inline]
    pub(super) fn singular_beta(&self) -> i32 {
        let known = self.known.map_or(0, |known| known.score);
        (known - 43 * self.asked.depth / 16).max(1 - MATE_BOUND)
    }
}
