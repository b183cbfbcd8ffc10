//! Bad input as it is shown in an error.

use alloc::string::String;

/// The longest part of a text that an error repeats, in characters.
const LONGEST: usize = 40;

/// A text in single quotes, for an error: what cannot be printed is escaped, and what is long is
/// cut after 40 characters.
///
/// ```
/// assert_eq!(rules::excerpt("e2\0e5"), r"'e2\u{0}e5'");
/// assert!(rules::excerpt(&"x".repeat(1_000_000)).chars().count() < 50);
/// ```
pub fn excerpt(text: &str) -> String {
    let mut quoted = String::from("'");
    let mut length = 0;
    for character in text.chars() {
        if length >= LONGEST {
            quoted.push('…');
            break;
        }
        let before = quoted.len();
        if character.is_control() {
            escape(character, &mut quoted);
            length += quoted.len() - before;
        } else {
            quoted.push(character);
            length += 1;
        }
    }
    quoted.push('\'');
    quoted
}

/// Adds a control character as `char::escape_default` writes it, which brings much along.
fn escape(control: char, text: &mut String) {
    text.push('\\');
    match control {
        '\t' => text.push('t'),
        '\n' => text.push('n'),
        '\r' => text.push('r'),
        _ => {
            let code = u32::from(control);
            text.push_str("u{");
            if code > 0xf {
                text.push(hexadecimal(code >> 4));
            }
            text.push(hexadecimal(code & 0xf));
            text.push('}');
        }
    }
}

fn hexadecimal(digit: u32) -> char {
    char::from_digit(digit, 16).unwrap_or('0')
}

#[cfg(test)]
mod tests {
    use super::{LONGEST, excerpt};

    #[test]
    fn a_short_text_is_repeated_whole() {
        assert_eq!(excerpt("e2e5"), "'e2e5'");
    }

    #[test]
    fn a_long_or_unprintable_text_is_cut_and_escaped() {
        assert_eq!(excerpt("a\0b"), "'a\\u{0}b'");
        for control in ('\0'..='\u{9f}').filter(|character| character.is_control()) {
            let expected = format!("'{}'", control.escape_default());
            assert_eq!(excerpt(&control.to_string()), expected);
        }
        assert_eq!(
            excerpt(&"x".repeat(1 << 20)),
            format!("'{}…'", "x".repeat(LONGEST))
        );
    }
}
