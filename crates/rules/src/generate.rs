//! The legal moves of a position.

use crate::attacks::{BISHOP_STEPS, KING_STEPS, KNIGHT_STEPS, ROOK_STEPS, Way};
use crate::board::Board;
use crate::castling::{CastlingRights, CastlingSide, castled_square, king_square};
use crate::check_info::CheckInfo;
use crate::color::Color;
use crate::move_list::MoveList;
use crate::moves::Move;
use crate::piece::Piece;
use crate::position::Position;
use crate::role::Role;
use crate::square::Square;

/// Writes the legal moves of a position into an empty list, in an order that depends on nothing
/// else.
pub(crate) fn generate(position: &Position, moves: &mut MoveList) {
    let board = &position.board;
    let color = position.turn;
    let check_info = CheckInfo::of(board, color);
    let mut generator = Generator {
        board,
        color,
        check_info,
        moves,
    };
    generator.king();
    if check_info.checkers.len() > 1 {
        return;
    }
    generator.pawns();
    generator.pieces(Role::Knight, &KNIGHT_STEPS);
    generator.pieces(Role::Bishop, &BISHOP_STEPS);
    generator.pieces(Role::Rook, &ROOK_STEPS);
    generator.pieces(Role::Queen, &KING_STEPS);
    if check_info.checkers.is_empty() {
        generator.castling(position.castling);
    } else {
        let king = board.king(color);
        moves.retain(|m| m.from == king || check_info.answers.contains(m.to));
    }
    for aside in [-0x01, 0x01] {
        if let Some(capture) = position.ep_capture(aside) {
            moves.push(capture);
        }
    }
}

/// What the moves of each role need: they are written one role after the other, the king's first.
struct Generator<'a> {
    board: &'a Board,
    color: Color,
    check_info: CheckInfo,
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

    fn castling(&mut self, rights: CastlingRights) {
        for side in CastlingSide::ALL {
            if rights.has(self.color, side) && self.is_castling_free(side) {
                let from = king_square(self.color);
                let to = castled_square(self.color, side);
                self.moves.push(Move::quiet(from, to));
            }
        }
    }

    /// Whether nothing stands between king and rook, and the king crosses and reaches no attacked
    /// square.
    fn is_castling_free(&self, side: CastlingSide) -> bool {
        let (between, crossed): (&[u8], &[u8]) = match side {
            CastlingSide::King => (&[5, 6], &[5, 6]),
            CastlingSide::Queen => (&[1, 2, 3], &[2, 3]),
        };
        let square = |file| Square::new(file, self.color.home_rank());
        between
            .iter()
            .all(|&file| self.board.at(square(file)).is_none())
            && crossed
                .iter()
                .all(|&file| !self.board.is_attacked(square(file), self.color.other()))
    }

    /// Moves the knights, or the sliders of a role. No step of a knight is along a pin.
    fn pieces(&mut self, role: Role, steps: &[i8]) {
        for from in self.board.set(self.color, role) {
            let line = self.line_of_pin(from);
            for &step in steps {
                if is_along(line, step) {
                    self.slide(from, step, role == Role::Knight);
                }
            }
        }
    }

    fn slide(&mut self, from: Square, step: i8, is_leap: bool) {
        let mut next = from.offset(step);
        while let Some(to) = next {
            let met = self.board.at(to);
            if met.is_none_or(|piece| piece.color != self.color) {
                self.moves.push(Move::quiet(from, to));
            }
            if is_leap || met.is_some() {
                return;
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
        if self.check_info.pinned.contains(square) {
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
    /// The e.p. capture by the pawn on one side of the pawn to be taken, if it is legal. It is
    /// tried on a copy: two pawns leave one rank at once, which no pin tells.
    pub(crate) fn ep_capture(&self, aside: i8) -> Option<Move> {
        let to = self.ep_square?;
        let from = to.offset(aside - self.turn.forward())?;
        self.is_legal_ep_capture(from, to)
            .then_some(Move::quiet(from, to))
    }

    fn is_legal_ep_capture(&self, from: Square, to: Square) -> bool {
        let pawn = Piece::pawn(self.turn);
        if self.board.at(from) != Some(pawn) {
            return false;
        }
        let mut board = self.board;
        board.shift(from, to);
        if let Some(taken) = to.offset(-self.turn.forward()) {
            board.remove(taken);
        }
        !board.is_attacked(board.king(self.turn), self.turn.other())
    }
}
