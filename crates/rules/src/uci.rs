//! Moves in UCI notation.

use alloc::string::String;
use core::fmt::{self, Write};
use core::str::FromStr;

use crate::castling::{CastlingSide, castled_square};
use crate::moves::Move;
use crate::position::Position;
use crate::role::Role;
use crate::square::Square;
use game::{ErrorField, ErrorVisitor, coded_error, excerpt};

pub(crate) const NULL: &str = "0000";

/// UCI notation: `e2e4`, `e1g1` for castling, `e7e8q` for a promotion. Castling in Chess960 is the
/// king's move to its rook. The null move is `0000`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Move::NULL {
            return f.write_str(NULL);
        }
        write!(f, "{}{}", self.from, self.to)?;
        match self.promotion {
            Some(role) => f.write_char(role.letter()),
            None => Ok(()),
        }
    }
}

impl ErrorField for Move {
    fn visit(&self, name: &'static str, visitor: &mut impl ErrorVisitor) {
        visitor.text(name, self);
    }
}

impl FromStr for Move {
    type Err = ParseUciMoveError;

    /// Parses a UCI move such as `e2e4` or `e7e8q`, in lower case. The null move `0000` is not
    /// accepted.
    ///
    /// # Errors
    ///
    /// [`ParseUciMoveError`].
    fn from_str(text: &str) -> Result<Move, ParseUciMoveError> {
        parse(text.as_bytes()).ok_or_else(|| ParseUciMoveError {
            found: excerpt(text),
        })
    }
}

pub(crate) fn parse(text: &[u8]) -> Option<Move> {
    let promotion = match text.get(4..)? {
        [] => None,
        b"q" => Some(Role::Queen),
        b"r" => Some(Role::Rook),
        b"b" => Some(Role::Bishop),
        b"n" => Some(Role::Knight),
        _ => return None,
    };
    Some(Move {
        from: Square::from_ascii(&text[..2])?,
        to: Square::from_ascii(&text[2..4])?,
        promotion,
    })
}

coded_error! {
    #[error("move-syntax", "{found} is not a UCI move such as e2e4 or e7e8q")]
    /// The error for a text that is not a move in UCI notation.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct ParseUciMoveError {
        /// An [`excerpt`](crate::excerpt) of the text.
        pub found: String,
    }
}

impl Position {
    /// The legal move that a move denotes: castling may be the king's move to its target or to its
    /// rook, except where the king's move to its target is another legal move.
    ///
    /// ```
    /// use rules::Position;
    ///
    /// let position: Position = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse()?;
    /// let castling = position.find_legal("e1h1".parse()?);
    /// assert_eq!(castling, Some("e1g1".parse()?));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn find_legal(&self, meant: Move) -> Option<Move> {
        if self.is_legal(meant) {
            return Some(meant);
        }
        self.find_castling(meant, CastlingSide::King)
            .or_else(|| self.find_castling(meant, CastlingSide::Queen))
    }

    /// The legal castling that a move in the other notation denotes.
    fn find_castling(&self, meant: Move, side: CastlingSide) -> Option<Move> {
        let way = self.castling.way(self.turn, side);
        let to = if way.castling.to == way.rook {
            castled_square(self.turn, side)
        } else {
            way.rook
        };
        let is_meant = meant == Move { to, ..way.castling };
        (is_meant && self.castling.has(self.turn, side) && self.is_legal(way.castling))
            .then_some(way.castling)
    }

    /// A legal move in the form of UCI for Chess960: castling is the king's move to its rook.
    ///
    /// ```
    /// use rules::Position;
    ///
    /// let position: Position = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse()?;
    /// assert_eq!(position.as_chess960("e1g1".parse()?).to_string(), "e1h1");
    /// assert_eq!(position.as_chess960("e1f1".parse()?).to_string(), "e1f1");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn as_chess960(&self, chess_move: Move) -> Move {
        match self.castling_side(chess_move) {
            Some(side) => Move::quiet(chess_move.from, self.castling.rook(self.turn, side)),
            None => chess_move,
        }
    }

    /// The direction of castling, if a legal move is castling.
    pub fn castling_side(&self, chess_move: Move) -> Option<CastlingSide> {
        let side = if chess_move.to > chess_move.from {
            CastlingSide::King
        } else {
            CastlingSide::Queen
        };
        let is_castling = self.castling.has(self.turn, side)
            && self.castling.castling(self.turn, side) == chess_move;
        is_castling.then_some(side)
    }
}
