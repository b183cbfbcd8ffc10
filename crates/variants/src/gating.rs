//! Pieces that enter on the square that an unmoved piece leaves (Seirawan).

use alloc::vec::Vec;

use crate::moves::{Gate, Move};
use crate::piece::Kind;
use crate::rules::Castling;
use crate::square::Square;
use crate::state::State;
use crate::variant::Variant;

impl State {
    /// Adds a copy of each move from `start` on, for each piece in the hand that may enter on
    /// `square`, which these moves leave.
    pub(crate) fn add_gates(
        &self,
        variant: &Variant,
        square: Square,
        start: usize,
        moves: &mut Vec<Move>,
    ) {
        if !self.flags.unmoved.contains(square) {
            return;
        }
        let end = moves.len();
        for kind in self.kinds_in_hand(variant) {
            for index in start..end {
                moves.push(Move {
                    gate: Some(Gate { kind, square }),
                    ..moves[index]
                });
            }
        }
    }

    /// Adds castling with a piece that enters on the rook's square.
    pub(crate) fn add_castling_gates(
        &self,
        variant: &Variant,
        castling: Castling,
        castling_move: Move,
        moves: &mut Vec<Move>,
    ) {
        let square = castling.rook_from;
        for kind in self.kinds_in_hand(variant) {
            moves.push(Move {
                gate: Some(Gate { kind, square }),
                ..castling_move
            });
        }
    }

    /// The kinds of which the side to move has a piece in the hand.
    fn kinds_in_hand(&self, variant: &Variant) -> impl Iterator<Item = Kind> {
        let hand = &self.hands[self.turn.index()];
        (0..variant.kinds.len())
            .filter(|&index| hand[index] > 0)
            .map(Kind::new)
    }
}
