//! Castling rights and the squares of castling.

use core::fmt::{self, Write};

use crate::moves::Move;
use crate::side::home_rank;
use crate::square::Square;
use game::Color;

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

    /// The castling in SAN: `O-O` or `O-O-O`.
    pub const fn san(self) -> &'static str {
        match self {
            CastlingSide::King => "O-O",
            CastlingSide::Queen => "O-O-O",
        }
    }

    /// The letter of the right in a FEN, in lower case.
    pub(crate) const fn letter(self) -> char {
        match self {
            CastlingSide::King => 'k',
            CastlingSide::Queen => 'q',
        }
    }

    /// The file, 0 to 7, of the castling rook in chess.
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

/// The castling rights of both sides: a right exists as long as neither the king nor the rook has
/// moved. It does not mean that castling is possible now.
///
/// A right includes the files of its king and its rook, which vary in
/// [Chess960](https://en.wikipedia.org/wiki/Fischer_random_chess).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CastlingRights {
    /// A bit for each right, in the order of [`RIGHTS`].
    bits: u8,
    /// Four bits for the file of each right's rook, in the same order, then for each side's king.
    /// Rights that are absent have the files of chess, so that equal rights are equal values.
    files: u32,
}

/// All rights, in their order in a FEN.
pub(crate) const RIGHTS: [(Color, CastlingSide); 4] = [
    (Color::White, CastlingSide::King),
    (Color::White, CastlingSide::Queen),
    (Color::Black, CastlingSide::King),
    (Color::Black, CastlingSide::Queen),
];

/// The files of rooks and kings in chess.
const CHESS_FILES: u32 = 0x44_0707;

/// The file of the kings in the initial position.
pub(crate) const KING_FILE: u8 = 4;

/// The square from which a king castles.
#[must_use]
pub const fn king_square(color: Color) -> Square {
    Square::new(KING_FILE, home_rank(color))
}

/// The square from which a rook castles.
#[must_use]
pub const fn rook_square(color: Color, side: CastlingSide) -> Square {
    Square::new(side.rook_file(), home_rank(color))
}

pub(crate) const fn castled_square(color: Color, side: CastlingSide) -> Square {
    let file = match side {
        CastlingSide::King => KING_FILE + 2,
        CastlingSide::Queen => KING_FILE - 2,
    };
    Square::new(file, home_rank(color))
}

pub(crate) const fn castled_rook_square(color: Color, side: CastlingSide) -> Square {
    let file = match side {
        CastlingSide::King => KING_FILE + 1,
        CastlingSide::Queen => KING_FILE - 1,
    };
    Square::new(file, home_rank(color))
}

impl CastlingRights {
    /// No rights.
    pub const NONE: CastlingRights = CastlingRights::of_chess(0);
    /// All four rights, with king and rooks as in chess.
    pub const ALL: CastlingRights = CastlingRights::of_chess(0b1111);

    /// Whether a side has the right to castle in a direction.
    ///
    /// ```
    /// use rules::{CastlingRights, CastlingSide, Color};
    ///
    /// assert!(CastlingRights::ALL.has(Color::White, CastlingSide::Queen));
    /// ```
    #[inline]
    pub const fn has(self, color: Color, side: CastlingSide) -> bool {
        self.bits & 1 << index(color, side) != 0
    }

    /// The square of the rook of a right; in chess, and if there is no such right, a corner.
    ///
    /// ```
    /// use rules::{CastlingSide, Color, Position};
    ///
    /// let position: Position = "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w Kq - 0 1".parse()?;
    /// let rook = position.castling_rights().rook(Color::White, CastlingSide::King);
    /// assert_eq!(rook.to_string(), "g1");
    /// # Ok::<(), rules::FenError>(())
    /// ```
    #[inline]
    pub const fn rook(self, color: Color, side: CastlingSide) -> Square {
        Square::new(self.file(4 * index(color, side)), home_rank(color))
    }

    /// The square of the king of a side's rights; on the e-file in chess, and if there are no
    /// rights.
    #[inline]
    pub const fn king(self, color: Color) -> Square {
        Square::new(self.file(16 + 4 * color as u32), home_rank(color))
    }

    /// Whether all kings and rooks that may castle are on the squares of chess.
    #[inline]
    pub const fn is_of_chess(self) -> bool {
        self.files == CHESS_FILES
    }

    /// Whether castling is written as the king's move by two squares, as in chess, rather than as
    /// the capture of its own rook.
    #[inline]
    pub(crate) fn is_two_step(self, color: Color, side: CastlingSide) -> bool {
        self.king(color) == king_square(color) && self.rook(color, side) == rook_square(color, side)
    }

    /// The move by which a side castles, if it has the right.
    #[inline]
    pub(crate) fn castling(self, color: Color, side: CastlingSide) -> Move {
        let to = if self.is_two_step(color, side) {
            castled_square(color, side)
        } else {
            self.rook(color, side)
        };
        Move::quiet(self.king(color), to)
    }

    /// Adds a right with the files of its king and rook; false if it is already present.
    pub(crate) const fn insert(
        &mut self,
        color: Color,
        side: CastlingSide,
        [king, rook]: [u8; 2],
    ) -> bool {
        if self.has(color, side) {
            return false;
        }
        self.bits |= 1 << index(color, side);
        self.set_file(4 * index(color, side), rook);
        self.set_file(16 + 4 * color as u32, king);
        true
    }

    /// The rights as an index below 16, for hash keys.
    #[inline]
    pub(crate) const fn bits(self) -> u8 {
        self.bits
    }

    /// The files of rooks and kings as a number that is 0 in chess, for hash keys.
    #[inline]
    pub(crate) const fn other_files(self) -> u64 {
        (self.files ^ CHESS_FILES) as u64
    }

    /// The rights that remain after a move between two squares, if all rights are [of
    /// chess](Self::is_of_chess): a right is lost when its king or rook moves, and when the rook is
    /// captured.
    #[inline]
    #[must_use]
    pub(crate) const fn after_move(self, from: Square, to: Square) -> CastlingRights {
        CastlingRights {
            bits: self.bits
                & RETAINED_RIGHTS[from.array_index()]
                & RETAINED_RIGHTS[to.array_index()],
            ..self
        }
    }

    /// The rights that remain after a move between two squares, for any squares of kings and rooks.
    #[must_use]
    pub(crate) fn after_move_in_chess960(self, from: Square, to: Square) -> CastlingRights {
        let mut retained = CastlingRights::NONE;
        for (color, side) in RIGHTS {
            let (king, rook) = (self.king(color), self.rook(color, side));
            if self.has(color, side) && from != king && from != rook && to != rook {
                retained.insert(color, side, [king.file(), rook.file()]);
            }
        }
        retained
    }

    const fn of_chess(bits: u8) -> CastlingRights {
        CastlingRights {
            bits,
            files: CHESS_FILES,
        }
    }

    const fn file(self, shift: u32) -> u8 {
        (self.files >> shift).to_le_bytes()[0] & 7
    }

    const fn set_file(&mut self, shift: u32, file: u8) {
        self.files = self.files & !(7 << shift) | (file as u32) << shift;
    }
}

const fn index(color: Color, side: CastlingSide) -> u32 {
    2 * color as u32 + side as u32
}

impl Default for CastlingRights {
    /// No rights.
    fn default() -> CastlingRights {
        CastlingRights::NONE
    }
}

/// The rights of chess that remain after a move from or to a square, by 0x88 index.
const RETAINED_RIGHTS: [u8; 128] = {
    let mut retained = [0b1111; 128];
    let mut place = 0;
    while place < RIGHTS.len() {
        let (color, side) = RIGHTS[place];
        let bit = 1 << index(color, side);
        retained[king_square(color).array_index()] &= !bit;
        retained[rook_square(color, side).array_index()] &= !bit;
        place += 1;
    }
    retained
};

/// The letters `KQkq` of the rights, or `-` if there are none.
///
/// A FEN has other letters if a rook is not the outermost one: see [`Position`](crate::Position).
impl fmt::Display for CastlingRights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.bits == 0 {
            return f.write_str("-");
        }
        for (color, side) in RIGHTS {
            if self.has(color, side) {
                f.write_char(color.cased(side.letter()))?;
            }
        }
        Ok(())
    }
}
