//! The safety of a royal piece.

use variants::{Color, Position, Square};

/// The centipawns for each rank between a royal piece and its first rank, at most four.
const EXPOSED_ROYAL_CP: i32 = -12;

/// The centipawns for a pawn or piece of the same side next to a royal piece, at most three.
const SHIELD_CP: i32 = 9;

/// The safety of a side's royal piece, if it has only one.
pub(super) fn safety(position: &Position, color: Color) -> i32 {
    let royals = position.royals(color);
    let Some(royal) = royals.iter().next().filter(|_| royals.len() == 1) else {
        return 0;
    };
    let ranks = position.variant().geometry().ranks();
    let rank = match color {
        Color::White => royal.rank(),
        Color::Black => ranks - 1 - royal.rank(),
    };
    let is_next = |square: &Square| {
        square.file().abs_diff(royal.file()) <= 1 && square.rank().abs_diff(royal.rank()) <= 1
    };
    let shields = position.pieces(color).iter().filter(is_next).count() as i32 - 1;
    SHIELD_CP * shields.min(3) + EXPOSED_ROYAL_CP * i32::from(rank.min(4))
}
