//! The evaluation, updated move by move: material, centre, pawns, castling.
//!
//! Scores are in the original's units, in which a pawn counts 99.

use super::{
    board::{Board, Change, OFF_BOARD, role},
    moves::is_pawn,
    piece_values::CASTLING,
    search_parameters::SearchParameters,
};

/// The gain of a move apart from material.
#[inline]
pub(super) fn positional_gain<V: SearchParameters>(
    board: &Board,
    change: Change,
    parameters: &V,
) -> i32 {
    let [centre, castling, pawns] = positional_terms(board, change, parameters);
    centre + castling + pawns
}

/// The gains of a move in distance from the centre, by castling, and in pawn structure.
///
/// The listing checks the neighbours after the move, which does not change their squares.
#[inline]
pub(super) fn positional_terms<V: SearchParameters>(
    board: &Board,
    change: Change,
    parameters: &V,
) -> [i32; 3] {
    let role = change.piece & 7;
    let [mut centre, mut castling, mut pawns] = [0; 3];
    if is_centred(role) {
        centre = parameters.centre_weight() * (board.centre(change.from) - board.centre(change.to));
    }
    if change.castles() {
        castling = CASTLING;
    }
    if is_pawn(role) {
        let missing = i32::from(misses_neighbour(board, change, change.from.wrapping_sub(2)))
            + i32::from(misses_neighbour(board, change, change.from.wrapping_add(2)));
        pawns = -parameters.pawn_weight() * (missing - 1);
    }
    [centre, castling, pawns]
}

/// Whether a piece gains value near the centre: all but rooks and queens.
#[inline]
pub(super) fn is_centred(role: u8) -> bool {
    role < role::ROOK
}

#[inline]
fn misses_neighbour(board: &Board, change: Change, square: u8) -> bool {
    square & OFF_BOARD != 0 || board.at(square) != change.piece
}

/// Material of a side minus that of the other; the kings' values cancel out.
#[inline]
pub(super) fn material<V: SearchParameters>(board: &Board, side: u8, parameters: &V) -> i32 {
    let own = board.pieces(side);
    let mut sum = 0;
    for role in 0..8 {
        let pieces = board.role(role);
        let more =
            (pieces & own).count_ones().cast_signed() - (pieces & !own).count_ones().cast_signed();
        sum += parameters.piece_value(role) * more;
    }
    sum
}
