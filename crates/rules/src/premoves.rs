//! Premoves: moves entered during the opponent's turn.

use alloc::vec::Vec;

use crate::attacks::Ray;
use crate::castling::CastlingSide;
use crate::moves::Move;
use crate::piece::Piece;
use crate::position::Position;
use crate::role::Role;
use crate::side::{forward, home_rank, pawn_rank};
use crate::square::Square;
use game::Color;

impl Position {
    /// All moves that the side *not* to move might be able to make next, for any move of the
    /// opponent.
    ///
    /// Blocking pieces, checks and pins are ignored since the opponent's move may remove them:
    /// sliders move up to the edge, own pieces may be captured, pawns move straight and diagonally,
    /// and the king castles as long as it has the right.
    ///
    /// ```
    /// use rules::Position;
    ///
    /// let premoves = Position::start().premoves();
    /// assert!(premoves.contains(&"d8d1".parse()?));
    /// assert!(premoves.contains(&"e8g8".parse()?));
    /// assert!(!premoves.contains(&"e2e4".parse()?)); // White is to move
    /// # Ok::<(), rules::ParseUciMoveError>(())
    /// ```
    pub fn premoves(&self) -> Vec<Move> {
        let color = self.turn.other();
        let mut premoves = Vec::new();
        for from in Square::all() {
            let Some(piece) = self.piece_at(from).filter(|piece| piece.color == color) else {
                continue;
            };
            for to in Square::all().filter(|&to| self.is_premove(piece, from, to)) {
                let promotions: &[Option<Role>] =
                    if piece.role == Role::Pawn && to.rank() == home_rank(self.turn) {
                        &Role::PROMOTIONS.map(Some)
                    } else {
                        &[None]
                    };
                for &promotion in promotions {
                    premoves.push(Move {
                        from,
                        to,
                        promotion,
                    });
                }
            }
        }
        premoves
    }

    /// Whether a piece can get from one square to another on an empty board, by capture or by
    /// castling.
    fn is_premove(&self, piece: Piece, from: Square, to: Square) -> bool {
        let Piece { color, role } = piece;
        let is_castling = |side| {
            role == Role::King
                && self.castling.has(color, side)
                && self.castling.castling(color, side) == Move::quiet(from, to)
        };
        Ray::between(from, to).attacks_with(role)
            || CastlingSide::ALL.into_iter().any(is_castling)
            || role == Role::Pawn && is_pawn_premove(color, from, to)
    }
}

/// Whether a pawn can get there by a push, a capture or a double push.
fn is_pawn_premove(color: Color, from: Square, to: Square) -> bool {
    let step = to.index().wrapping_sub(from.index()).cast_signed();
    let is_double = from.rank() == pawn_rank(color) && step == 2 * forward(color);
    is_double || matches!(step - forward(color), -1..=1)
}
