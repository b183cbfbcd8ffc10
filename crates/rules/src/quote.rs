//! Bad input as it is shown in an error.

/// The longest part of a text that an error repeats, in characters.
const LONGEST: usize = 24;

/// A text in single quotes, for an error: what cannot be printed is escaped, and what is long is
/// cut.
pub(crate) fn quote(text: &str) -> String {
    let mut characters = text.chars();
    let mut quoted = String::from("'");
    for character in characters.by_ref().take(LONGEST) {
        if character.is_control() {
            quoted.extend(character.escape_default());
        } else {
            quoted.push(character);
        }
    }
    if characters.next().is_some() {
        quoted.push('…');
    }
    quoted.push('\'');
    quoted
}

#[cfg(test)]
mod tests {
    use super::quote;

    #[test]
    fn a_short_text_is_repeated_whole() {
        assert_eq!(quote("e2e5"), "'e2e5'");
    }

    #[test]
    fn a_long_or_unprintable_text_is_cut_and_escaped() {
        assert_eq!(quote("a\0b"), "'a\\u{0}b'");
        assert_eq!(
            quote(&"x".repeat(1 << 20)),
            format!("'{}…'", "x".repeat(24))
        );
    }
}
