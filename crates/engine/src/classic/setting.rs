//! Where a search starts: the board, and what the original keeps between moves (`k`, `Q`, `O`).

use super::{
    attack::opponent,
    board::{Board, Change, DUMMY, VIRGIN, WHITE, code, from_rules, side_of},
    evaluation::{PAWN, PROMOTION, WORTH, material},
    frame::{Call, INFINITY, NO_EP, NO_EP_AT_ROOT},
    keys::Keys,
    moves::{is_pawn, is_virgin_king},
};
use rules::{Color, Move, Position, Role};

#[derive(Clone, Debug)]
pub(super) struct Setting {
    pub(super) board: Board,
    /// The side to move (`k`).
    pub(super) side: u8,
    /// Material, from the mover's side (`Q`).
    pub(super) material: i32,
    /// The square passed by the last move (`O`).
    pub(super) ep_square: i16,
}

impl Setting {
    pub(super) fn new(position: &Position) -> Self {
        let board = Board::new(position);
        let side = side_of(position.turn());
        let material = material(&board, side);
        Self {
            board,
            side,
            material,
            ep_square: ep_square(position),
        }
    }

    /// Plays a move that the rules have found legal.
    pub(super) fn play(&mut self, played: Move) {
        let change = self.change(played);
        let piece = change.piece & 7;
        let mut gain = PAWN * WORTH[usize::from(change.captured & 7)];
        gain += match played.promotion {
            None => 0,
            Some(Role::Queen) => PROMOTION,
            Some(_) => PAWN * (WORTH[usize::from(change.arrives & 7)] - 1),
        };
        let double_push = is_pawn(piece) && change.from.abs_diff(change.to) == 32;
        self.ep_square = if double_push {
            i16::from(change.from.midpoint(change.to))
        } else if change.castles() {
            i16::from(change.rook_to)
        } else {
            NO_EP_AT_ROOT
        };
        self.board.make(change);
        self.material = -self.material - gain;
        self.side = opponent(self.side);
    }

    fn change(&self, played: Move) -> Change {
        let (from, to) = (from_rules(played.from), from_rules(played.to));
        let piece = self.board.at(from);
        let pawn = is_pawn(piece & 7);
        let en_passant = pawn && from & 7 != to & 7 && self.board.at(to) == 0;
        let capture_square = if en_passant { to ^ 16 } else { to };
        let castles = is_virgin_king(piece) && from.abs_diff(to) == 2;
        let color = if self.side == WHITE {
            Color::White
        } else {
            Color::Black
        };
        Change {
            piece,
            arrives: played
                .promotion
                .map_or(piece & !VIRGIN, |role| code(color, role)),
            captured: self.board.at(capture_square),
            from,
            to,
            capture_square,
            rook_to: if castles { from.midpoint(to) } else { DUMMY },
            rook_from: match castles {
                false => DUMMY,
                true if to > from => from | 7,
                true => from & !7,
            },
        }
    }

    /// What a move adds to the two keys.
    pub(super) fn key_changes(&self, played: Move, keys: &Keys) -> (i32, i32) {
        let change = self.change(played);
        (keys.index_change(change), keys.lock_change(change))
    }

    /// The square passed by the last move, as the nodes below a root know it.
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

/// `O` of a position: 0 when the original's program starts, else the square, or none.
fn ep_square(position: &Position) -> i16 {
    let start = Position::start();
    let is_start = position.turn() == Color::White
        && position.castling() == start.castling()
        && rules::Square::all().all(|at| position.piece_at(at) == start.piece_at(at));
    match position.ep_square() {
        _ if is_start => 0,
        Some(square) => i16::from(from_rules(square)),
        None => NO_EP_AT_ROOT,
    }
}
