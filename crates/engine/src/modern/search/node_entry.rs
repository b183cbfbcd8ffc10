//! Node entry: extensions, cutoffs and the static evaluation, before the first move is searched.

use super::constants::{
    HINDSIGHT_EXTENSION_CP, HINDSIGHT_REDUCTION, HINDSIGHT_REDUCTION_CP, INTERNAL_REDUCTION_DEPTH,
};
use super::{PendingChild, Search, Step, frame_index};
use crate::modern::{
    ablation::SearchFeature, generate::legal_moves, move_picker::MovePicker,
    packed_move::PackedMove,
};
use crate::score::{DRAW, MATE, UNKNOWN, clamped, mated_in};

impl Search {
    /// Begins and counts a node.
    #[inline]
    pub(super) fn enter_node(&mut self) -> Step {
        self.frame().begin();
        self.root.reach(self.ply);
        self.check_extension();
        if self.frame().request.depth <= 0 {
            return self.enter_quiescence();
        }
        if let Some(score) = self.draw_or_mate_distance_score() {
            return Step::Return(score);
        }
        if let Some(score) = self.tt_cutoff() {
            return Step::Return(score);
        }
        self.static_evaluation();
        self.hindsight_adjustment();
        if let Some(step) = self.prune_node() {
            return step;
        }
        self.start_move_loop()
    }

    /// The score of draws by repetition, fifty moves and insufficient material, of the maximum ply,
    /// and of nodes cut off by mate distance pruning.
    #[inline]
    pub(super) fn draw_or_mate_distance_score(&mut self) -> Option<i32> {
        let ply = self.ply;
        if ply == 0 || !self.frame().excluded.is_none() {
            return None;
        }
        if self.is_drawn() {
            return Some(DRAW);
        }
        if ply >= self.root.max_ply {
            return Some(self.evaluate());
        }
        let frame = self.frame();
        frame.alpha = frame.alpha.max(mated_in(ply));
        frame.request.beta = frame.request.beta.min(MATE - 1 - ply as i32);
        (frame.alpha >= frame.request.beta).then_some(frame.alpha)
    }

    #[inline]
    fn is_drawn(&mut self) -> bool {
        if self.board().has_insufficient_material() || self.is_repetition() {
            return true;
        }
        self.board().halfmove_clock >= 100 && !(self.ancestor(0).is_check && self.is_mated())
    }

    /// Whether there is no legal move.
    #[cold]
    fn is_mated(&mut self) -> bool {
        let board = &self.frames[frame_index(self.ply)].board;
        legal_moves(board, &self.tables, &mut self.move_stack).is_empty()
    }

    /// Whether the position occurred before on the path, or twice in the game.
    #[inline]
    fn is_repetition(&self) -> bool {
        let (board, ply) = (self.board(), self.ply);
        let mut seen = 0;
        for back in (4..=usize::from(board.halfmove_clock)).step_by(2) {
            let (key, worth) = if back <= ply {
                (self.ancestor(back).board.key, 2)
            } else {
                let place = (self.game_keys.len() + ply).checked_sub(back);
                let Some(&key) = place.and_then(|place| self.game_keys.get(place)) else {
                    return false;
                };
                (key, 1)
            };
            if key == board.key {
                seen += worth;
                if seen >= 2 {
                    return true;
                }
            }
        }
        false
    }

    /// Check extension: a side in check at the horizon gets one more ply before the quiescence
    /// search. Also sets the previous moves.
    #[inline]
    fn check_extension(&mut self) {
        let before = if self.ancestor(0).excluded.is_none() {
            [
                self.ancestor(1).moved_piece_square,
                self.ancestor(2).moved_piece_square,
                self.ancestor(4).moved_piece_square,
            ]
        } else {
            self.ancestor(1).previous_moves
        };
        let is_horizon = self.ancestor(1).request.depth > 0 && self.ancestor(0).request.depth <= 0;
        let frame = self.frame();
        frame.previous_moves = before;
        if frame.is_check && is_horizon {
            frame.request.depth = 1;
        }
    }

    /// Probes the transposition table. The score of a sufficiently deep entry ends a node outside
    /// the principal variation.
    #[inline]
    pub(super) fn tt_cutoff(&mut self) -> Option<i32> {
        let (key, ply) = (self.board().key, self.ply);
        let without_table = self.ablation.disables(SearchFeature::Table);
        if without_table || !self.frame().excluded.is_none() {
            return None;
        }
        let known = self.table.probe(key, ply);
        let frame = self.frame();
        frame.tt_entry = known;
        let known = known?;
        let may_settle = ply > 0 && !frame.request.is_pv() && known.depth >= frame.request.depth;
        (may_settle && known.causes_cutoff(frame.alpha, frame.request.beta)).then_some(known.score)
    }

    /// Computes the static evaluation, its adjustments by correction history and transposition
    /// table, and whether the position is improving.
    #[inline]
    pub(super) fn static_evaluation(&mut self) {
        if !self.frame().excluded.is_none() {
            let (evaluation, corrected) = (
                self.ancestor(1).static_eval,
                self.ancestor(1).corrected_eval,
            );
            let frame = self.frame();
            (
                frame.static_eval,
                frame.corrected_eval,
                frame.tt_adjusted_eval,
            ) = (evaluation, corrected, corrected);
            return;
        }
        if self.frame().is_check {
            self.frame().is_improving = false;
            return;
        }
        let stored = self
            .frame()
            .tt_entry
            .map_or(UNKNOWN, |known| known.static_eval);
        let evaluation = if stored == UNKNOWN {
            self.evaluate()
        } else {
            stored
        };
        let corrected = clamped(evaluation + self.history.correction(self.board()));
        let earlier = [
            self.ancestor(2).corrected_eval,
            self.ancestor(4).corrected_eval,
        ];
        let earlier = if earlier[0] == UNKNOWN {
            earlier[1]
        } else {
            earlier[0]
        };
        let frame = self.frame();
        frame.static_eval = evaluation;
        frame.corrected_eval = corrected;
        frame.tt_adjusted_eval = corrected;
        frame.is_improving = earlier != UNKNOWN && corrected > earlier;
        if let Some(known) = frame.tt_entry
            && known.bound.refines(known.score, corrected)
        {
            frame.tt_adjusted_eval = known.score;
        }
    }

    /// Hindsight: adds a ply if the parent's move was reduced although it did not worsen the
    /// evaluation for its side, removes one if it worsened it much.
    #[inline]
    fn hindsight_adjustment(&mut self) {
        let before = self.ancestor(1);
        let (theirs, full_depth) = (before.corrected_eval, before.full_depth);
        let is_reduced = before.pending == PendingChild::Reduced;
        let frame = self.frame();
        if !is_reduced || theirs == UNKNOWN || frame.corrected_eval == UNKNOWN {
            return;
        }
        let lost = frame.corrected_eval + theirs;
        if full_depth - frame.request.depth >= HINDSIGHT_REDUCTION && lost < HINDSIGHT_EXTENSION_CP
        {
            frame.request.depth += 1;
        } else if frame.request.depth >= 2 && lost > HINDSIGHT_REDUCTION_CP {
            frame.request.depth -= 1;
        }
    }

    /// Starts the move loop, after [internal iterative
    /// reduction](https://www.chessprogramming.org/Internal_Iterative_Reductions): without a move
    /// from the transposition table, the depth is reduced by a ply.
    #[inline]
    pub(super) fn start_move_loop(&mut self) -> Step {
        let is_root = self.ply == 0;
        let root_move = self.root.best_move();
        let reduces = !self.root.is_exact()
            && ![SearchFeature::Reduction, SearchFeature::Table]
                .into_iter()
                .any(|part| self.ablation.disables(part));
        let frame = self.frame();
        let table_move = match root_move {
            Some(best) if is_root => best,
            _ => frame.table_move(),
        };
        let is_whole = frame.excluded.is_none();
        let request = &mut frame.request;
        if reduces
            && request.depth >= INTERNAL_REDUCTION_DEPTH
            && table_move.is_none()
            && is_whole
            && (request.is_pv() || frame.is_cut_node)
        {
            request.depth -= 1;
        }
        self.start_move_picker(table_move, false);
        Step::NextMove
    }

    #[inline]
    pub(super) fn start_move_picker(&mut self, table_move: PackedMove, noisy_only: bool) {
        self.with_move_picker(|picker, move_stack, context| {
            *picker = MovePicker::begin(move_stack, context, table_move, noisy_only);
        });
    }
}
