//! Marks of HTML and Markdown, and smileys.

use super::{Before, GameResult, IS_LINE_END, Token, Tokenizer, is_blank};
use crate::notation::CharTest;

/// The HTML elements that occur around moves on web pages; their tags are skipped.
const HTML_ELEMENTS: [&str; 34] = [
    "a",
    "article",
    "b",
    "big",
    "blockquote",
    "body",
    "br",
    "center",
    "code",
    "div",
    "em",
    "font",
    "h1",
    "h2",
    "h3",
    "h4",
    "hr",
    "html",
    "i",
    "img",
    "li",
    "ol",
    "p",
    "pre",
    "section",
    "small",
    "span",
    "strong",
    "table",
    "td",
    "th",
    "tr",
    "u",
    "ul",
];

/// The longest HTML tag that is skipped, in bytes.
const MAX_HTML_TAG: usize = 500;

/// The longest emphasized text between asterisks, in bytes.
const MAX_EMPHASIS: usize = 80;

/// The longest HTML entity, in bytes.
const MAX_ENTITY: usize = 10;

const IS_SPACE: CharTest = char::is_whitespace;
const IS_ANGLE_END: CharTest = |letter| matches!(letter, '<' | '>' | '\n' | '\r');

/// The characters that end the name of an HTML element.
const IS_NOT_OF_NAME: CharTest = |letter| !letter.is_ascii_alphanumeric();

impl<'a> Tokenizer<'a> {
    /// Skips an HTML tag; other text in angle brackets is kept.
    pub(super) fn angle(&mut self) -> Token<'a> {
        let end = self.angle_end.find(self.text, self.at, IS_ANGLE_END);
        let inside = self.text.get(self.at..end).unwrap_or_default();
        let is_closed = self.text.as_bytes().get(end) == Some(&b'>');
        if !is_closed || inside.starts_with(IS_SPACE) || inside.len() > MAX_HTML_TAG {
            return Token::Text("<");
        }
        self.at = end + 1;
        let inside = inside.strip_prefix('/').unwrap_or(inside);
        let name = inside.split(IS_NOT_OF_NAME).next().unwrap_or_default();
        let is_html = HTML_ELEMENTS
            .iter()
            .any(|element| element.eq_ignore_ascii_case(name));
        Token::Text(if is_html { "" } else { self.last_text() })
    }

    /// Whether the last character ends a smiley such as `:-)`.
    pub(super) fn is_smiley(&self) -> bool {
        let before = self.text.get(..self.start).unwrap_or_default();
        matches!(
            before.as_bytes(),
            [.., b':' | b';'] | [.., b':' | b';', b'-']
        )
    }

    /// Takes an asterisk: the result of a game that is not finished, unless it is a mark of Markdown,
    /// for emphasis or an item of a list.
    pub(super) fn asterisk(&mut self) -> Token<'a> {
        let is_emphasis_end = self.start == self.emphasis_end;
        let others = self.take_while(|letter| letter == '*');
        if is_emphasis_end || !others.is_empty() || self.is_list_item() || self.is_emphasis() {
            Token::Text("")
        } else {
            Token::Result(GameResult::Unknown)
        }
    }

    /// Whether the last asterisk, at the beginning of a line, precedes a word.
    fn is_list_item(&self) -> bool {
        const IS_OF_WORD: CharTest = |letter| letter.is_ascii_alphanumeric();
        self.before == Before::Nothing
            && self.rest().starts_with(' ')
            && self.rest().trim_start_matches(' ').starts_with(IS_OF_WORD)
    }

    /// Whether the last asterisk begins an emphasized text; remembers where that ends.
    fn is_emphasis(&mut self) -> bool {
        let before = self.text.get(..self.start).unwrap_or_default();
        let is_word_start = before.is_empty() || before.ends_with(IS_SPACE);
        let inside = self.rest().bytes().take(MAX_EMPHASIS);
        let inside = inside.take_while(|byte| !matches!(byte, b'*' | b'\n' | b'\r'));
        let end = self.at + inside.count();
        let bytes = self.text.as_bytes();
        let is_space = |index: usize| bytes.get(index).is_none_or(u8::is_ascii_whitespace);
        let is_emphasis = is_word_start
            && end > self.at
            && bytes.get(end) == Some(&b'*')
            && !is_space(self.at)
            && !is_space(end - 1);
        if is_emphasis {
            self.emphasis_end = end;
        }
        is_emphasis
    }

    /// Takes an HTML entity such as `&quot;`, or the sign alone.
    pub(super) fn entity(&mut self) -> Token<'a> {
        let bytes = self.rest().as_bytes();
        let is_name = |byte: &&u8| byte.is_ascii_alphanumeric() || **byte == b'#';
        let length = bytes.iter().take(MAX_ENTITY).take_while(is_name).count();
        if length > 0 && bytes.get(length) == Some(&b';') {
            self.at += length + 1;
        }
        Token::Text(self.last_text())
    }

    /// Skips the marks of code in Markdown, with the name of a language at the end of the line.
    pub(super) fn fence(&mut self, mark: char) -> Token<'a> {
        while self.peek() == Some(mark) {
            self.at += mark.len_utf8();
        }
        let after_marks = self.at;
        if self.before == Before::Nothing && after_marks - self.start >= 3 {
            self.take_while(|letter| letter.is_ascii_alphabetic());
            self.take_while(is_blank);
            if !self.is_end() && !self.rest().starts_with(IS_LINE_END) {
                self.at = after_marks;
            }
        }
        Token::Text("")
    }
}
