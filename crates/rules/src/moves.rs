//! Moves.

use core::fmt;

use crate::role::Role;
use crate::square::Square;
use game::coded_error;

/// A move: origin, target and promotion piece.
///
/// Castling is the king's move by two squares, or to its own rook if king or rook is not on its
/// square of chess, as in Chess960. An en passant capture goes to the square skipped by the
/// captured pawn. `Display` and `FromStr` use UCI notation, `e2e4` or `e7e8q`. [`Move::NULL`] is a
/// pass.
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
#[repr(align(4))] // loaded as one 32-bit word
pub struct Move {
    /// The origin.
    pub from: Square,
    /// The target.
    pub to: Square,
    /// The promotion piece of a pawn that reaches the last rank.
    pub promotion: Option<Role>,
}

impl Move {
    /// The null move: the side to move passes. It is never legal, but annotated games contain it, for
    /// example to show a threat: `--` in PGN, `0000` in UCI notation.
    ///
    /// No text of two squares denotes it, since no pawn is promoted to a king.
    ///
    /// ```
    /// use rules::{Game, Move, Position};
    ///
    /// let mut game = Game::new(Position::start());
    /// game.play(Move::NULL)?;
    /// assert_eq!(game.position().turn(), rules::Color::Black);
    /// assert!(!game.position().is_legal(Move::NULL));
    /// # Ok::<(), rules::IllegalMoveError>(())
    /// ```
    pub const NULL: Move = Move {
        from: Square::new(0, 0),
        to: Square::new(0, 0),
        promotion: Some(Role::King),
    };

    /// A move without promotion.
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
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

coded_error! {
    #[error("illegal-move", "{found} is illegal in this position")]
    /// The error for a move that is illegal in a position.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct IllegalMoveError {
        /// The illegal move.
        pub found: Move,
    }
}

impl IllegalMoveError {
    pub(crate) const fn of(found: Move) -> IllegalMoveError {
        IllegalMoveError { found }
    }
}
