use rules::{Color, Move};

use crate::clocks::Clocks;

/// How to think, as `go` says it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Go {
    /// The last depth to report, in plies.
    pub depth: Option<u32>,
    /// The nodes to search, by the engine's own rule.
    pub nodes: Option<u64>,
    /// The time for this move, in milliseconds.
    pub move_ms: Option<u64>,
    /// The moves to the mate that is looked for.
    pub mate: Option<u32>,
    /// What White's clock has left, in milliseconds.
    pub white_ms: Option<u64>,
    /// What Black's clock has left, in milliseconds.
    pub black_ms: Option<u64>,
    /// What White's clock gets after each move, in milliseconds.
    pub white_increment_ms: u64,
    /// What Black's clock gets after each move, in milliseconds.
    pub black_increment_ms: u64,
    /// The moves until the clocks get more time.
    pub moves_to_go: Option<u64>,
    /// Whether to think until `stop`, whatever the limits say.
    pub infinite: bool,
    /// Whether this is the opponent's time, until `ponderhit` or `stop`.
    pub ponder: bool,
    /// The moves to choose from; none is all.
    pub search_moves: Vec<Move>,
}

impl Go {
    /// The clock of a side, if it has one.
    pub fn clocks(&self, turn: Color) -> Option<Clocks> {
        let (left_ms, increment_ms) = match turn {
            Color::White => (self.white_ms, self.white_increment_ms),
            Color::Black => (self.black_ms, self.black_increment_ms),
        };
        let moves_to_go = self.moves_to_go;
        left_ms.map(|left_ms| Clocks {
            left_ms,
            increment_ms,
            moves_to_go,
        })
    }
}
