//! The safety of the kings: pawns before them, pieces against them.

use super::{
    parameters::{DANGER_BASE, QUEENLESS, RING_WEAK, SAFE_CHECK, SHELTER, STORM},
    tally::Tally,
    view::View,
};
use crate::modern::{
    bits::{Bits, FILE_A, Square, bit, count as size, file_of, rank_for, squares},
    roles::{KING, KNIGHT, QUEEN},
};

#[inline]
pub(super) fn count(view: &View, side: usize, tally: &mut impl Tally) {
    shelter(view, side, tally);
    checks(view, side, tally);
    let enemy = view.reach(side ^ 1);
    let own = view.reach(side);
    let held_by_king_alone = own.by[KING] & !own.twice;
    let weak = view.rings[side] & enemy.all & (held_by_king_alone | !own.all);
    tally.threaten(side, RING_WEAK, size(weak));
    if view.board.men(side ^ 1, QUEEN) == 0 {
        tally.threaten(side, QUEENLESS, 1);
    }
    tally.threaten(side, DANGER_BASE, 1);
}

/// The nearest pawns on the king's file and those beside.
#[inline]
fn shelter(view: &View, side: usize, tally: &mut impl Tally) {
    let king = view.board.king(side);
    let middle = file_of(king).clamp(1, 6);
    for file in middle - 1..=middle + 1 {
        let on_file = FILE_A << file;
        let own = nearest(side, king, view.pawns(side) & on_file);
        let enemy = nearest(side, king, view.pawns(side ^ 1) & on_file);
        tally.add(SHELTER + own, 1);
        tally.add(STORM + enemy, 1);
    }
}

/// How many ranks the nearest pawn is ahead of the king, 0 beside it, 7 if there is none.
#[inline(never)]
fn nearest(side: usize, king: Square, pawns: Bits) -> usize {
    let home = rank_for(side, king);
    squares(pawns)
        .filter_map(|square| rank_for(side, square).checked_sub(home))
        .min()
        .unwrap_or(7)
}

/// Checks from squares that the king's side does not guard.
#[inline]
fn checks(view: &View, side: usize, tally: &mut impl Tally) {
    let board = view.board;
    let king = board.king(side);
    let enemy = view.reach(side ^ 1);
    let own = view.reach(side);
    let unguarded = !own.all | enemy.twice & own.by[KING] & !own.twice;
    let safe = unguarded & !board.of(side ^ 1);
    let without_queen = board.occupied() ^ board.men(side, QUEEN);
    for role in KNIGHT..=QUEEN {
        let ways = view.attacks.of(role, king, without_queen);
        let checks = ways & enemy.by[role] & safe & !bit(king);
        tally.threaten(side, SAFE_CHECK + role - KNIGHT, i32::from(checks != 0));
    }
}
