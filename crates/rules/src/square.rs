//! Squares, numbered the 0x88 way.

use alloc::string::String;
use core::error::Error;
use core::fmt;
use core::str::FromStr;

use crate::excerpt::excerpt;

/// A square of the board.
///
/// Squares have 0x88 numbers: the rank in the upper half of a byte and the file in the lower, so
/// that one rank is sixteen numbers long, and eight of them are no squares:
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
/// A piece moves by adding a step: `0x10` forward, `0x01` to the right, `0x21` a knight's leap. If
/// it falls off any edge, one of the two bits of `0x88` is set: a single `and` tells squares from
/// the rest, and nothing wraps round. The difference of two numbers tells the way from one square
/// to the other whatever the squares are, so that one table of differences answers "could a bishop
/// get there?".
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

/// The bits that no square's number has.
const OFF_BOARD: u8 = 0x88;

impl Square {
    /// The square on a file (0 = a … 7 = h) and a rank (0 = the first … 7 = the eighth).
    ///
    /// Only the lowest three bits of each count.
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

    /// The square with this 0x88 number, if it is one.
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

    /// The 0x88 number: a1 = `0x00`, h1 = `0x07`, a8 = `0x70`.
    #[inline]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Every square, a1, b1 … h8.
    pub fn all() -> impl Iterator<Item = Square> {
        (0..64).map(Square::from_ordinal)
    }

    /// The square a step away, such as `0x10` for one rank up, if it is on the board.
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

    /// The square of two letters such as `e4`, if they are one.
    pub(crate) const fn from_letters(letters: &[u8]) -> Option<Square> {
        match *letters {
            [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Some(Square::new(file - b'a', rank - b'1')),
            _ => None,
        }
    }

    /// The two letters of the square.
    pub(crate) const fn letters(self) -> [char; 2] {
        [(b'a' + self.file()) as char, (b'1' + self.rank()) as char]
    }

    /// Adds the two letters of the square.
    pub(crate) fn push_letters(self, text: &mut String) {
        for letter in self.letters() {
            text.push(letter);
        }
    }

    /// The number among 64, for sets: a1 = 0, b1 = 1 … h8 = 63.
    #[inline]
    pub(crate) const fn ordinal(self) -> u8 {
        (self.0 + (self.0 & 7)) >> 1
    }

    /// The inverse of [`Square::ordinal`]; only the lowest six bits count.
    #[inline]
    pub(crate) const fn from_ordinal(ordinal: u8) -> Square {
        Square((ordinal & 0x3f) + (ordinal & 0x38))
    }

    /// The place in an array of 128, without a check of bounds: the mask tells the compiler what
    /// the type knows.
    #[inline]
    pub(crate) const fn place(self) -> usize {
        (self.0 & 0x7f) as usize
    }
}

/// Algebraic, such as `e4`.
impl fmt::Display for Square {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut letters = String::new();
        self.push_letters(&mut letters);
        formatter.write_str(&letters)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, formatter)
    }
}

/// A text that is no square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseSquareError {
    found: String,
}

impl fmt::Display for ParseSquareError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.found)?;
        formatter.write_str(" is no square from a1 to h8")
    }
}

impl Error for ParseSquareError {}

impl FromStr for Square {
    type Err = ParseSquareError;

    /// Reads a square such as `e4`; letters in lower case only.
    fn from_str(text: &str) -> Result<Square, ParseSquareError> {
        let square = Square::from_letters(text.as_bytes());
        square.ok_or_else(|| ParseSquareError {
            found: excerpt(text),
        })
    }
}
