//! The interface to observe a running search.

use super::{table::SavedSlot, trace_rows::Rows};
use rules::{Color, Move, Square};

/// The properties of a node that an observer receives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Node {
    /// Distance from the root in calls: moves and stalemate tests.
    pub ply: usize,
    /// The side to move.
    pub side: Color,
    /// The lower end of the window.
    pub alpha: i32,
    /// The upper end of the window.
    pub beta: i32,
    /// The static evaluation, from the mover's side.
    pub eval: i32,
    /// The requested depth.
    pub depth: u8,
    /// The depth of the running iteration.
    pub iteration: u8,
    /// The best score of the running iteration.
    pub best: i32,
    /// The target of the move that led here; `None` at the root.
    pub previous_to: Option<Square>,
}

/// The result of a table probe.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProbeResult {
    /// The slot that is probed first.
    pub first: usize,
    /// The chosen slot; 0 is the dummy.
    pub slot: usize,
    /// Whether the position was found.
    pub hit: bool,
    /// The score that ends the node at once, if there is one.
    pub cutoff: Option<i32>,
}

/// A completed state of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StateTransition {
    /// The number of the state, which is its index in the list of a node's states.
    pub state: u8,
    /// The number of the next state.
    pub next: u8,
    /// Calls between the root and the node.
    pub ply: u8,
    /// The slot of the table that was probed or written, otherwise the node's own.
    pub slot: usize,
}

/// Receives each step of a search. By default all methods do nothing.
///
/// With [`NoObserver`] these calls are compiled away, and the search takes shortcuts around nodes
/// with a known result. With any other observer every node is searched in full.
pub trait Observer {
    /// Whether the search calls this observer at all.
    const PRESENT: bool = true;

    /// A node has been counted and begins.
    fn enter(&mut self, _node: &Node) {}
    /// A position is looked up in the table.
    fn probe(&mut self, _probe: &ProbeResult) {}
    /// A move is about to be searched, with the depth left for the reply.
    fn try_move(&mut self, _node: &Node, _move: Move, _remaining: u8) {}
    /// The best score has reached the upper end of the window, so the remaining moves are not
    /// tried.
    fn cut(&mut self, _node: &Node) {}
    /// The result of an iteration is about to be stored in the table. `stored` is true if it
    /// replaced `old`.
    fn store(&mut self, _node: &Node, _old: SavedSlot, _stored: bool) {}
    /// A node ends with a score.
    fn leave(&mut self, _node: &Node, _score: i32) {}
    /// A state has been completed. Returns the rows to which its numbers are added, or `None`.
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
