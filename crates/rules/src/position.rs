//! Positions.

use core::fmt;

use crate::board::Board;
use crate::castling::CastlingRights;
use crate::color::Color;
use crate::fen::read_placement;
use crate::generate::generate;
use crate::move_list::MoveList;
use crate::moves::Move;
use crate::piece::Piece;
use crate::square::Square;
use crate::zobrist;

/// A position: what a FEN says.
///
/// It is read from a FEN by `FromStr`, which refuses what no game can reach (see
/// [`SetupError`](crate::SetupError)), and written as one by `Display`.
///
/// # Equality
///
/// Two positions are equal if their FENs are, clocks included. Whether a position is a *repetition*
/// of another is a different question, which [`Position::key`] answers.
#[derive(Clone, PartialEq, Eq)]
pub struct Position {
    pub(crate) board: Board,
    pub(crate) turn: Color,
    pub(crate) castling: CastlingRights,
    pub(crate) ep_square: Option<Square>,
    pub(crate) halfmove_clock: u32,
    pub(crate) fullmove_number: u32,
}

/// How the pieces stand when games start.
const PLACEMENT: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

impl Position {
    /// What a FEN is read into.
    pub(crate) const EMPTY: Position = Position {
        board: Board::EMPTY,
        turn: Color::White,
        castling: CastlingRights::NONE,
        ep_square: None,
        halfmove_clock: 0,
        fullmove_number: 1,
    };

    /// The position in which games start.
    #[must_use]
    pub fn start() -> Position {
        let mut start = Position {
            castling: CastlingRights::ALL,
            ..Position::EMPTY
        };
        // There is no fault in it.
        let _ = read_placement(PLACEMENT, &mut start.board);
        start
    }

    /// The side to move.
    #[inline]
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// What stands on a square.
    #[inline]
    pub const fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board.at(square)
    }

    /// The castling rights.
    #[inline]
    pub const fn castling_rights(&self) -> CastlingRights {
        self.castling
    }

    /// The square that the double push just played skipped, whether or not a pawn can take there.
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

    /// Half-moves since the last capture or pawn move.
    #[inline]
    pub const fn halfmove_clock(&self) -> u32 {
        self.halfmove_clock
    }

    /// The number of the move to play, from 1; it goes up after each move of Black.
    #[inline]
    pub const fn fullmove_number(&self) -> u32 {
        self.fullmove_number
    }

    /// Where the king of a side stands.
    #[inline]
    pub const fn king(&self, color: Color) -> Square {
        self.board.king(color)
    }

    /// A number that is equal for positions that count as the same for repetition, and hardly ever
    /// for others.
    ///
    /// The same are positions with the same pieces on the same squares, the same side to move, the
    /// same castling rights and the same e.p. capture, if one is *legal*: an e.p. square on which
    /// no pawn can take, or only one that is pinned, makes no difference. The clocks do not count.
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

    /// Whether the king of the side to move is attacked.
    pub fn is_check(&self) -> bool {
        self.board
            .is_attacked(self.king(self.turn), self.turn.other())
    }

    /// The legal moves, in an order that depends on the position alone.
    pub fn legal_moves(&self) -> MoveList {
        let mut moves = MoveList::EMPTY;
        generate(self, &mut moves);
        moves
    }

    /// Whether a move is legal.
    pub fn is_legal(&self, chess_move: Move) -> bool {
        self.legal_moves().contains(&chess_move)
    }

    /// Whether the side to move has a legal move; if not, it is mate or stalemate.
    pub fn has_legal_move(&self) -> bool {
        !self.legal_moves().is_empty()
    }
}

impl Default for Position {
    /// The position in which games start.
    fn default() -> Position {
        Position::start()
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Position(")?;
        fmt::Display::fmt(self, formatter)?;
        formatter.write_str(")")
    }
}
