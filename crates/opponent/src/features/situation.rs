//! What is the same for all moves of a position; it changes how the other features count.

use super::{context::Context, flag, in_minors, scores::Best};

/// How far the player is ahead; check; an ending; the stage of the opening; whether something hangs;
/// what the opponent could capture.
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
