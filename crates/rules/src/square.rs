//! Squares with 0x88 indices.

use alloc::string::String;
use core::error::Error;
use core::fmt::{self, Write};
use core::str::FromStr;

use game::{ErrorField, ErrorVisitor, excerpt};

/// A square of the board.
///
/// Squares have [0x88](https://www.chessprogramming.org/0x88) indices: the rank in the upper four
/// bits of a byte and the file in the lower, so that a rank has sixteen indices, of which eight are
/// off the board:
///
/// ```text
/// 8  70 71 72 73 74 75 76 77 | 78 … 7f
/// 7  60 61 62 63 64 65 66 67 | 68 … 6f
/// …                          |
/// 2  10 11 12 13 14 15 16 17 | 18 … 1f
/// 1  00 01 02 03 04 05 06 07 | 08 … 0f
///     a  b  c  d  e  f  g  h
/// ```
///
/// A piece moves by adding a step: `0x10` one rank up, `0x01` one file to the right, `0x21` a
/// knight's jump. A step over any edge sets a bit of `0x88`, so a single `and` detects it and
/// nothing wraps around. The difference of two indices determines their relative position, so one
/// table of differences answers "does a bishop move this way?".
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

/// The bits that are not set in the index of any square.
const OFF_BOARD: u8 = 0x88;

impl Square {
    /// The square on a file (0 = a … 7 = h) and a rank (0 = the first … 7 = the eighth).
    ///
    /// Only the lowest three bits of each are used.
    ///
    /// ```
    /// use rules::Square;
    ///
    /// assert_eq!(Square::new(4, 3).to_string(), "e4");
    /// assert_eq!(Square::new(4, 3).index(), 0x34);
    /// ```
    pub const fn new(file: u8, rank: u8) -> Square {
        Square((rank & 7) << 4 | file & 7)
    }

    /// The square with a 0x88 index; `None` off the board.
    #[inline]
    pub const fn from_index(index: u8) -> Option<Square> {
        if index & OFF_BOARD == 0 {
            Some(Square(index))
        } else {
            None
        }
    }

    /// The file, 0 (a) to 7 (h).
    #[inline]
    pub const fn file(self) -> u8 {
        self.0 & 7
    }

    /// The rank, 0 (the first) to 7 (the eighth).
    #[inline]
    pub const fn rank(self) -> u8 {
        self.0 >> 4
    }

    /// The 0x88 index: a1 = `0x00`, h1 = `0x07`, a8 = `0x70`.
    #[inline]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Every square, a1, b1 … h8.
    pub fn all() -> impl Iterator<Item = Square> {
        (0..64).map(Square::from_bit_index)
    }

    /// The square one step away, such as `0x10` for one rank up; `None` off the board.
    ///
    /// ```
    /// use rules::Square;
    ///
    /// assert_eq!(Square::new(7, 0).offset(0x10), Some(Square::new(7, 1)));
    /// assert_eq!(Square::new(7, 0).offset(0x01), None);
    /// ```
    #[inline]
    #[must_use]
    pub const fn offset(self, step: i8) -> Option<Square> {
        Square::from_index(self.0.wrapping_add_signed(step))
    }

    /// The square with an algebraic name such as `e4`.
    pub(crate) const fn from_ascii(letters: &[u8]) -> Option<Square> {
        match *letters {
            [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Some(Square::new(file - b'a', rank - b'1')),
            _ => None,
        }
    }

    /// The two characters of the algebraic name.
    pub(crate) const fn letters(self) -> [char; 2] {
        [(b'a' + self.file()) as char, (b'1' + self.rank()) as char]
    }

    /// The index in a [`Bitboard`](crate::bitboard::Bitboard): a1 = 0, b1 = 1 … h8 = 63.
    #[inline]
    pub(crate) const fn bit_index(self) -> u8 {
        (self.0 + (self.0 & 7)) >> 1
    }

    /// The inverse of [`Square::bit_index`]; only the lowest six bits are used.
    #[inline]
    pub(crate) const fn from_bit_index(bit_index: u8) -> Square {
        Square((bit_index & 0x3f) + (bit_index & 0x38))
    }

    /// The index in an array of 128; the mask lets the compiler omit the bounds check.
    #[inline]
    pub(crate) const fn array_index(self) -> usize {
        (self.0 & 0x7f) as usize
    }
}

/// The algebraic name, such as `e4`.
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [file, rank] = self.letters();
        f.write_char(file)?;
        f.write_char(rank)
    }
}

impl ErrorField for Square {
    fn visit(&self, name: &'static str, visitor: &mut impl ErrorVisitor) {
        visitor.text(name, self);
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The error for a text that is not the name of a square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseSquareError {
    found: String,
}

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is not a square from a1 to h8", self.found)
    }
}

impl Error for ParseSquareError {}

impl FromStr for Square {
    type Err = ParseSquareError;

    /// Parses an algebraic name such as `e4`, in lower case.
    ///
    /// # Errors
    ///
    /// [`ParseSquareError`].
    fn from_str(text: &str) -> Result<Square, ParseSquareError> {
        let square = Square::from_ascii(text.as_bytes());
        square.ok_or_else(|| ParseSquareError {
            found: excerpt(text),
        })
    }
}
