//! What is not searched: nodes that are good or bad enough without, and moves that hardly matter.

use super::{
    Search, Step, at,
    frame::{Asked, Waits},
};
use crate::modern::{
    exchange::brings,
    experiment::SearchFeature,
    moves::PackedMove,
    picker::QuietOrder,
    roles::NO_MAN,
    score::{MATE_BOUND, is_mate},
};

impl Search {
    /// Ends the node, or begins its null move, by the evaluation alone.
    #[inline]
    pub(super) fn prune_node(&mut self) -> Option<Step> {
        let exact = self.root.is_exact();
        let frame = self.frame();
        let asked = frame.asked;
        if exact
            || asked.is_pv()
            || frame.is_check
            || !asked.excluded.is_none()
            || is_mate(asked.beta)
        {
            return None;
        }
        let (refined, is_improving) = (frame.refined, frame.is_improving);
        if self.experiment.leaves_out(SearchFeature::Futility) {
            return self.null_move();
        }
        if is_far_above(asked, refined, is_improving) {
            return Some(Step::Leave(if is_mate(refined) {
                refined
            } else {
                i32::midpoint(refined, asked.beta)
            }));
        }
        if asked.depth <= 3 && refined + 99 + 312 * asked.depth * asked.depth <= asked.alpha {
            self.frame().asked.depth = 0;
            return Some(self.enter_quiescence());
        }
        self.null_move()
    }

    /// Null move: if even passing is too good for the opponent to allow the position, a move will
    /// be. Not with pawns alone, where passing may be the best there is.
    #[inline]
    fn null_move(&mut self) -> Option<Step> {
        let frame = self.frame();
        let asked = frame.asked;
        let refined = frame.refined;
        let is_good = asked.depth >= 3
            && refined >= asked.beta
            && frame.corrected + 17 * asked.depth >= asked.beta + 114;
        let board = self.board();
        if self.experiment.leaves_out(SearchFeature::NullMove)
            || !is_good
            || board.pieces(board.side) == 0
            || self.ago(1).waits == Waits::Null
        {
            return None;
        }
        self.copy_board();
        self.frames[at(self.ply + 1)].board.pass(&self.tables);
        let frame = self.frame();
        frame.play = PackedMove::NONE;
        frame.man = NO_MAN;
        let by_score = ((refined - asked.beta) / 192).min(3);
        let reduction = (3_875 + 359 * asked.depth) / 1024 + by_score;
        let reply = Asked {
            depth: asked.depth - reduction,
            alpha: -asked.beta,
            beta: 1 - asked.beta,
            expects_cut: !asked.expects_cut,
            excluded: PackedMove::NONE,
        };
        Some(self.ask(Waits::Null, reply))
    }

    /// Whether a move is hardly worth a search; never a quiet move that gives check.
    #[inline]
    pub(super) fn is_pruned(&self, play: PackedMove, is_quiet: bool) -> bool {
        self.may_prune()
            && self.is_hopeless(play, is_quiet)
            && !(is_quiet && self.board().gives_check(&self.tables, play))
    }

    /// Whether moves may be left out: a legal move must have been found before, and one that is not
    /// mated, else the only way out could be missed.
    #[inline]
    fn may_prune(&self) -> bool {
        self.ply != 0 && !self.root.is_exact() && self.ago(0).best > -MATE_BOUND
    }

    #[inline]
    fn is_hopeless(&self, play: PackedMove, is_quiet: bool) -> bool {
        let frame = self.ago(0);
        let (board, depth) = (&frame.board, frame.asked.depth);
        if !is_quiet {
            return depth <= 6 && !brings(board, &self.tables, play, -93 * depth);
        }
        if frame.picker.quiet_order == QuietOrder::AsGenerated {
            return true;
        }
        let reduced = self.reduced_depth();
        let history = self.history.quiet(board, play, frame.before);
        reduced <= 6 && history < -6_466 * reduced
            || depth <= 8 && !brings(board, &self.tables, play, -18 * reduced * reduced)
    }

    /// Whether all quiet moves left have become hopeless: enough were tried, or the evaluation is too
    /// far below the window. What is so stays so while the node goes on, and is noted in the picker.
    #[inline]
    pub(super) fn are_quiets_late(&self) -> bool {
        let frame = self.ago(0);
        if frame.picker.quiet_order != QuietOrder::BestFirst || !self.may_prune() {
            return false;
        }
        let depth = frame.asked.depth;
        let weight = 64 - 32 * i32::from(frame.is_improving);
        let are_enough = (frame.tried + 1) * weight > 124 + 54 * depth * depth;
        let reduced = self.reduced_depth();
        let is_futile = !frame.is_check
            && reduced <= 8
            && frame.corrected + 37 + 33 * reduced <= frame.alpha
            && !self.experiment.leaves_out(SearchFeature::Futility);
        are_enough || is_futile
    }

    /// The depth of the next move less what it is likely to be reduced.
    #[inline(never)]
    fn reduced_depth(&self) -> i32 {
        let frame = self.ago(0);
        let depth = frame.asked.depth;
        (depth - self.tables.logarithms(depth, frame.tried) / 16_384).max(1)
    }
}

/// Reverse futility: the evaluation is so far above the window that nothing the opponent does in
/// the plies left will bring it back.
#[inline]
fn is_far_above(asked: Asked, refined: i32, is_improving: bool) -> bool {
    asked.depth <= 8 && refined - 74 * (asked.depth - i32::from(is_improving)) >= asked.beta
}
