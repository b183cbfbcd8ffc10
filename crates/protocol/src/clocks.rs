/// The number of moves to divide the time by if the time control has no move count.
const MOVES_LEFT: f64 = 30.0;
/// The share of the increment that is spent on each move.
const INCREMENT_SHARE: f64 = 0.75;
/// The largest share of the time left for one move.
const LARGEST_SHARE: f64 = 0.8;

/// The clock of the side to move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Clocks {
    /// The time left, in milliseconds.
    pub left_ms: u64,
    /// The time added after each move, in milliseconds.
    pub increment_ms: u64,
    /// The number of moves until time is added, if the time control has one.
    pub moves_to_go: Option<u64>,
}

impl Clocks {
    /// The time for this move, in milliseconds, with `overhead_ms` reserved for delays.
    ///
    /// ```
    /// let clocks = protocol::Clocks { left_ms: 60_000, increment_ms: 0, moves_to_go: None };
    /// assert_eq!(clocks.budget_ms(0), 2000.0);
    /// ```
    // Times are far below 2^52 ms, or so long that the rounding does not matter.
    #[allow(clippy::cast_precision_loss)]
    pub fn budget_ms(&self, overhead_ms: u64) -> f64 {
        let usable = self.left_ms.saturating_sub(overhead_ms).max(1) as f64;
        let moves = self
            .moves_to_go
            .map_or(MOVES_LEFT, |moves| moves.max(1) as f64);
        let share = usable / moves + self.increment_ms as f64 * INCREMENT_SHARE;
        share.min(usable * LARGEST_SHARE)
    }
}
