//! The values of the evaluation, in the original's units, in which a pawn counts 99.

pub(super) const PAWN: i32 = 99;

/// The values of the pieces in pawns; a king's is negative so that its capture is detected (`w[]`).
pub(super) const PIECE_VALUES: [i32; 8] = [0, 1, 1, 3, -1, 3, 5, 9];

/// The gain of a promotion to a queen (`C`).
pub(super) const PROMOTION: i32 = 799;

/// The gain of castling.
pub(super) const CASTLING: i32 = 30;

/// The penalty of a pawn move for each missing pawn two files beside the origin.
pub(super) const PAWN_NEIGHBOUR: i32 = 9;
