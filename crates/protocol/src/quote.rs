use std::fmt;

/// The most characters of the input that an answer repeats.
const LENGTH: usize = 40;

/// A piece of the input as an error message shows it: in quotes, on one line, and short.
///
/// ```
/// assert_eq!(protocol::Quote::new("e2\0e5").to_string(), r"'e2\0e5'");
/// assert!(protocol::Quote::new(&"x".repeat(1_000_000)).to_string().chars().count() < 50);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quote(String);

impl Quote {
    /// Keeps the beginning of `text`, with control characters escaped.
    pub fn new(text: &str) -> Quote {
        let mut shown: String = text.chars().take(LENGTH).flat_map(escape).collect();
        if text.chars().nth(LENGTH).is_some() {
            shown.push('…');
        }
        Quote(shown)
    }
}

/// Escapes what would break a line or hide in it, and nothing else.
fn escape(character: char) -> impl Iterator<Item = char> {
    let plain = character == '\'' || character == '"';
    let escaped = (!plain).then(|| character.escape_debug());
    plain
        .then_some(character)
        .into_iter()
        .chain(escaped.into_iter().flatten())
}

impl fmt::Display for Quote {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "'{}'", self.0)
    }
}
