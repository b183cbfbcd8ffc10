use alloc::vec::Vec;

use rules::Color;

use crate::move_text::MoveText;
use crate::time_management::Clocks;

/// A limit that `go` may set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// The last depth to report, in plies.
    Depth,
    /// The nodes to search, by the engine's own rule.
    Nodes,
    /// The moves to the mate that is looked for.
    Mate,
    /// The time for this move, in milliseconds.
    MoveTime,
    /// What White's clock has left, in milliseconds.
    WhiteTime,
    /// What Black's clock has left, in milliseconds.
    BlackTime,
    /// What White's clock gets after each move, in milliseconds.
    WhiteIncrement,
    /// What Black's clock gets after each move, in milliseconds.
    BlackIncrement,
    /// The moves until the clocks get more time.
    MovesToGo,
}

impl Limit {
    /// How many there are.
    pub(crate) const COUNT: usize = 9;
}

/// How to think, as `go` says it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Go {
    limits: [Option<u64>; Limit::COUNT],
    /// Whether to think until `stop`, whatever the limits say.
    pub infinite: bool,
    /// Whether this is the opponent's time, until `ponderhit` or `stop`.
    pub ponder: bool,
    /// The moves to choose from; none is all.
    pub search_moves: Vec<MoveText>,
    /// The names of times that were negative and are read as 0.
    pub negative_times: Vec<&'static str>,
}

impl Go {
    /// To think until it is stopped.
    pub(crate) fn endless() -> Go {
        Go {
            infinite: true,
            ..Go::default()
        }
    }

    /// What a limit is set to, if it is.
    pub fn limit(&self, limit: Limit) -> Option<u64> {
        self.limits[limit as usize]
    }

    /// Sets a limit.
    pub fn set_limit(&mut self, limit: Limit, value: u64) {
        self.limits[limit as usize] = Some(value);
    }

    /// The clock of a side, if there are clocks; one that is not told stands at 0.
    pub fn clocks(&self, turn: Color) -> Option<Clocks> {
        let told = &self.limits[Limit::WhiteTime as usize..Limit::MovesToGo as usize];
        if told.iter().all(Option::is_none) {
            return None;
        }
        let (left, increment) = match turn {
            Color::White => (Limit::WhiteTime, Limit::WhiteIncrement),
            Color::Black => (Limit::BlackTime, Limit::BlackIncrement),
        };
        Some(Clocks {
            left_ms: self.limit(left).unwrap_or_default(),
            increment_ms: self.limit(increment).unwrap_or_default(),
            moves_to_go: self.limit(Limit::MovesToGo),
        })
    }
}
