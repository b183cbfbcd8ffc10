//! Loss by a bare king (Shatranj).

use crate::position::Position;
use crate::rules::BareKing;
use game::Color;

use super::{Outcome, Reason};

impl Position {
    /// A side with a single piece loses, unless it is to move and its opponent has only two pieces:
    /// it may then capture the second.
    pub(super) fn bare_king_outcome(&self) -> Option<Outcome> {
        if self.variant.rules.general.bare_king == BareKing::None {
            return None;
        }
        let count = |color: Color| self.pieces(color).len();
        let turn = self.turn();
        [turn.other(), turn].into_iter().find_map(|side| {
            let needed = if side == turn { 3 } else { 2 };
            let is_lost = count(side) <= 1 && count(side.other()) >= needed;
            is_lost.then(|| Outcome::win(side.other(), Reason::BareKing))
        })
    }
}
