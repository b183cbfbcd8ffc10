//! What a move leaves unprotected.

use coach::exchange::{best_capture, value};
use rules::{Role, Square};

use super::{
    context::{Context, Play, is_hanging},
    flag, in_minors,
};

/// 0. whether the moved piece hung before
/// 1. whether it is neither a pawn nor a king, and a pawn attacked it
/// 2. whether it is neither a pawn nor a king, and a pawn attacks it on the target
/// 3. whether any piece attacks it on the target
/// 4. whether it is attacked and not guarded there
/// 5. whether it is guarded there
/// 6. the best capture of the opponent after the move
/// 7. how much less that is than if the opponent were to move now
/// 8. the number of other pieces that hang before and after the move, at most 3
/// 9. the number of other pieces that hang only before the move, at most 3
/// 10. the attackers of the target less its guards, from −3 to 3
pub(super) const COUNT: usize = 11;

pub(super) fn of(context: &Context<'_>, play: &Play) -> [f32; COUNT] {
    let (from, to) = (play.played.from, play.played.to);
    let is_attacked = context.is_attacked(&play.after, to, i32::MAX);
    let is_guarded = context.is_guarded(&play.after, to);
    let is_big = play.role != Role::Pawn && play.role != Role::King;
    let threat_cp = best_capture(&play.after);
    let pawn_cp = value(Role::Pawn);
    let others = context.hanging.iter().filter(|&&square| square != from);
    let (left, saved): (u8, u8) = others.fold((0, 0), |(left, saved), &square| {
        if is_own(context, play, square) && is_hanging(&play.after, square) {
            (left + 1, saved)
        } else {
            (left, saved + 1)
        }
    });
    [
        flag(context.hanging.contains(&from)),
        flag(is_big && context.is_attacked(context.position, from, pawn_cp)),
        flag(is_big && context.is_attacked(&play.after, to, pawn_cp)),
        flag(is_attacked),
        flag(is_attacked && !is_guarded),
        flag(is_guarded),
        in_minors(threat_cp),
        in_minors(context.threat_cp - threat_cp),
        f32::from(left.min(3)),
        f32::from(saved.min(3)),
        context.pressure(&play.after, to),
    ]
}

/// Whether a piece of the player still stands on a square after the move.
fn is_own(context: &Context<'_>, play: &Play, square: Square) -> bool {
    let piece = play.after.piece_at(square);
    piece.is_some_and(|piece| piece.color == context.turn)
}
