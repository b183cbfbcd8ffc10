//! Knights, bishops, rooks and queens: where they can go, and what they do on their files and
//! squares.

use super::{
    parameters::{
        BEHIND_PAWN, BISHOP_MOBILITY, BISHOP_PAIR, BISHOP_PAWNS, KING_ATTACKER, KING_FAR,
        KNIGHT_MOBILITY, OUTPOST, PAWNS_BESIDE, QUEEN_MOBILITY, RING_ATTACK, ROOK_BEHIND,
        ROOK_FILE, ROOK_MOBILITY,
    },
    tally::Tally,
    view::{View, pawn_attacks},
};
use crate::modern::{
    bits::{
        Bits, LIGHT, ahead, all_ahead, beside, count as size, distance, files, several, squares,
    },
    board::Board,
    roles::{BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK},
};

/// Counts a side's pieces, and adds their attacks to the view.
#[inline]
pub(super) fn count(view: &mut View, side: usize, tally: &mut impl Tally) {
    let board = view.board;
    let own_pawns = view.pawns(side);
    let stuck = own_pawns & ahead(side ^ 1, board.occupied());
    let area = !(view.reach(side ^ 1).by[PAWN] | stuck | board.men(side, KING));
    for role in KNIGHT..=QUEEN {
        let men = board.men(side, role);
        let seen = board.occupied() ^ transparent(board, side, role);
        for square in squares(men) {
            let attacks = view.attacks.of(role, square, seen);
            view.reach[side].add(role, attacks);
            tally.add(mobility(role, size(attacks & area) as usize), 1);
            let on_ring = size(attacks & view.rings[side ^ 1]);
            if on_ring > 0 {
                tally.threaten(KING_ATTACKER + role - KNIGHT, 1);
                tally.threaten(RING_ATTACK, on_ring);
            }
            if role <= BISHOP {
                let far = distance(square, board.king(side));
                tally.add(KING_FAR + role - KNIGHT, far);
            }
        }
        tally.add(PAWNS_BESIDE + role - KNIGHT, size(men) * size(own_pawns));
    }
    minors(view, side, tally);
    rooks(view, side, tally);
}

/// The pieces that sliders see through, since they go the same way.
#[inline]
fn transparent(board: &Board, side: usize, role: usize) -> Bits {
    match role {
        BISHOP => board.all(QUEEN),
        ROOK => board.all(QUEEN) | board.men(side, ROOK),
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

/// Where a pawn protects a piece and none can drive it away, in the enemy's half or near it.
#[inline]
fn outposts(view: &View, side: usize) -> Bits {
    let half = if side == 0 {
        0x00ff_ffff_0000_0000
    } else {
        0x0000_0000_ffff_ff00
    };
    let enemy_pawns = view.pawns(side ^ 1);
    let chased = pawn_attacks(side ^ 1, view.ways[side ^ 1] | enemy_pawns);
    half & view.reach(side).by[PAWN] & !chased
}

#[inline]
fn minors(view: &View, side: usize, tally: &mut impl Tally) {
    let board = view.board;
    let outposts = outposts(view, side);
    let behind_pawns = ahead(side ^ 1, board.all(PAWN));
    for role in [KNIGHT, BISHOP] {
        let men = board.men(side, role);
        tally.add(OUTPOST + role - KNIGHT, size(men & outposts));
        tally.add(BEHIND_PAWN + role - KNIGHT, size(men & behind_pawns));
    }
    let bishops = board.men(side, BISHOP);
    if several(bishops) {
        tally.add(BISHOP_PAIR, 1);
    }
    for colour in [LIGHT, !LIGHT] {
        let pawns = view.pawns(side) & colour;
        tally.add(BISHOP_PAWNS, size(bishops & colour) * size(pawns));
    }
}

#[inline]
fn rooks(view: &View, side: usize, tally: &mut impl Tally) {
    let rooks = view.board.men(side, ROOK);
    let (own, enemy) = (view.pawns(side), view.pawns(side ^ 1));
    let without_own = rooks & !files(own);
    tally.add(ROOK_FILE, size(without_own & !files(enemy)));
    tally.add(ROOK_FILE + 1, size(without_own & files(enemy)));
    let shut = view.ways[side ^ 1];
    let behind = all_ahead(side ^ 1, own) & !(shut | beside(shut));
    tally.add(ROOK_BEHIND, size(rooks & behind));
}
