//! Features that are the same for all moves of a position. They change the effect of the others.

use super::{context::Context, flag, in_minors, scores::Best};

/// 0. the score of the best move
/// 1. whether the player is in check
/// 2. whether the position is an ending
/// 3. how much of the opening is left
/// 4. whether a piece of the player hangs
/// 5. the best capture of the opponent if it were to move
pub(super) const COUNT: usize = 6;

/// The ply at which the opening is over.
const OPENING_PLY: u32 = 24;

#[expect(clippy::cast_precision_loss, reason = "plies of the opening are few")]
pub(super) fn of(context: &Context<'_>, best: &Best) -> [f32; COUNT] {
    let left = OPENING_PLY.saturating_sub(context.ply);
    [
        in_minors(best.deepest_cp()),
        flag(context.is_check),
        flag(context.is_ending),
        left as f32 / OPENING_PLY as f32,
        flag(!context.hanging.is_empty()),
        in_minors(context.threat_cp),
    ]
}
