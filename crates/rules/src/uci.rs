//! Moves as UCI writes them.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use crate::moves::Move;
use crate::position::Position;
use crate::quote::quote;
use crate::role::Role;
use crate::square::Square;

/// The UCI text of the move: `e2e4`, `e1g1` for castling, `e7e8q` for a promotion.
impl fmt::Display for Move {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}{}", self.from, self.to)?;
        match self.promotion {
            Some(role) => write!(formatter, "{}", role.letter()),
            None => Ok(()),
        }
    }
}

impl FromStr for Move {
    type Err = ParseUciMoveError;

    /// Reads a UCI move such as `e2e4` or `e7e8q`. Letters in lower case only; the null move `0000`
    /// is no move.
    fn from_str(text: &str) -> Result<Move, ParseUciMoveError> {
        parse(text).ok_or_else(|| ParseUciMoveError { found: quote(text) })
    }
}

fn parse(text: &str) -> Option<Move> {
    let promotion = match *text.as_bytes().get(4..)? {
        [] => None,
        [b'q'] => Some(Role::Queen),
        [b'r'] => Some(Role::Rook),
        [b'b'] => Some(Role::Bishop),
        [b'n'] => Some(Role::Knight),
        _ => return None,
    };
    let square = |range: std::ops::Range<usize>| text.get(range)?.parse::<Square>().ok();
    Some(Move {
        from: square(0..2)?,
        to: square(2..4)?,
        promotion,
    })
}

/// A text that is no UCI move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseUciMoveError {
    found: String,
}

impl fmt::Display for ParseUciMoveError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            formatter,
            "{} is no uci move such as e2e4 or e7e8q",
            self.found
        )
    }
}

impl Error for ParseUciMoveError {}

/// Why a UCI text is no move in a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UciMoveError {
    /// It is no UCI move at all.
    Syntax(ParseUciMoveError),
    /// A pawn reaches the last rank, but the text does not say what it becomes.
    MissingPromotion(Move),
    /// The rules do not allow it in this position.
    Illegal(Move),
}

impl fmt::Display for UciMoveError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UciMoveError::Syntax(error) => error.fmt(formatter),
            UciMoveError::MissingPromotion(refused) => {
                write!(
                    formatter,
                    "{refused} does not say what the pawn becomes, as {refused}q does"
                )
            }
            UciMoveError::Illegal(refused) => {
                write!(formatter, "{refused} is illegal in this position")
            }
        }
    }
}

impl Error for UciMoveError {}

impl Position {
    /// The legal move that a UCI text means in this position.
    ///
    /// # Errors
    ///
    /// If the text is no UCI move, lacks the promotion, or is illegal here.
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
        let chess_move: Move = text.parse().map_err(UciMoveError::Syntax)?;
        if self.is_legal(chess_move) {
            return Ok(chess_move);
        }
        if self.is_legal(Move {
            promotion: Some(Role::Queen),
            ..chess_move
        }) && chess_move.promotion.is_none()
        {
            return Err(UciMoveError::MissingPromotion(chess_move));
        }
        Err(UciMoveError::Illegal(chess_move))
    }
}
