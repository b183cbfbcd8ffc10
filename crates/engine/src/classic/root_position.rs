//! The start of a search: the board, and the data that the original keeps between moves (`k`, `Q`,
//! `O`).

use super::{
    attacks::opponent,
    board::{Board, Change, DUMMY, VIRGIN, from_rules, role_code, side_of},
    evaluation::material,
    frame::{Call, INFINITY, NO_EP, NO_EP_AT_ROOT},
    moves::{is_pawn, is_virgin_king},
    piece_values::{PAWN, PIECE_VALUES, PROMOTION},
    search_parameters::OriginalParameters,
};
use rules::{Move, Position, Role};

#[derive(Clone, Debug)]
pub(super) struct RootPosition {
    pub(super) board: Board,
    /// The side to move (`k`).
    pub(super) side: u8,
    /// Material, from the mover's side (`Q`).
    pub(super) material: i32,
    /// The square passed by the last move (`O`).
    pub(super) ep_square: i16,
}

impl RootPosition {
    #[inline]
    pub(super) fn new(position: &Position) -> Self {
        let board = Board::new(position);
        let side = side_of(position.turn());
        let material = material(&board, side, &OriginalParameters);
        Self {
            board,
            side,
            material,
            ep_square: ep_square(position),
        }
    }

    /// Plays a legal move, and returns its changes.
    #[inline]
    pub(super) fn play(&mut self, played: Move) -> Change {
        let change = self.change(played);
        let mut gain = PAWN * PIECE_VALUES[usize::from(change.captured & 7)];
        gain += match played.promotion {
            None => 0,
            Some(Role::Queen) => PROMOTION,
            Some(_) => PAWN * (PIECE_VALUES[usize::from(change.arrives & 7)] - 1),
        };
        self.ep_square = if is_pawn(change.piece & 7) && change.from.abs_diff(change.to) == 32 {
            i16::from(change.from.midpoint(change.to))
        } else if change.castles() {
            i16::from(change.rook_to)
        } else {
            NO_EP_AT_ROOT
        };
        self.board.make(change);
        self.material = -self.material - gain;
        self.side = opponent(self.side);
        change
    }

    #[inline]
    fn change(&self, played: Move) -> Change {
        let (from, to) = (from_rules(played.from), from_rules(played.to));
        let piece = self.board.at(from);
        let mut change = Change {
            piece,
            arrives: piece & !VIRGIN,
            captured: self.board.at(to),
            from,
            to,
            capture_square: to,
            rook_to: DUMMY,
            rook_from: DUMMY,
        };
        if let Some(role) = played.promotion {
            change.arrives = change.arrives & !7 | role_code(role);
        }
        if is_pawn(piece & 7) && from & 7 != to & 7 && change.captured == 0 {
            change.capture_square = to ^ 16;
            change.captured = self.board.at(to ^ 16);
        }
        if is_virgin_king(piece) && from.abs_diff(to) == 2 {
            change.rook_to = from.midpoint(to);
            change.rook_from = if to > from { from | 7 } else { from & !7 };
        }
        change
    }

    /// Limits the material, so that what a line wins does not exceed the bound of scores.
    pub(super) fn limit_material(&mut self) {
        self.material = self.material.clamp(-INFINITY / 2, INFINITY / 2);
    }

    /// The square passed by the last move, in the encoding of nodes below the root.
    pub(super) fn ep_square_in_tree(&self) -> i16 {
        if self.ep_square == NO_EP_AT_ROOT {
            NO_EP
        } else {
            self.ep_square
        }
    }

    /// The first call of a search of a kind, [`ROOT`](super::frame::ROOT) or
    /// [`LEGALITY`](super::frame::LEGALITY).
    pub(super) fn root_call(&self, kind: u8, depth: u8) -> Call {
        Call {
            side: self.side,
            alpha: -INFINITY,
            beta: INFINITY,
            eval: self.material,
            key_index: 1,
            key_lock: 1,
            ep_square: self.ep_square,
            previous_to: kind,
            depth,
            ..Call::default()
        }
    }
}

/// The `O` of a position: 0 at the start of the original's program, otherwise the square, or none.
#[inline]
fn ep_square(position: &Position) -> i16 {
    match position.ep_square() {
        Some(square) => i16::from(from_rules(square)),
        None if position.key() == Position::start().key() => 0,
        None => NO_EP_AT_ROOT,
    }
}
