//! Knights, bishops, rooks and queens: mobility, attacks on the king ring, outposts and
//! files.

use super::{
    accumulator::Accumulator,
    eval_info::{EvalInfo, pawn_attacks},
    parameters::{
        BEHIND_PAWN, BISHOP_MOBILITY, BISHOP_PAIR, BISHOP_PAWNS, KING_ATTACKER, KING_FAR,
        KNIGHT_MOBILITY, OUTPOST, PAWNS_BESIDE, QUEEN_MOBILITY, RING_ATTACK, ROOK_BEHIND,
        ROOK_FILE, ROOK_MOBILITY,
    },
};
use crate::modern::{
    bitboard::{
        Bitboard, LIGHT, adjacent, distance, file_fill, forward, front_spans, more_than_one,
        popcount, squares,
    },
    board::Board,
    role::{BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK},
};

/// Evaluates a side's pieces, and adds their attacks to the shared data.
#[inline]
pub(super) fn count(info: &mut EvalInfo, side: usize, accumulator: &mut impl Accumulator) {
    let board = info.board;
    let own_pawns = info.pawns(side);
    let stuck = own_pawns & forward(side ^ 1, board.occupied());
    let area = !(info.attacks_by(side ^ 1).by[PAWN] | stuck | board.pieces(side, KING));
    for role in KNIGHT..=QUEEN {
        let pieces = board.pieces(side, role);
        let seen = board.occupied() ^ transparent(board, side, role);
        for square in squares(pieces) {
            let attacks = info.attacks.of(role, square, seen);
            info.attack_maps[side].add(role, attacks);
            accumulator.add(mobility(role, popcount(attacks & area) as usize), 1);
            let on_ring = popcount(attacks & info.king_rings[side ^ 1]);
            if on_ring > 0 {
                accumulator.add_enemy_king_danger(KING_ATTACKER + role - KNIGHT, 1);
                accumulator.add_enemy_king_danger(RING_ATTACK, on_ring);
            }
            if role <= BISHOP {
                let far = distance(square, board.king(side));
                accumulator.add(KING_FAR + role - KNIGHT, far);
            }
        }
        accumulator.add(
            PAWNS_BESIDE + role - KNIGHT,
            popcount(pieces) * popcount(own_pawns),
        );
    }
    minors(info, side, accumulator);
    rooks(info, side, accumulator);
}

/// The pieces that do not block the attacks of a slider, because they move along the same lines.
#[inline]
fn transparent(board: &Board, side: usize, role: usize) -> Bitboard {
    match role {
        BISHOP => board.by_role(QUEEN),
        ROOK => board.by_role(QUEEN) | board.pieces(side, ROOK),
        _ => 0,
    }
}

#[inline]
fn mobility(role: usize, moves: usize) -> usize {
    match role {
        KNIGHT => KNIGHT_MOBILITY + moves,
        BISHOP => BISHOP_MOBILITY + moves,
        ROOK => ROOK_MOBILITY + moves,
        _ => QUEEN_MOBILITY + moves / 2,
    }
}

/// The outposts: squares in the enemy's half or near it that a pawn protects and no enemy pawn can
/// attack.
#[inline]
fn outposts(info: &EvalInfo, side: usize) -> Bitboard {
    let half = if side == 0 {
        0x00ff_ffff_0000_0000
    } else {
        0x0000_0000_ffff_ff00
    };
    let enemy_pawns = info.pawns(side ^ 1);
    let chased = pawn_attacks(side ^ 1, info.front_spans[side ^ 1] | enemy_pawns);
    half & info.attacks_by(side).by[PAWN] & !chased
}

#[inline]
fn minors(info: &EvalInfo, side: usize, accumulator: &mut impl Accumulator) {
    let board = info.board;
    let outposts = outposts(info, side);
    let behind_pawns = forward(side ^ 1, board.by_role(PAWN));
    for role in [KNIGHT, BISHOP] {
        let pieces = board.pieces(side, role);
        accumulator.add(OUTPOST + role - KNIGHT, popcount(pieces & outposts));
        accumulator.add(BEHIND_PAWN + role - KNIGHT, popcount(pieces & behind_pawns));
    }
    let bishops = board.pieces(side, BISHOP);
    if more_than_one(bishops) {
        accumulator.add(BISHOP_PAIR, 1);
    }
    for colour in [LIGHT, !LIGHT] {
        let pawns = info.pawns(side) & colour;
        accumulator.add(BISHOP_PAWNS, popcount(bishops & colour) * popcount(pawns));
    }
}

#[inline]
fn rooks(info: &EvalInfo, side: usize, accumulator: &mut impl Accumulator) {
    let rooks = info.board.pieces(side, ROOK);
    let (own, enemy) = (info.pawns(side), info.pawns(side ^ 1));
    let without_own = rooks & !file_fill(own);
    accumulator.add(ROOK_FILE, popcount(without_own & !file_fill(enemy)));
    accumulator.add(ROOK_FILE + 1, popcount(without_own & file_fill(enemy)));
    let shut = info.front_spans[side ^ 1];
    let behind = front_spans(side ^ 1, own) & !(shut | adjacent(shut));
    accumulator.add(ROOK_BEHIND, popcount(rooks & behind));
}
