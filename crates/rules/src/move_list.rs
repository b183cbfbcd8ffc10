//! The moves of a position, without an allocation.

use core::fmt;
use core::ops::Deref;

use crate::moves::Move;
use crate::role::Role;
use crate::square::Square;

/// Room for the moves of any position that passes the setup check: no such position has more than
/// 218.
const CAPACITY: usize = 256;

/// What fills the unused places. All its bytes are zero, as the first of each kind is, so that
/// filling is fast.
const FILLER: Move = Move {
    from: Square::new(0, 0),
    to: Square::new(0, 0),
    promotion: Some(Role::Pawn),
};

/// The moves of a position; reads as a slice of [`Move`].
#[derive(Clone)]
pub struct MoveList {
    moves: [Move; CAPACITY],
    len: usize,
}

impl MoveList {
    /// A list without moves. A constant, and not a function, is copied at once and not move by
    /// move.
    pub(crate) const EMPTY: MoveList = MoveList {
        moves: [FILLER; CAPACITY],
        len: 0,
    };

    /// Adds a move. The mask spares a check of bounds that could only fail past the capacity.
    #[inline]
    pub(crate) const fn push(&mut self, chess_move: Move) {
        self.moves[self.len % CAPACITY] = chess_move;
        self.len += 1;
    }

    /// Keeps the moves that pass, in their order.
    pub(crate) fn retain(&mut self, passes: impl Fn(Move) -> bool) {
        let mut kept = 0;
        for index in 0..self.len.min(CAPACITY) {
            let chess_move = self.moves[index];
            self.moves[kept] = chess_move;
            kept += usize::from(passes(chess_move));
        }
        self.len = kept;
    }
}

impl Deref for MoveList {
    type Target = [Move];

    #[inline]
    fn deref(&self) -> &[Move] {
        &self.moves[..self.len.min(CAPACITY)]
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = core::slice::Iter<'a, Move>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl fmt::Debug for MoveList {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_list().entries(self.iter()).finish()
    }
}
