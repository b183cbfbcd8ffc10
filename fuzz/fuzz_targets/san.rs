//! A line with a FEN and a line with a move: a parsed move is legal, and is written so that parsing it
//! returns the same move.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rules::Position;

fuzz_target!(|text: &str| {
    let (fen, move_text) = text.split_once('\n').unwrap_or(("", text));
    let position = fen.parse::<Position>().unwrap_or_default();
    if let Ok(chess_move) = position.parse_move(move_text) {
        assert!(position.is_legal(chess_move));
        assert_eq!(
            position.parse_move(&position.san(chess_move)),
            Ok(chess_move)
        );
        assert_eq!(position.parse_move(&chess_move.to_string()), Ok(chess_move));
    }
});
