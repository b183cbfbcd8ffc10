//! Cases of notations from reports, null moves and packed games.

use game::pgn::{PartlyRead, ReadError};
use rules::Position;

mod cases;
mod null_moves;
mod packed;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

type Record = game::pgn::Record<Position>;

/// Reads a game of chess.
fn read_record(text: &str, index: usize) -> Result<Record, ReadError<Position>> {
    Record::read(&Position::start(), text, index)
}

/// Reads a game of chess up to the first invalid part.
fn read_leniently(text: &str, index: usize) -> Result<PartlyRead<Position>, ReadError<Position>> {
    Record::read_leniently(&Position::start(), text, index)
}

fn position(fen: &str) -> Position {
    fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"))
}
