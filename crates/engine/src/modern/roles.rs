//! The kinds of piece as numbers, for tables that are indexed by them.

pub(super) const PAWN: usize = 0;
pub(super) const KNIGHT: usize = 1;
pub(super) const BISHOP: usize = 2;
pub(super) const ROOK: usize = 3;
pub(super) const QUEEN: usize = 4;
pub(super) const KING: usize = 5;

/// What stands on an empty square.
pub(super) const NOBODY: usize = 6;

/// What pieces are worth where only their order and rough distance matter: for the ordering of
/// moves and for exchanges. The evaluation has values of its own.
pub(super) const WORTH: [i32; 8] = [100, 320, 330, 500, 950, 0, 0, 0];

/// A man of a side on a square, as a number below [`NO_MAN`].
#[inline]
pub(super) const fn man_on(side: usize, role: usize, square: usize) -> usize {
    (side * 6 + role) * 64 + square
}

/// No man: one more than the last.
pub(super) const NO_MAN: usize = 12 * 64;
