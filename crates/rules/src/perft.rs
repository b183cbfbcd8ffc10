//! [Perft](https://www.chessprogramming.org/Perft): counting the leaves of the move tree, to test
//! and benchmark move generation.

use crate::position::Position;

/// The number of sequences of legal moves of `depth` plies. All moves are made and unmade, including
/// those of the last ply; the position is unchanged afterwards.
///
/// ```
/// use rules::{Position, perft};
///
/// assert_eq!(perft(&mut Position::start(), 3), 8902);
/// ```
pub fn perft(position: &mut Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut leaves = 0;
    for chess_move in position.legal_moves() {
        let undo = position.make(chess_move);
        leaves += if depth == 1 {
            1
        } else {
            perft(position, depth - 1)
        };
        position.unmake(chess_move, undo);
    }
    leaves
}
