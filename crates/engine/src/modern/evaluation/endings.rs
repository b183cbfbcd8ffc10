//! What the sum of the features does not know: endings that cannot be won, and how to win those
//! that can.

use crate::modern::{
    bits::{Bits, LIGHT, Square, count, distance, file_of, rank_for, several, squares},
    board::Board,
    roles::{BISHOP, KNIGHT, PAWN, QUEEN, ROOK, WORTH},
};

/// The scale of a score that counts in full.
pub(super) const FULL: i32 = 64;

/// The scale of a score with which nothing can be won.
const HOPELESS: i32 = 4;

/// How much of the middlegame's score and of the endgame's counts: less where the side that is
/// ahead can hardly win.
#[inline]
pub(super) fn scales(board: &Board, strong: usize) -> [i32; 2] {
    let pawns = count(board.men(strong, PAWN));
    if pawns == 0 && !has_mating_lead(board, strong) {
        [HOPELESS; 2]
    } else {
        [FULL, by_pawns_and_bishops(board, pawns)]
    }
}

#[inline]
fn by_pawns_and_bishops(board: &Board, pawns: i32) -> i32 {
    let missing = 8 - pawns;
    let by_pawns = FULL - missing * missing / 4;
    if has_opposite_bishops(board) {
        let only_bishops = board.phase == 2;
        return if only_bishops {
            24 + 2 * pawns
        } else {
            by_pawns * 3 / 4
        };
    }
    by_pawns
}

/// Whether a side without pawns is far enough ahead to win: by more than a minor piece, and not
/// with knights alone.
#[inline]
fn has_mating_lead(board: &Board, strong: usize) -> bool {
    let lead = minor_units(board, strong) - minor_units(board, strong ^ 1);
    let knights = count(board.men(strong, KNIGHT));
    lead > 1 && (knights > 2 || minor_units(board, strong) > knights)
}

/// The pieces of a side in minor pieces: a rook is nearly two, a queen four.
#[inline(never)]
fn minor_units(board: &Board, side: usize) -> i32 {
    let minors = board.men(side, KNIGHT) | board.men(side, BISHOP);
    count(minors) + 2 * count(board.men(side, ROOK)) + 4 * count(board.men(side, QUEEN))
}

/// Whether each side has one bishop, on squares of different colours.
#[inline]
fn has_opposite_bishops(board: &Board) -> bool {
    let [white, black] = [0, 1].map(|side| board.men(side, BISHOP));
    let is_one = |bishops: Bits| bishops != 0 && !several(bishops);
    is_one(white) && is_one(black) && (white & LIGHT == 0) != (black & LIGHT == 0)
}

/// The side that can mate a bare king, if there is one.
#[inline]
pub(super) fn hunter(board: &Board) -> Option<usize> {
    let side = usize::from(!several(board.of(0)));
    let is_bare = !several(board.of(side ^ 1));
    (is_bare && can_mate(board, side)).then_some(side)
}

/// What it is worth to hunt a bare king, for the hunter: the nearer it is to where it can be
/// mated the more. Other features would only distract.
#[inline]
pub(super) fn hunt(board: &Board, hunter: usize) -> i32 {
    let material: i32 = squares(board.of(hunter))
        .map(|square| WORTH[board.on(square) & 7])
        .sum();
    material.min(5_000) + progress(board, hunter)
}

/// Whether a side can mate a bare king by force with its pieces.
#[inline]
fn can_mate(board: &Board, side: usize) -> bool {
    let bishops = board.men(side, BISHOP);
    let knights = board.men(side, KNIGHT);
    board.men(side, ROOK) | board.men(side, QUEEN) != 0
        || bishops & LIGHT != 0 && bishops & !LIGHT != 0
        || bishops != 0 && knights != 0
}

#[inline]
fn progress(board: &Board, side: usize) -> i32 {
    let (king, bare) = (board.king(side), board.king(side ^ 1));
    let bishops = board.men(side, BISHOP);
    let knight_and_bishop =
        board.phase == 2 && bishops != 0 && board.men(side, KNIGHT) != 0 && board.all(PAWN) == 0;
    let goal = if knight_and_bishop {
        // Mate is only in the corners of the bishop's colour, a1 and h8 being dark.
        let mirrored = if bishops & LIGHT == 0 { bare } else { bare ^ 7 };
        40 * (7 - distance_to_dark_corner(mirrored))
    } else {
        20 * from_centre(bare)
    };
    // A pawn that runs to promote is worth more than any of it.
    let pawns: i32 = squares(board.men(side, PAWN))
        .map(|square| 20 * rank_for(side, square) as i32)
        .sum();
    500 + goal + pawns + 10 * (7 - distance(king, bare))
}

/// Steps of a rook from the four squares in the middle, 0 to 6.
#[inline]
fn from_centre(square: Square) -> i32 {
    let [file, rank] = [file_of(square), square >> 3 & 7].map(|line| line as i32);
    (3 - file).max(file - 4) + (3 - rank).max(rank - 4)
}

/// Steps of a rook to the long diagonal's end, a1 or h8, halved: 0 to 7.
#[inline]
fn distance_to_dark_corner(square: Square) -> i32 {
    let sum = (file_of(square) + (square >> 3 & 7)) as i32;
    sum.min(14 - sum)
}
