use alloc::vec::Vec;

use rules::Move;

use crate::score::Score;

/// A completed iteration at the root.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Iteration {
    /// The depth in plies as micro-Max prints it; 98 means that a mate was found.
    pub depth: u32,
    /// The nodes since the start of the search.
    pub nodes: u64,
    /// The score from the side to move; the value of a pawn is 99.
    pub score: i32,
    /// The best move, if there is one.
    pub best_move: Option<Move>,
    /// The best move, followed by legal moves from the transposition table.
    pub pv: Vec<Move>,
}

/// A principal variation and its score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line<M> {
    /// The depth in plies to which it was searched.
    pub depth: u32,
    /// The maximum depth of a node, in plies.
    pub seldepth: u32,
    /// The score from the side to move.
    pub score: Score,
    /// The moves, beginning with the move to play.
    pub moves: Vec<M>,
}

/// Whether a search has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// It is paused and can be continued.
    Running,
    /// It has ended.
    Finished,
}

/// The usage of a transposition table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TableUsage {
    /// The number of slots.
    pub slots: usize,
    /// The number of used slots, estimated from a sample.
    pub used: usize,
}
