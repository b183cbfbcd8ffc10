//! Threats: attacks on undefended pieces and on pieces of higher value.

use super::{
    accumulator::Accumulator,
    eval_info::{EvalInfo, pawn_attacks},
    parameters::{
        HANGING, KING_THREAT, MINOR_THREAT, PAWN_THREAT, PUSH_THREAT, RESTRICTED, ROOK_THREAT,
        THREAT_IN_TURN,
    },
};
use crate::modern::{
    bitboard::{Bitboard, bit, pawn_pushes, popcount, squares},
    role::{BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK},
};

#[inline]
pub(super) fn count(info: &EvalInfo, side: usize, accumulator: &mut impl Accumulator) {
    let board = info.board;
    let own = info.attacks_by(side);
    let enemy = info.attacks_by(side ^ 1);
    let enemies = board.by_side(side ^ 1);
    let weak = !(enemy.by[PAWN] | enemy.twice & !own.twice);
    let by_minors = own.by[KNIGHT] | own.by[BISHOP];
    let attacked = own.by[PAWN] | by_minors | own.by[ROOK];
    for square in squares(enemies & attacked & !board.by_role(KING)) {
        let (piece_square, role) = (bit(square), board.role_on(square));
        // A piece of no higher value counts only if it is weak.
        let by_pieces = if role >= ROOK {
            piece_square
        } else {
            piece_square & weak
        };
        let mut threat = |parameter, attackers: Bitboard| {
            accumulator.add(parameter + role, i32::from(attackers != 0));
        };
        threat(PAWN_THREAT, piece_square & own.by[PAWN]);
        threat(MINOR_THREAT, by_pieces & by_minors);
        threat(ROOK_THREAT, by_pieces & own.by[ROOK]);
    }
    accumulator.add(KING_THREAT, popcount(enemies & weak & own.by[KING]));
    accumulator.add(HANGING, popcount(enemies & own.all & !enemy.all));
    accumulator.add(RESTRICTED, popcount(own.all & enemy.all & weak));
    let won = own.by[PAWN] & !board.by_role(PAWN)
        | by_minors & (board.by_role(ROOK) | board.by_role(QUEEN))
        | own.by[ROOK] & board.by_role(QUEEN);
    if side == board.side && won & enemies != 0 {
        accumulator.add(THREAT_IN_TURN, 1);
    }
    let [once, twice] = pawn_pushes(side, info.pawns(side), !board.occupied());
    let safe = (once | twice) & !enemy.by[PAWN] & (own.all | !enemy.all);
    let pieces = enemies & !board.by_role(PAWN);
    accumulator.add(PUSH_THREAT, popcount(pawn_attacks(side, safe) & pieces));
}
