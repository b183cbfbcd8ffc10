//! Moves as UCI writes them.

use alloc::string::String;
use core::error::Error;
use core::fmt::{self, Display};
use core::str::FromStr;

use crate::excerpt::excerpt;
use crate::moves::{IllegalMoveError, Move};
use crate::position::Position;
use crate::role::Role;
use crate::square::Square;

/// The UCI text of the move: `e2e4`, `e1g1` for castling, `e7e8q` for a promotion.
impl fmt::Display for Move {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.uci())
    }
}

impl Move {
    fn uci(self) -> String {
        let mut uci = String::new();
        self.from.push_letters(&mut uci);
        self.to.push_letters(&mut uci);
        if let Some(role) = self.promotion {
            uci.push(role.letter());
        }
        uci
    }
}

impl FromStr for Move {
    type Err = ParseUciMoveError;

    /// Reads a UCI move such as `e2e4` or `e7e8q`. Letters in lower case only; the null move `0000`
    /// is no move.
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
        from: Square::from_letters(&text[..2])?,
        to: Square::from_letters(&text[2..4])?,
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
        formatter.write_str(&self.found)?;
        formatter.write_str(" is no uci move such as e2e4 or e7e8q")
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
                Display::fmt(refused, formatter)?;
                formatter.write_str(" does not say what the pawn becomes, as ")?;
                Display::fmt(refused, formatter)?;
                formatter.write_str("q does")
            }
            UciMoveError::Illegal(refused) => IllegalMoveError::of(*refused).fmt(formatter),
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
        let meant: Move = text.parse().map_err(UciMoveError::Syntax)?;
        let queening = Move {
            promotion: meant.promotion.or(Some(Role::Queen)),
            ..meant
        };
        let legal = self.legal_moves();
        if legal.contains(&meant) {
            Ok(meant)
        } else if legal.contains(&queening) {
            Err(UciMoveError::MissingPromotion(meant))
        } else {
            Err(UciMoveError::Illegal(meant))
        }
    }
}
