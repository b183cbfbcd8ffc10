//! A piece: a role and the side that it belongs to.

use core::fmt::{self, Display};

use crate::color::Color;
use crate::role::Role;

/// A piece of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(align(2))] // one load instead of two
pub struct Piece {
    /// The side that it belongs to.
    pub color: Color,
    /// What it is.
    pub role: Role,
}

impl Piece {
    /// A pawn of a side.
    pub(crate) const fn pawn(color: Color) -> Piece {
        let role = Role::Pawn;
        Piece { color, role }
    }

    /// The letter of the piece in a FEN: upper case for White, lower case for Black.
    ///
    /// ```
    /// use rules::{Color, Piece, Role};
    ///
    /// assert_eq!(Piece { color: Color::White, role: Role::Knight }.letter(), 'N');
    /// ```
    pub const fn letter(self) -> char {
        match self.color {
            Color::White => self.role.letter().to_ascii_uppercase(),
            Color::Black => self.role.letter(),
        }
    }

    /// The piece of a FEN letter, if it is one.
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

/// In words: `white knight`.
impl fmt::Display for Piece {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(&self.color, formatter)?;
        formatter.write_str(" ")?;
        Display::fmt(&self.role, formatter)
    }
}
