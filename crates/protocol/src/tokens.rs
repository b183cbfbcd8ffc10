//! The words of a line.

use alloc::string::String;
use core::fmt;
use core::str::SplitAsciiWhitespace;

/// The words of a line that are still to be read.
pub(crate) type Tokens<'a> = SplitAsciiWhitespace<'a>;

/// The words up to the word `end`, or all words if there is none, joined by spaces.
pub(crate) fn joined_until(words: &mut Tokens<'_>, end: &str) -> String {
    let mut text = String::new();
    for word in words {
        if word == end {
            break;
        }
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(word);
    }
    text
}

/// A range of integers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Range {
    pub(crate) min: i64,
    pub(crate) max: u64,
}

impl Range {
    /// Parses a number in this range. A negative number is returned as its two's complement.
    pub(crate) fn read(self, word: &str) -> Option<u64> {
        let (digits, is_negative) = match word.as_bytes() {
            [b'-', digits @ ..] => (digits, true),
            digits => (digits, false),
        };
        let size = rules::parse_digits(digits)?;
        let fits = if is_negative {
            self.min < 0 && size <= self.min.unsigned_abs()
        } else {
            size <= self.max && (self.min < 0 || size >= self.min.unsigned_abs())
        };
        let number = if is_negative {
            size.wrapping_neg()
        } else {
            size
        };
        fits.then_some(number)
    }
}

impl fmt::Display for Range {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            formatter,
            "a whole number from {} to {}",
            self.min, self.max
        )
    }
}

#[cfg(test)]
mod tests {
    use super::{Range, joined_until};

    #[test]
    fn words_are_joined_by_single_spaces() {
        let mut words = " Clear   Hash value x".split_ascii_whitespace();
        assert_eq!(joined_until(&mut words, "value"), "Clear Hash");
        assert_eq!(joined_until(&mut words, "value"), "x");
        assert_eq!(joined_until(&mut words, "value"), "");
    }

    #[test]
    fn numbers_are_read_within_their_range() {
        let small = Range { min: -1, max: 8 };
        let read = |word| small.read(word).map(u64::cast_signed);
        assert_eq!(read("-1"), Some(-1));
        assert_eq!(read("0"), Some(0));
        assert_eq!(read("08"), Some(8));
        for word in ["-2", "9", "", "-", "+1", "1.0", "٣"] {
            assert_eq!(read(word), None, "{word}");
        }
        let count = Range {
            min: 1,
            max: u64::MAX,
        };
        assert_eq!(count.read("18446744073709551615"), Some(u64::MAX));
        for word in ["18446744073709551616", "0", "-0", "-1"] {
            assert_eq!(count.read(word), None, "{word}");
        }
    }
}
