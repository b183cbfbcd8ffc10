//! [Perft](https://www.chessprogramming.org/Perft): counting the leaves of the move tree.

use alloc::vec::Vec;

use crate::moves::Move;
use crate::position::Position;

/// The number of sequences of legal moves of `depth` plies. All moves are made and unmade,
/// including those of the last ply; the position is unchanged afterwards.
pub fn perft(position: &mut Position, depth: u32) -> u64 {
    let mut moves = Vec::new();
    count(position, depth, &mut moves)
}

fn count(position: &mut Position, depth: u32, moves: &mut Vec<Move>) -> u64 {
    if depth == 0 {
        return 1;
    }
    if position.immediate_outcome().is_some() {
        return 0;
    }
    let start = moves.len();
    position.generate_legal(moves);
    let mut leaves = 0;
    for index in start..moves.len() {
        let undo = position.make(moves[index]);
        leaves += if depth == 1 {
            1
        } else {
            count(position, depth - 1, moves)
        };
        position.unmake(&undo);
    }
    moves.truncate(start);
    leaves
}
