//! Legal move generation.

use alloc::vec::Vec;

use crate::attacks::{BISHOP_STEPS, KING_STEPS, KNIGHT_STEPS, ROOK_STEPS, Ray};
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::castling::{CastlingRights, CastlingSide};
use crate::check_info::CheckInfo;
use crate::moves::Move;
use crate::piece::Piece;
use crate::position::Position;
use crate::role::Role;
use crate::side::{forward, home_rank, pawn_rank};
use crate::square::Square;
use game::Color;

/// Adds the legal moves of a position to an empty list, in a deterministic order.
pub(crate) fn generate(position: &Position, moves: &mut Vec<Move>) {
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
        moves.retain(|m| m.from == king || check_info.evasion_targets.contains(m.to));
    }
    for file_step in [-0x01, 0x01] {
        if let Some(capture) = position.ep_capture(file_step) {
            moves.push(capture);
        }
    }
}

/// The state shared by the move generators of all roles.
struct Generator<'a> {
    board: &'a Board,
    color: Color,
    check_info: CheckInfo,
    moves: &'a mut Vec<Move>,
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
        let color = self.color;
        for side in CastlingSide::ALL {
            if rights.has(color, side) && self.is_castling_free(rights, side) {
                self.moves.push(rights.castling(color, side));
            }
        }
    }

    /// Whether castling is possible on the board: the squares that king and rook cross or reach are
    /// empty apart from these two, and those of the king are not attacked, even when the rook has
    /// left.
    fn is_castling_free(&self, rights: CastlingRights, side: CastlingSide) -> bool {
        let way = rights.way(self.color, side);
        let opponent = self.color.other();
        Bitboard::from_bits(way.empty)
            .into_iter()
            .all(|square| self.board.piece_at(square).is_none())
            && Bitboard::from_bits(way.safe)
                .into_iter()
                .all(|square| !self.board.is_attacked_through(square, opponent, way.rook))
    }

    /// Generates the moves of the knights or of the sliders of a role. A pinned knight cannot move.
    fn pieces(&mut self, role: Role, steps: &[i8]) {
        for from in self.board.pieces(self.color, role) {
            let line = self.pin_step(from);
            for &step in steps {
                if is_along_pin(line, step) {
                    self.slide(from, step, role == Role::Knight);
                }
            }
        }
    }

    fn slide(&mut self, from: Square, step: i8, is_leap: bool) {
        let mut next = from.offset(step);
        while let Some(to) = next {
            let occupant = self.board.piece_at(to);
            if occupant.is_none_or(|piece| piece.color != self.color) {
                self.moves.push(Move::quiet(from, to));
            }
            if is_leap || occupant.is_some() {
                return;
            }
            next = to.offset(step);
        }
    }

    fn pawns(&mut self) {
        let forward = forward(self.color);
        for from in self.board.pieces(self.color, Role::Pawn) {
            let line = self.pin_step(from);
            if is_along_pin(line, forward) {
                self.push_pawn(from, forward);
            }
            for step in [forward - 1, forward + 1] {
                if is_along_pin(line, step)
                    && let Some(to) = from.offset(step)
                    && self
                        .board
                        .piece_at(to)
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
        if self.board.piece_at(to).is_some() {
            return;
        }
        self.add_pawn_move(from, to);
        if from.rank() == pawn_rank(self.color)
            && let Some(to) = to.offset(forward)
            && self.board.piece_at(to).is_none()
        {
            self.moves.push(Move::quiet(from, to));
        }
    }

    fn add_pawn_move(&mut self, from: Square, to: Square) {
        if to.rank() == home_rank(self.color.other()) {
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

    /// Whether a square is empty or occupied by an opposing piece.
    fn is_enterable(&self, square: Square) -> bool {
        self.board
            .piece_at(square)
            .is_none_or(|piece| piece.color != self.color)
    }

    /// The absolute step along which a pinned piece may move; 0 if the piece is not pinned.
    fn pin_step(&self, square: Square) -> i8 {
        if self.check_info.pinned.contains(square) {
            Ray::between(self.board.king(self.color), square).step.abs()
        } else {
            0
        }
    }
}

/// Whether a step stays on the line of a pin; 0 means no pin.
fn is_along_pin(line: i8, step: i8) -> bool {
    line == 0 || line == step.abs()
}

impl Position {
    /// The en passant capture by the pawn on one side of the capturable pawn, if it is legal. It is
    /// tested on a copy of the board: two pawns leave the rank, which the pins do not cover.
    pub(crate) fn ep_capture(&self, file_step: i8) -> Option<Move> {
        let to = self.ep_square?;
        let from = to.offset(file_step - forward(self.turn))?;
        self.is_legal_ep_capture(from, to)
            .then_some(Move::quiet(from, to))
    }

    fn is_legal_ep_capture(&self, from: Square, to: Square) -> bool {
        let pawn = Piece::pawn(self.turn);
        if self.board.piece_at(from) != Some(pawn) {
            return false;
        }
        let mut board = self.board;
        board.move_piece(from, to);
        if let Some(taken) = to.offset(-forward(self.turn)) {
            board.remove(taken);
        }
        !board.is_attacked(board.king(self.turn), self.turn.other())
    }
}
