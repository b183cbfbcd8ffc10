//! Tags, and other text in brackets.

use alloc::string::String;

use super::{Before, IS_BLANK, IS_LINE_END, Token, Tokenizer, is_blank};
use crate::notation::CharTest;

/// The signs that may quote the value of a tag, apart from `"`.
const QUOTES: [&str; 11] = ["“", "”", "„", "‟", "″", "«", "»", "'", "‘", "’", "&quot;"];

/// The tags with a meaning for programs, whose names are read in any case.
const KNOWN_TAGS: [&str; 15] = [
    "Event",
    "Site",
    "Date",
    "Round",
    "White",
    "Black",
    "Result",
    "SetUp",
    "FEN",
    "Variant",
    "VariantDefinition",
    "Orientation",
    "WhiteElo",
    "BlackElo",
    "TimeControl",
];

/// The name of a tag in its usual spelling.
pub(in super::super) fn tag_name(name: &str) -> String {
    let known = KNOWN_TAGS
        .iter()
        .find(|known| known.eq_ignore_ascii_case(name));
    String::from(*known.unwrap_or(&name))
}

const IS_TAG_OR_LINE_END: CharTest = |letter| matches!(letter, '[' | '\n' | '\r');
const IS_BRACKET_END: CharTest = |letter| matches!(letter, '[' | ']' | '\n' | '\r');

pub(in super::super) fn is_quote(letter: char) -> bool {
    matches!(letter, '“' | '”' | '„' | '‟' | '″' | '«' | '»' | '‘' | '’')
}

impl<'a> Tokenizer<'a> {
    /// Takes a tag pair, a command such as `[%clk 0:05:00]` as a comment, or other text in brackets.
    pub(super) fn tag(&mut self) -> Token<'a> {
        let start = self.at;
        if let Some((name, value)) = self.tag_pair() {
            return Token::Tag(name, value);
        }
        self.at = start;
        let end = self.bracket_end.find(self.text, start, IS_BRACKET_END);
        if self.text.as_bytes().get(end) != Some(&b']') {
            return Token::Text("[");
        }
        self.at = end + 1;
        let text = self.last_text();
        if text.starts_with("[%") {
            Token::Comment(text)
        } else {
            Token::Text(text)
        }
    }

    /// Takes the name and value of a tag. The value may begin on the next line, and that of a tag at the
    /// beginning of a line may continue there. A FEN needs no quotation marks.
    fn tag_pair(&mut self) -> Option<(&'a str, &'a str)> {
        self.take_while(is_blank);
        let name = self.take_while(is_tag_name_letter);
        self.take_while(|letter| is_blank(letter) || matches!(letter, ':' | '=' | '\n' | '\r'));
        if name.is_empty() {
            return None;
        }
        if !self.take_quote() {
            let is_fen = name.eq_ignore_ascii_case("FEN");
            let value = is_fen.then(|| self.take_while(|letter| !IS_BRACKET_END(letter)))?;
            return (value.contains('/') && self.take("]")).then_some((name, value));
        }
        if self.no_value.contains(&self.at) {
            return None;
        }
        let start = self.at;
        let value = self.tag_value();
        if value.is_none() {
            self.no_value = start..self.at;
        }
        Some((name, value?))
    }

    /// Takes the value of a tag, which a quotation mark ends if a bracket or the end of the line
    /// follows.
    fn tag_value(&mut self) -> Option<&'a str> {
        let start = self.at;
        loop {
            let value = self.since(start);
            if self.take_quote() {
                self.take_while(is_blank);
                if self.take("]") || self.is_end() || self.rest().starts_with(IS_LINE_END) {
                    return Some(value);
                }
            } else if self.take("\\") {
                let _ = self.take("\"") || self.take("\\");
            } else if self.rest().starts_with(IS_LINE_END) {
                let is_continued = self.before == Before::Nothing && self.take_line_end();
                let next = self.rest().trim_start_matches(IS_BLANK);
                if !is_continued || next.starts_with(IS_TAG_OR_LINE_END) {
                    return None;
                }
            } else {
                self.at += self.peek()?.len_utf8();
            }
        }
    }

    fn take_line_end(&mut self) -> bool {
        self.take("\r\n") || self.take("\n") || self.take("\r")
    }

    fn take_quote(&mut self) -> bool {
        self.take("\"") || QUOTES.iter().any(|quote| self.take(quote))
    }
}

pub(in super::super) fn is_tag_name_letter(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '_'
}

/// The HTML entities in texts copied from the source of a page.
const ENTITIES: [(&str, char); 6] = [
    ("&quot;", '"'),
    ("&nbsp;", ' '),
    ("&lt;", '<'),
    ("&gt;", '>'),
    ("&#39;", '\''),
    ("&amp;", '&'),
];

/// The value of a tag without its escape characters, entities and line ends.
pub(in super::super) fn unescape(value: &str) -> String {
    let mut plain = String::new();
    let mut is_escape = false;
    let mut rest = value;
    while let Some(first) = rest.chars().next() {
        let entity = ENTITIES
            .iter()
            .find_map(|&(entity, letter)| Some((letter, rest.strip_prefix(entity)?)));
        let (letter, after) =
            entity.unwrap_or((first, rest.get(first.len_utf8()..).unwrap_or_default()));
        rest = after;
        let letter = if matches!(letter, '\n' | '\r') {
            ' '
        } else {
            letter
        };
        if is_escape && !matches!(letter, '"' | '\\') {
            plain.push('\\');
        }
        is_escape = !is_escape && letter == '\\';
        if !is_escape {
            plain.push(letter);
        }
    }
    if is_escape {
        plain.push('\\');
    }
    plain
}
