//! The immediate gain of captures and promotions.

use super::Search;
use variants::{Action, Kind, Move, Piece, Royalty, Square, Step};

/// A capture loses material if the value of the capturing piece exceeds the gain by this much, and
/// that piece can be captured.
const LOSS_CP: i32 = 50;

/// The value of the explosion of a royal piece, in centipawns.
const ROYAL_CP: i32 = 10_000;

/// The steps to the squares that an explosion reaches.
const NEIGHBORS: [Step; 8] = [
    Step::new(-1, -1),
    Step::new(-1, 0),
    Step::new(-1, 1),
    Step::new(0, -1),
    Step::new(0, 1),
    Step::new(1, -1),
    Step::new(1, 0),
    Step::new(1, 1),
];

impl Search {
    /// The immediate gain of a move: the values of the captured piece, of a promotion, and of the
    /// pieces that an explosion removes.
    pub(super) fn gain(&self, chess_move: Move) -> i32 {
        let Some(piece) = self.position.piece_at(chess_move.from) else {
            return 0;
        };
        let value = |piece: Piece| self.evaluation.value(piece.kind());
        let promoted = match chess_move.action {
            Action::Promotion(kind) => self.evaluation.value(kind) - value(piece),
            Action::EnPassant => value(piece),
            Action::Castling(_) | Action::Drop(_) => return 0,
            Action::Normal => 0,
        };
        match self.position.piece_at(chess_move.to) {
            None => promoted,
            Some(captured) if self.rules.has_explosions => {
                value(captured) - value(piece) + self.exploded(chess_move)
            }
            Some(captured) => promoted + value(captured) * self.rules.capture_factor,
        }
    }

    /// The value of the pieces around the target that an explosion removes.
    fn exploded(&self, capture: Move) -> i32 {
        let geometry = self.position.variant().geometry();
        NEIGHBORS
            .iter()
            .filter_map(|&step| geometry.step(capture.to, step))
            .filter(|&square: &Square| square != capture.from)
            .filter_map(|square| self.position.piece_at(square))
            .map(|piece| {
                let value = self.exploded_value(piece.kind());
                if piece.color() == self.position.turn() {
                    -value
                } else {
                    value
                }
            })
            .sum()
    }

    /// The value of the explosion of a piece; pawns do not explode.
    fn exploded_value(&self, kind: Kind) -> i32 {
        match self.position.variant().kind(kind) {
            Some(info) if info.is_pawn => 0,
            Some(info) if info.royalty != Royalty::None => ROYAL_CP,
            _ => self.evaluation.value(kind),
        }
    }

    /// Whether a capture gains less than the value of the capturing piece, which can be captured.
    pub(super) fn is_losing_capture(&self, capture: Move, gain: i32) -> bool {
        if self.rules.has_explosions {
            return gain < 0;
        }
        let Some(piece) = self.position.piece_at(capture.from) else {
            return false;
        };
        self.evaluation.value(piece.kind()) > gain + LOSS_CP
            && self
                .position
                .is_attacked(capture.to, self.position.turn().other())
    }
}
