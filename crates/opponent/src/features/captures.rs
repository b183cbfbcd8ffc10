//! Captures, and the other moves that players consider first.

use coach::exchange::value;
use rules::Role;

use super::{
    context::{Context, Play, is_hanging},
    flag, in_minors,
};

/// 0. whether the move captures
/// 1. the value of the captured piece
/// 2. whether the captured piece hangs
/// 3. what the exchange on the target wins
/// 4. what the exchange on the target loses, at most 0
/// 5. whether it recaptures
/// 6. whether it recaptures with the least valuable piece
/// 7. whether it gives check
/// 8. whether it captures the piece that gives check
/// 9. whether it blocks a check
/// 10. whether it promotes to a queen
/// 11. whether it castles
/// 12. whether the exchange is even
pub(super) const COUNT: usize = 13;

pub(super) fn of(context: &Context<'_>, play: &Play) -> [f32; COUNT] {
    let captured = play.captured;
    let is_recapture =
        captured.is_some() && context.last.is_some_and(|last| last.to == play.played.to);
    let is_castling = play.is_castling;
    let gain_cp = if is_castling { 0 } else { play.gain_cp };
    [
        flag(captured.is_some()),
        in_minors(captured.map_or(0, value)),
        flag(captured.is_some() && is_hanging(context.position, play.played.to)),
        in_minors(gain_cp.max(0)),
        in_minors(gain_cp.min(0)),
        flag(is_recapture),
        flag(is_recapture && is_cheapest(context, play)),
        flag(play.after.is_check()),
        flag(context.captures_checker(play)),
        flag(context.blocks_check(play)),
        flag(play.played.promotion == Some(Role::Queen)),
        flag(is_castling),
        flag(captured.is_some() && gain_cp == 0),
    ]
}

/// Whether no cheaper piece can capture on the same square.
fn is_cheapest(context: &Context<'_>, play: &Play) -> bool {
    let attackers = context.position.attackers(play.played.to, context.turn);
    let mut roles = attackers.filter_map(|from| context.position.piece_at(from));
    roles.all(|piece| value(piece.role) >= value(play.role))
}
