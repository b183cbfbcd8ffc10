//! The words of a line.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::SplitAsciiWhitespace;

use game::notation::{CharTest, is_invisible};

/// The words of a line that are still to be read.
pub(crate) type Tokens<'a> = SplitAsciiWhitespace<'a>;

/// A line without a byte order mark, spaces of any kind and other invisible characters before it.
pub(crate) fn visible(line: &str) -> &str {
    const IS_BLANK: CharTest = |letter| is_invisible(letter) || letter.is_whitespace();
    line.trim_start_matches(IS_BLANK)
}

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

/// A decimal number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Decimal {
    is_negative: bool,
    /// The digits before the point; a number that is too large becomes the largest.
    whole: u64,
    /// The first three digits after the point.
    thousandths: u64,
}

impl Decimal {
    /// Parses digits with an optional sign and an optional fraction.
    pub(crate) fn read(word: &str) -> Option<Decimal> {
        let sign = word.strip_prefix('-').or_else(|| word.strip_prefix('+'));
        let size = sign.unwrap_or(word);
        let (whole, fraction) = size.split_once('.').unwrap_or((size, ""));
        let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        if whole.len() + fraction.len() == 0 || !is_number(whole) || !is_number(fraction) {
            return None;
        }
        let digit = |byte: u8| u64::from(byte - b'0');
        let weights = [100, 10, 1].into_iter();
        Some(Decimal {
            is_negative: word.starts_with('-'),
            whole: whole.bytes().fold(0, |number: u64, byte| {
                number.saturating_mul(10).saturating_add(digit(byte))
            }),
            thousandths: weights
                .zip(fraction.bytes())
                .map(|(weight, byte)| weight * digit(byte))
                .sum(),
        })
    }

    /// The number times a factor, cut to an integer; 0 if it is negative.
    pub(crate) fn times(self, factor: u64) -> u64 {
        if self.is_negative {
            return 0;
        }
        let part = self.thousandths.saturating_mul(factor) / 1_000;
        self.whole.saturating_mul(factor).saturating_add(part)
    }

    pub(crate) fn is_negative(self) -> bool {
        self.is_negative
    }
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

    /// Parses a number, cuts its fraction and clamps it to this range. If that changes the number, a
    /// note is added. A negative number is returned as its two's complement.
    pub(crate) fn read_nearest(
        self,
        name: &str,
        word: &str,
        notes: &mut Vec<String>,
    ) -> Option<u64> {
        if let Some(number) = self.read(word) {
            return Some(number);
        }
        let number = Decimal::read(word)?;
        let below = |size: u64| -i64::try_from(size).unwrap_or(i64::MAX);
        let nearest = if number.is_negative {
            below(number.whole).max(self.min).cast_unsigned()
        } else {
            number.whole.clamp(self.min.max(0).unsigned_abs(), self.max)
        };
        let word = rules::excerpt(word);
        let shown: &dyn fmt::Display = if self.min < 0 {
            &nearest.cast_signed()
        } else {
            &nearest
        };
        notes.push(format!("{name}: {word} is read as {shown}"));
        Some(nearest)
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
    use super::{Decimal, Range, joined_until};

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

    #[test]
    fn numbers_are_cut_and_clamped_with_a_note() {
        let level = Range { min: -1, max: 8 };
        let read = |word| {
            let mut notes = Vec::new();
            let number = level.read_nearest("Level", word, &mut notes);
            (number.map(u64::cast_signed), notes.join("; "))
        };
        assert_eq!(read("8"), (Some(8), String::new()));
        for (word, number) in [("3.7", 3), ("5.0", 5), (".5", 0), ("+2", 2), ("9", 8)] {
            let note = format!("Level: '{word}' is read as {number}");
            assert_eq!(read(word), (Some(number), note));
        }
        for word in ["-1.5", "-9", "-99999999999999999999"] {
            let note = format!("Level: '{word}' is read as -1");
            assert_eq!(read(word), (Some(-1), note));
        }
        assert_eq!(read("99999999999999999999").0, Some(8));
        for word in ["", ".", "-", "NaN", "1e3", "1.2.3", "0x1", "٣"] {
            assert_eq!(read(word), (None, String::new()), "{word}");
        }
    }

    #[test]
    fn decimals_are_multiplied_and_then_cut() {
        let times = |word, factor| Decimal::read(word).unwrap().times(factor);
        assert_eq!(times("0.1", 1_000), 100);
        assert_eq!(times("1.0009", 1_000), 1_000);
        assert_eq!(times("2.5", 60_000), 150_000);
        assert_eq!(times("-2.5", 60_000), 0);
        assert_eq!(times("18446744073709551616", 10), u64::MAX);
    }
}
