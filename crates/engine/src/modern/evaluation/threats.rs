//! Attacks on men that are worth more than the attacker, or stand undefended.

use super::{
    parameters::{HANGING, KING_THREAT, MINOR_THREAT, PAWN_THREAT, PUSH_THREAT, ROOK_THREAT},
    tally::Tally,
    view::{View, pawn_attacks},
};
use crate::modern::{
    bits::{RANK_1, RANK_8, ahead, count as size},
    roles::{BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK},
};

#[inline]
pub(super) fn count(view: &View, side: usize, tally: &mut impl Tally) {
    let board = view.board;
    let own = view.reach(side);
    let enemy = view.reach(side ^ 1);
    let pieces = board.of(side ^ 1) & !view.pawns(side ^ 1);
    let weak = !(enemy.by[PAWN] | enemy.twice & !own.twice);
    let minors = own.by[KNIGHT] | own.by[BISHOP];
    for role in PAWN..=QUEEN {
        let targets = board.men(side ^ 1, role);
        tally.add(PAWN_THREAT + role, size(targets & own.by[PAWN]));
        tally.add(
            MINOR_THREAT + role,
            size(targets & minors & strong(role, weak)),
        );
        tally.add(
            ROOK_THREAT + role,
            size(targets & own.by[ROOK] & strong(role, weak)),
        );
    }
    let targets = board.of(side ^ 1) & weak;
    tally.add(KING_THREAT, size(targets & own.by[KING]));
    tally.add(HANGING, size(board.of(side ^ 1) & own.all & !enemy.all));
    let empty = !board.occupied();
    let third = if side == 0 {
        RANK_1 << 16
    } else {
        RANK_8 >> 16
    };
    let once = ahead(side, view.pawns(side)) & empty;
    let twice = ahead(side, once & third) & empty;
    let safe = (once | twice) & !enemy.by[PAWN] & (own.all | !enemy.all);
    tally.add(PUSH_THREAT, size(pawn_attacks(side, safe) & pieces));
}

/// The squares on which a man counts as attacked: any for one worth more than the attacker.
#[inline]
const fn strong(role: usize, weak: u64) -> u64 {
    if role >= ROOK { !0 } else { weak }
}
