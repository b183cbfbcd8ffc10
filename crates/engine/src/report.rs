use alloc::vec::Vec;

use rules::Move;

/// A finished iteration at the root.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Iteration {
    /// The depth in plies, as micro-Max prints it: 98 stands for a mate that was seen.
    pub depth: u32,
    /// Nodes since the search began.
    pub nodes: u64,
    /// The score from the mover's side; a pawn is worth 99.
    pub score: i32,
    /// The best move, `None` if none was found.
    pub best_move: Option<Move>,
    /// The best move, then the legal moves that the table had for what follows.
    pub pv: Vec<Move>,
}

/// Whether a search has more to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// It paused and waits to be continued.
    Running,
    /// It ended by itself or by its limits.
    Finished,
}

/// How full a table is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TableUsage {
    /// How many entries there is room for.
    pub slots: usize,
    /// How many there are, reckoned from a part of the table.
    pub used: usize,
}
