//! The next move of a node: chosen, made, and given its depth.

use super::{
    Search, Step, at,
    frame::{Asked, Waits},
};
use crate::modern::{
    history::man,
    moves::PackedMove,
    picker::{Desk, QuietOrder},
    score::is_mate,
    table::Bound,
};

impl Search {
    /// Tries the next move, or ends the node.
    #[inline]
    pub(super) fn try_next(&mut self) -> Step {
        if self.frame().asked.depth <= 0 {
            return self.try_capture();
        }
        loop {
            if self.are_quiets_late() {
                self.frame().picker.quiet_order = QuietOrder::AsGenerated;
            }
            let Some(play) = self.next_move() else {
                return self.close();
            };
            let is_quiet = !self.board().is_noisy(play);
            if play == self.frame().asked.excluded
                || self.ply == 0 && !self.root.allows(play)
                || self.is_pruned(play, is_quiet)
            {
                continue;
            }
            self.frame().is_quiet = is_quiet;
            if self.is_singular_due(play) {
                return self.ask_without(play);
            }
            if self.make(play) {
                return self.search_move(0);
            }
        }
    }

    #[inline]
    pub(super) fn next_move(&mut self) -> Option<PackedMove> {
        let frame = &mut self.frames[at(self.ply)];
        let desk = Desk {
            board: &frame.board,
            tables: &self.tables,
            history: &self.history,
            killer: frame.killer,
            before: frame.before,
        };
        Some(frame.picker.next(&mut self.candidates, &desk)?.play)
    }

    /// Makes a move on the board of the next ply, if it is legal.
    #[inline]
    pub(super) fn make(&mut self, play: PackedMove) -> bool {
        self.copy_board();
        let next = &mut self.frames[at(self.ply + 1)];
        if !next.board.play(&self.tables, play) {
            return false;
        }
        next.is_check = next.board.is_check(&self.tables);
        let frame = &mut self.frames[at(self.ply)];
        frame.man = man(&frame.board, play);
        frame.play = play;
        frame.tried += 1;
        frame.picker.mark_tried(&mut self.candidates);
        true
    }

    /// Singular extension: whether the table's move is so much better than the rest, as far as is
    /// known, that it pays to make sure.
    #[inline]
    fn is_singular_due(&mut self, play: PackedMove) -> bool {
        let is_root = self.ply == 0;
        let exact = self.root.is_exact();
        let too_deep = self.ply >= 2 * self.root.depth as usize;
        let frame = self.frame();
        let Some(known) = frame.known else {
            return false;
        };
        let asked = &frame.asked;
        !is_root
            && !exact
            && !too_deep
            && asked.depth >= 5
            && known.play == play
            && asked.excluded.is_none()
            && known.bound != Bound::Upper
            && known.depth >= asked.depth - 3
            && !is_mate(known.score)
    }

    /// Searches the position without the table's move, to half the depth.
    #[inline]
    fn ask_without(&mut self, play: PackedMove) -> Step {
        self.copy_board();
        let is_improving = self.ago(0).is_improving;
        self.frames[at(self.ply + 1)].is_improving = is_improving;
        let frame = self.frame();
        frame.play = play;
        let asked = frame.asked;
        let beta = frame.singular_beta();
        let killer = frame.killer;
        let reply = Asked {
            depth: (asked.depth - 1) / 2,
            alpha: beta - 1,
            beta,
            expects_cut: asked.expects_cut,
            excluded: play,
        };
        let step = self.ask(Waits::Singular, reply);
        self.frame().killer = killer;
        step
    }

    /// Asks for the reply to the move just made, at its depth and some plies more.
    #[inline]
    pub(super) fn search_move(&mut self, extension: i32) -> Step {
        let gives_check = self.frames[at(self.ply + 1)].is_check;
        let reduction = self.reduction(gives_check);
        let frame = self.frame();
        frame.reply_depth = frame.asked.depth - 1 + extension;
        let asked = frame.asked;
        let (alpha, reply_depth) = (frame.alpha, frame.reply_depth);
        if frame.tried == 1 && asked.is_pv() {
            return self.ask_full();
        }
        let depth = (reply_depth - reduction).clamp(reply_depth.min(1), reply_depth);
        let waits = if depth < reply_depth {
            Waits::Reduced
        } else {
            Waits::Zero
        };
        let reply = Asked {
            depth,
            alpha: -alpha - 1,
            beta: -alpha,
            expects_cut: waits == Waits::Reduced || !asked.expects_cut,
            excluded: PackedMove::NONE,
        };
        self.ask(waits, reply)
    }

    /// Asks for the reply with the full window.
    #[inline]
    pub(super) fn ask_full(&mut self) -> Step {
        let frame = self.frame();
        let reply = Asked {
            depth: frame.reply_depth,
            alpha: -frame.asked.beta,
            beta: -frame.alpha,
            expects_cut: false,
            excluded: PackedMove::NONE,
        };
        self.ask(Waits::Full, reply)
    }

    /// Reductions: by how many plies less a late move is searched at first, in plies.
    #[inline]
    fn reduction(&self, gives_check: bool) -> i32 {
        let frame = self.ago(0);
        let asked = &frame.asked;
        if asked.depth < 3 || frame.tried < 2 + i32::from(asked.is_pv()) || self.root.is_exact() {
            return 0;
        }
        let product = self.tables.logarithms(asked.depth, frame.tried);
        // In 1024ths of a ply.
        let mut reduction = 826 + product * 61 / 1024;
        if frame.is_quiet {
            let history = self.history.quiet(self.board(), frame.play, frame.before);
            reduction -= history * 87 / 1024;
        } else {
            let history = self.history.capture(self.board(), frame.play);
            reduction = reduction / 2 - 280 - history * 87 / 1024;
        }
        reduction += 849 * i32::from(asked.expects_cut) - 555 * i32::from(asked.is_pv());
        let is_known = frame.known.is_some_and(|known| known.bound == Bound::Exact);
        reduction -= 933 * i32::from(is_known);
        reduction += 822 * i32::from(!frame.is_improving);
        reduction -= 459 * i32::from(gives_check || frame.is_check);
        if !frame.is_check {
            reduction -= 9 * (frame.corrected - frame.evaluation).abs();
        }
        // Replies that are cut off again and again belong to a node without a good move.
        let cuts = self.frames[at(self.ply + 1)].cuts;
        reduction += 636 * i32::from(cuts > 3);
        reduction / 1024
    }
}
