//! Checkmate and stalemate.

use crate::position::Position;

use super::{Outcome, Reason};

impl Position {
    /// How a game ends in which the side to move has no legal move.
    pub fn outcome_without_moves(&self) -> Outcome {
        let rules = &self.variant.rules;
        if self.is_check() {
            Outcome::of(self.turn(), rules.checkmate, Reason::Checkmate)
        } else {
            Outcome::of(self.turn(), rules.stalemate, Reason::Stalemate)
        }
    }
}
