//! Who may still castle, and where.

use alloc::string::String;
use core::fmt;

use crate::color::Color;
use crate::square::Square;

/// The side of the board to which a king castles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CastlingSide {
    /// Castling short, towards the h-file.
    King,
    /// Castling long, towards the a-file.
    Queen,
}

impl CastlingSide {
    /// Both sides, the king's first.
    pub const ALL: [CastlingSide; 2] = [CastlingSide::King, CastlingSide::Queen];

    /// The name: `king's side` or `queen's side`.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            CastlingSide::King => "king's side",
            CastlingSide::Queen => "queen's side",
        }
    }

    /// The file, 0 to 7, from which the rook castles.
    pub(crate) const fn rook_file(self) -> u8 {
        match self {
            CastlingSide::King => 7,
            CastlingSide::Queen => 0,
        }
    }
}

impl fmt::Display for CastlingSide {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.name())
    }
}

/// The castling rights of both sides: that neither king nor rook has moved, not that the way is
/// free.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CastlingRights(u8);

/// The file of the kings at the start.
pub(crate) const KING_FILE: u8 = 4;

/// The square from which a king castles.
pub(crate) const fn king_square(color: Color) -> Square {
    Square::new(KING_FILE, color.home_rank())
}

/// The square from which a rook castles.
pub(crate) const fn rook_square(color: Color, side: CastlingSide) -> Square {
    Square::new(side.rook_file(), color.home_rank())
}

/// The square to which a king castles.
pub(crate) const fn castled_square(color: Color, side: CastlingSide) -> Square {
    let file = match side {
        CastlingSide::King => KING_FILE + 2,
        CastlingSide::Queen => KING_FILE - 2,
    };
    Square::new(file, color.home_rank())
}

impl CastlingRights {
    /// No rights.
    pub const NONE: CastlingRights = CastlingRights(0);
    /// All four rights.
    pub const ALL: CastlingRights = CastlingRights(0b1111);

    /// Whether a color may still castle to a side.
    ///
    /// ```
    /// use rules::{CastlingRights, Color, CastlingSide};
    ///
    /// assert!(CastlingRights::ALL.has(Color::White, CastlingSide::Queen));
    /// ```
    #[inline]
    pub const fn has(self, color: Color, side: CastlingSide) -> bool {
        self.0 & CastlingRights::bit(color, side) != 0
    }

    /// The right of a letter, one of `KQkq`.
    pub(crate) fn of_letter(letter: u8) -> Option<CastlingRights> {
        let index = LETTERS.iter().position(|&right| right == letter)?;
        Some(CastlingRights(1 << index))
    }

    /// Adds a right; false if it was there.
    pub(crate) const fn insert(&mut self, right: CastlingRights) -> bool {
        let is_new = self.0 & right.0 == 0;
        self.0 |= right.0;
        is_new
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
    pub(crate) const fn after_touching(self, square: Square) -> CastlingRights {
        CastlingRights(self.0 & KEPT[square.place()])
    }

    /// Adds the letters of a FEN.
    pub(crate) fn push_letters(self, text: &mut String) {
        if self == CastlingRights::NONE {
            text.push('-');
        }
        for (index, &letter) in LETTERS.iter().enumerate() {
            if self.0 & 1 << index != 0 {
                text.push(char::from(letter));
            }
        }
    }

    const fn bit(color: Color, side: CastlingSide) -> u8 {
        1 << (2 * color as u8 + side as u8)
    }
}

/// For each 0x88 number, the rights that survive a move from or to it.
const KEPT: [u8; 128] = {
    let mut kept = [0b1111; 128];
    let mut index = 0;
    while index < 4 {
        let color = Color::ALL[index / 2];
        let side = CastlingSide::ALL[index % 2];
        let bit = CastlingRights::bit(color, side);
        kept[king_square(color).place()] &= !bit;
        kept[rook_square(color, side).place()] &= !bit;
        index += 1;
    }
    kept
};

/// As in a FEN: `KQkq`, or `-` for none.
impl fmt::Display for CastlingRights {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut letters = String::new();
        self.push_letters(&mut letters);
        formatter.write_str(&letters)
    }
}

/// The letters of the rights in the order of a FEN, which is that of their bits.
const LETTERS: [u8; 4] = *b"KQkq";
