//! The safety of the kings: pawns before them, pieces against them.

use super::{
    parameters::{
        CHECK, DANGER_BASE, FLANK_ATTACK, FLANK_GUARD, QUEENLESS, RING_WEAK, SAFE_CHECK, SHELTER,
        SHELTER_DANGER, STORM, STORM_DANGER,
    },
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
    flank(view, side, tally);
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

/// The first of the three files about the king.
#[inline]
fn first_file(king: Square) -> usize {
    file_of(king).clamp(1, 6) - 1
}

/// Who is stronger where the king lives: on its files, up to the fifth rank.
#[inline]
fn flank(view: &View, side: usize, tally: &mut impl Tally) {
    let half = if side == 0 {
        0x0000_00ff_ffff_ffff
    } else {
        0xffff_ffff_ff00_0000
    };
    let flank = half & (FILE_A * 7) << first_file(view.board.king(side));
    let (own, enemy) = (view.reach(side), view.reach(side ^ 1));
    let attacks = size(flank & enemy.all) + size(flank & enemy.twice);
    tally.threaten(side, FLANK_ATTACK, attacks);
    tally.threaten(side, FLANK_GUARD, size(flank & own.all));
}

/// The nearest pawns on the king's file and those beside.
#[inline]
fn shelter(view: &View, side: usize, tally: &mut impl Tally) {
    let king = view.board.king(side);
    let first = first_file(king);
    for file in first..first + 3 {
        let on_file = FILE_A << file;
        let own = nearest(side, king, view.pawns(side) & on_file);
        let enemy = nearest(side, king, view.pawns(side ^ 1) & on_file);
        tally.add(SHELTER + own, 1);
        tally.add(STORM + enemy, 1);
        tally.threaten(side, SHELTER_DANGER + own, 1);
        tally.threaten(side, STORM_DANGER + enemy, 1);
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

/// Checks, and those from squares that the king's side does not guard.
#[inline]
fn checks(view: &View, side: usize, tally: &mut impl Tally) {
    let board = view.board;
    let king = board.king(side);
    let enemy = view.reach(side ^ 1);
    let own = view.reach(side);
    let unguarded = !own.all | enemy.twice & own.by[KING] & !own.twice;
    let without_queen = board.occupied() ^ board.men(side, QUEEN);
    for role in KNIGHT..=QUEEN {
        let ways = view.attacks.of(role, king, without_queen);
        let checks = ways & enemy.by[role] & !board.of(side ^ 1);
        tally.threaten(side, CHECK, i32::from(checks != 0));
        let safe = checks & unguarded & !bit(king);
        tally.threaten(side, SAFE_CHECK + role - KNIGHT, i32::from(safe != 0));
    }
}
