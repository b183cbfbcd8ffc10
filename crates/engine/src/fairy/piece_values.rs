//! The values of the pieces, from their definition or estimated from their mobility.

use super::mobility::mean_mobility;
use variants::{Condition, Geometry, KindInfo, MAX_KINDS, Royalty, Shape, Variant};

/// The value of a pawn, in centipawns.
pub(super) const PAWN_CP: i32 = 100;

/// The minimum value of a piece.
const MIN_CP: i32 = 40;

/// The factor for pieces that only move to neighboring squares, which are slow.
const SLOW: f32 = 0.85;

/// The values of the kinds of a variant, in centipawns.
///
/// The value of a piece with the mean mobility `m` is `55 m + 1.1 m²`, after H. G. Muller's rule
/// that the value of a leaper grows a little faster than the number of its moves. This gives 319
/// for a knight and 508 for a rook on the board of chess. Pieces that only move to neighboring
/// squares have 15 % less value. A piece that must never be left attacked has the value 0.
pub fn piece_values(variant: &Variant) -> [i32; MAX_KINDS] {
    let mut values = [0; MAX_KINDS];
    for (value, kind) in values.iter_mut().zip(variant.kinds()) {
        *value = match (kind.value, kind.royalty) {
            (_, Royalty::Always) => 0,
            (Some(given), _) => i32::try_from(given).unwrap_or(i32::MAX).min(20_000),
            (None, _) if kind.is_pawn => PAWN_CP,
            (None, _) => estimated(kind, variant.geometry()),
        };
    }
    values
}

fn estimated(kind: &KindInfo, geometry: Geometry) -> i32 {
    let mobility = mean_mobility(kind, geometry);
    let speed = if is_slow(kind) { SLOW } else { 1.0 };
    ((speed * mobility * (55.0 + 1.1 * mobility)) as i32).max(MIN_CP)
}

/// Whether all moves of a kind are steps to neighboring squares.
fn is_slow(kind: &KindInfo) -> bool {
    let mut rays = kind.rays.iter().flatten();
    rays.all(|ray| match &ray.shape {
        _ if ray.condition != Condition::Always => true,
        Shape::Leap(step) => step.files.abs().max(step.ranks.abs()) == 1,
        Shape::Slide { range, .. } => *range == 1,
        Shape::Path(_) => false,
    })
}
