//! Node entry: ends of the game, cutoffs and the static evaluation, before the first move is
//! searched.

use super::constants::{
    INTERNAL_REDUCTION_DEPTH, NULL_MOVE_CP_PER_REDUCTION, NULL_MOVE_DEPTH,
    NULL_MOVE_DEPTH_PER_REDUCTION, NULL_MOVE_MAX_ADDED_REDUCTION, NULL_MOVE_REDUCTION,
    REVERSE_FUTILITY_CP_PER_PLY, REVERSE_FUTILITY_DEPTH,
};
use super::{PendingChild, Search, SearchRequest, Step};
use crate::{
    fairy::tt_move::MoveHash,
    score::{DRAW, MATE, MATE_BOUND, is_mate, mated_in},
    transposition_table::TtEntry,
};
use variants::Outcome;

impl Search {
    /// Begins and counts a node.
    pub(super) fn enter_node(&mut self) -> Step {
        let first_move = self.moves.len();
        self.frame().begin(first_move);
        self.root.reach(self.ply);
        if let Some(score) = self.score_without_search() {
            return Step::Return(score);
        }
        let is_check = self.position.is_check();
        let frame = self.frame();
        frame.is_check = is_check;
        frame.request.depth += i32::from(is_check);
        if frame.request.depth <= 0 {
            return self.enter_quiescence();
        }
        if let Some(score) = self.tt_cutoff() {
            return Step::Return(score);
        }
        self.frame().static_eval = self.evaluate();
        self.reduce_without_table_move();
        if let Some(step) = self.reverse_futility().or_else(|| self.null_move()) {
            return step;
        }
        self.start_move_loop()
    }

    /// The score of an ended game, of a repetition, of a node cut off by mate distance pruning, and
    /// of a node at the maximum ply.
    fn score_without_search(&mut self) -> Option<i32> {
        let ply = self.ply;
        if self.rules.has_immediate_outcomes
            && let Some(outcome) = self.position.immediate_outcome()
        {
            return Some(self.outcome_score(outcome));
        }
        if ply == 0 {
            return None;
        }
        if self.is_repetition()
            || self.position.draw_by_clock().is_some()
            || self.position.draw_by_material().is_some()
        {
            return Some(DRAW);
        }
        if ply >= self.root.max_ply {
            return Some(self.evaluate());
        }
        let frame = &mut self.frames[ply];
        frame.alpha = frame.alpha.max(mated_in(ply));
        let beta = frame.request.beta.min(-mated_in(ply + 1));
        (frame.alpha >= beta).then_some(frame.alpha)
    }

    /// The score of an outcome for the side to move.
    pub(super) fn outcome_score(&self, outcome: Outcome) -> i32 {
        match outcome.winner {
            None => DRAW,
            Some(winner) if winner == self.position.turn() => MATE - self.ply as i32,
            Some(_) => mated_in(self.ply),
        }
    }

    /// Whether the position has occurred before on the path or in the game, and the game has a rule
    /// of repetition.
    fn is_repetition(&self) -> bool {
        if self.position.variant().rules().general.repetition_limit == 0 {
            return false;
        }
        let key = self.position.key();
        let reversible = self.position.halfmove_clock() as usize;
        let recent = self.keys.iter().rev().take(reversible);
        recent.skip(1).step_by(2).any(|&earlier| earlier == key)
    }

    /// Probes the transposition table; returns the score if it ends the node.
    pub(super) fn tt_cutoff(&mut self) -> Option<i32> {
        let (key, ply) = (self.position.key(), self.ply);
        let known: TtEntry<MoveHash> = self.table.probe(key, ply)?;
        let frame = self.frame();
        frame.table_move = known.best_move;
        let decides = ply > 0
            && !frame.request.is_pv()
            && known.depth >= frame.request.depth.max(0)
            && known.causes_cutoff(frame.alpha, frame.request.beta);
        decides.then_some(known.score)
    }

    /// [Internal iterative reductions](https://www.chessprogramming.org/Internal_Iterative_Reductions):
    /// a node without a move from the table is searched less deeply.
    fn reduce_without_table_move(&mut self) {
        let is_root = self.ply == 0;
        let is_exact = self.root.is_exact();
        let frame = self.frame();
        if !is_root
            && !is_exact
            && frame.table_move.is_none()
            && frame.request.depth >= INTERNAL_REDUCTION_DEPTH
        {
            frame.request.depth -= 1;
        }
    }

    /// Returns from a node whose evaluation is far above the window.
    fn reverse_futility(&mut self) -> Option<Step> {
        if self.root.is_exact() {
            return None;
        }
        let frame = self.frame();
        let depth = frame.request.depth;
        let is_far_above =
            frame.static_eval - REVERSE_FUTILITY_CP_PER_PLY * depth >= frame.request.beta;
        let applies = !frame.request.is_pv()
            && !frame.is_check
            && depth <= REVERSE_FUTILITY_DEPTH
            && frame.request.beta.abs() < MATE_BOUND
            && is_far_above;
        applies.then_some(Step::Return(frame.static_eval))
    }

    /// Starts a null move search with reduced depth, if the node permits it.
    fn null_move(&mut self) -> Option<Step> {
        let is_allowed = self.may_pass();
        let before = self.ply.checked_sub(1).map(|ply| &self.frames[ply]);
        let is_after_null_move =
            before.is_some_and(|frame| frame.pending == PendingChild::NullMove);
        let frame = self.frame();
        let request = frame.request;
        let applies = is_allowed
            && !is_after_null_move
            && !request.is_pv()
            && !frame.is_check
            && request.depth >= NULL_MOVE_DEPTH
            && frame.static_eval >= request.beta
            && !is_mate(request.beta);
        if !applies {
            return None;
        }
        let by_score = ((frame.static_eval - request.beta) / NULL_MOVE_CP_PER_REDUCTION)
            .min(NULL_MOVE_MAX_ADDED_REDUCTION);
        let reduction =
            NULL_MOVE_REDUCTION + request.depth / NULL_MOVE_DEPTH_PER_REDUCTION + by_score;
        self.keys.push(self.position.key());
        let undo = self.position.make_null();
        let frame = self.frame();
        frame.undo = Some(undo);
        frame.current = None;
        let reply = SearchRequest {
            depth: request.depth - reduction,
            alpha: -request.beta,
            beta: 1 - request.beta,
        };
        Some(self.search_child(PendingChild::NullMove, reply))
    }

    /// Whether zugzwang is unlikely: there is a piece other than kings and pawns, and captures are
    /// not forced.
    fn may_pass(&self) -> bool {
        let variant = self.position.variant();
        if self.root.is_exact()
            || variant.rules().general.must_capture
            || variant.rules().goal.is_some_and(|goal| goal.last_move)
        {
            return false;
        }
        let side = self.position.turn();
        let royals = self.position.royals(side);
        self.position.pieces(side).iter().any(|square| {
            let kind = self.position.piece_at(square).map(variants::Piece::kind);
            let is_pawn = kind
                .and_then(|kind| variant.kind(kind))
                .is_some_and(|kind| kind.is_pawn);
            !is_pawn && !royals.contains(square)
        })
    }
}
