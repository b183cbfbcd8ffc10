//! A FEN that is parsed is written so that parsing it returns the same position, also after every
//! legal move.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rules::Position;

/// The largest number in a FEN: after another move the position cannot be parsed again.
const LARGEST_NUMBER: u32 = 999_999_999;

fuzz_target!(|text: &str| {
    let Ok(position) = text.parse::<Position>() else {
        return;
    };
    assert_eq!(position.to_string().parse(), Ok(position.clone()));
    if position.fullmove_number().max(position.halfmove_clock()) >= LARGEST_NUMBER {
        return;
    }
    let mut after = position.clone();
    for &chess_move in &position.legal_moves() {
        let undo = after.make(chess_move);
        assert_eq!(after.to_string().parse(), Ok(after.clone()));
        after.unmake(chess_move, undo);
        assert_eq!(after, position);
    }
});
