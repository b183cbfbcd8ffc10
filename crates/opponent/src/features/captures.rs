//! What a move captures, and the other moves that everybody looks at first.

use coach::exchange::value;
use rules::{Move, Role};

use super::{
    flag, in_minors,
    moment::{Moment, Play, is_hanging},
};

/// Capture, its value, of a hanging piece, what the exchange wins, what it loses; recapture, with the
/// cheapest piece; even trade; check, capture of the checking piece, block of a check; promotion, castling.
pub(super) const COUNT: usize = 13;

pub(super) fn of(moment: &Moment<'_>, play: &Play) -> [f32; COUNT] {
    let captured = play.captured;
    let is_recapture =
        captured.is_some() && moment.last.is_some_and(|last| last.to == play.played.to);
    let is_castling = is_castling(moment, play.played, play.role);
    let gain_cp = if is_castling { 0 } else { play.gain_cp };
    [
        flag(captured.is_some()),
        in_minors(captured.map_or(0, value)),
        flag(captured.is_some() && is_hanging(moment.position, play.played.to)),
        in_minors(gain_cp.max(0)),
        in_minors(gain_cp.min(0)),
        flag(is_recapture),
        flag(is_recapture && is_cheapest(moment, play)),
        flag(play.after.is_check()),
        flag(moment.captures_checker(play)),
        flag(moment.blocks_check(play)),
        flag(play.played.promotion == Some(Role::Queen)),
        flag(is_castling),
        flag(captured.is_some() && gain_cp == 0),
    ]
}

/// Whether no cheaper piece can capture on the same square.
fn is_cheapest(moment: &Moment<'_>, play: &Play) -> bool {
    let attackers = moment.position.attackers(play.played.to, moment.turn);
    let mut roles = attackers.filter_map(|from| moment.position.piece_at(from));
    roles.all(|piece| value(piece.role) >= value(play.role))
}

/// Whether a king's move is castling: two files far, or onto a rook of its own.
pub(super) fn is_castling(moment: &Moment<'_>, played: Move, role: Role) -> bool {
    let target = moment.position.piece_at(played.to);
    role == Role::King
        && (played.from.file().abs_diff(played.to.file()) > 1
            || target.is_some_and(|piece| piece.color == moment.turn))
}
