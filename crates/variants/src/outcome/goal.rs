//! Wins by reaching certain squares (King of the Hill, Racing Kings).

use crate::position::Position;
use crate::rules::Goal;
use game::Color;

use super::{Outcome, Reason};

impl Position {
    pub(super) fn goal_outcome(&self) -> Option<Outcome> {
        let goal = self.variant.rules.goal?;
        let has_reached = Color::ALL.map(|color| {
            let reached = self.pieces(color).intersection(&goal.squares);
            reached.iter().any(|square| {
                self.piece_at(square)
                    .is_some_and(|piece| goal.kinds.contains(piece.kind()))
            })
        });
        match has_reached {
            [false, false] => None,
            [true, true] => Some(Outcome::draw(Reason::Goal)),
            [true, false] if goal.last_move && self.turn() == Color::Black => {
                (!self.can_reach(goal)).then_some(Outcome::win(Color::White, Reason::Goal))
            }
            [true, false] => Some(Outcome::win(Color::White, Reason::Goal)),
            [false, true] => Some(Outcome::win(Color::Black, Reason::Goal)),
        }
    }

    /// Whether the side to move can reach the goal with a legal move.
    fn can_reach(&self, goal: Goal) -> bool {
        let mut state = self.state.clone();
        let mut moves = alloc::vec::Vec::new();
        state.generate_legal(&self.variant, &mut moves);
        moves.iter().any(|chess_move| {
            let piece = self.piece_at(chess_move.from);
            goal.squares.contains(chess_move.to)
                && piece.is_some_and(|piece| goal.kinds.contains(piece.kind()))
        })
    }
}
