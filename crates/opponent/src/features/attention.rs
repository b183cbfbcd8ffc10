//! Moves that attract attention: near the last moves, forward, or of pieces that were just
//! attacked.

use rules::{Role, Square};

use super::{
    context::{Context, Play},
    flag,
};

/// For each of the [`ROLES`]:
/// 0. whether a piece of this role moves
/// 1. how far forward it moves
/// 2. how far towards the centre it moves
///
/// For the move itself, where "the last move" is the opponent's:
/// 0. its length
/// 1. whether it goes backwards
/// 2. the distance of its target from the target of the last move
/// 3. the distance of its origin from the target of the last move
/// 4. whether its target is next to the target of the last move
/// 5. whether both targets are on the same wing
/// 6. whether the player moved the same piece before
/// 7. whether it undoes the player's own last move
/// 8. whether the last move attacks the piece
/// 9. whether it captures the piece that made the last move
/// 10. the distance of its target from the enemy king
/// 11. the distance of its target from the own king
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
