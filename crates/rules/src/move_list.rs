//! The moves of a position, without heap allocation.

use core::fmt;
use core::ops::Deref;

use crate::moves::Move;
use crate::role::Role;
use crate::square::Square;

/// The capacity. A valid position has at most 218 legal moves.
const CAPACITY: usize = 256;

/// The value of unused elements; all bytes are zero, which is fast to initialize.
const FILLER: Move = Move {
    from: Square::new(0, 0),
    to: Square::new(0, 0),
    promotion: Some(Role::Pawn),
};

/// The moves of a position; dereferences to a slice of [`Move`].
#[derive(Clone)]
pub struct MoveList {
    moves: [Move; CAPACITY],
    len: usize,
}

impl MoveList {
    /// A list without moves. A constant is copied as a block, unlike the result of a function.
    pub(crate) const EMPTY: MoveList = MoveList {
        moves: [FILLER; CAPACITY],
        len: 0,
    };

    /// Adds a move. The modulo lets the compiler omit the bounds check.
    #[inline]
    pub(crate) const fn push(&mut self, chess_move: Move) {
        self.moves[self.len % CAPACITY] = chess_move;
        self.len += 1;
    }

    /// Removes the moves that do not satisfy a predicate, in order.
    pub(crate) fn retain(&mut self, predicate: impl Fn(Move) -> bool) {
        let mut kept = 0;
        for index in 0..self.len.min(CAPACITY) {
            let chess_move = self.moves[index];
            self.moves[kept] = chess_move;
            kept += usize::from(predicate(chess_move));
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
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
