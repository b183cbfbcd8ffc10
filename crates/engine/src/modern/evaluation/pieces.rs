//! Knights, bishops, rooks and queens: where they can go, and what they do on their files and
//! squares.

use super::{
    parameters::{
        BISHOP_MOBILITY, BISHOP_PAIR, BISHOP_PAWNS, KING_ATTACKER, KNIGHT_MOBILITY, OUTPOST,
        QUEEN_MOBILITY, RING_ATTACK, ROOK_BEHIND, ROOK_FILE, ROOK_MOBILITY,
    },
    tally::Tally,
    view::{View, pawn_attacks},
};
use crate::modern::{
    bits::{
        Bits, LIGHT, Square, ahead, all_ahead, beside, bit, count as size, files, several, squares,
    },
    roles::{BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK},
};

/// Counts a side's pieces, and adds their attacks to the view.
#[inline]
pub(super) fn count(view: &mut View, side: usize, tally: &mut impl Tally) {
    let board = view.board;
    let enemy_pawns = view.reach[side ^ 1].by[PAWN];
    let own_pawns = view.pawns(side);
    let stuck = own_pawns & ahead(side ^ 1, board.occupied());
    let area = !(enemy_pawns | stuck | board.men(side, KING));
    for role in KNIGHT..=QUEEN {
        for square in squares(board.men(side, role)) {
            let attacks = seen(view, side, role, square);
            view.reach[side].add(role, attacks);
            let moves = size(attacks & area) as usize;
            tally.add(mobility(role, moves), 1);
            let on_ring = size(attacks & view.rings[side ^ 1]);
            if on_ring > 0 {
                tally.threaten(side ^ 1, KING_ATTACKER + role - KNIGHT, 1);
                tally.threaten(side ^ 1, RING_ATTACK, on_ring);
            }
        }
    }
    minors(view, side, tally);
    rooks(view, side, tally);
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

#[inline]
fn minors(view: &View, side: usize, tally: &mut impl Tally) {
    let board = view.board;
    let bishops = board.men(side, BISHOP);
    if several(bishops) {
        tally.add(BISHOP_PAIR, 1);
    }
    let pawns = view.pawns(side);
    for color in [LIGHT, !LIGHT] {
        tally.add(BISHOP_PAWNS, size(bishops & color) * size(pawns & color));
    }
    let half: Bits = if side == 0 {
        0x00ff_ffff_0000_0000
    } else {
        0x0000_0000_ffff_ff00
    };
    let chased = pawn_attacks(
        side ^ 1,
        all_ahead(side ^ 1, view.pawns(side ^ 1)) | view.pawns(side ^ 1),
    );
    let outposts = half & view.reach(side).by[PAWN] & !chased;
    tally.add(OUTPOST, size(outposts & board.men(side, KNIGHT)));
    tally.add(OUTPOST + 1, size(outposts & bishops));
}

#[inline]
fn rooks(view: &View, side: usize, tally: &mut impl Tally) {
    let rooks = view.board.men(side, ROOK);
    let half_open = rooks & !files(view.pawns(side));
    let open = half_open & !files(view.pawns(side ^ 1));
    tally.add(ROOK_FILE, size(open));
    tally.add(ROOK_FILE + 1, size(half_open & !open));
    for square in squares(rooks) {
        let way = all_ahead(side, bit(square));
        let pawns = way & view.pawns(side);
        let barred = way & view.pawns(side ^ 1);
        let beside_way = beside(way) & view.pawns(side ^ 1);
        tally.add(
            ROOK_BEHIND,
            i32::from(pawns != 0 && barred | beside_way == 0),
        );
    }
}
