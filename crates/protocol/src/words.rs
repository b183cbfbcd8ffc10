//! Words of a line.

/// The words with a space between each two.
pub(crate) fn joined(words: &[&str]) -> String {
    let mut text = String::new();
    for word in words {
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(word);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::joined;

    #[test]
    fn spaces_stand_between_words_only() {
        assert_eq!(joined(&[]), "");
        assert_eq!(joined(&["Clear", "Hash"]), "Clear Hash");
    }
}
