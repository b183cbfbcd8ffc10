//! Where the player looks: near the last moves, forward, and at the pieces that were just attacked.

use rules::{Role, Square};

use super::{
    context::{Context, Play},
    flag,
};

/// For each piece whether it moves, how far forward, and how far towards the centre; the length of the
/// move, backwards; the distance of the target and of the piece from the opponent's last move, beside
/// it, on its wing; with the piece that moved last, undoing its move; with a piece that the opponent's
/// last move attacked, capture of the piece that moved; the distance from both kings.
pub(super) const COUNT: usize = PIECES * ROLES.len() + OTHERS;

/// The number of values for each piece.
const PIECES: usize = 3;
/// The number of values for all pieces.
const OTHERS: usize = 12;

const ROLES: [Role; 6] = [
    Role::Pawn,
    Role::Knight,
    Role::Bishop,
    Role::Rook,
    Role::Queen,
    Role::King,
];

pub(super) fn of(context: &Context<'_>, play: &Play) -> [f32; COUNT] {
    let (from, to) = (play.played.from, play.played.to);
    let last = context.last.map(|last| last.to);
    let distance = |square| last.map_or(0.5, |last| f32::from(steps(square, last)) / 7.0);
    let (own_from, own_to) = context
        .own_last
        .map_or((None, None), |own| (Some(own.from), Some(own.to)));
    let is_hit = last.is_some_and(|last| context.position.attacks(last, from));
    let forward = f32::from(context.rank(to)) - f32::from(context.rank(from));
    let others: [f32; OTHERS] = [
        f32::from(steps(from, to)) / 3.0,
        flag(forward < 0.0),
        distance(to),
        distance(from),
        flag(last.is_some_and(|last| steps(to, last) == 1)),
        flag(last.is_some_and(|last| (last.file() < 4) == (to.file() < 4))),
        flag(own_to == Some(from)),
        flag(own_to == Some(from) && own_from == Some(to)),
        flag(is_hit),
        flag(play.captured.is_some() && last == Some(to)),
        f32::from(steps(to, play.after.king(context.turn.other()))) / 7.0,
        f32::from(steps(to, play.after.king(context.turn))) / 7.0,
    ];
    let mut features = [0.0; COUNT];
    let (pieces, rest) = features.split_at_mut(PIECES * ROLES.len());
    rest.copy_from_slice(&others);
    for (role, values) in ROLES.into_iter().zip(pieces.chunks_mut(PIECES)) {
        if role == play.role {
            values[0] = 1.0;
            values[1] = forward / 3.0;
            values[2] = (from_centre(from) - from_centre(to)) / 3.0;
        }
    }
    features
}

/// The number of a king's steps between two squares.
fn steps(one: Square, other: Square) -> u8 {
    let files = one.file().abs_diff(other.file());
    files.max(one.rank().abs_diff(other.rank()))
}

/// The distance from the centre of the board, from 1 to 7.
fn from_centre(square: Square) -> f32 {
    let distance = |line: u8| (2.0 * f32::from(line) - 7.0).abs();
    f32::midpoint(distance(square.file()), distance(square.rank()))
}
