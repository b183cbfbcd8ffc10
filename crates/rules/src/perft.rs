//! Counting the ends of all lines, to test and to time the moves.

use crate::generate::generate;
use crate::move_list::MoveList;
use crate::moves::Move;
use crate::position::Position;

/// The number of lines of legal moves of this many half-moves. Each move is made and taken back,
/// the last ones too.
///
/// The position is the same afterwards.
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
    let mut moves = MoveList::EMPTY;
    generate(position, &mut moves);
    let mut lines = 0;
    for &chess_move in &moves {
        let undo = position.make(chess_move);
        lines += if depth == 1 {
            1
        } else {
            perft(position, depth - 1)
        };
        position.unmake(chess_move, undo);
    }
    lines
}

/// [`perft`] for each legal move: the lines that begin with it. At depth 0 there are none.
pub fn divide(position: &mut Position, depth: u32) -> Vec<(Move, u64)> {
    if depth == 0 {
        return Vec::new();
    }
    let mut counts = Vec::new();
    for &chess_move in &position.legal_moves() {
        let undo = position.make(chess_move);
        counts.push((chess_move, perft(position, depth - 1)));
        position.unmake(chess_move, undo);
    }
    counts
}
