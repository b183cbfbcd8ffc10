//! Positions.

use alloc::vec::Vec;
use core::fmt;

use crate::board::Board;
use crate::castling::CastlingRights;
use crate::fen::parse_placement;
use crate::generate::generate;
use crate::moves::Move;
use crate::piece::Piece;
use crate::square::Square;
use crate::zobrist;
use game::Color;

/// A position, with the same content as a FEN.
///
/// `FromStr` parses a FEN and rejects positions that cannot be played, and
/// fields that contradict the placement (see [`SetupError`](crate::SetupError)); `Display` writes
/// one.
///
/// # Equality
///
/// Two positions are equal if their FENs are equal, including the clocks. [`Position::key`] defines
/// equality for repetition.
#[derive(Clone, PartialEq, Eq)]
pub struct Position {
    pub(crate) board: Board,
    pub(crate) turn: Color,
    pub(crate) castling: CastlingRights,
    pub(crate) ep_square: Option<Square>,
    pub(crate) halfmove_clock: u32,
    pub(crate) fullmove_number: u32,
}

const INITIAL_PLACEMENT: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

/// More legal moves than most positions have.
const USUAL_MOVES: usize = 64;

impl Position {
    /// A position without pieces, to be filled from a FEN.
    pub(crate) const EMPTY: Position = Position {
        board: Board::EMPTY,
        turn: Color::White,
        castling: CastlingRights::NONE,
        ep_square: None,
        halfmove_clock: 0,
        fullmove_number: 1,
    };

    /// The initial position of a game.
    #[must_use]
    pub fn start() -> Position {
        let mut start = Position {
            castling: CastlingRights::ALL,
            ..Position::EMPTY
        };
        // Parsing the constant cannot fail.
        let _ = parse_placement(INITIAL_PLACEMENT, &mut start.board);
        start
    }

    /// The side to move.
    #[inline]
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// The piece on a square.
    #[inline]
    pub const fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board.piece_at(square)
    }

    /// The castling rights.
    #[inline]
    pub const fn castling_rights(&self) -> CastlingRights {
        self.castling
    }

    /// The square skipped by the last move if that was a double push, whether or not a pawn can
    /// capture there.
    ///
    /// ```
    /// use rules::{Position, Square};
    ///
    /// let mut position = Position::start();
    /// position.play("e2e4".parse()?)?;
    /// assert_eq!(position.ep_square(), Some(Square::new(4, 2)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub const fn ep_square(&self) -> Option<Square> {
        self.ep_square
    }

    /// The number of plies since the last capture or pawn move.
    #[inline]
    pub const fn halfmove_clock(&self) -> u32 {
        self.halfmove_clock
    }

    /// The number of the next move, from 1; it is incremented after Black's moves.
    #[inline]
    pub const fn fullmove_number(&self) -> u32 {
        self.fullmove_number
    }

    /// The square of a side's king.
    #[inline]
    pub const fn king(&self, color: Color) -> Square {
        self.board.king(color)
    }

    /// The Zobrist key: equal for positions that count as repetitions of each other, and different
    /// for others except for rare collisions.
    ///
    /// Positions are repetitions if they have the same placement, side to move, castling rights and
    /// *legal* en passant capture: an en passant square where no pawn can capture, or only a pinned
    /// one, makes no difference. The clocks are ignored.
    pub fn key(&self) -> u64 {
        let mut key = self.board.key() ^ zobrist::castling(self.castling);
        if self.turn == Color::Black {
            key ^= zobrist::black_to_move();
        }
        if let Some(capture) = self.ep_capture(-0x01).or_else(|| self.ep_capture(0x01)) {
            key ^= zobrist::ep(capture.to);
        }
        key
    }

    /// Whether the side to move is in check.
    pub fn is_check(&self) -> bool {
        self.board
            .is_attacked(self.king(self.turn), self.turn.other())
    }

    /// The legal moves, in a deterministic order.
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(USUAL_MOVES);
        generate(self, &mut moves);
        moves
    }

    /// Whether a move is legal.
    pub fn is_legal(&self, chess_move: Move) -> bool {
        self.legal_moves().contains(&chess_move)
    }

    /// Whether a move may be part of a game: a legal move, or the null move unless the side to move is
    /// in check.
    pub(crate) fn is_playable(&self, chess_move: Move) -> bool {
        if chess_move == Move::NULL {
            !self.is_check()
        } else {
            self.is_legal(chess_move)
        }
    }

    /// Whether the side to move has a legal move; if not, it is checkmated or stalemated.
    pub fn has_legal_move(&self) -> bool {
        !self.legal_moves().is_empty()
    }
}

impl Default for Position {
    /// The initial position of a game.
    fn default() -> Position {
        Position::start()
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}
