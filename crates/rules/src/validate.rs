//! Validation of positions.

use crate::bitboard::Bitboard;
use crate::castling::{CastlingSide, RIGHTS};
use crate::position::Position;
use crate::role::Role;
use crate::setup_error::SetupError;
use crate::side::ep_rank;
use crate::square::Square;
use game::Color;

/// Returns the first error of a position, in the order of the variants of [`SetupError`].
pub(crate) fn validate(position: &Position) -> Result<(), SetupError> {
    for color in Color::ALL {
        check_kings(position, color)?;
    }
    for color in Color::ALL {
        check_pawns(position, color)?;
    }
    check_castling(position)?;
    check_ep_square(position)?;
    check_checks(position)
}

fn check_kings(position: &Position, color: Color) -> Result<(), SetupError> {
    match position.board.pieces(color, Role::King).len() {
        1 => Ok(()),
        count => Err(SetupError::KingCount { color, count }),
    }
}

fn check_pawns(position: &Position, color: Color) -> Result<(), SetupError> {
    let pawns = position.board.pieces(color, Role::Pawn);
    if let Some(square) = pawns.intersection(Bitboard::BACK_RANKS).into_iter().next() {
        return Err(SetupError::PawnRank { square });
    }
    Ok(())
}

pub(crate) fn check_castling(position: &Position) -> Result<(), SetupError> {
    for (color, side) in RIGHTS {
        check_right(position, color, side)?;
    }
    Ok(())
}

pub(crate) fn check_right(
    position: &Position,
    color: Color,
    side: CastlingSide,
) -> Result<(), SetupError> {
    let square = position.castling.rook(color, side);
    if !position.castling.has(color, side) {
        Ok(())
    } else if position.king(color) != position.castling.king(color) {
        Err(SetupError::CastlingKing { color, side })
    } else if !position.board.has(color, Role::Rook, square) {
        Err(SetupError::CastlingRook {
            color,
            side,
            square,
        })
    } else {
        Ok(())
    }
}

pub(crate) fn check_ep_square(position: &Position) -> Result<(), SetupError> {
    let Some(square) = position.ep_square else {
        return Ok(());
    };
    let pusher = position.turn.other();
    if square.rank() != ep_rank(pusher) {
        return Err(SetupError::EpRank { square });
    }
    if position.piece_at(square).is_some() {
        return Err(SetupError::EpOccupied { square });
    }
    let [origin, pawn] = double_push(square, pusher);
    if !position.board.has(pusher, Role::Pawn, pawn) {
        return Err(SetupError::EpPawn { square, pawn });
    }
    if position.piece_at(origin).is_some() {
        return Err(SetupError::EpOrigin { square, origin });
    }
    Ok(())
}

/// The origin and target of the double push that skipped a square.
const fn double_push(skipped: Square, color: Color) -> [Square; 2] {
    let file = skipped.file();
    match color {
        Color::White => [Square::new(file, 1), Square::new(file, 3)],
        Color::Black => [Square::new(file, 6), Square::new(file, 4)],
    }
}

fn check_checks(position: &Position) -> Result<(), SetupError> {
    let board = &position.board;
    let color = position.turn;
    let opponent = color.other();
    if board.is_attacked(position.king(opponent), color) {
        return Err(SetupError::OpponentInCheck {
            color: opponent,
            turn: color,
        });
    }
    check_ep_check(position)
}

/// Checks that a check after a double push is given by the pawn or through its origin: undoing the
/// push must end it.
pub(crate) fn check_ep_check(position: &Position) -> Result<(), SetupError> {
    let Some(square) = position.ep_square.filter(|_| position.is_check()) else {
        return Ok(());
    };
    let pusher = position.turn.other();
    let [origin, pawn] = double_push(square, pusher);
    let mut before = position.board;
    before.move_piece(pawn, origin);
    if before.is_attacked(position.king(position.turn), pusher) {
        return Err(SetupError::EpCheck { square });
    }
    Ok(())
}
