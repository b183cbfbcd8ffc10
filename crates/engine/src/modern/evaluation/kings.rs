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
    bits::{Bits, FILE_A, Square, bit, count as size, file_of},
    roles::{BISHOP, KING, KNIGHT, QUEEN, ROOK},
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
    tally.endanger(RING_WEAK, size(weak));
    if view.board.men(side ^ 1, QUEEN) == 0 {
        tally.endanger(QUEENLESS, 1);
    }
    tally.endanger(DANGER_BASE, 1);
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
    tally.endanger(FLANK_ATTACK, attacks);
    tally.endanger(FLANK_GUARD, size(flank & own.all));
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
        tally.endanger(SHELTER_DANGER + own, 1);
        tally.endanger(STORM_DANGER + enemy, 1);
    }
}

/// How many ranks the nearest pawn is ahead of the king, 0 beside it, 7 if there is none.
#[inline]
fn nearest(side: usize, king: Square, pawns: Bits) -> usize {
    // Where the king's rank begins.
    let rank = king & 0o70;
    let distance = if side == 0 {
        (pawns >> rank).trailing_zeros()
    } else {
        (pawns << (0o70 - rank)).leading_zeros()
    };
    (distance as usize >> 3).min(7)
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
    let knight = view.attacks.knight(king);
    let [bishop, rook] = [BISHOP, ROOK].map(|role| view.attacks.of(role, king, without_queen));
    for (role, ways) in (KNIGHT..).zip([knight, bishop, rook, bishop | rook]) {
        let checks = ways & enemy.by[role] & !board.of(side ^ 1);
        tally.endanger(CHECK, i32::from(checks != 0));
        let safe = checks & unguarded & !bit(king);
        tally.endanger(SAFE_CHECK + role - KNIGHT, i32::from(safe != 0));
    }
}
