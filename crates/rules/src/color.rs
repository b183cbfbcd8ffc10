//! The two sides.

use core::fmt;

/// One of the two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Color {
    /// The side that moves first.
    White,
    /// The side that moves second.
    Black,
}

impl Color {
    /// Both sides, White first.
    pub const ALL: [Color; 2] = [Color::White, Color::Black];

    /// The opponent.
    ///
    /// ```
    /// use rules::Color;
    ///
    /// assert_eq!(Color::White.other(), Color::Black);
    /// ```
    #[must_use]
    pub const fn other(self) -> Color {
        match self {
            Color::White => Color::Black,
            Color::Black => Color::White,
        }
    }

    /// The letter of the side in a FEN: `w` or `b`.
    pub const fn letter(self) -> char {
        match self {
            Color::White => 'w',
            Color::Black => 'b',
        }
    }

    /// A lower-case letter as a FEN writes it for this side: in upper case for White.
    pub(crate) const fn cased(self, letter: char) -> char {
        match self {
            Color::White => letter.to_ascii_uppercase(),
            Color::Black => letter,
        }
    }

    /// The 0x88 step of this side's pawns.
    pub(crate) const fn forward(self) -> i8 {
        match self {
            Color::White => 0x10,
            Color::Black => -0x10,
        }
    }

    /// The rank, 0 to 7, of this side's pieces in the initial position.
    pub(crate) const fn home_rank(self) -> u8 {
        match self {
            Color::White => 0,
            Color::Black => 7,
        }
    }

    /// The rank, 0 to 7, of this side's pawns in the initial position.
    pub(crate) const fn pawn_rank(self) -> u8 {
        match self {
            Color::White => 1,
            Color::Black => 6,
        }
    }

    /// The rank, 0 to 7, skipped by a double push of this side's pawns.
    pub(crate) const fn ep_rank(self) -> u8 {
        match self {
            Color::White => 2,
            Color::Black => 5,
        }
    }
}

/// `white` or `black`.
impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Color::White => "white",
            Color::Black => "black",
        })
    }
}
