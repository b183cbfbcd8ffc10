//! The weighted sum of all features.

use super::{
    accumulator::{Accumulator, ScoreAccumulator},
    endgames::{self, FULL_SCALE},
    eval_info::EvalInfo,
    king_safety,
    parameters::TEMPO,
    pawn_structure, pieces, space, threats,
};
use crate::modern::{
    board::Board,
    lookup_tables::LookupTables,
    tapered::{Tapered, endgame, middlegame, tapered},
};

/// The phase with all pieces on the board.
pub(in crate::modern) const FULL_PHASE: i32 = 24;

/// The score of a position in centipawns, from the side to move.
#[inline]
pub(in crate::modern) fn evaluate(board: &Board, tables: &LookupTables) -> i32 {
    if let Some(mating_side) = endgames::mating_side(board) {
        let score = endgames::mop_up(board, mating_side);
        return if mating_side == board.side {
            score
        } else {
            -score
        };
    }
    let (score, danger) = sums(board, tables);
    let balance = board.piece_square_score + score + cost(danger[1]) - cost(danger[0]);
    let phase = i32::from(board.phase).min(FULL_PHASE);
    let (early, late) = (middlegame(balance), endgame(balance));
    // If the endgame score is 0, the middlegame score decides which side is ahead.
    let [early_scale, late_scale] =
        endgames::scale_factors(board, usize::from(late < i32::from(early < 0)));
    let sum = early * early_scale * phase + late * late_scale * (FULL_PHASE - phase);
    let score = sum / (FULL_PHASE * FULL_SCALE);
    if board.side == 0 { score } else { -score }
}

/// The score of all features but piece-square values, and the danger for each king.
fn sums(board: &Board, tables: &LookupTables) -> (Tapered, [Tapered; 2]) {
    let mut sums = ScoreAccumulator::new(&tables.weights);
    count(board, tables, &mut sums);
    (sums.score, sums.danger)
}

/// Counts all features but piece-square values.
#[inline]
pub(super) fn count(board: &Board, tables: &LookupTables, accumulator: &mut impl Accumulator) {
    let mut info = EvalInfo::new(board, &tables.attacks);
    for side in 0..2 {
        pieces::count(&mut info, side, accumulator);
        accumulator.switch_side();
    }
    for side in 0..2 {
        pawn_structure::count(&info, side, accumulator);
        king_safety::count(&info, side, accumulator);
        threats::count(&info, side, accumulator);
        space::count(&info, side, accumulator);
        accumulator.add(TEMPO, i32::from(side == board.side));
        accumulator.switch_side();
    }
}

/// The penalty for king danger: quadratic in the middlegame, linear in the endgame.
#[inline]
fn cost(danger: Tapered) -> Tapered {
    let sharp = middlegame(danger).clamp(0, 400);
    let dull = endgame(danger).clamp(0, 400);
    tapered(sharp * sharp / 256, dull / 4)
}
