//! Attacks on men that are worth more than the attacker, or stand undefended.

use super::{
    parameters::{
        HANGING, KING_THREAT, MINOR_THREAT, PAWN_THREAT, PUSH_THREAT, RESTRICTED, ROOK_THREAT,
        THREAT_IN_TURN,
    },
    tally::Tally,
    view::{View, pawn_attacks},
};
use crate::modern::{
    bits::{Bits, bit, count as size, pushes, squares},
    roles::{BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK},
};

#[inline]
pub(super) fn count(view: &View, side: usize, tally: &mut impl Tally) {
    let board = view.board;
    let own = view.reach(side);
    let enemy = view.reach(side ^ 1);
    let enemies = board.of(side ^ 1);
    let weak = !(enemy.by[PAWN] | enemy.twice & !own.twice);
    let by_minors = own.by[KNIGHT] | own.by[BISHOP];
    let attacked = own.by[PAWN] | by_minors | own.by[ROOK];
    for square in squares(enemies & attacked & !board.all(KING)) {
        let (man, role) = (bit(square), board.on(square));
        // A man worth no more than the attacker counts only where it is weak.
        let by_pieces = if role >= ROOK { man } else { man & weak };
        let mut threat = |parameter, attackers: Bits| {
            tally.add(parameter + role, i32::from(attackers != 0));
        };
        threat(PAWN_THREAT, man & own.by[PAWN]);
        threat(MINOR_THREAT, by_pieces & by_minors);
        threat(ROOK_THREAT, by_pieces & own.by[ROOK]);
    }
    tally.add(KING_THREAT, size(enemies & weak & own.by[KING]));
    tally.add(HANGING, size(enemies & own.all & !enemy.all));
    tally.add(RESTRICTED, size(own.all & enemy.all & weak));
    let won = own.by[PAWN] & !board.all(PAWN)
        | by_minors & (board.all(ROOK) | board.all(QUEEN))
        | own.by[ROOK] & board.all(QUEEN);
    if side == board.side && won & enemies != 0 {
        tally.add(THREAT_IN_TURN, 1);
    }
    let [once, twice] = pushes(side, view.pawns(side), !board.occupied());
    let safe = (once | twice) & !enemy.by[PAWN] & (own.all | !enemy.all);
    let pieces = enemies & !board.all(PAWN);
    tally.add(PUSH_THREAT, size(pawn_attacks(side, safe) & pieces));
}
