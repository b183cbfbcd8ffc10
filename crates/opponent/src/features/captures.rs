//! What a move captures, and the other moves that everybody looks at first.

use coach::exchange::value;
use rules::Role;

use super::{
    context::{Context, Play, is_hanging},
    flag, in_minors,
};

/// Capture, its value, of a hanging piece, what the exchange wins, what it loses; recapture, with the
/// cheapest piece; even trade; check, capture of the checking piece, block of a check; promotion, castling.
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
