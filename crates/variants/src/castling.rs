//! Generates castling.

use alloc::vec::Vec;

use crate::moves::{Action, CastlingSide, Move};
use crate::rules::{Castling, Hand};
use crate::state::State;
use crate::variant::{Variant, castling_bit};
use game::Color;
use game::Square;

impl State {
    /// Adds the castling moves. They are legal, except that the royal piece may be attacked after
    /// its partner has moved.
    pub(crate) fn generate_castling(&self, variant: &Variant, moves: &mut Vec<Move>) {
        let color = self.turn;
        for side in CastlingSide::ALL {
            let has_right = self.flags.castling & castling_bit(color, side) != 0;
            let castlings = variant.castlings(color, side);
            let possible = castlings
                .iter()
                .filter(|castling| has_right && self.can_castle(variant, **castling, color));
            for &castling in possible {
                let action = Action::Castling(side);
                let start = moves.len();
                moves.push(Move::with(castling.king_from, castling.king_to, action));
                if variant.rules.general.hand == Hand::Gating {
                    self.add_gates(variant, castling.king_from, start, moves);
                    self.add_castling_gates(variant, castling, moves[start], moves);
                }
            }
        }
    }

    fn can_castle(&self, variant: &Variant, castling: Castling, color: Color) -> bool {
        let Castling {
            king_from,
            king_to,
            rook_from,
            rook_to,
        } = castling;
        let is_free = |square: Square| {
            square == king_from || square == rook_from || self.board.piece_at(square).is_none()
        };
        let is_royal = self.board.royals(color).contains(king_from);
        let is_attacked = |square: Square| {
            let by = color.other();
            self.is_attacked(variant, square, by)
                && !(variant.rules.general.explosions && self.is_next_to_royal(square, color))
        };
        between(king_from, king_to).all(is_free)
            && between(king_from, rook_from).all(is_free)
            && between(rook_from, rook_to).all(is_free)
            && !(is_royal && between(king_from, king_to).any(is_attacked))
    }
}

/// The squares of a rank from one to another, both included.
fn between(one: Square, other: Square) -> impl Iterator<Item = Square> {
    let files = one.file().min(other.file())..=one.file().max(other.file());
    files.map(move |file| Square::new(file, one.rank()))
}
