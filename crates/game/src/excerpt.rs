//! Excerpts of invalid input for error messages.

use alloc::string::String;
use core::fmt;

/// The length of an excerpt, in characters without its quotation marks.
const MAX_CHARS: usize = 40;

/// A text in single quotation marks for an error message, with control characters escaped, and cut
/// off after 40 characters.
///
/// ```
/// assert_eq!(game::excerpt("e2\0e5"), r"'e2\u{0}e5'");
/// assert!(game::excerpt(&"x".repeat(1_000_000)).chars().count() < 50);
/// ```
pub fn excerpt(text: &str) -> String {
    let mut quoted = String::from("'");
    let mut chars = 0;
    for character in text.chars() {
        if chars >= MAX_CHARS {
            quoted.push('…');
            break;
        }
        if character.is_control() {
            for escaped in character.escape_default() {
                chars += 1;
                quoted.push(escaped);
            }
        } else {
            chars += 1;
            quoted.push(character);
        }
    }
    quoted.push('\'');
    quoted
}

/// A character that is written as an [`excerpt`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QuotedChar(pub char);

impl fmt::Display for QuotedChar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&excerpt(self.0.encode_utf8(&mut [0; 4])))
    }
}

#[cfg(test)]
mod tests {
    use super::{MAX_CHARS, excerpt};

    #[test]
    fn a_short_text_is_complete() {
        assert_eq!(excerpt("e2e5"), "'e2e5'");
    }

    #[test]
    fn control_characters_are_escaped() {
        assert_eq!(excerpt("a\0b"), "'a\\u{0}b'");
    }

    #[test]
    fn a_long_text_is_cut_off() {
        assert_eq!(
            excerpt(&"x".repeat(1 << 20)),
            format!("'{}…'", "x".repeat(MAX_CHARS))
        );
    }
}
