//! Pruning of nodes (reverse futility, razoring, null move) and of moves.

use super::{
    Search, Step,
    frame::{PendingChild, SearchRequest},
    frame_index,
};
use crate::modern::{
    ablation::SearchFeature, move_picker::QuietOrder, packed_move::PackedMove,
    role::NO_PIECE_SQUARE, see::see_ge,
};
use crate::score::{MATE_BOUND, is_mate};

impl Search {
    /// Ends the node by its static evaluation, or starts a null move search.
    #[inline]
    pub(super) fn prune_node(&mut self) -> Option<Step> {
        let exact = self.root.is_exact();
        let frame = self.frame();
        let request = frame.request;
        if exact
            || request.is_pv()
            || frame.is_check
            || !request.excluded.is_none()
            || is_mate(request.beta)
        {
            return None;
        }
        let (eval, is_improving) = (frame.tt_adjusted_eval, frame.is_improving);
        if self.ablation.disables(SearchFeature::Futility) {
            return self.null_move();
        }
        if reverse_futility(request, eval, is_improving) {
            return Some(Step::Return(if is_mate(eval) {
                eval
            } else {
                i32::midpoint(eval, request.beta)
            }));
        }
        if request.depth <= 3 && eval + 99 + 312 * request.depth * request.depth <= request.alpha {
            self.frame().request.depth = 0;
            return Some(self.enter_quiescence());
        }
        self.null_move()
    }

    /// [Null move pruning](https://www.chessprogramming.org/Null_Move_Pruning): if passing fails
    /// high, a move will, too. Not with only pawns, because of zugzwang.
    #[inline]
    fn null_move(&mut self) -> Option<Step> {
        let frame = self.frame();
        let request = frame.request;
        let eval = frame.tt_adjusted_eval;
        let is_good = request.depth >= 3
            && eval >= request.beta
            && frame.corrected_eval + 17 * request.depth >= request.beta + 114;
        let board = self.board();
        if self.ablation.disables(SearchFeature::NullMove)
            || !is_good
            || board.non_pawn_pieces(board.side) == 0
            || self.ancestor(1).pending == PendingChild::NullMove
        {
            return None;
        }
        self.copy_board();
        self.frames[frame_index(self.ply + 1)]
            .board
            .make_null_move(&self.tables);
        let frame = self.frame();
        frame.current_move = PackedMove::NONE;
        frame.moved_piece_square = NO_PIECE_SQUARE;
        let by_score = ((eval - request.beta) / 192).min(3);
        let reduction = (3_875 + 359 * request.depth) / 1024 + by_score;
        let reply = SearchRequest {
            depth: request.depth - reduction,
            alpha: -request.beta,
            beta: 1 - request.beta,
            is_cut_node: !request.is_cut_node,
            excluded: PackedMove::NONE,
        };
        Some(self.search_child(PendingChild::NullMove, reply))
    }

    /// Whether a move is pruned; never a quiet move that gives check.
    #[inline]
    pub(super) fn is_pruned(&self, play: PackedMove, is_quiet: bool) -> bool {
        self.may_prune()
            && self.is_unpromising(play, is_quiet)
            && !(is_quiet && self.board().gives_check(&self.tables, play))
    }

    /// Whether moves may be pruned: only after a legal move that does not lead to mate has been
    /// found.
    #[inline]
    fn may_prune(&self) -> bool {
        self.ply != 0 && !self.root.is_exact() && self.ancestor(0).best_score > -MATE_BOUND
    }

    #[inline]
    fn is_unpromising(&self, play: PackedMove, is_quiet: bool) -> bool {
        let frame = self.ancestor(0);
        let (board, depth) = (&frame.board, frame.request.depth);
        if !is_quiet {
            return depth <= 6 && !see_ge(board, &self.tables, play, -93 * depth);
        }
        if frame.move_picker.quiet_order == QuietOrder::AsGenerated {
            return true;
        }
        let reduced = self.reduced_depth();
        let history = self.history.quiet(board, play, frame.previous_moves);
        reduced <= 6 && history < -6_466 * reduced
            || depth <= 8 && !see_ge(board, &self.tables, play, -18 * reduced * reduced)
    }

    /// Late move and futility pruning: whether all remaining quiet moves are skipped, since enough
    /// moves were searched or the evaluation is too far below alpha. The move picker keeps the
    /// answer, which does not change within a node.
    #[inline]
    pub(super) fn skips_quiets(&self) -> bool {
        let frame = self.ancestor(0);
        if frame.move_picker.quiet_order != QuietOrder::BestFirst || !self.may_prune() {
            return false;
        }
        let depth = frame.request.depth;
        let weight = 64 - 32 * i32::from(frame.is_improving);
        let are_enough = (frame.move_count + 1) * weight > 124 + 54 * depth * depth;
        let reduced = self.reduced_depth();
        let is_futile = !frame.is_check
            && reduced <= 8
            && frame.corrected_eval + 37 + 33 * reduced <= frame.alpha
            && !self.ablation.disables(SearchFeature::Futility);
        are_enough || is_futile
    }

    /// The depth of the next move after its expected reduction.
    #[inline(never)]
    fn reduced_depth(&self) -> i32 {
        let frame = self.ancestor(0);
        let depth = frame.request.depth;
        (depth - self.tables.logarithms(depth, frame.move_count) / 16_384).max(1)
    }
}

/// [Reverse futility pruning](https://www.chessprogramming.org/Reverse_Futility_Pruning): whether
/// the evaluation exceeds beta by a margin that depends on the depth.
#[inline]
fn reverse_futility(request: SearchRequest, eval: i32, is_improving: bool) -> bool {
    request.depth <= 8 && eval - 74 * (request.depth - i32::from(is_improving)) >= request.beta
}
