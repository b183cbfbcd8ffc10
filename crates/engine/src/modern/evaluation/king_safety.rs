//! King safety: pawn shelter and storm, attacks and checks.

use super::{
    accumulator::Accumulator,
    eval_info::EvalInfo,
    parameters::{
        CHECK, DANGER_BASE, FLANK_ATTACK, FLANK_GUARD, QUEENLESS, RING_WEAK, SAFE_CHECK, SHELTER,
        SHELTER_DANGER, STORM, STORM_DANGER,
    },
};
use crate::modern::{
    bitboard::{Bitboard, FILE_A, Square, bit, file_of, popcount},
    role::{BISHOP, KING, KNIGHT, QUEEN, ROOK},
};

#[inline]
pub(super) fn count(info: &EvalInfo, side: usize, accumulator: &mut impl Accumulator) {
    shelter(info, side, accumulator);
    flank(info, side, accumulator);
    checks(info, side, accumulator);
    let enemy = info.attacks_by(side ^ 1);
    let own = info.attacks_by(side);
    let held_by_king_alone = own.by[KING] & !own.twice;
    let weak = info.king_rings[side] & enemy.all & (held_by_king_alone | !own.all);
    accumulator.add_king_danger(RING_WEAK, popcount(weak));
    if info.board.pieces(side ^ 1, QUEEN) == 0 {
        accumulator.add_king_danger(QUEENLESS, 1);
    }
    accumulator.add_king_danger(DANGER_BASE, 1);
}

/// The first of the three files around the king.
#[inline]
fn first_file(king: Square) -> usize {
    file_of(king).clamp(1, 6) - 1
}

/// Attacks and defenses on the king's flank, up to the fifth rank.
#[inline]
fn flank(info: &EvalInfo, side: usize, accumulator: &mut impl Accumulator) {
    let half = if side == 0 {
        0x0000_00ff_ffff_ffff
    } else {
        0xffff_ffff_ff00_0000
    };
    let flank = half & (FILE_A * 7) << first_file(info.board.king(side));
    let (own, enemy) = (info.attacks_by(side), info.attacks_by(side ^ 1));
    let attacks = popcount(flank & enemy.all) + popcount(flank & enemy.twice);
    accumulator.add_king_danger(FLANK_ATTACK, attacks);
    accumulator.add_king_danger(FLANK_GUARD, popcount(flank & own.all));
}

/// The nearest pawns on the king's file and on the adjacent files.
#[inline]
fn shelter(info: &EvalInfo, side: usize, accumulator: &mut impl Accumulator) {
    let king = info.board.king(side);
    let first = first_file(king);
    for file in first..first + 3 {
        let on_file = FILE_A << file;
        let own = nearest(side, king, info.pawns(side) & on_file);
        let enemy = nearest(side, king, info.pawns(side ^ 1) & on_file);
        accumulator.add(SHELTER + own, 1);
        accumulator.add(STORM + enemy, 1);
        accumulator.add_king_danger(SHELTER_DANGER + own, 1);
        accumulator.add_king_danger(STORM_DANGER + enemy, 1);
    }
}

/// The number of ranks from the king to the nearest pawn ahead: 0 beside it, 7 if there is none.
#[inline]
fn nearest(side: usize, king: Square, pawns: Bitboard) -> usize {
    // The first square of the king's rank.
    let rank = king & 0o70;
    let distance = if side == 0 {
        (pawns >> rank).trailing_zeros()
    } else {
        (pawns << (0o70 - rank)).leading_zeros()
    };
    (distance as usize >> 3).min(7)
}

/// Checks, and safe checks, which are from squares that the king's side does not guard.
#[inline]
fn checks(info: &EvalInfo, side: usize, accumulator: &mut impl Accumulator) {
    let board = info.board;
    let king = board.king(side);
    let enemy = info.attacks_by(side ^ 1);
    let own = info.attacks_by(side);
    let unguarded = !own.all | enemy.twice & own.by[KING] & !own.twice;
    let without_queen = board.occupied() ^ board.pieces(side, QUEEN);
    let knight = info.attacks.knight(king);
    let [bishop, rook] = [BISHOP, ROOK].map(|role| info.attacks.of(role, king, without_queen));
    for (role, ways) in (KNIGHT..).zip([knight, bishop, rook, bishop | rook]) {
        let checks = ways & enemy.by[role] & !board.by_side(side ^ 1);
        accumulator.add_king_danger(CHECK, i32::from(checks != 0));
        let safe = checks & unguarded & !bit(king);
        accumulator.add_king_danger(SAFE_CHECK + role - KNIGHT, i32::from(safe != 0));
    }
}
