//! Makes and unmakes moves.

use crate::castling::{
    CastlingRights, CastlingSide, KING_FILE, castled_rook_square, castled_square,
};
use crate::moves::{IllegalMoveError, Move};
use crate::piece::Piece;
use crate::position::Position;
use crate::role::Role;
use crate::side::forward;
use crate::square::Square;
use game::Color;

/// The irreversible part of a position, for [`Position::unmake`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undo {
    captured: Option<Piece>,
    castling: CastlingRights,
    ep_square: Option<Square>,
    halfmove_clock: u32,
}

impl Undo {
    /// The captured piece, except for en passant captures.
    pub const fn captured(&self) -> Option<Piece> {
        self.captured
    }
}

impl Position {
    /// Makes a legal move or the null move, and returns the information needed to unmake it.
    ///
    /// Legality is not checked: an illegal move never panics, but leads to an invalid position. See
    /// [`Position::play`] for the checked version.
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
        if chess_move == Move::NULL {
            return self.make_null();
        }
        let Move { from, to, .. } = chess_move;
        let castling = if self.castling.is_of_chess() {
            self.castling.after_move(from, to)
        } else if let Some(side) = self.side_of_capture(chess_move) {
            return self.make_castling(chess_move, side);
        } else {
            self.castling.after_move_in_chess960(from, to)
        };
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
        self.castling = castling;
        match self.board.move_piece(from, to).map(|piece| piece.role) {
            Some(Role::Pawn) => self.finish_pawn_move(chess_move, undo.ep_square),
            Some(Role::King) => self.move_castling_rook(from, to, Direction::Make),
            _ => {}
        }
        self.end_turn();
        undo
    }

    /// Unmakes a move.
    ///
    /// The position must be the one after [`Position::make`] returned this `undo` for this move. It
    /// is then restored completely, including the key and the order of the legal moves.
    pub fn unmake(&mut self, chess_move: Move, undo: Undo) {
        let Move { from, to, .. } = chess_move;
        let color = self.turn.other();
        self.turn = color;
        self.castling = undo.castling;
        self.ep_square = undo.ep_square;
        self.halfmove_clock = undo.halfmove_clock;
        self.fullmove_number = self
            .fullmove_number
            .wrapping_sub(u32::from(color == Color::Black));
        if chess_move == Move::NULL {
            return;
        }
        if !self.castling.is_of_chess()
            && let Some(side) = self.side_of_capture(chess_move)
        {
            return self.move_both(castled_squares(color, side), [from, to]);
        }
        if chess_move.promotion.is_some() {
            self.board.remove(to);
            self.board.put(Piece::pawn(color), to);
        }
        match self.board.move_piece(to, from).map(|piece| piece.role) {
            Some(Role::Pawn) => self.restore_en_passant_pawn(chess_move),
            Some(Role::King) => self.move_castling_rook(from, to, Direction::Unmake),
            _ => {}
        }
        if let Some(captured) = undo.captured {
            self.board.put(captured, to);
        }
    }

    /// Makes a move if it is legal, or the null move unless the side to move is in check.
    ///
    /// # Errors
    ///
    /// [`IllegalMoveError`]; the position is then unchanged.
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
        if !self.is_playable(chess_move) {
            return Err(IllegalMoveError::of(chess_move));
        }
        self.make(chess_move);
        Ok(())
    }

    /// Resets the halfmove clock, and handles promotion, double push and en passant capture.
    fn finish_pawn_move(&mut self, pawn_move: Move, ep_square: Option<Square>) {
        let Move { from, to, .. } = pawn_move;
        self.halfmove_clock = 0;
        if let Some(role) = pawn_move.promotion {
            let color = self.turn;
            self.board.remove(to);
            self.board.put(Piece { color, role }, to);
        } else if from.rank().abs_diff(to.rank()) == 2 {
            self.ep_square = from.offset(forward(self.turn));
        } else if Some(to) == ep_square
            && from.file() != to.file()
            && let Some(taken) = to.offset(-forward(self.turn))
        {
            self.board.remove(taken);
        }
    }

    /// Restores the captured pawn if the move was an en passant capture.
    fn restore_en_passant_pawn(&mut self, pawn_move: Move) {
        let Move { from, to, .. } = pawn_move;
        if Some(to) == self.ep_square
            && from.file() != to.file()
            && let Some(taken) = to.offset(-forward(self.turn))
        {
            self.board.put(Piece::pawn(self.turn.other()), taken);
        }
    }

    /// The direction of castling that is written as the capture of its own rook; `None` for other
    /// moves.
    #[cold]
    #[inline(never)]
    fn side_of_capture(&self, chess_move: Move) -> Option<CastlingSide> {
        let side = self.castling_side(chess_move)?;
        (chess_move.to == self.castling.rook(self.turn, side)).then_some(side)
    }

    /// Castles by the capture of the king's own rook.
    #[cold]
    fn make_castling(&mut self, castling: Move, side: CastlingSide) -> Undo {
        let Move { from, to, .. } = castling;
        self.move_both([from, to], castled_squares(self.turn, side));
        let rights = self.castling.after_move_in_chess960(from, to);
        Undo {
            castling: core::mem::replace(&mut self.castling, rights),
            ..self.make_null()
        }
    }

    #[cold]
    fn make_null(&mut self) -> Undo {
        let undo = Undo {
            captured: None,
            castling: self.castling,
            ep_square: self.ep_square.take(),
            halfmove_clock: self.halfmove_clock,
        };
        self.halfmove_clock = self.halfmove_clock.saturating_add(1);
        self.end_turn();
        undo
    }

    /// Moves king and rook, each of which may go to the other's square.
    #[cold]
    fn move_both(&mut self, from: [Square; 2], to: [Square; 2]) {
        let pieces = from.map(|square| self.board.remove(square));
        for (piece, square) in pieces.into_iter().zip(to) {
            if let Some(piece) = piece {
                self.board.put(piece, square);
            }
        }
    }

    fn end_turn(&mut self) {
        let is_black = self.turn == Color::Black;
        self.turn = self.turn.other();
        // A game of three billion moves would overflow it; unmaking reverses even that.
        self.fullmove_number = self.fullmove_number.wrapping_add(u32::from(is_black));
    }

    /// Moves the rook if a king's move by two squares is castling.
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
            Direction::Make => (corner, beside),
            Direction::Unmake => (beside, corner),
        };
        self.board.move_piece(from, to);
    }
}

/// The squares of king and rook after castling.
fn castled_squares(color: Color, side: CastlingSide) -> [Square; 2] {
    [
        castled_square(color, side),
        castled_rook_square(color, side),
    ]
}

/// Whether the rook's part of castling is made or unmade.
#[derive(Clone, Copy)]
enum Direction {
    Make,
    Unmake,
}
