//! Moves.

use core::error::Error;
use core::fmt::{self, Display};

use crate::role::Role;
use crate::square::Square;

/// A move: from where to where, and what a pawn becomes.
///
/// Castling is the king's step of two squares. An e.p. capture goes to the square that the taken
/// pawn skipped. As text it is written the UCI way, `e2e4` or `e7e8q`, and read by `FromStr`.
///
/// ```
/// use rules::{Move, Role};
///
/// let promotion: Move = "e7e8n".parse()?;
/// assert_eq!(promotion.promotion, Some(Role::Knight));
/// assert_eq!(promotion.to_string(), "e7e8n");
/// # Ok::<(), rules::ParseUciMoveError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(align(4))] // one load of a word instead of three of bytes
pub struct Move {
    /// The square that the piece leaves.
    pub from: Square,
    /// The square that it goes to.
    pub to: Square,
    /// What a pawn on the last rank becomes; `None` for every other move.
    pub promotion: Option<Role>,
}

impl Move {
    /// A move that is no promotion.
    #[inline]
    pub(crate) const fn quiet(from: Square, to: Square) -> Move {
        Move {
            from,
            to,
            promotion: None,
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(self, formatter)
    }
}

/// A move that the rules do not allow in the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalMoveError {
    /// The move refused.
    pub refused: Move,
}

impl IllegalMoveError {
    pub(crate) const fn of(refused: Move) -> IllegalMoveError {
        IllegalMoveError { refused }
    }
}

impl fmt::Display for IllegalMoveError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(&self.refused, formatter)?;
        formatter.write_str(" is illegal in this position")
    }
}

impl Error for IllegalMoveError {}
