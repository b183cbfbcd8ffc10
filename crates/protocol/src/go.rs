use alloc::string::String;
use alloc::vec::Vec;

use rules::Color;

use crate::clocks::Clocks;

/// A limit that `go` may set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// The maximum depth, in plies.
    Depth,
    /// The maximum number of nodes, by the engine's own count.
    Nodes,
    /// The maximum number of moves to the mate to search for.
    Mate,
    /// The time for this move, in milliseconds.
    MoveTime,
    /// The time left on White's clock, in milliseconds.
    WhiteTime,
    /// The time left on Black's clock, in milliseconds.
    BlackTime,
    /// The time added to White's clock after each move, in milliseconds.
    WhiteIncrement,
    /// The time added to Black's clock after each move, in milliseconds.
    BlackIncrement,
    /// The number of moves until time is added to the clocks.
    MovesToGo,
}

impl Limit {
    /// The number of limits.
    pub(crate) const COUNT: usize = 9;
}

/// The parameters of a `go`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Go {
    limits: [Option<u64>; Limit::COUNT],
    /// Whether to search until `stop`, regardless of the limits.
    pub infinite: bool,
    /// Whether to ponder until `ponderhit` or `stop`.
    pub ponder: bool,
    /// The moves to choose from; all legal moves if empty.
    pub search_moves: Vec<String>,
}

impl Go {
    /// A search until `stop`.
    pub(crate) fn endless() -> Go {
        Go {
            infinite: true,
            ..Go::default()
        }
    }

    /// The value of a limit, if it is set.
    pub fn limit(&self, limit: Limit) -> Option<u64> {
        self.limits[limit as usize]
    }

    /// Whether any limit is set.
    pub(crate) fn has_limit(&self) -> bool {
        self.limits.iter().any(Option::is_some)
    }

    /// Sets a limit.
    pub fn set_limit(&mut self, limit: Limit, value: u64) {
        self.limits[limit as usize] = Some(value);
    }

    /// The clock of a side, if any time is given; a missing time counts as 0.
    pub fn clocks(&self, turn: Color) -> Option<Clocks> {
        let times = &self.limits[Limit::WhiteTime as usize..Limit::MovesToGo as usize];
        if times.iter().all(Option::is_none) {
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
