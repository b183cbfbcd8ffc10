//! Moves in UCI notation.

use alloc::string::String;
use core::fmt::{self, Write};
use core::str::FromStr;

use crate::castling::{CastlingSide, castled_square};
use crate::moves::{IllegalMoveError, Move};
use crate::position::Position;
use crate::role::Role;
use crate::square::Square;
use game::{ErrorField, ErrorVisitor, coded_error, excerpt};

/// The null move.
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
    /// accepted: only [`Position::parse_uci`] reads it.
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

coded_error! {
    /// Why a text is not a legal UCI move in a position.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum UciMoveError {
        /// The text is not UCI notation.
        Syntax(ParseUciMoveError),
        /// A pawn reaches the last rank, but the promotion piece is missing.
        #[error(
            "missing-promotion",
            "{found} is missing the promotion piece, as in {found}q"
        )]
        MissingPromotion {
            /// The move.
            found: Move,
        },
        /// The move is illegal.
        Illegal(IllegalMoveError),
    }
}

impl Position {
    /// Parses a legal move in UCI notation, of chess or of Chess960: see [`Position::find_legal`]. The
    /// null move `0000` is accepted, too, unless the side to move is in check.
    ///
    /// # Errors
    ///
    /// [`UciMoveError`] if the text is not UCI notation, the promotion piece is missing, or the
    /// move is illegal.
    ///
    /// ```
    /// use rules::Position;
    ///
    /// let position = Position::start();
    /// assert!(position.parse_uci("g1f3").is_ok());
    /// assert_eq!(
    ///     position.parse_uci("e2e5").unwrap_err().to_string(),
    ///     "e2e5 is illegal in this position"
    /// );
    /// ```
    pub fn parse_uci(&self, text: &str) -> Result<Move, UciMoveError> {
        if text == NULL {
            return if self.is_check() {
                Err(UciMoveError::Illegal(IllegalMoveError::of(Move::NULL)))
            } else {
                Ok(Move::NULL)
            };
        }
        let parsed: Move = text.parse().map_err(UciMoveError::Syntax)?;
        let with_queen = Move {
            promotion: parsed.promotion.or(Some(Role::Queen)),
            ..parsed
        };
        if let Some(legal) = self.find_legal(parsed) {
            Ok(legal)
        } else if self.is_legal(with_queen) {
            Err(UciMoveError::MissingPromotion { found: parsed })
        } else {
            Err(UciMoveError::Illegal(IllegalMoveError::of(parsed)))
        }
    }

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
