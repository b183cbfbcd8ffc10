//! Making a move and taking it back.

use crate::castling::{CastlingRights, KING_FILE};
use crate::color::Color;
use crate::moves::{IllegalMoveError, Move};
use crate::piece::Piece;
use crate::position::Position;
use crate::role::Role;
use crate::square::Square;

/// What a move destroys, so that [`Position::unmake`] can bring it back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undo {
    captured: Option<Piece>,
    castling: CastlingRights,
    ep_square: Option<Square>,
    halfmove_clock: u32,
}

impl Undo {
    /// The piece that stood on the square to which the move went. An e.p. capture finds nothing
    /// there.
    pub const fn captured(&self) -> Option<Piece> {
        self.captured
    }
}

impl Position {
    /// Makes a move that is legal, and tells how to take it back.
    ///
    /// The move is trusted: one that is not legal leaves a position that makes no sense, though it
    /// never panics. [`Position::play`] is the careful twin.
    ///
    /// ```
    /// use rules::Position;
    ///
    /// let mut position = Position::start();
    /// let first = position.legal_moves()[0];
    /// let undo = position.make(first);
    /// position.unmake(first, undo);
    /// assert_eq!(position, Position::start());
    /// ```
    pub fn make(&mut self, chess_move: Move) -> Undo {
        let Move { from, to, .. } = chess_move;
        let color = self.turn;
        let undo = Undo {
            captured: self.board.remove(to),
            castling: self.castling,
            ep_square: self.ep_square,
            halfmove_clock: self.halfmove_clock,
        };
        self.ep_square = None;
        self.halfmove_clock = match undo.captured {
            Some(_) => 0,
            None => self.halfmove_clock.saturating_add(1),
        };
        self.castling = self.castling.after_touching(from).after_touching(to);
        match self.board.shift(from, to).map(|piece| piece.role) {
            Some(Role::Pawn) => self.finish_pawn_move(chess_move, undo.ep_square),
            Some(Role::King) => self.move_castling_rook(from, to, Direction::There),
            _ => {}
        }
        self.turn = color.other();
        self.fullmove_number = self
            .fullmove_number
            .saturating_add(u32::from(color == Color::Black));
        undo
    }

    /// Takes a move back.
    ///
    /// The position must be the one that [`Position::make`] left when it gave this `undo` for this
    /// move; then everything is as before, the key and the order of the legal moves included.
    pub fn unmake(&mut self, chess_move: Move, undo: Undo) {
        let Move { from, to, .. } = chess_move;
        let color = self.turn.other();
        self.turn = color;
        self.castling = undo.castling;
        self.ep_square = undo.ep_square;
        self.halfmove_clock = undo.halfmove_clock;
        self.fullmove_number = self
            .fullmove_number
            .saturating_sub(u32::from(color == Color::Black));
        if chess_move.promotion.is_some() {
            self.board.remove(to);
            self.board.put(Piece::pawn(color), to);
        }
        match self.board.shift(to, from).map(|piece| piece.role) {
            Some(Role::Pawn) => self.put_back_pawn_taken_ep(chess_move),
            Some(Role::King) => self.move_castling_rook(from, to, Direction::Back),
            _ => {}
        }
        if let Some(captured) = undo.captured {
            self.board.put(captured, to);
        }
    }

    /// Makes a move if it is legal.
    ///
    /// # Errors
    ///
    /// If it is not; the position is then as it was.
    ///
    /// ```
    /// use rules::Position;
    ///
    /// let mut position = Position::start();
    /// let error = position.play("e2e5".parse()?).unwrap_err();
    /// assert_eq!(error.to_string(), "e2e5 is illegal in this position");
    /// # Ok::<(), rules::ParseUciMoveError>(())
    /// ```
    pub fn play(&mut self, chess_move: Move) -> Result<(), IllegalMoveError> {
        if !self.is_legal(chess_move) {
            return Err(IllegalMoveError::of(chess_move));
        }
        self.make(chess_move);
        Ok(())
    }

    /// What a pawn's move does beside moving it: it resets the clock, promotes, leaves an e.p.
    /// square or takes by one.
    fn finish_pawn_move(&mut self, pawn_move: Move, ep_square: Option<Square>) {
        let Move { from, to, .. } = pawn_move;
        self.halfmove_clock = 0;
        if let Some(role) = pawn_move.promotion {
            let color = self.turn;
            self.board.remove(to);
            self.board.put(Piece { color, role }, to);
        } else if from.rank().abs_diff(to.rank()) == 2 {
            self.ep_square = from.offset(self.turn.forward());
        } else if Some(to) == ep_square
            && from.file() != to.file()
            && let Some(taken) = to.offset(-self.turn.forward())
        {
            self.board.remove(taken);
        }
    }

    /// Undoes the capture if the pawn's move, which is to be taken back, was one by e.p.
    fn put_back_pawn_taken_ep(&mut self, pawn_move: Move) {
        let Move { from, to, .. } = pawn_move;
        if Some(to) == self.ep_square
            && from.file() != to.file()
            && let Some(taken) = to.offset(-self.turn.forward())
        {
            self.board.put(Piece::pawn(self.turn.other()), taken);
        }
    }

    /// Moves the rook if the king's move is castling.
    fn move_castling_rook(&mut self, king_from: Square, king_to: Square, direction: Direction) {
        let step = king_to.index().wrapping_sub(king_from.index());
        let (corner, beside) = match step.cast_signed() {
            2 => (7, KING_FILE + 1),
            -2 => (0, KING_FILE - 1),
            _ => return,
        };
        let corner = Square::new(corner, king_from.rank());
        let beside = Square::new(beside, king_from.rank());
        let (from, to) = match direction {
            Direction::There => (corner, beside),
            Direction::Back => (beside, corner),
        };
        if let Some(rook) = self.board.remove(from) {
            self.board.put(rook, to);
        }
    }
}

/// Which way a castling rook goes: with the move or back.
#[derive(Clone, Copy)]
enum Direction {
    There,
    Back,
}
