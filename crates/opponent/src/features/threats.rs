//! What a move attacks.

use coach::exchange::value;
use rules::{Piece, Role, Square};

use super::{
    context::{Context, Play},
    flag, in_minors,
};

/// A threat is an attack on a more valuable or an unguarded piece.
///
/// 0. the value of the best piece that the moved piece threatens
/// 1. whether it makes at least two threats
/// 2. whether a pawn makes a threat
/// 3. the number of squares next to the enemy king that it attacks, divided by 3
/// 4. whether it enters the enemy's half
/// 5. whether it guards a piece that hung
pub(super) const COUNT: usize = 6;

pub(super) fn of(context: &Context<'_>, play: &Play) -> [f32; COUNT] {
    let to = play.played.to;
    let mut threats = 0;
    let mut greatest_cp = 0;
    for (square, piece) in attacked(context, play) {
        let is_bigger = value(piece.role) > value(play.role);
        let is_loose = play.after.attackers(square, piece.color).next().is_none();
        if piece.role != Role::King && (is_bigger || is_loose) {
            threats += 1;
            greatest_cp = greatest_cp.max(value(piece.role));
        }
    }
    [
        in_minors(greatest_cp),
        flag(threats > 1),
        flag(play.role == Role::Pawn && threats > 0),
        king_ring(context, play),
        flag(context.rank(to) > 3 && context.rank(play.played.from) <= 3),
        flag(guards(context, play)),
    ]
}

/// The pieces of the opponent that the moved piece attacks.
fn attacked<'a>(
    context: &'a Context<'_>,
    play: &'a Play,
) -> impl Iterator<Item = (Square, Piece)> + 'a {
    Square::all().filter_map(move |square| {
        let piece = play.after.piece_at(square)?;
        let is_target = piece.color != context.turn && play.after.attacks(play.played.to, square);
        is_target.then_some((square, piece))
    })
}

/// The number of squares next to the enemy king that the moved piece attacks, divided by 3.
fn king_ring(context: &Context<'_>, play: &Play) -> f32 {
    let king = play.after.king(context.turn.other());
    let beside = |square: &Square| {
        square.file().abs_diff(king.file()) <= 1 && square.rank().abs_diff(king.rank()) <= 1
    };
    let ring = Square::all().filter(beside);
    let hits = ring.filter(|&square| play.after.attacks(play.played.to, square));
    hits.fold(0.0, |sum, _| sum + 1.0 / 3.0)
}

/// Whether the moved piece guards an own piece that hung.
fn guards(context: &Context<'_>, play: &Play) -> bool {
    let others = context
        .hanging
        .iter()
        .filter(|&&square| square != play.played.from);
    let mut guarded = others.filter(|&&square| play.after.attacks(play.played.to, square));
    guarded.next().is_some()
}
