//! Roles as array indices.

pub(super) const PAWN: usize = 0;
pub(super) const KNIGHT: usize = 1;
pub(super) const BISHOP: usize = 2;
pub(super) const ROOK: usize = 3;
pub(super) const QUEEN: usize = 4;
pub(super) const KING: usize = 5;

/// The role of an empty square.
pub(super) const NO_ROLE: usize = 6;

/// Approximate piece values in centipawns for move ordering and static exchange evaluation; the
/// evaluation has its own values.
pub(super) const PIECE_VALUES: [i32; 8] = [100, 320, 330, 500, 950, 0, 0, 0];

/// The index of a piece on a square, below [`NO_PIECE_SQUARE`].
#[inline]
pub(super) const fn piece_square_index(side: usize, role: usize, square: usize) -> usize {
    (side * 6 + role) * 64 + square
}

pub(super) const NO_PIECE_SQUARE: usize = 12 * 64;
