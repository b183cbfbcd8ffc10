/// The moves that a clock without a count of moves is shared among.
const MOVES_LEFT: f64 = 30.0;
/// The share of the increment that a move may use up.
const INCREMENT_SHARE: f64 = 0.75;
/// The largest share of what is left that one move may take.
const LARGEST_SHARE: f64 = 0.8;

/// The clock of the side to move, as `go` gives it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Clocks {
    /// What is left, in milliseconds.
    pub left_ms: u64,
    /// What is added after each move, in milliseconds.
    pub increment_ms: u64,
    /// The moves until time is added, if the control has such.
    pub moves_to_go: Option<u64>,
}

impl Clocks {
    /// The time to think about this move, in milliseconds, when `overhead_ms` are lost on the way.
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
