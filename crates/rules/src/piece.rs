//! Pieces: a role and a side.

use core::fmt;

use crate::role::Role;
use game::Color;

/// A piece of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(align(2))] // loaded as one 16-bit word
pub struct Piece {
    /// The side.
    pub color: Color,
    /// The kind of piece.
    pub role: Role,
}

impl Piece {
    /// A pawn of a side.
    pub(crate) const fn pawn(color: Color) -> Piece {
        let role = Role::Pawn;
        Piece { color, role }
    }

    /// The FEN letter: upper case for White, lower case for Black.
    ///
    /// ```
    /// use rules::{Color, Piece, Role};
    ///
    /// assert_eq!(Piece { color: Color::White, role: Role::Knight }.letter(), 'N');
    /// ```
    pub const fn letter(self) -> char {
        self.color.cased(self.role.letter())
    }

    /// The piece with a FEN letter.
    pub const fn from_letter(letter: char) -> Option<Piece> {
        let color = if letter.is_ascii_uppercase() {
            Color::White
        } else {
            Color::Black
        };
        match Role::from_letter(letter) {
            Some(role) => Some(Piece { color, role }),
            None => None,
        }
    }
}

/// A description such as `white knight`.
impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.color, self.role)
    }
}
