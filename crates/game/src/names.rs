//! The names of games in the spellings of programs and web sites.

use alloc::string::String;

use crate::notation::is_letter_or_digit;

/// The key by which names are compared: the letters and digits in lower case, without a final
/// "chess".
///
/// ```
/// use game::names::key;
///
/// assert_eq!(key("3-check"), key("3check"));
/// assert_eq!(key("Atomic chess"), key("atomic"));
/// ```
pub fn key(name: &str) -> String {
    let letters = name.chars().filter(|&letter| is_letter_or_digit(letter));
    let key: String = letters.map(|letter| letter.to_ascii_lowercase()).collect();
    match key.strip_suffix("chess") {
        Some(shorter) if !shorter.is_empty() => shorter.into(),
        _ => key,
    }
}

/// Whether a name, or its absence, means chess.
pub fn is_chess(name: &str) -> bool {
    const KEYS: [&str; 11] = [
        "",
        "chess",
        "normal",
        "standard",
        "regular",
        "classical",
        "classic",
        "orthodox",
        "illegal",
        "fromposition",
        "unknown",
    ];
    KEYS.contains(&key(name).as_str())
}

/// Whether a name means Chess960.
pub fn is_chess960(name: &str) -> bool {
    const KEYS: [&str; 6] = [
        "chess960",
        "960",
        "fischerandom",
        "fischerrandom",
        "freestyle",
        "frc",
    ];
    KEYS.contains(&key(name).as_str())
}

/// The game that the tags of a PGN name: its name, or its definition, in which a line end is
/// written `
/// ` and a backslash `\\`. `None` for chess and Chess960.
pub fn variant_of_tags(tags: &[(String, String)]) -> Option<String> {
    let value = |wanted: &str| {
        let tag = tags.iter().find(|(name, _)| name == wanted)?;
        Some(tag.1.trim())
    };
    let definition = value("VariantDefinition").map(unescape);
    if let Some(definition) =
        definition.filter(|definition| definition.bytes().any(|byte| byte == b'\n'))
    {
        return Some(definition);
    }
    let name = value("Variant")?;
    (!is_chess(name) && !is_chess960(name)).then(|| name.into())
}

fn unescape(text: &str) -> String {
    let mut plain = String::new();
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        plain.push(match letter {
            '\\' => match letters.next() {
                Some('n') => '\n',
                Some(other) => other,
                None => '\\',
            },
            other => other,
        });
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::{is_chess, is_chess960, variant_of_tags};

    #[test]
    fn names_of_chess() {
        for name in [
            "",
            "Chess",
            "Standard",
            "From Position",
            "Classical",
            "Regular",
            "Illegal",
            "-",
            "?",
            "Normal chess",
        ] {
            assert!(is_chess(name), "{name}");
        }
        for name in [
            "Chess960",
            "chess 960",
            "Fischer Random",
            "Fischerandom",
            "Freestyle Chess",
        ] {
            assert!(is_chess960(name) && !is_chess(name), "{name}");
        }
        for name in ["Atomic", "Anti chess", "Modern Chess"] {
            assert!(!is_chess(name) && !is_chess960(name), "{name}");
        }
    }

    #[test]
    fn the_game_of_tags() {
        let tags = |pairs: &[(&str, &str)]| {
            let pairs = pairs
                .iter()
                .map(|(name, value)| ((*name).into(), (*value).into()));
            variant_of_tags(&pairs.collect::<Vec<_>>())
        };
        assert_eq!(tags(&[]), None);
        assert_eq!(tags(&[("Variant", "Chess960")]), None);
        assert_eq!(
            tags(&[("Variant", " King of the Hill ")]).as_deref(),
            Some("King of the Hill")
        );
        let defined = [
            ("Variant", "mine"),
            ("VariantDefinition", r"game a\nabout b\\c"),
        ];
        assert_eq!(tags(&defined).as_deref(), Some("game a\nabout b\\c"));
        assert_eq!(
            tags(&[("Variant", "x"), ("VariantDefinition", "x")]).as_deref(),
            Some("x")
        );
    }
}
