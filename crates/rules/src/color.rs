//! The two sides.

use core::fmt;

/// One of the two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Color {
    /// The side that begins, with its pieces on the ranks 1 and 2.
    White,
    /// The other side.
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

    /// The name: `white` or `black`.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Color::White => "white",
            Color::Black => "black",
        }
    }

    /// The step of this side's pawns on the 0x88 board.
    pub(crate) const fn forward(self) -> i8 {
        match self {
            Color::White => 0x10,
            Color::Black => -0x10,
        }
    }

    /// The rank, 0 to 7, on which this side's pieces stand at the start.
    pub(crate) const fn home_rank(self) -> u8 {
        match self {
            Color::White => 0,
            Color::Black => 7,
        }
    }

    /// The rank, 0 to 7, on which this side's pawns stand at the start.
    pub(crate) const fn pawn_rank(self) -> u8 {
        match self {
            Color::White => 1,
            Color::Black => 6,
        }
    }

    /// The rank, 0 to 7, that a double push of this side's pawns skips.
    pub(crate) const fn ep_rank(self) -> u8 {
        match self {
            Color::White => 2,
            Color::Black => 5,
        }
    }
}

impl fmt::Display for Color {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.name())
    }
}
