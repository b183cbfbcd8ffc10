//! Castling rights and the squares of castling.

use core::fmt;

use crate::color::Color;
use crate::square::Square;

/// The direction of castling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CastlingSide {
    /// Castling short, towards the h-file.
    King,
    /// Castling long, towards the a-file.
    Queen,
}

impl CastlingSide {
    /// Both directions, kingside first.
    pub const ALL: [CastlingSide; 2] = [CastlingSide::King, CastlingSide::Queen];

    /// The file, 0 to 7, of the castling rook.
    pub(crate) const fn rook_file(self) -> u8 {
        match self {
            CastlingSide::King => 7,
            CastlingSide::Queen => 0,
        }
    }
}

/// `kingside` or `queenside`.
impl fmt::Display for CastlingSide {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            CastlingSide::King => "kingside",
            CastlingSide::Queen => "queenside",
        })
    }
}

/// The castling rights of both sides: neither the king nor the rook has moved. Whether castling is
/// possible now is a different question.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CastlingRights(u8);

/// The file of the kings in the initial position.
pub(crate) const KING_FILE: u8 = 4;

/// The square from which a king castles.
#[must_use]
pub const fn king_square(color: Color) -> Square {
    Square::new(KING_FILE, color.home_rank())
}

/// The square from which a rook castles.
#[must_use]
pub const fn rook_square(color: Color, side: CastlingSide) -> Square {
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

    /// Whether a side has the right to castle in a direction.
    ///
    /// ```
    /// use rules::{CastlingRights, CastlingSide, Color};
    ///
    /// assert!(CastlingRights::ALL.has(Color::White, CastlingSide::Queen));
    /// ```
    #[inline]
    pub const fn has(self, color: Color, side: CastlingSide) -> bool {
        self.0 & CastlingRights::bit(color, side) != 0
    }

    /// One right.
    pub(crate) const fn of(color: Color, side: CastlingSide) -> CastlingRights {
        CastlingRights(CastlingRights::bit(color, side))
    }

    /// The right of a FEN letter, one of `KQkq`.
    pub(crate) fn from_letter(letter: u8) -> Option<CastlingRights> {
        let index = LETTERS.iter().position(|&right| right == letter)?;
        Some(CastlingRights(1 << index))
    }

    /// Adds a right; false if it is already present.
    pub(crate) const fn insert(&mut self, right: CastlingRights) -> bool {
        let is_new = self.0 & right.0 == 0;
        self.0 |= right.0;
        is_new
    }

    /// Removes rights; those that are not present stay so.
    pub(crate) const fn remove(&mut self, rights: CastlingRights) {
        self.0 &= !rights.0;
    }

    /// The rights as an index below 16, for hash keys.
    #[inline]
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }

    /// The rights that remain after a move between two squares: a right is lost when its king or
    /// rook moves, and when the rook is captured.
    #[inline]
    #[must_use]
    pub(crate) const fn after_move(self, from: Square, to: Square) -> CastlingRights {
        CastlingRights(
            self.0 & RETAINED_RIGHTS[from.array_index()] & RETAINED_RIGHTS[to.array_index()],
        )
    }

    const fn bit(color: Color, side: CastlingSide) -> u8 {
        1 << (2 * color as u8 + side as u8)
    }
}

/// The rights that survive a move from or to a square, by 0x88 index.
const RETAINED_RIGHTS: [u8; 128] = {
    let mut retained = [0b1111; 128];
    let mut index = 0;
    while index < 4 {
        let color = Color::ALL[index / 2];
        let side = CastlingSide::ALL[index % 2];
        let bit = CastlingRights::bit(color, side);
        retained[king_square(color).array_index()] &= !bit;
        retained[rook_square(color, side).array_index()] &= !bit;
        index += 1;
    }
    retained
};

/// As in a FEN: `KQkq`, or `-` for none.
impl fmt::Display for CastlingRights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == CastlingRights::NONE {
            return f.write_str("-");
        }
        for (index, &letter) in LETTERS.iter().enumerate() {
            if self.0 & 1 << index != 0 {
                write!(f, "{}", char::from(letter))?;
            }
        }
        Ok(())
    }
}

/// The letters of the rights, in the order of their bits.
const LETTERS: [u8; 4] = *b"KQkq";
