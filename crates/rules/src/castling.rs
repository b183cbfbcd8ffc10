//! Who may still castle, and where.

use std::fmt;

use crate::color::Color;
use crate::square::Square;

/// The side of the board to which a king castles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// Castling short, towards the h-file.
    King,
    /// Castling long, towards the a-file.
    Queen,
}

impl Side {
    /// Both sides, the king's first.
    pub const ALL: [Side; 2] = [Side::King, Side::Queen];

    /// The file, 0 to 7, from which the rook castles.
    pub(crate) const fn rook_file(self) -> u8 {
        match self {
            Side::King => 7,
            Side::Queen => 0,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Side::King => "king's side",
            Side::Queen => "queen's side",
        })
    }
}

/// The castling rights of both sides: that neither king nor rook has moved, not that the way is
/// free.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Castling(u8);

/// The file of the kings at the start.
pub(crate) const KING_FILE: u8 = 4;

/// The square from which a king castles.
pub(crate) const fn king_square(color: Color) -> Square {
    Square::new(KING_FILE, color.home_rank())
}

/// The square from which a rook castles.
pub(crate) const fn rook_square(color: Color, side: Side) -> Square {
    Square::new(side.rook_file(), color.home_rank())
}

impl Castling {
    /// No rights.
    pub const NONE: Castling = Castling(0);
    /// All four rights.
    pub const ALL: Castling = Castling(0b1111);

    /// Whether a color may still castle to a side.
    ///
    /// ```
    /// use rules::{Castling, Color, Side};
    ///
    /// assert!(Castling::ALL.has(Color::White, Side::Queen));
    /// ```
    #[inline]
    pub const fn has(self, color: Color, side: Side) -> bool {
        self.0 & Castling::bit(color, side) != 0
    }

    /// Adds a right.
    pub(crate) const fn add(&mut self, color: Color, side: Side) {
        self.0 |= Castling::bit(color, side);
    }

    /// The rights as a number below 16, for keys.
    #[inline]
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }

    /// What is left of the rights when a move comes from or goes to a square: a king or a rook that
    /// leaves its square, or is taken on it, loses them.
    #[inline]
    #[must_use]
    pub(crate) const fn after_touching(self, square: Square) -> Castling {
        Castling(self.0 & KEPT[square.place()])
    }

    const fn bit(color: Color, side: Side) -> u8 {
        match (color, side) {
            (Color::White, Side::King) => 0b0001,
            (Color::White, Side::Queen) => 0b0010,
            (Color::Black, Side::King) => 0b0100,
            (Color::Black, Side::Queen) => 0b1000,
        }
    }
}

/// For each 0x88 number, the rights that survive a move from or to it.
const KEPT: [u8; 128] = {
    let mut kept = [0b1111; 128];
    let mut index = 0;
    while index < 4 {
        let color = Color::ALL[index / 2];
        let side = Side::ALL[index % 2];
        let bit = Castling::bit(color, side);
        kept[king_square(color).place()] &= !bit;
        kept[rook_square(color, side).place()] &= !bit;
        index += 1;
    }
    kept
};

/// As in a FEN: `KQkq`, or `-` for none.
impl fmt::Display for Castling {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Castling::NONE {
            return formatter.write_str("-");
        }
        for (color, side, letter) in RIGHTS {
            if self.has(color, side) {
                write!(formatter, "{letter}")?;
            }
        }
        Ok(())
    }
}

/// The four rights and their letters, in the order of a FEN.
pub(crate) const RIGHTS: [(Color, Side, char); 4] = [
    (Color::White, Side::King, 'K'),
    (Color::White, Side::Queen, 'Q'),
    (Color::Black, Side::King, 'k'),
    (Color::Black, Side::Queen, 'q'),
];
