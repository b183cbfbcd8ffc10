//! [The history heuristic](https://www.chessprogramming.org/History_Heuristic): quiet moves are
//! ordered by their success elsewhere in the tree.

use alloc::{boxed::Box, vec};
use variants::{MAX_KINDS, Move, Piece};

/// The largest absolute value of an entry.
const MAX: i32 = 8_192;

/// Scores of quiet moves by color, kind and target.
#[derive(Clone, Debug)]
pub(super) struct History(Box<[i16]>);

impl History {
    pub(super) fn new() -> History {
        History(vec![0; (2 * MAX_KINDS) << 8].into_boxed_slice())
    }

    pub(super) fn clear(&mut self) {
        self.0.fill(0);
    }

    #[inline]
    pub(super) fn score(&self, piece: Piece, chess_move: Move) -> i32 {
        i32::from(self.0[index(piece, chess_move)])
    }

    /// Adds a bonus or, if negative, a penalty; the entry stays within its bounds.
    #[inline]
    pub(super) fn update(&mut self, piece: Piece, chess_move: Move, bonus: i32) {
        let entry = &mut self.0[index(piece, chess_move)];
        let old = i32::from(*entry);
        *entry = (old + bonus - old * bonus.abs() / MAX).clamp(-MAX, MAX) as i16;
    }
}

#[inline]
fn index(piece: Piece, chess_move: Move) -> usize {
    (piece.color() as usize * MAX_KINDS + piece.kind().index()) << 8 | chess_move.to.index()
}
