//! Pawn structure and passed pawns.

use super::{
    accumulator::Accumulator,
    eval_info::EvalInfo,
    parameters::{
        BACKWARD, DOUBLED, ISOLATED, PASSED, PASSED_BLOCKED, PASSED_ENEMY_KING, PASSED_FREE,
        PASSED_HELPED, PASSED_OWN_KING, PASSED_SAFE, PHALANX, PROTECTED,
    },
};
use crate::modern::{
    bitboard::{
        Square, adjacent, bit, distance, file_fill, forward, front_span, front_spans, lsb,
        popcount, relative_rank, squares,
    },
    role::PAWN,
};

/// The rank from which the kings' distances to a passed pawn count.
const FAR_RANK: usize = 3;

#[inline]
pub(super) fn count(info: &EvalInfo, side: usize, accumulator: &mut impl Accumulator) {
    let own = info.pawns(side);
    // Squares with an enemy pawn ahead.
    let shut = info.front_spans[side ^ 1];
    let isolated = own & !adjacent(file_fill(own));
    accumulator.add(ISOLATED, popcount(isolated & shut));
    accumulator.add(ISOLATED + 1, popcount(isolated & !shut));
    let doubled = own & front_spans(side ^ 1, own);
    accumulator.add(DOUBLED, popcount(doubled));
    for square in squares(own & !(doubled | shut | adjacent(shut))) {
        passed(info, side, square, accumulator);
    }
    for square in squares(own & info.attacks_by(side).by[PAWN]) {
        accumulator.add(PROTECTED + relative_rank(side, square), 1);
    }
    for square in squares(own & adjacent(own)) {
        accumulator.add(PHALANX + relative_rank(side, square), 1);
    }
    let supported = adjacent(own | info.front_spans[side]);
    // Squares whose stop square is attacked by a pawn.
    let held = forward(side ^ 1, info.attacks_by(side ^ 1).by[PAWN]);
    accumulator.add(BACKWARD, popcount(own & held & !(isolated | supported)));
}

#[inline]
fn passed(info: &EvalInfo, side: usize, square: Square, accumulator: &mut impl Accumulator) {
    let rank = relative_rank(side, square);
    accumulator.add(PASSED + rank, 1);
    let stop = forward(side, bit(square));
    if stop & info.board.occupied() != 0 {
        accumulator.add(PASSED_BLOCKED + rank, 1);
    }
    let enemy = info.attacks_by(side ^ 1).all;
    if stop & enemy == 0 {
        accumulator.add(PASSED_SAFE + rank, 1);
    }
    if front_span(side, square) & (enemy | info.board.by_side(side ^ 1)) == 0 {
        accumulator.add(PASSED_FREE + rank, 1);
    }
    if stop & info.attacks_by(side).all != 0 {
        accumulator.add(PASSED_HELPED + rank, 1);
    }
    if rank >= FAR_RANK {
        let weight = (rank - FAR_RANK + 1) as i32;
        let stop = lsb(stop);
        let own_king = distance(info.board.king(side), stop);
        let enemy_king = distance(info.board.king(side ^ 1), stop);
        accumulator.add(PASSED_OWN_KING, own_king * weight);
        accumulator.add(PASSED_ENEMY_KING, enemy_king * weight);
    }
}
