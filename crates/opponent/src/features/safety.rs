//! What a move leaves unprotected.

use coach::exchange::{best_capture, value};
use rules::{Role, Square};

use super::{
    flag, in_minors,
    moment::{Moment, Play, is_hanging},
};

/// Saves a piece that hangs, moves one that a pawn attacks; to a square that a pawn attacks, attacked
/// by anything, attacked and not guarded, guarded; what the opponent can capture afterwards, how much
/// less that is than if it moved now; the hanging pieces that it leaves, and those that it guards; the
/// number of attackers less that of guards.
pub(super) const COUNT: usize = 11;

pub(super) fn of(moment: &Moment<'_>, play: &Play) -> [f32; COUNT] {
    let (from, to) = (play.played.from, play.played.to);
    let is_attacked = moment.is_attacked(&play.after, to, i32::MAX);
    let is_guarded = moment.is_guarded(&play.after, to);
    let is_big = play.role != Role::Pawn && play.role != Role::King;
    let threat_cp = best_capture(&play.after);
    let pawn_cp = value(Role::Pawn);
    let others = moment.hanging.iter().filter(|&&square| square != from);
    let (left, saved): (u8, u8) = others.fold((0, 0), |(left, saved), &square| {
        if is_own(moment, play, square) && is_hanging(&play.after, square) {
            (left + 1, saved)
        } else {
            (left, saved + 1)
        }
    });
    [
        flag(moment.hanging.contains(&from)),
        flag(is_big && moment.is_attacked(moment.position, from, pawn_cp)),
        flag(is_big && moment.is_attacked(&play.after, to, pawn_cp)),
        flag(is_attacked),
        flag(is_attacked && !is_guarded),
        flag(is_guarded),
        in_minors(threat_cp),
        in_minors(moment.threat_cp - threat_cp),
        f32::from(left.min(3)),
        f32::from(saved.min(3)),
        moment.pressure(&play.after, to),
    ]
}

/// Whether a piece of the player still stands on a square after the move.
fn is_own(moment: &Moment<'_>, play: &Play, square: Square) -> bool {
    let piece = play.after.piece_at(square);
    piece.is_some_and(|piece| piece.color == moment.turn)
}
