//! Pruning of nodes (reverse futility, razoring, null move) and of moves.

use super::constants::{
    CAPTURE_EXCHANGE_CP_PER_PLY, CAPTURE_EXCHANGE_DEPTH, EXPECTED_REDUCTION_DIVISOR, FUTILITY_CP,
    FUTILITY_CP_PER_PLY, FUTILITY_DEPTH, HISTORY_PRUNING_DEPTH, HISTORY_PRUNING_PER_PLY,
    LATE_MOVE_IMPROVING_WEIGHT, LATE_MOVE_WEIGHT, LATE_MOVES, LATE_MOVES_PER_SQUARED_PLY,
    NULL_MOVE_CP, NULL_MOVE_CP_PER_PLY, NULL_MOVE_CP_PER_REDUCTION, NULL_MOVE_DEPTH,
    NULL_MOVE_MAX_ADDED_REDUCTION, NULL_MOVE_REDUCTION, NULL_MOVE_REDUCTION_PER_PLY,
    QUIET_EXCHANGE_CP_PER_SQUARED_PLY, QUIET_EXCHANGE_DEPTH, RAZORING_CP,
    RAZORING_CP_PER_SQUARED_PLY, RAZORING_DEPTH, REVERSE_FUTILITY_CP_PER_PLY,
    REVERSE_FUTILITY_DEPTH,
};
use super::{PendingChild, Search, SearchRequest, Step, frame_index};
use crate::modern::{
    ablation::SearchFeature, move_picker::QuietOrder, packed_move::PackedMove,
    role::NO_PIECE_SQUARE, see::see_ge,
};
use crate::score::{MATE_BOUND, is_mate};

impl Search {
    /// Ends the node because of its static evaluation, or starts a null move search.
    #[inline]
    pub(super) fn prune_node(&mut self) -> Option<Step> {
        let exact = self.root.is_exact();
        let frame = self.frame();
        let request = frame.request;
        if exact
            || request.is_pv()
            || frame.is_check
            || !frame.excluded.is_none()
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
        if is_far_below(request, eval) {
            self.frame().request.depth = 0;
            return Some(self.enter_quiescence());
        }
        self.null_move()
    }

    /// [Null move pruning](https://www.chessprogramming.org/Null_Move_Pruning): if passing fails
    /// high, a move would also fail high. Not with pawns alone, because of zugzwang.
    #[inline]
    fn null_move(&mut self) -> Option<Step> {
        let frame = self.frame();
        let request = frame.request;
        let eval = frame.tt_adjusted_eval;
        let is_good = request.depth >= NULL_MOVE_DEPTH
            && eval >= request.beta
            && frame.corrected_eval + NULL_MOVE_CP_PER_PLY * request.depth
                >= request.beta + NULL_MOVE_CP;
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
        let by_score =
            ((eval - request.beta) / NULL_MOVE_CP_PER_REDUCTION).min(NULL_MOVE_MAX_ADDED_REDUCTION);
        let reduction =
            (NULL_MOVE_REDUCTION + NULL_MOVE_REDUCTION_PER_PLY * request.depth) / 1024 + by_score;
        let reply = SearchRequest {
            depth: request.depth - reduction,
            alpha: -request.beta,
            beta: 1 - request.beta,
        };
        let is_cut_node = !frame.is_cut_node;
        Some(self.search_child(PendingChild::NullMove, reply, is_cut_node))
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
            let exchange = CAPTURE_EXCHANGE_CP_PER_PLY * depth;
            return depth <= CAPTURE_EXCHANGE_DEPTH && !see_ge(board, &self.tables, play, exchange);
        }
        if frame.move_picker.quiet_order == QuietOrder::AsGenerated {
            return true;
        }
        let reduced = self.reduced_depth();
        let history = self.history.quiet(board, play, frame.previous_moves);
        let exchange = QUIET_EXCHANGE_CP_PER_SQUARED_PLY * reduced * reduced;
        reduced <= HISTORY_PRUNING_DEPTH && history < HISTORY_PRUNING_PER_PLY * reduced
            || depth <= QUIET_EXCHANGE_DEPTH && !see_ge(board, &self.tables, play, exchange)
    }

    /// Late move and futility pruning: whether all remaining quiet moves are skipped, because
    /// enough moves were searched or the evaluation is too far below alpha. The result does not
    /// change within a node, and the move picker keeps it.
    #[inline]
    pub(super) fn skips_quiets(&self) -> bool {
        let frame = self.ancestor(0);
        if frame.move_picker.quiet_order != QuietOrder::BestFirst || !self.may_prune() {
            return false;
        }
        let request = frame.request;
        let depth = request.depth;
        let weight = if frame.is_improving {
            LATE_MOVE_IMPROVING_WEIGHT
        } else {
            LATE_MOVE_WEIGHT
        };
        // Below the line that is reported there is only the quiescence search, so that a pruned reply
        // that saves a piece would make the score wrong.
        let is_end_of_pv = request.is_pv() && depth <= 1;
        let are_enough = !is_end_of_pv
            && (frame.move_count + 1) * weight
                > LATE_MOVES + LATE_MOVES_PER_SQUARED_PLY * depth * depth;
        let reduced = self.reduced_depth();
        let is_futile = !frame.is_check
            && reduced <= FUTILITY_DEPTH
            && frame.corrected_eval + FUTILITY_CP + FUTILITY_CP_PER_PLY * reduced <= frame.alpha
            && !self.ablation.disables(SearchFeature::Futility);
        are_enough || is_futile
    }

    /// The depth of the next move after its expected reduction.
    #[inline(never)]
    fn reduced_depth(&self) -> i32 {
        let frame = self.ancestor(0);
        let depth = frame.request.depth;
        (depth - self.tables.logarithms(depth, frame.move_count) / EXPECTED_REDUCTION_DIVISOR)
            .max(1)
    }
}

/// [Reverse futility pruning](https://www.chessprogramming.org/Reverse_Futility_Pruning): whether
/// the evaluation exceeds beta by a margin that depends on the depth.
#[inline]
fn reverse_futility(request: SearchRequest, eval: i32, is_improving: bool) -> bool {
    let depth = request.depth - i32::from(is_improving);
    request.depth <= REVERSE_FUTILITY_DEPTH
        && eval - REVERSE_FUTILITY_CP_PER_PLY * depth >= request.beta
}

/// [Razoring](https://www.chessprogramming.org/Razoring): whether only captures can raise alpha,
/// because the evaluation is below it by a margin that depends on the depth.
#[inline]
fn is_far_below(request: SearchRequest, eval: i32) -> bool {
    let margin = RAZORING_CP + RAZORING_CP_PER_SQUARED_PLY * request.depth * request.depth;
    request.depth <= RAZORING_DEPTH && eval + margin <= request.alpha
}
