//! Bad input as it is shown in an error.

/// The longest part of a text that an error repeats, in characters.
const LONGEST: usize = 40;

/// A text in single quotes, for an error: what cannot be printed is escaped, and what is long is
/// cut after 40 characters.
///
/// ```
/// assert_eq!(rules::quote("e2\0e5"), r"'e2\u{0}e5'");
/// assert!(rules::quote(&"x".repeat(1_000_000)).chars().count() < 50);
/// ```
pub fn quote(text: &str) -> String {
    let mut characters = text.chars();
    let mut quoted = String::from("'");
    let mut length = 0;
    while length < LONGEST
        && let Some(character) = characters.next()
    {
        if character.is_control() {
            let escaped = escape(character);
            length += escaped.len();
            quoted.push_str(&escaped);
        } else {
            length += 1;
            quoted.push(character);
        }
    }
    if characters.next().is_some() {
        quoted.push('…');
    }
    quoted.push('\'');
    quoted
}

/// As `char::escape_default` writes a control character, which brings much along.
fn escape(control: char) -> String {
    match control {
        '\t' => r"\t".to_owned(),
        '\n' => r"\n".to_owned(),
        '\r' => r"\r".to_owned(),
        _ => format!("\\u{{{:x}}}", u32::from(control)),
    }
}

#[cfg(test)]
mod tests {
    use super::{LONGEST, quote};

    #[test]
    fn a_short_text_is_repeated_whole() {
        assert_eq!(quote("e2e5"), "'e2e5'");
    }

    #[test]
    fn a_long_or_unprintable_text_is_cut_and_escaped() {
        assert_eq!(quote("a\0b"), "'a\\u{0}b'");
        for control in ('\0'..='\u{9f}').filter(|character| character.is_control()) {
            let expected = format!("'{}'", control.escape_default());
            assert_eq!(quote(&control.to_string()), expected);
        }
        assert_eq!(
            quote(&"x".repeat(1 << 20)),
            format!("'{}…'", "x".repeat(LONGEST))
        );
    }
}
