//! How the pieces move (`o[]` in the original): lists of steps, used in both directions.

use super::board::{BLACK, OFF_BOARD, ROW, VIRGIN, WHITE, role};

/// The lists, each ended by 0; one for the pawns, then king and queen, rook, bishop, knight.
pub(super) const STEPS: [i8; 17] = [
    -16, -15, -17, 0, 1, 16, 0, 1, 16, 15, 17, 0, 14, 18, 31, 33, 0,
];

/// Where each role's list begins, one before its first step.
pub(super) const FIRST: [i8; 8] = [0, 7, -1, 11, 6, 8, 3, 6];

/// The index at which the king's sideways steps are (`j==7`).
const SIDEWAYS: i8 = 7;

/// A direction of the list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Direction {
    /// What is added to a square (`r`).
    pub(super) step: i8,
    /// Where the step stands in the list (`j`).
    pub(super) index: i8,
}

impl Direction {
    /// Before the first direction of a role.
    #[inline]
    pub(super) fn before_first(role: u8) -> Self {
        Self {
            step: 1,
            index: FIRST[usize::from(role & 7)],
        }
    }

    /// The next direction; step 0 says that there is none.
    ///
    /// Pawns go one way only, all others try each step backward, then forward.
    #[inline]
    pub(super) fn advance(&mut self, role: u8) {
        if role >= role::KNIGHT && self.step < 0 {
            self.step = -self.step;
        } else {
            self.index += 1;
            self.step = -STEPS[usize::from(self.index.cast_unsigned() & 31) % STEPS.len()];
        }
    }

    /// Whether a king's step may begin a castling.
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

/// Knights, kings and pawns stop after a step.
#[inline]
pub(super) fn is_leaper(role: u8) -> bool {
    role < role::BISHOP
}

/// Whether a pawn of a side that stands here came by one step from its first row.
#[inline]
pub(super) fn is_after_first_push(side: u8, square: u8) -> bool {
    6 * side + (square & ROW) == 128
}

/// Whether a pawn that steps here has arrived at the end of the board.
#[inline]
pub(super) fn is_last_row(square: u8, step: i8) -> bool {
    square.wrapping_add_signed(step).wrapping_add(1) & 0x80 != 0
}

/// Whether a piece is a king that never moved.
#[inline]
pub(super) fn is_virgin_king(piece: u8) -> bool {
    piece & !(WHITE | BLACK) == VIRGIN | role::KING
}

/// The corner toward which a king goes sideways.
#[inline]
pub(super) fn corner(king: u8, step: i8) -> u8 {
    (king | 7) - ((step >> 1).cast_unsigned() & 7)
}

#[inline]
pub(super) fn is_off_board(square: u8) -> bool {
    square & OFF_BOARD != 0
}
