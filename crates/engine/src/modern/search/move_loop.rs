//! The move loop: selection, pruning, extension and reduction of the next move.

use super::constants::{
    MANY_CUTOFFS, REDUCTION, REDUCTION_CAPTURE, REDUCTION_CHECK, REDUCTION_CHILD_CUTOFFS,
    REDUCTION_CUT_NODE, REDUCTION_DEPTH, REDUCTION_EXACT_ENTRY, REDUCTION_MOVES,
    REDUCTION_NOT_IMPROVING, REDUCTION_PER_CORRECTION_CP, REDUCTION_PER_HISTORY,
    REDUCTION_PER_LOGARITHMS, REDUCTION_PV, SINGULAR_DEPTH, SINGULAR_ENTRY_DEPTH,
};
use super::{PendingChild, Search, SearchRequest, Step, frame_index};
use crate::modern::{
    history::moved_piece_square,
    move_picker::{MovePicker, OrderingContext, QuietOrder},
    move_stack::MoveStack,
    packed_move::PackedMove,
};
use crate::score::is_mate;
use crate::transposition_table::Bound;

impl Search {
    /// Searches the next move, or ends the node.
    #[inline]
    pub(super) fn next_child(&mut self) -> Step {
        if self.frame().request.depth <= 0 {
            return self.next_capture();
        }
        loop {
            if self.skips_quiets() {
                self.frame().move_picker.quiet_order = QuietOrder::AsGenerated;
            }
            let Some(play) = self.next_move() else {
                return self.finish_node();
            };
            let is_quiet = !self.board().is_noisy(play);
            if play == self.frame().excluded
                || self.ply == 0 && !self.root.allows(play)
                || self.is_pruned(play, is_quiet)
            {
                continue;
            }
            self.frame().is_quiet = is_quiet;
            if self.is_singular_candidate(play) {
                return self.search_excluding(play);
            }
            if self.make(play) {
                return self.search_move(0);
            }
        }
    }

    #[inline]
    pub(super) fn next_move(&mut self) -> Option<PackedMove> {
        let next = self.with_move_picker(MovePicker::next)?;
        Some(next.play)
    }

    /// Calls a function with the node's move picker, the move stack and the ordering context.
    #[inline]
    pub(super) fn with_move_picker<R>(
        &mut self,
        visit: impl FnOnce(&mut MovePicker, &mut MoveStack, &OrderingContext) -> R,
    ) -> R {
        let frame = &mut self.frames[frame_index(self.ply)];
        let context = OrderingContext {
            board: &frame.board,
            tables: &self.tables,
            history: &self.history,
            killer: frame.killer,
            previous_moves: frame.previous_moves,
        };
        visit(&mut frame.move_picker, &mut self.move_stack, &context)
    }

    /// Makes a move on the child's board; false if it is illegal.
    #[inline]
    pub(super) fn make(&mut self, play: PackedMove) -> bool {
        self.copy_board();
        let next = &mut self.frames[frame_index(self.ply + 1)];
        if !next.board.make_move(&self.tables, play) {
            return false;
        }
        next.is_check = next.board.is_check(&self.tables);
        let frame = &mut self.frames[frame_index(self.ply)];
        frame.moved_piece_square = moved_piece_square(&frame.board, play);
        frame.current_move = play;
        frame.move_count += 1;
        frame.move_picker.mark_tried(&mut self.move_stack);
        true
    }

    /// Whether a move is tested for [singular
    /// extension](https://www.chessprogramming.org/Singular_Extensions): the table's move with a
    /// sufficiently deep score that is not an upper bound.
    #[inline]
    fn is_singular_candidate(&mut self, play: PackedMove) -> bool {
        let is_root = self.ply == 0;
        let exact = self.root.is_exact();
        let too_deep = self.ply >= 2 * self.root.depth as usize;
        let frame = self.frame();
        let Some(known) = frame.tt_entry else {
            return false;
        };
        let request = &frame.request;
        !is_root
            && !exact
            && !too_deep
            && request.depth >= SINGULAR_DEPTH
            && known.best_move == play
            && frame.excluded.is_none()
            && known.bound != Bound::Upper
            && known.depth >= request.depth - SINGULAR_ENTRY_DEPTH
            && !is_mate(known.score)
    }

    /// Searches the position without the table's move at half the depth.
    #[inline]
    fn search_excluding(&mut self, play: PackedMove) -> Step {
        self.copy_board();
        let is_improving = self.ancestor(0).is_improving;
        self.frames[frame_index(self.ply + 1)].is_improving = is_improving;
        let frame = self.frame();
        frame.current_move = play;
        let request = frame.request;
        let beta = frame.singular_beta();
        let killer = frame.killer;
        let reply = SearchRequest {
            depth: (request.depth - 1) / 2,
            alpha: beta - 1,
            beta,
        };
        let is_cut_node = frame.is_cut_node;
        let step = self.search_child(PendingChild::Singular, reply, is_cut_node);
        let frame = self.frame();
        frame.excluded = play;
        frame.killer = killer;
        step
    }

    /// Searches the move just made, with an extension in plies.
    #[inline]
    pub(super) fn search_move(&mut self, extension: i32) -> Step {
        let gives_check = self.frames[frame_index(self.ply + 1)].is_check;
        let reduction = self.reduction(gives_check);
        let frame = self.frame();
        frame.full_depth = frame.request.depth - 1 + extension;
        let request = frame.request;
        let (alpha, full_depth) = (frame.alpha, frame.full_depth);
        if frame.move_count == 1 && request.is_pv() {
            return self.search_full_window();
        }
        let depth = (full_depth - reduction).clamp(full_depth.min(1), full_depth);
        let pending = if depth < full_depth {
            PendingChild::Reduced
        } else {
            PendingChild::ZeroWindow
        };
        let is_cut_node = pending == PendingChild::Reduced || !frame.is_cut_node;
        let reply = SearchRequest::zero_window(depth, alpha);
        self.search_child(pending, reply, is_cut_node)
    }

    /// Searches the move just made with the full window.
    #[inline]
    pub(super) fn search_full_window(&mut self) -> Step {
        let frame = self.frame();
        let reply = SearchRequest {
            depth: frame.full_depth,
            alpha: -frame.request.beta,
            beta: -frame.alpha,
        };
        self.search_child(PendingChild::FullWindow, reply, false)
    }

    /// The [late move reduction](https://www.chessprogramming.org/Late_Move_Reductions) of the move
    /// just made, in plies.
    #[inline]
    fn reduction(&self, gives_check: bool) -> i32 {
        let frame = self.ancestor(0);
        let request = &frame.request;
        if request.depth < REDUCTION_DEPTH
            || frame.move_count < REDUCTION_MOVES + i32::from(request.is_pv())
            || self.root.is_exact()
        {
            return 0;
        }
        let product = self.tables.logarithms(request.depth, frame.move_count);
        let mut reduction = REDUCTION + product * REDUCTION_PER_LOGARITHMS / 1024;
        if frame.is_quiet {
            let history =
                self.history
                    .quiet(self.board(), frame.current_move, frame.previous_moves);
            reduction -= history * REDUCTION_PER_HISTORY / 1024;
        } else {
            let history = self.history.capture(self.board(), frame.current_move);
            reduction = reduction / 2 - REDUCTION_CAPTURE - history * REDUCTION_PER_HISTORY / 1024;
        }
        reduction += REDUCTION_CUT_NODE * i32::from(frame.is_cut_node);
        reduction -= REDUCTION_PV * i32::from(request.is_pv());
        let is_known = frame
            .tt_entry
            .is_some_and(|known| known.bound == Bound::Exact);
        reduction -= REDUCTION_EXACT_ENTRY * i32::from(is_known);
        reduction += REDUCTION_NOT_IMPROVING * i32::from(!frame.is_improving);
        reduction -= REDUCTION_CHECK * i32::from(gives_check || frame.is_check);
        if !frame.is_check {
            reduction -=
                REDUCTION_PER_CORRECTION_CP * (frame.corrected_eval - frame.static_eval).abs();
        }
        // Many cutoffs in the children indicate that the node has no good move.
        let cuts = self.frames[frame_index(self.ply + 1)].cutoff_count;
        reduction += REDUCTION_CHILD_CUTOFFS * i32::from(cuts > MANY_CUTOFFS);
        reduction / 1024
    }
}
