//! PGN, and games in short texts.

use rules::Position;

mod cases;
mod null_moves;
mod packed;
mod pgn;
mod pgn_errors;
mod pgn_lenient;
mod pgn_random;
mod pgn_writing;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn position(fen: &str) -> Position {
    fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"))
}
