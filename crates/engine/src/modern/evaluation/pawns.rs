//! The structure of the pawns, and the passed ones.

use super::{
    parameters::{
        BACKWARD, DOUBLED, ISOLATED, PASSED, PASSED_BLOCKED, PASSED_ENEMY_KING, PASSED_FREE,
        PASSED_HELPED, PASSED_OWN_KING, PASSED_SAFE, PHALANX, PROTECTED,
    },
    tally::Tally,
    view::View,
};
use crate::modern::{
    bits::{
        Square, ahead, all_ahead, beside, bit, count as size, distance, files, lowest, rank_for,
        squares, way,
    },
    roles::PAWN,
};

/// The rank from which on kings hurry to a passed pawn.
const FAR_RANK: usize = 3;

#[inline]
pub(super) fn count(view: &View, side: usize, tally: &mut impl Tally) {
    let own = view.pawns(side);
    // Here an enemy's pawn stands ahead.
    let shut = view.ways[side ^ 1];
    let isolated = own & !beside(files(own));
    tally.add(ISOLATED, size(isolated & shut));
    tally.add(ISOLATED + 1, size(isolated & !shut));
    let doubled = own & all_ahead(side ^ 1, own);
    tally.add(DOUBLED, size(doubled));
    for square in squares(own & !(doubled | shut | beside(shut))) {
        passed(view, side, square, tally);
    }
    for square in squares(own & view.reach(side).by[PAWN]) {
        tally.add(PROTECTED + rank_for(side, square), 1);
    }
    for square in squares(own & beside(own)) {
        tally.add(PHALANX + rank_for(side, square), 1);
    }
    let supported = beside(own | view.ways[side]);
    // Whoever steps ahead from here can be taken by a pawn.
    let held = ahead(side ^ 1, view.reach(side ^ 1).by[PAWN]);
    tally.add(BACKWARD, size(own & held & !(isolated | supported)));
}

#[inline]
fn passed(view: &View, side: usize, square: Square, tally: &mut impl Tally) {
    let rank = rank_for(side, square);
    tally.add(PASSED + rank, 1);
    let stop = ahead(side, bit(square));
    if stop & view.board.occupied() != 0 {
        tally.add(PASSED_BLOCKED + rank, 1);
    }
    let enemy = view.reach(side ^ 1).all;
    if stop & enemy == 0 {
        tally.add(PASSED_SAFE + rank, 1);
    }
    if way(side, square) & (enemy | view.board.of(side ^ 1)) == 0 {
        tally.add(PASSED_FREE + rank, 1);
    }
    if stop & view.reach(side).all != 0 {
        tally.add(PASSED_HELPED + rank, 1);
    }
    if rank >= FAR_RANK {
        let weight = (rank - FAR_RANK + 1) as i32;
        let stop = lowest(stop);
        let own_king = distance(view.board.king(side), stop);
        let enemy_king = distance(view.board.king(side ^ 1), stop);
        tally.add(PASSED_OWN_KING, own_king * weight);
        tally.add(PASSED_ENEMY_KING, enemy_king * weight);
    }
}
