//! The moves of the pieces (`o[]` in the original): lists of steps, used in both directions.

use super::board::{BLACK, OFF_BOARD, ROW, VIRGIN, WHITE, role};

/// The lists, each terminated by 0; one for pawns, then king and queen, rook, bishop, knight.
pub(super) const STEPS: [i8; 17] = [
    -16, -15, -17, 0, 1, 16, 0, 1, 16, 15, 17, 0, 14, 18, 31, 33, 0,
];

/// The index before the first step of each role's list.
pub(super) const FIRST: [i8; 8] = [0, 7, -1, 11, 6, 8, 3, 6];

/// The index of the king's sideways steps (`j==7`).
const SIDEWAYS: i8 = 7;

/// A direction of the list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Direction {
    /// The step that is added to a square (`r`).
    pub(super) step: i8,
    /// The index of the step in the list (`j`).
    pub(super) index: i8,
}

impl Direction {
    /// The position before the first direction of a role.
    #[inline]
    pub(super) fn before_first(role: u8) -> Self {
        Self {
            step: 1,
            index: FIRST[usize::from(role & 7)],
        }
    }

    /// Advances to the next direction; step 0 marks the end of the list.
    ///
    /// Pawns move in one direction only; all others try each step backward, then forward.
    #[inline]
    pub(super) fn advance(&mut self, role: u8) {
        if role >= role::KNIGHT && self.step < 0 {
            self.step = -self.step;
        } else {
            self.index += 1;
            self.step = -STEPS[usize::from(self.index.cast_unsigned() & 31) % STEPS.len()];
        }
    }

    /// Whether a king's step may begin castling.
    #[inline]
    pub(super) fn is_sideways(self) -> bool {
        self.index == SIDEWAYS
    }

    /// Whether a pawn's step is a capture.
    #[inline]
    pub(super) fn is_diagonal(self) -> bool {
        self.step & 7 != 0
    }
}

#[inline]
pub(super) fn is_pawn(role: u8) -> bool {
    role < role::KNIGHT
}

/// Whether a piece stops after one step, as knights, kings and pawns do.
#[inline]
pub(super) fn is_leaper(role: u8) -> bool {
    role < role::BISHOP
}

/// Whether a pawn of a side on a square may have come from its first row by one step.
#[inline]
pub(super) fn is_after_first_push(side: u8, square: u8) -> bool {
    6 * side + (square & ROW) == 128
}

/// Whether a pawn that makes this step has reached the last row.
#[inline]
pub(super) fn is_last_row(square: u8, step: i8) -> bool {
    square.wrapping_add_signed(step).wrapping_add(1) & 0x80 != 0
}

/// Whether a piece is a king that has never moved.
#[inline]
pub(super) fn is_virgin_king(piece: u8) -> bool {
    piece & !(WHITE | BLACK) == VIRGIN | role::KING
}

/// The corner towards which a king's sideways step goes.
#[inline]
pub(super) fn corner(king: u8, step: i8) -> u8 {
    (king | 7) - ((step >> 1).cast_unsigned() & 7)
}

#[inline]
pub(super) fn is_off_board(square: u8) -> bool {
    square & OFF_BOARD != 0
}
