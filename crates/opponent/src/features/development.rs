//! Habits: development, pawn moves, kings and rooks.

use rules::{CastlingSide, Role, Square};

use super::{
    context::{Context, Play},
    flag,
};

/// 0. whether the move develops a minor piece
/// 1. whether it develops the queen early
/// 2. whether it moves a knight to the edge
/// 3. whether it moves a rook to a file without own pawns
/// 4. whether it moves a rook to the seventh rank
/// 5. whether it is a double step of a pawn
/// 6. whether it pushes a pawn of the files a, b, g or h
/// 7. whether it moves a passed pawn
/// 8. whether a pawn captures towards the centre
/// 9. whether the king moves out of check; castling is not a king move here
/// 10. whether the king moves before the ending without being in check
/// 11. whether the king moves in an ending
/// 12. whether it loses a right to castle without castling
pub(super) const COUNT: usize = 13;

/// The ply before which a queen's move is early.
const EARLY_PLY: u32 = 14;

pub(super) fn of(context: &Context<'_>, play: &Play) -> [f32; COUNT] {
    let (from, to) = (play.played.from, play.played.to);
    let is = |role| play.role == role;
    let is_minor = is(Role::Knight) || is(Role::Bishop);
    let is_king = is(Role::King) && !play.is_castling;
    let edge = |square: Square| matches!(square.file(), 0 | 7);
    let wing = |square: Square| matches!(square.file(), 0 | 1 | 6 | 7);
    let is_push = is(Role::Pawn) && play.captured.is_none();
    let is_step_inwards = from_middle(to) < from_middle(from);
    [
        flag(is_minor && context.rank(from) == 0 && context.rank(to) > 0),
        flag(is(Role::Queen) && context.ply < EARLY_PLY && play.captured.is_none()),
        flag(is(Role::Knight) && edge(to)),
        flag(is(Role::Rook) && is_open_file(context, to)),
        flag(is(Role::Rook) && context.rank(to) == 6),
        flag(is_push && from.rank().abs_diff(to.rank()) == 2),
        flag(is_push && wing(from)),
        flag(is(Role::Pawn) && is_passed(context, to)),
        flag(is(Role::Pawn) && play.captured.is_some() && is_step_inwards),
        flag(is_king && context.is_check),
        flag(is_king && !context.is_check && !context.is_ending),
        flag(is_king && context.is_ending),
        flag(gives_up_castling(context, play)),
    ]
}

/// Whether a move other than castling loses a right to castle.
fn gives_up_castling(context: &Context<'_>, play: &Play) -> bool {
    let rights =
        |position: &rules::Position, side| position.castling_rights().has(context.turn, side);
    let is_lost = |side| rights(context.position, side) && !rights(&play.after, side);
    let is_castling = play.is_castling;
    !is_castling
        && [CastlingSide::King, CastlingSide::Queen]
            .into_iter()
            .any(is_lost)
}

fn from_middle(square: Square) -> u8 {
    (2 * square.file()).abs_diff(7)
}

/// Whether no pawn of the player stands on a file.
fn is_open_file(context: &Context<'_>, square: Square) -> bool {
    (0..8).all(|rank| {
        let piece = context.position.piece_at(Square::new(square.file(), rank));
        piece.is_none_or(|piece| piece.role != Role::Pawn || piece.color != context.turn)
    })
}

fn is_passed(context: &Context<'_>, square: Square) -> bool {
    let ahead = Square::all().filter(|&other| {
        other.file().abs_diff(square.file()) <= 1 && context.rank(other) > context.rank(square)
    });
    let mut pieces = ahead.filter_map(|other| context.position.piece_at(other));
    pieces.all(|piece| piece.role != Role::Pawn || piece.color == context.turn)
}
