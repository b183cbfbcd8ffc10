//! Draws by insufficient material.

use crate::piece::{KindSet, Piece};
use crate::position::Position;
use crate::rules::Hand;
use game::Color;
use game::Square;

use super::{Outcome, Reason};

impl Position {
    /// The draw by insufficient material, if the rules have one and the position meets it: the two
    /// kings alone; with one piece of certain kinds; or with any number of color-bound pieces of
    /// these kinds, all on squares of the same color.
    ///
    /// ```
    /// use variants::{Position, variant};
    ///
    /// let chess = variant("chess").ok_or("no such game")?;
    /// let position = Position::from_fen(&chess, "8/8/4k3/8/8/3NK3/8/8 w - - 0 1")?;
    /// assert!(position.draw_by_material().is_some());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn draw_by_material(&self) -> Option<Outcome> {
        let material = self.variant.rules.insufficient_material?;
        let is_insufficient = Color::ALL
            .into_iter()
            .all(|color| self.royals(color).len() == 1 && self.state.hand_size(color) == 0)
            && self.is_insufficient_beside_kings(material);
        is_insufficient.then_some(Outcome::draw(Reason::InsufficientMaterial))
    }

    /// Whether a side can still win by some sequence of legal moves, judged by the rules and the
    /// material. If not, it cannot win on time.
    ///
    /// A lone king can win in games where kings win by reaching goals, where all pieces of the
    /// other side can be captured because none is royal, and where captured pieces can be dropped.
    ///
    /// ```
    /// use variants::{Color, Position, variant};
    ///
    /// let hill = variant("king-of-the-hill").ok_or("no such game")?;
    /// let position = Position::from_fen(&hill, "8/8/8/7k/8/8/K5Q1/8 w - - 0 1")?;
    /// assert!(position.can_win(Color::Black));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn can_win(&self, color: Color) -> bool {
        let rules = &self.variant.rules;
        let other = color.other();
        let is_other_mortal = self.royals(other).is_empty() && !self.pieces(other).is_empty();
        rules.goal.is_some()
            || is_other_mortal
            || self.has_other_than_royals(color)
            || rules.general.hand == Hand::Drops && self.has_other_than_royals(other)
    }

    /// Whether a side has any pieces that are not royal, on the board or in hand.
    fn has_other_than_royals(&self, color: Color) -> bool {
        let on_board = self.pieces(color).len() - self.royals(color).len();
        self.state.hand_size(color) + on_board > 0
    }

    fn is_insufficient_beside_kings(&self, material: KindSet) -> bool {
        let mut count = 0;
        let mut first: Option<(Square, Piece)> = None;
        for color in Color::ALL {
            for square in self.pieces(color) {
                let Some(piece) = self.piece_at(square).filter(|_| !self.is_royal_at(square))
                else {
                    continue;
                };
                let is_bound = |piece: Piece| self.variant.color_bound.contains(piece.kind());
                let is_same_color = |other: Square| color_of(other) == color_of(square);
                let agrees = first.is_none_or(|(other, other_piece)| {
                    is_bound(piece) && is_bound(other_piece) && is_same_color(other)
                });
                if !material.contains(piece.kind()) || !agrees {
                    return false;
                }
                first = first.or(Some((square, piece)));
                count += 1;
            }
        }
        // In games with explosions, the capture of a piece can help its side to win.
        count <= 1 || !self.variant.rules.general.explosions
    }

    fn is_royal_at(&self, square: Square) -> bool {
        Color::ALL
            .iter()
            .any(|&color| self.royals(color).contains(square))
    }
}

/// The color of a square, as 0 or 1.
const fn color_of(square: Square) -> u8 {
    (square.file() + square.rank()) % 2
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use crate::piece::{Kind, KindSet, Piece};
    use crate::position::Position;
    use crate::rules::{BareKing, Hand, Stalemate, Value};
    use crate::state::State;
    use crate::variant::Variant;
    use game::Color;
    use game::Square;

    /// A king and a piece can win against a king if they can mate in some position. By symmetry it
    /// is enough to test the attacked king in a quarter of the board.
    #[test]
    fn the_pieces_that_cannot_mate_are_the_insufficient_material() {
        for definition in crate::definitions() {
            let variant = crate::variant(&definition.name).unwrap();
            let listed = variant.rules.insufficient_material;
            assert_eq!(listed, expected(&variant), "{}", variant.name());
        }
    }

    fn expected(variant: &Arc<Variant>) -> Option<KindSet> {
        let rules = &variant.rules;
        let has_kings = Color::ALL
            .iter()
            .all(|&color| king_of(variant, color).is_some());
        if !has_kings || rules.goal.is_some() {
            return None;
        }
        if rules.general.hand == Hand::Drops
            || rules.general.checks_to_win > 0
            || rules.general.bare_king != BareKing::None
        {
            return Some(KindSet::EMPTY);
        }
        let kinds = (0..variant.kinds.len()).map(Kind::new);
        Some(kinds.filter(|&kind| cannot_win(variant, kind)).collect())
    }

    fn king_of(variant: &Variant, color: Color) -> Option<Piece> {
        let mut kinds = variant.royal.iter();
        let kind = kinds.find(|&kind| variant.starts_with(color, kind))?;
        Some(Piece::new(color, kind))
    }

    fn cannot_win(variant: &Arc<Variant>, kind: Kind) -> bool {
        let info = &variant.kinds[kind.index()];
        let promotes = |color: Color| variant.promotes(color, kind);
        !variant.royal.contains(kind)
            && !info.is_pawn
            && !Color::ALL.into_iter().any(promotes)
            && Color::ALL
                .into_iter()
                .filter(|&color| info.sides.includes(color))
                .all(|color| !can_mate(variant, Piece::new(color, kind)))
    }

    fn can_mate(variant: &Arc<Variant>, piece: Piece) -> bool {
        let geometry = variant.geometry;
        let is_in_quarter = |square: &Square| {
            square.file() <= geometry.files() / 2 && square.rank() <= geometry.ranks() / 2
        };
        geometry.squares().filter(is_in_quarter).any(|king| {
            geometry
                .squares()
                .any(|square| can_mate_from(variant, piece, square, king))
        })
    }

    /// Whether a piece on a square mates a king with the help of its own king.
    fn can_mate_from(variant: &Arc<Variant>, piece: Piece, from: Square, king: Square) -> bool {
        let winner = piece.color();
        let (Some(own), Some(attacked)) =
            (king_of(variant, winner), king_of(variant, winner.other()))
        else {
            return false;
        };
        let mut position = Position {
            variant: Arc::clone(variant),
            state: State::EMPTY,
        };
        let state = &mut position.state;
        state.turn = winner.other();
        if from == king {
            return false;
        }
        state.board.put(variant, attacked, king);
        state.board.put(variant, piece, from);
        let may_stalemate = variant.rules.general.stalemate != Stalemate::Always(Value::Draw);
        if !may_stalemate && !state.is_attacked(variant, king, winner) {
            return false;
        }
        variant
            .geometry
            .squares()
            .filter(|&own_square| own_square != from && own_square != king)
            .any(|own_square| {
                position.state.board.put(variant, own, own_square);
                let is_win = position.state.is_legally_left(variant, winner)
                    && position.legal_moves().is_empty()
                    && position.outcome_without_moves().winner == Some(winner);
                position.state.board.remove(variant, own_square);
                is_win
            })
    }
}
