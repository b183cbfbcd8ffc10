//! Loss, or win, by losing all pieces of certain kinds.

use crate::position::Position;
use game::Color;

use super::{Outcome, Reason};

impl Position {
    pub(super) fn extinction_outcome(&self) -> Option<Outcome> {
        let extinction = self.variant.rules.extinction?;
        let is_extinct = |color: Color| {
            let has = |kind| self.count(color, kind) > 0 || self.in_hand(color, kind) > 0;
            !extinction.kinds.iter().any(has)
        };
        let turn = self.turn();
        [turn.other(), turn]
            .into_iter()
            .find(|&side| is_extinct(side))
            .map(|side| Outcome::of(side, extinction.value, Reason::Extinction))
    }
}
