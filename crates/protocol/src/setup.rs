use alloc::vec::Vec;

use rules::{Move, Position};

/// A position and the way to it, as `position` gives them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Where the moves begin.
    pub start: Position,
    /// The moves played from there, all legal.
    pub moves: Vec<Move>,
    /// Where they lead.
    pub position: Position,
}

impl Setup {
    /// A position to which no moves lead.
    pub fn new(start: Position) -> Setup {
        Setup {
            position: start.clone(),
            start,
            moves: Vec::new(),
        }
    }
}
