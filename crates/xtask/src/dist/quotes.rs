//! HTML without the quotes that it does not need: a value that is one word stands without them.

/// The document with fewer quotes. A `>` within a value ends the tag here; what follows stays as it is.
pub(crate) fn without(html: &str) -> String {
    let mut lean = String::with_capacity(html.len());
    let mut rest = html;
    while let Some((text, tag)) = rest.split_once('<') {
        let (tag, after) = tag.split_at(tag.find('>').unwrap_or(tag.len()));
        lean += text;
        lean.push('<');
        lean += &lean_tag(tag);
        rest = after;
    }
    lean + rest
}

fn lean_tag(tag: &str) -> String {
    let mut parts = tag.split('"');
    let mut lean = parts.next().unwrap_or_default().to_owned();
    while let Some(value) = parts.next() {
        let Some(after) = parts.next() else {
            return lean + "\"" + value;
        };
        if is_word(value) && lean.ends_with('=') {
            lean += value;
        } else {
            lean.extend(["\"", value, "\""]);
        }
        lean += after;
    }
    lean
}

fn is_word(value: &str) -> bool {
    let is_of_word = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_');
    !value.is_empty() && value.bytes().all(is_of_word)
}

#[cfg(test)]
mod tests {
    use super::without;

    #[test]
    fn only_values_of_one_word_lose_their_quotes() {
        for (html, lean) in [
            (
                "<p class=\"a-b\" id=\"c.d\">x</p>",
                "<p class=a-b id=c.d>x</p>",
            ),
            (
                "<p class=\"a b\" title=\"\" href=\"#a\">",
                "<p class=\"a b\" title=\"\" href=\"#a\">",
            ),
            (
                "<pre>&lt;a b=\"c\"&gt; d=\"e\"",
                "<pre>&lt;a b=\"c\"&gt; d=\"e\"",
            ),
            ("<p title=\"a>b\" id=\"c\">", "<p title=\"a>b\" id=\"c\">"),
            ("no tag, <p id=\"a", "no tag, <p id=\"a"),
        ] {
            assert_eq!(without(html), lean);
        }
    }
}
