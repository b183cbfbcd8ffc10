//! The legal moves of a position.

use crate::attack::{BISHOP_STEPS, KING_STEPS, KNIGHT_STEPS, ROOK_STEPS, Way};
use crate::board::Board;
use crate::castling::{Castling, KING_FILE, Side};
use crate::color::Color;
use crate::move_list::MoveList;
use crate::moves::Move;
use crate::piece::Piece;
use crate::position::Position;
use crate::restraint::Restraint;
use crate::role::Role;
use crate::square::Square;

/// Writes the legal moves of a position into an empty list, in an order that depends on nothing
/// else.
pub(crate) fn generate(position: &Position, moves: &mut MoveList) {
    let board = &position.board;
    let color = position.turn;
    let restraint = Restraint::of(board, color);
    let mut generator = Generator {
        board,
        color,
        restraint,
        moves,
    };
    generator.king();
    if restraint.checkers.len() > 1 {
        return;
    }
    generator.pawns();
    generator.knights();
    generator.sliders(Role::Bishop, &BISHOP_STEPS);
    generator.sliders(Role::Rook, &ROOK_STEPS);
    generator.sliders(Role::Queen, &KING_STEPS);
    if restraint.checkers.is_empty() {
        generator.castling(position.castling);
    } else {
        let king = board.king(color);
        moves.retain(|m| m.from == king || restraint.answers.contains(m.to));
    }
    for capture in position.legal_ep_captures() {
        moves.push(capture);
    }
}

/// What the moves of each role need: they are written one role after the other, the king's first.
struct Generator<'a> {
    board: &'a Board,
    color: Color,
    restraint: Restraint,
    moves: &'a mut MoveList,
}

impl Generator<'_> {
    fn king(&mut self) {
        let from = self.board.king(self.color);
        for step in KING_STEPS {
            if let Some(to) = from.offset(step)
                && self.is_enterable(to)
                && !self.board.is_attacked_through(to, self.color.other(), from)
            {
                self.moves.push(Move::quiet(from, to));
            }
        }
    }

    fn castling(&mut self, rights: Castling) {
        for side in Side::ALL {
            if rights.has(self.color, side) && self.is_castling_free(side) {
                let rank = self.color.home_rank();
                let to = match side {
                    Side::King => Square::new(KING_FILE + 2, rank),
                    Side::Queen => Square::new(KING_FILE - 2, rank),
                };
                self.moves
                    .push(Move::quiet(Square::new(KING_FILE, rank), to));
            }
        }
    }

    /// Whether nothing stands between king and rook, and the king crosses and reaches no attacked
    /// square.
    fn is_castling_free(&self, side: Side) -> bool {
        let (between, crossed) = match side {
            Side::King => (5..=6, 5..=6),
            Side::Queen => (1..=3, 2..=3),
        };
        let rank = self.color.home_rank();
        between
            .map(|file| Square::new(file, rank))
            .all(|square| self.board.at(square).is_none())
            && crossed
                .map(|file| Square::new(file, rank))
                .all(|square| !self.board.is_attacked(square, self.color.other()))
    }

    fn knights(&mut self) {
        let knights = self
            .board
            .set(self.color, Role::Knight)
            .without(self.restraint.pinned);
        for from in knights {
            for step in KNIGHT_STEPS {
                if let Some(to) = from.offset(step)
                    && self.is_enterable(to)
                {
                    self.moves.push(Move::quiet(from, to));
                }
            }
        }
    }

    fn sliders(&mut self, role: Role, steps: &[i8]) {
        for from in self.board.set(self.color, role) {
            let line = self.line_of_pin(from);
            for &step in steps {
                if is_along(line, step) {
                    self.slide(from, step);
                }
            }
        }
    }

    fn slide(&mut self, from: Square, step: i8) {
        let mut next = from.offset(step);
        while let Some(to) = next {
            match self.board.at(to) {
                None => self.moves.push(Move::quiet(from, to)),
                Some(piece) => {
                    if piece.color != self.color {
                        self.moves.push(Move::quiet(from, to));
                    }
                    return;
                }
            }
            next = to.offset(step);
        }
    }

    fn pawns(&mut self) {
        let forward = self.color.forward();
        for from in self.board.set(self.color, Role::Pawn) {
            let line = self.line_of_pin(from);
            if is_along(line, forward) {
                self.push_pawn(from, forward);
            }
            for step in [forward - 1, forward + 1] {
                if is_along(line, step)
                    && let Some(to) = from.offset(step)
                    && self
                        .board
                        .at(to)
                        .is_some_and(|piece| piece.color != self.color)
                {
                    self.add_pawn_move(from, to);
                }
            }
        }
    }

    fn push_pawn(&mut self, from: Square, forward: i8) {
        let Some(to) = from.offset(forward) else {
            return;
        };
        if self.board.at(to).is_some() {
            return;
        }
        self.add_pawn_move(from, to);
        if from.rank() == self.color.pawn_rank()
            && let Some(to) = to.offset(forward)
            && self.board.at(to).is_none()
        {
            self.moves.push(Move::quiet(from, to));
        }
    }

    fn add_pawn_move(&mut self, from: Square, to: Square) {
        if to.rank() == self.color.other().home_rank() {
            for role in Role::PROMOTIONS {
                self.moves.push(Move {
                    from,
                    to,
                    promotion: Some(role),
                });
            }
        } else {
            self.moves.push(Move::quiet(from, to));
        }
    }

    /// Whether a square is empty or holds an opponent's piece.
    fn is_enterable(&self, square: Square) -> bool {
        self.board
            .at(square)
            .is_none_or(|piece| piece.color != self.color)
    }

    /// The step, without its sign, along which a pinned piece may move; 0 for a free piece.
    fn line_of_pin(&self, square: Square) -> i8 {
        if self.restraint.pinned.contains(square) {
            Way::between(self.board.king(self.color), square).step.abs()
        } else {
            0
        }
    }
}

/// Whether a step keeps to the line of a pin; 0 is no pin.
fn is_along(line: i8, step: i8) -> bool {
    line == 0 || line == step.abs()
}

impl Position {
    /// The legal e.p. captures, at most two. They are tried on a copy: two pawns leave one rank at
    /// once, which no pin tells.
    pub(crate) fn legal_ep_captures(&self) -> impl Iterator<Item = Move> {
        self.ep_square
            .into_iter()
            .flat_map(|to| [-0x01, 0x01].into_iter().map(move |aside| (to, aside)))
            .filter_map(|(to, aside)| {
                let from = to.offset(aside - self.turn.forward())?;
                self.is_legal_ep_capture(from, to)
                    .then_some(Move::quiet(from, to))
            })
    }

    fn is_legal_ep_capture(&self, from: Square, to: Square) -> bool {
        let pawn = Piece::pawn(self.turn);
        if self.board.at(from) != Some(pawn) {
            return false;
        }
        let mut board = self.board.clone();
        board.shift(from, to);
        if let Some(taken) = to.offset(-self.turn.forward()) {
            board.remove(taken);
        }
        !board.is_attacked(board.king(self.turn), self.turn.other())
    }
}
