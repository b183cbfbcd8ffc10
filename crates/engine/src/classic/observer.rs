//! What an observer can see of a running search.

use super::{table::SavedSlot, trace_rows::Rows};
use rules::{Color, Move, Square};

/// A node as an observer sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Node {
    /// Distance from the root in calls: moves and stalemate tests.
    pub ply: usize,
    /// The side to move.
    pub side: Color,
    /// The window.
    pub alpha: i32,
    /// The window's upper end.
    pub beta: i32,
    /// The static evaluation, from the mover's side.
    pub eval: i32,
    /// The depth asked for.
    pub depth: u8,
    /// The depth of the running iteration.
    pub iteration: u8,
    /// The best score of the running iteration.
    pub best: i32,
    /// The target of the move that led here, none at the root.
    pub previous_to: Option<Square>,
}

/// The result of a table probe.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProbeResult {
    /// The slot that is probed first.
    pub first: usize,
    /// The slot that was chosen; 0 is the dummy.
    pub slot: usize,
    /// Whether the position was there.
    pub hit: bool,
    /// The score that ends the node at once, if there is one.
    pub cutoff: Option<i32>,
}

/// A state of a node that was completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StateTransition {
    /// The number of the state, its place in the list of the states of a node.
    pub state: u8,
    /// The number of the state that follows.
    pub next: u8,
    /// Calls between the root and the node.
    pub ply: u8,
    /// The slot of the table that was looked at or written, else the node's own.
    pub slot: usize,
}

/// Receives each step of a search; by default every method does nothing.
///
/// A search with [`NoObserver`] has no trace of these calls, and takes shortcuts around nodes
/// whose result is known beforehand. With any other observer every node is searched in full.
pub trait Observer {
    /// Whether the search calls this observer at all.
    const PRESENT: bool = true;

    /// A node is counted and begins.
    fn enter(&mut self, _node: &Node) {}
    /// A position is looked up in the table.
    fn probe(&mut self, _probe: &ProbeResult) {}
    /// A move is about to be searched, with so much depth left for the reply.
    fn try_move(&mut self, _node: &Node, _move: Move, _remaining: u8) {}
    /// The best score has reached the upper end of the window: the other moves are not tried.
    fn cut(&mut self, _node: &Node) {}
    /// An iteration of a node is offered to the table; `stored` says whether it was taken, in the
    /// place of `old`.
    fn store(&mut self, _node: &Node, _old: SavedSlot, _stored: bool) {}
    /// A node ends with a score.
    fn leave(&mut self, _node: &Node, _score: i32) {}
    /// A state was completed: returns the rows to add its numbers to, if they are wanted.
    fn transition(&mut self, _transition: StateTransition) -> Option<&mut Rows> {
        None
    }
}

/// No observer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NoObserver;

impl Observer for NoObserver {
    const PRESENT: bool = false;
}
