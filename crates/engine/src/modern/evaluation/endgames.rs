//! Endgames: scale factors for drawish material, and mop-up evaluation against a bare king.

use crate::modern::{
    bitboard::{
        Bitboard, LIGHT, Square, distance, file_of, more_than_one, popcount, relative_rank, squares,
    },
    board::Board,
    role::{BISHOP, KNIGHT, PAWN, PIECE_VALUES, QUEEN, ROOK},
};

/// The scale factor of an unreduced score.
pub(super) const FULL_SCALE: i32 = 64;

/// The scale factor of a material advantage that cannot win.
const HOPELESS: i32 = 4;

/// The scale factors of middlegame and endgame: reduced if the side that is ahead can hardly
/// win.
#[inline]
pub(super) fn scale_factors(board: &Board, strong: usize) -> [i32; 2] {
    let pawns = popcount(board.pieces(strong, PAWN));
    if pawns == 0 && !has_mating_lead(board, strong) {
        [HOPELESS; 2]
    } else {
        [FULL_SCALE, by_pawns_and_bishops(board, pawns)]
    }
}

#[inline]
fn by_pawns_and_bishops(board: &Board, pawns: i32) -> i32 {
    let pawns = pawns.min(8);
    let missing = 8 - pawns;
    let by_pawns = FULL_SCALE - missing * missing / 4;
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
    let knights = popcount(board.pieces(strong, KNIGHT));
    lead > 1 && (knights > 2 || minor_units(board, strong) > knights)
}

/// The pieces of a side, counted in minor pieces: a rook is nearly two, a queen four.
#[inline(never)]
fn minor_units(board: &Board, side: usize) -> i32 {
    let minors = board.pieces(side, KNIGHT) | board.pieces(side, BISHOP);
    popcount(minors)
        + 2 * popcount(board.pieces(side, ROOK))
        + 4 * popcount(board.pieces(side, QUEEN))
}

/// Whether each side has one bishop, on squares of different colours.
#[inline]
fn has_opposite_bishops(board: &Board) -> bool {
    let [white, black] = [0, 1].map(|side| board.pieces(side, BISHOP));
    let is_one = |bishops: Bitboard| bishops != 0 && !more_than_one(bishops);
    is_one(white) && is_one(black) && (white & LIGHT == 0) != (black & LIGHT == 0)
}

/// The side that can mate a bare king.
#[inline]
pub(super) fn mating_side(board: &Board) -> Option<usize> {
    let side = usize::from(!more_than_one(board.by_side(0)));
    let is_bare = !more_than_one(board.by_side(side ^ 1));
    (is_bare && can_mate(board, side)).then_some(side)
}

/// [Mop-up evaluation](https://www.chessprogramming.org/Mop-up_Evaluation) for the mating side, which
/// replaces all other features.
#[inline]
pub(super) fn mop_up(board: &Board, mating_side: usize) -> i32 {
    let material: i32 = squares(board.by_side(mating_side))
        .map(|square| PIECE_VALUES[board.role_on(square) & 7])
        .sum();
    material.min(5_000) + progress(board, mating_side)
}

/// Whether a side can mate a bare king by force with its pieces.
#[inline]
fn can_mate(board: &Board, side: usize) -> bool {
    let bishops = board.pieces(side, BISHOP);
    let knights = board.pieces(side, KNIGHT);
    board.pieces(side, ROOK) | board.pieces(side, QUEEN) != 0
        || bishops & LIGHT != 0 && bishops & !LIGHT != 0
        || bishops != 0 && knights != 0
}

#[inline]
fn progress(board: &Board, side: usize) -> i32 {
    let (king, bare) = (board.king(side), board.king(side ^ 1));
    let bishops = board.pieces(side, BISHOP);
    let knight_and_bishop = board.phase == 2
        && bishops != 0
        && board.pieces(side, KNIGHT) != 0
        && board.by_role(PAWN) == 0;
    let goal = if knight_and_bishop {
        // Mate is possible only in the corners of the bishop's colour; a1 and h8 are dark.
        let mirrored = if bishops & LIGHT == 0 { bare } else { bare ^ 7 };
        40 * (7 - distance_to_dark_corner(mirrored))
    } else {
        20 * from_centre(bare)
    };
    // Promotion takes precedence.
    let pawns: i32 = squares(board.pieces(side, PAWN))
        .map(|square| 20 * relative_rank(side, square) as i32)
        .sum();
    500 + goal + pawns + 10 * (7 - distance(king, bare))
}

/// The Manhattan distance from the four central squares, 0 to 6.
#[inline]
fn from_centre(square: Square) -> i32 {
    let [file, rank] = [file_of(square), square >> 3 & 7].map(|line| line as i32);
    (3 - file).max(file - 4) + (3 - rank).max(rank - 4)
}

/// The distance to the nearer of a1 and h8, 0 to 7.
#[inline]
fn distance_to_dark_corner(square: Square) -> i32 {
    let sum = (file_of(square) + (square >> 3 & 7)) as i32;
    sum.min(14 - sum)
}
