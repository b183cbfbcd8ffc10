//! Squares of boards of up to 16×16.

use core::error::Error;
use core::fmt;
use core::str::FromStr;

use crate::digits::parse_digits;

/// A square: the rank in the upper four bits of a byte, the file in the lower four.
///
/// All boards use the same numbers: those of the lower left part of a board of 16 files.
///
/// ```text
/// rank 2   16 17 18 …
/// rank 1    0  1  2 …
///           a  b  c
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square on a file (0 = a … 15 = p) and a rank (0 = the first … 15); only the lowest four
    /// bits of each are used.
    ///
    /// ```
    /// assert_eq!(game::Square::new(9, 9).to_string(), "j10");
    /// ```
    #[inline]
    pub const fn new(file: u8, rank: u8) -> Square {
        Square((rank & 15) << 4 | file & 15)
    }

    /// The square with an index, which is 16 × rank + file.
    #[inline]
    pub const fn from_index(index: u8) -> Square {
        Square(index)
    }

    /// The index, 16 × rank + file.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The file, 0 (a) to 15 (p).
    #[inline]
    pub const fn file(self) -> u8 {
        self.0 & 15
    }

    /// The rank, 0 (the first) to 15.
    #[inline]
    pub const fn rank(self) -> u8 {
        self.0 >> 4
    }

    /// Parses a name such as `e4` or `j10` at the beginning of a text, and returns the rest of the
    /// text, too.
    pub fn parse_prefix(text: &str) -> Option<(Square, &str)> {
        let [file @ b'a'..=b'p', rest @ ..] = text.as_bytes() else {
            return None;
        };
        let length = rest
            .iter()
            .take(2)
            .take_while(|byte| byte.is_ascii_digit())
            .count();
        let rank = u8::try_from(parse_digits(rest.get(..length)?)?).ok()?;
        let is_rank = (1..=16).contains(&rank) && !rest.starts_with(b"0");
        is_rank.then(|| {
            (
                Square::new(file - b'a', rank - 1),
                text.get(1 + length..).unwrap_or_default(),
            )
        })
    }

    /// Parses a name such as `e4`; the whole text must be the name.
    pub fn parse(text: &str) -> Option<Square> {
        Square::parse_prefix(text)
            .filter(|(_, rest)| rest.is_empty())
            .map(|(square, _)| square)
    }
}

/// The error for a text that is not the name of a square from `a1` to `p16`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseSquareError;

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a square such as e4")
    }
}

impl Error for ParseSquareError {}

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Square, ParseSquareError> {
        Square::parse(text).ok_or(ParseSquareError)
    }
}

/// The algebraic name, such as `e4` or `j10`.
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let file = char::from(b'a' + self.file());
        write!(f, "{file}{}", self.rank() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::Square;

    #[test]
    fn names_are_parsed_as_they_are_written() {
        for index in 0..=255 {
            let square = Square::from_index(index);
            assert_eq!(Square::parse(&square.to_string()), Some(square));
        }
        for invalid in ["", "e", "e0", "e17", "e04", "q1", "E4", "e4x", "é4"] {
            assert_eq!(Square::parse(invalid), None, "{invalid}");
        }
    }
}
