//! Checkmate and stalemate.

use crate::position::Position;

use super::{Outcome, Reason};

impl Position {
    /// The outcome of a position in which the side to move has no legal moves.
    pub fn outcome_without_moves(&self) -> Outcome {
        let rules = &self.variant.rules;
        if self.is_check() {
            Outcome::of(self.turn(), rules.general.checkmate, Reason::Checkmate)
        } else {
            Outcome::of(self.turn(), rules.general.stalemate, Reason::Stalemate)
        }
    }
}
