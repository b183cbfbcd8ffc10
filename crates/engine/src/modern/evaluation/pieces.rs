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
        Bits, Square, ahead, all_ahead, beside, bit, count as size, distance, files, same_colour,
        several, squares, way,
    },
    roles::{BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK},
};

/// Counts a side's pieces, and adds their attacks to the view.
#[inline]
pub(super) fn count(view: &mut View, side: usize, tally: &mut impl Tally) {
    let board = view.board;
    let own_pawns = view.pawns(side);
    let stuck = own_pawns & ahead(side ^ 1, board.occupied());
    let area = !(view.reach(side ^ 1).by[PAWN] | stuck | board.men(side, KING));
    let outposts = outposts(view, side);
    for square in squares(board.pieces(side)) {
        let role = board.on(square);
        let attacks = seen(view, side, role, square);
        view.reach[side].add(role, attacks);
        tally.add(mobility(role, size(attacks & area) as usize), 1);
        let on_ring = size(attacks & view.rings[side ^ 1]);
        if on_ring > 0 {
            tally.threaten(side ^ 1, KING_ATTACKER + role - KNIGHT, 1);
            tally.threaten(side ^ 1, RING_ATTACK, on_ring);
        }
        tally.add(PAWNS_BESIDE + role - KNIGHT, size(own_pawns));
        match role {
            ROOK => rook(view, side, square, tally),
            QUEEN => {}
            _ => minor(view, side, square, outposts, tally),
        }
        if role == BISHOP {
            tally.add(BISHOP_PAWNS, size(own_pawns & same_colour(square)));
        }
    }
    if several(board.men(side, BISHOP)) {
        tally.add(BISHOP_PAIR, 1);
    }
}

/// What a piece attacks: sliders see through pieces that go the same way.
#[inline]
fn seen(view: &View, side: usize, role: usize, square: Square) -> Bits {
    let board = view.board;
    let through = match role {
        BISHOP => board.all(QUEEN),
        ROOK => board.all(QUEEN) | board.men(side, ROOK),
        _ => 0,
    };
    view.attacks.of(role, square, board.occupied() ^ through)
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
    let chased = pawn_attacks(side ^ 1, all_ahead(side ^ 1, enemy_pawns) | enemy_pawns);
    half & view.reach(side).by[PAWN] & !chased
}

#[inline]
fn minor(view: &View, side: usize, square: Square, outposts: Bits, tally: &mut impl Tally) {
    let board = view.board;
    let kind = board.on(square) - KNIGHT;
    let here = bit(square);
    if outposts & here != 0 {
        tally.add(OUTPOST + kind, 1);
    }
    if ahead(side, here) & board.all(PAWN) != 0 {
        tally.add(BEHIND_PAWN + kind, 1);
    }
    tally.add(KING_FAR + kind, distance(square, board.king(side)));
}

#[inline]
fn rook(view: &View, side: usize, square: Square, tally: &mut impl Tally) {
    let (own, enemy) = (view.pawns(side), view.pawns(side ^ 1));
    let file = files(bit(square));
    if file & own == 0 {
        tally.add(ROOK_FILE + usize::from(file & enemy != 0), 1);
    }
    let way = way(side, square);
    if way & own != 0 && (way | beside(way)) & enemy == 0 {
        tally.add(ROOK_BEHIND, 1);
    }
}
