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
    bits::{Square, ahead, beside, bit, distance, files, lowest, rank_for, squares, way},
    roles::PAWN,
};

/// The rank from which on kings hurry to a passed pawn.
const FAR_RANK: usize = 3;

#[inline]
pub(super) fn count(view: &View, side: usize, tally: &mut impl Tally) {
    let own = view.pawns(side);
    let enemy = view.pawns(side ^ 1);
    for square in squares(own) {
        let here = bit(square);
        let rank = rank_for(side, square);
        let way = way(side, square);
        let neighbours = own & beside(files(here));
        let is_open = way & enemy == 0;
        if neighbours == 0 {
            tally.add(ISOLATED + usize::from(is_open), 1);
        }
        if way & own != 0 {
            tally.add(DOUBLED, 1);
        } else if is_open && enemy & beside(way) == 0 {
            passed(view, side, square, rank, tally);
        }
        if view.reach(side).by[PAWN] & here != 0 {
            tally.add(PROTECTED + rank, 1);
        }
        if own & beside(here) != 0 {
            tally.add(PHALANX + rank, 1);
        }
        let supporters = neighbours & !beside(way);
        if neighbours != 0
            && supporters == 0
            && ahead(side, here) & view.reach(side ^ 1).by[PAWN] != 0
        {
            tally.add(BACKWARD, 1);
        }
    }
}

#[inline]
fn passed(view: &View, side: usize, square: Square, rank: usize, tally: &mut impl Tally) {
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
