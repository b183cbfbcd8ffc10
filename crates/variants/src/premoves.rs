//! Premoves: moves entered during the opponent's turn.

use alloc::vec::Vec;

use crate::movement::Condition;
use crate::moves::{Action, CastlingSide, Move};
use crate::piece::{Kind, Piece};
use crate::position::Position;
use crate::rules::Hand;
use crate::variant::castling_bit;
use game::Square;

impl Position {
    /// All moves that the side *not* to move might be able to make next, for any move of the
    /// opponent.
    ///
    /// Blocking pieces, checks and pins are ignored since the opponent's move may remove them.
    /// Gating is not included.
    ///
    /// ```
    /// use variants::{Position, variant};
    ///
    /// let makruk = variant("makruk").ok_or("no such game")?;
    /// let position = Position::start(&makruk);
    /// let premoves: Vec<_> = position.premoves().iter().map(|&one| position.uci(one)).collect();
    /// assert!(premoves.contains(&"a8a1".into()));
    /// assert!(!premoves.contains(&"a1a8".into())); // White is to move
    /// # Ok::<(), &str>(())
    /// ```
    pub fn premoves(&self) -> Vec<Move> {
        let color = self.turn().other();
        let mut premoves = Vec::new();
        for from in self.pieces(color) {
            if let Some(piece) = self.piece_at(from) {
                self.add_premoves(piece, from, &mut premoves);
            }
        }
        for side in CastlingSide::ALL {
            let castlings = self.variant.castlings(color, side);
            if self.state.flags.castling & castling_bit(color, side) != 0 {
                let action = Action::Castling(side);
                let castle = |castling: &crate::Castling| {
                    Move::with(castling.king_from, castling.king_to, action)
                };
                premoves.extend(castlings.iter().map(castle));
            }
        }
        if self.variant.rules.general.hand == Hand::Drops {
            self.add_predrops(&mut premoves);
        }
        premoves
    }

    fn add_premoves(&self, piece: Piece, from: Square, premoves: &mut Vec<Move>) {
        let (color, kind) = (piece.color(), piece.kind());
        let start = premoves.len();
        for reach in self.variant.reach(color, kind, from) {
            let is_possible = reach.condition == Condition::Always
                || self
                    .state
                    .meets(&self.variant, reach.condition, from, kind, color);
            if !is_possible || premoves[start..].iter().any(|known| known.to == reach.to) {
                continue;
            }
            if let Some(promotion) = self.variant.promotion(color, kind, reach.to) {
                let by_file = promotion.by_file.get(usize::from(reach.to.file()));
                let choices = promotion.choices.iter().map(|choice| &choice.kind);
                premoves.extend(
                    choices
                        .chain(by_file)
                        .map(|&kind| Move::with(from, reach.to, Action::Promotion(kind))),
                );
            } else {
                premoves.push(Move::normal(from, reach.to));
            }
        }
    }

    fn add_predrops(&self, premoves: &mut Vec<Move>) {
        let color = self.turn().other();
        let kinds = (0..self.variant.kinds.len()).map(Kind::new);
        for kind in kinds.filter(|&kind| self.in_hand(color, kind) > 0) {
            let squares = self.variant.drop_squares(color, kind);
            premoves.extend(squares.map(|to| Move::with(to, to, Action::Drop(kind))));
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::position::Position;

    #[test]
    fn every_legal_move_without_a_gate_was_a_premove() {
        for definition in crate::definitions() {
            let variant = crate::variant(&definition.name).unwrap();
            let mut position = Position::start(&variant);
            for ply in 0..60 {
                let premoves = position.premoves();
                let moves = position.legal_moves();
                let Some(&next) = moves.get((ply * 7 + 3) % moves.len().max(1)) else {
                    break;
                };
                position.make(next);
                for legal in position.legal_moves() {
                    // En passant captures are not known before the pawn has moved.
                    let is_special =
                        legal.gate.is_some() || legal.action == crate::Action::EnPassant;
                    let text = position.uci(legal);
                    let is_known = premoves.iter().any(|&known| position.uci(known) == text);
                    assert!(is_special || is_known, "{position:?} {text}");
                }
            }
        }
    }
}
