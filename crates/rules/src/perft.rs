//! Counting the ends of all lines, to test and to time the moves.

use crate::generate::generate;
use crate::move_list::MoveList;
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
