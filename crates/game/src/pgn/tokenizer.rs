//! Splits PGN into tokens.

use alloc::string::String;

use super::error::{Fault, PgnSyntaxError};
use super::result::{GameResult, result_at};
use super::symbols::symbol_at;
use crate::digits::parse_digits;
use crate::notation::{CharTest, figurine_letter, is_dash, is_invisible, is_letter_or_digit};

/// A token of PGN, with the original text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// The end of the text.
    End,
    /// `[Name "value"]`; the value still has its escape characters.
    Tag(&'a str, &'a str),
    /// `{…}` or `; …`, without the delimiters.
    Comment(&'a str),
    /// Signs without a meaning in PGN, kept as a comment.
    Text(&'a str),
    /// `(`
    Open,
    /// `)`
    Close,
    /// `$1`, or a suffix such as `!` or `±`.
    Nag(u8),
    /// `1.`, `1...`, or only dots.
    Number,
    /// `1-0`
    Result(GameResult),
    /// Any other text, presumably a move.
    Move(&'a str),
}

/// The spellings of the null move.
pub(super) const NULL_MOVES: [&str; 5] = ["--", "Z0", "0000", "@@@@", "null"];

/// The HTML elements that occur around moves on web pages; their tags are skipped.
const HTML_ELEMENTS: [&str; 18] = [
    "a", "b", "br", "center", "code", "div", "em", "font", "hr", "i", "img", "li", "p", "pre",
    "span", "strong", "td", "u",
];

/// The longest HTML tag that is skipped, in bytes.
const MAX_HTML_TAG: usize = 500;

/// The signs that may quote the value of a tag, apart from `"`.
const QUOTES: [&str; 7] = ["“", "”", "„", "‟", "«", "»", "&quot;"];

/// A text and the current position in it.
#[derive(Clone, Debug)]
pub(super) struct Tokenizer<'a> {
    text: &'a str,
    /// The byte offset of the current position.
    at: usize,
    /// The byte offset of the last token.
    pub(super) start: usize,
}

impl<'a> Tokenizer<'a> {
    pub(super) const fn new(text: &'a str) -> Tokenizer<'a> {
        Tokenizer {
            text,
            at: 0,
            start: 0,
        }
    }

    /// Returns to the beginning of the last token.
    pub(super) const fn rewind(&mut self) {
        self.at = self.start;
    }

    /// The next token.
    pub(super) fn next(&mut self) -> Result<Token<'a>, Fault> {
        self.skip_space();
        self.start = self.at;
        let Some(first) = self.peek() else {
            return Ok(Token::End);
        };
        self.at += first.len_utf8();
        Ok(match first {
            '[' => self.tag(),
            '{' => return self.comment(),
            '$' => self.nag(),
            ';' => Token::Comment(self.take_while(is_of_line)),
            '<' => self.angle(),
            '(' => Token::Open,
            ')' => Token::Close,
            '*' => Token::Result(GameResult::Unknown),
            '!' | '?' => self.suffix(first),
            _ => self.word(),
        })
    }

    /// Whether the next token on this line is a comment.
    pub(super) fn is_comment_next(&mut self) -> bool {
        self.take_while(|letter| matches!(letter, ' ' | '\t'));
        matches!(self.peek(), Some('{' | ';'))
    }

    /// Whether the rest of the text is empty or begins with the tags of another game.
    pub(super) fn is_game_over(&self) -> bool {
        matches!(
            self.clone().next(),
            Ok(Token::End | Token::Tag(..)) | Err(_)
        )
    }

    /// After an error, skips to the next line that begins a game.
    pub(super) fn skip_to_event(&mut self) {
        while !(self.is_end() || self.is_line_start() && self.rest().starts_with("[Event ")) {
            self.skip_line();
        }
    }

    /// An error at the last token.
    pub(super) const fn fault(&self, kind: PgnSyntaxError) -> Fault {
        Fault {
            byte: self.start,
            kind,
        }
    }

    /// The text from a byte offset up to the last token.
    pub(super) fn text_since(&self, start: usize) -> &'a str {
        self.text.get(start..self.start).unwrap_or_default()
    }

    fn is_end(&self) -> bool {
        self.at >= self.text.len()
    }

    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// The text between a byte offset and the current position.
    fn since(&self, start: usize) -> &'a str {
        self.text.get(start..self.at).unwrap_or_default()
    }

    /// Takes characters while they satisfy a predicate.
    fn take_while(&mut self, predicate: fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let length = rest.find(|letter| !predicate(letter)).unwrap_or(rest.len());
        self.at += length;
        rest.get(..length).unwrap_or_default()
    }

    /// Takes a text if it comes next, and returns whether it does.
    fn take(&mut self, text: &str) -> bool {
        let is_next = self.rest().starts_with(text);
        if is_next {
            self.at += text.len();
        }
        is_next
    }

    fn skip_line(&mut self) {
        self.take_while(is_of_line);
        self.take_while(|letter| matches!(letter, '\n' | '\r'));
    }

    /// Skips white space of any kind, invisible characters, lines that begin with `%`, and the redundant `e.p.`.
    fn skip_space(&mut self) {
        loop {
            let at = self.at;
            self.take_while(|letter| letter.is_whitespace() || is_invisible(letter));
            if self.is_line_start() && self.rest().starts_with('%') {
                self.skip_line();
            }
            let _ = self.take("e.p.") || self.take("&nbsp;");
            if self.at == at {
                return;
            }
        }
    }

    fn is_line_start(&self) -> bool {
        let before = self.text.get(..self.at).unwrap_or_default();
        before.is_empty() || before.ends_with(['\n', '\r'])
    }

    /// Takes a comment, which ends with its brace; without one, it ends before the tags of the next
    /// game.
    fn comment(&mut self) -> Result<Token<'a>, Fault> {
        let start = self.at;
        loop {
            self.take_while(|letter| !matches!(letter, '}' | '\n'));
            let text = self.since(start);
            if self.take("}") {
                return Ok(Token::Comment(text));
            }
            let is_after_blank_line = self.since(start).trim_end_matches(IS_BLANK).ends_with('\n');
            if !self.take("\n") || is_after_blank_line && self.rest().starts_with("[Event \"") {
                return Err(self.fault(PgnSyntaxError::UnclosedComment));
            }
        }
    }

    /// Takes a tag pair, or other text in brackets as text.
    fn tag(&mut self) -> Token<'a> {
        let start = self.at;
        if let Some((name, value)) = self.tag_pair() {
            return Token::Tag(name, value);
        }
        self.at = start;
        self.take_while(|letter| is_of_line(letter) && letter != ']');
        self.take("]");
        Token::Text(self.since(self.start).trim_end())
    }

    /// Takes the name and value of a tag. A quotation mark ends the value if a bracket or the end
    /// of the line follows; the value may continue on the next line.
    fn tag_pair(&mut self) -> Option<(&'a str, &'a str)> {
        self.take_while(is_blank);
        let name = self.take_while(is_tag_name_letter);
        self.take_while(is_blank);
        if name.is_empty() || !self.take_quote() {
            return None;
        }
        let start = self.at;
        loop {
            let value = self.since(start);
            if self.take_quote() {
                self.take_while(is_blank);
                if self.take("]") || self.is_end() || self.rest().starts_with('\n') {
                    return Some((name, value));
                }
            } else if self.take("\\") {
                let _ = self.take("\"") || self.take("\\");
            } else if self.take("\n") {
                if self
                    .rest()
                    .trim_start_matches(IS_BLANK)
                    .starts_with(IS_TAG_OR_LINE_END)
                {
                    return None;
                }
            } else {
                self.at += self.peek()?.len_utf8();
            }
        }
    }

    fn take_quote(&mut self) -> bool {
        self.take("\"") || QUOTES.iter().any(|quote| self.take(quote))
    }

    fn nag(&mut self) -> Token<'a> {
        let digits = self.take_while(|letter| letter.is_ascii_digit());
        match parse_digits(digits.as_bytes()).map(u8::try_from) {
            Some(Ok(nag)) => Token::Nag(nag),
            _ => Token::Text(self.since(self.start)),
        }
    }

    /// Skips an HTML tag; other text in angle brackets is kept.
    fn angle(&mut self) -> Token<'a> {
        let rest = self.rest();
        let inside = rest.split(IS_TAG_END).next().unwrap_or_default();
        let is_closed = rest.as_bytes().get(inside.len()) == Some(&b'>');
        if !is_closed || inside.len() > MAX_HTML_TAG {
            return Token::Text("<");
        }
        self.at += inside.len() + 1;
        let inside = inside.strip_prefix('/').unwrap_or(inside);
        let name = inside.split(IS_NOT_OF_NAME).next().unwrap_or_default();
        let is_html = HTML_ELEMENTS
            .iter()
            .any(|element| element.eq_ignore_ascii_case(name));
        Token::Text(if is_html { "" } else { self.since(self.start) })
    }

    /// Takes a suffix of one or two `!` and `?`; further ones are ignored.
    fn suffix(&mut self, first: char) -> Token<'a> {
        let second = self.peek();
        self.take_while(|letter| matches!(letter, '!' | '?'));
        Token::Nag(match (first, second) {
            ('!', Some('!')) => 3,
            ('!', Some('?')) => 5,
            ('!', _) => 1,
            (_, Some('!')) => 6,
            (_, Some('?')) => 4,
            _ => 2,
        })
    }

    /// Takes a move number, a result, a symbol or a move. The first character has already been
    /// taken, so any stray character is a word.
    fn word(&mut self) -> Token<'a> {
        let rest = self.text.get(self.start..).unwrap_or_default();
        if let Some((result, length)) = result_at(rest) {
            self.at = self.start + length;
            return Token::Result(result);
        }
        let length = move_number_length(rest);
        if length > 0 {
            self.at = self.start + length;
            return Token::Number;
        }
        if let Some((nag, length)) = symbol_at(rest) {
            self.at = self.start + length;
            return Token::Nag(nag);
        }
        self.take_while(is_word_letter);
        // `(Q)` directly after a move is a promotion, not a variation.
        if let [
            b'(',
            b'Q' | b'R' | b'B' | b'N' | b'q' | b'r' | b'b' | b'n',
            b')',
            ..,
        ] = self.rest().as_bytes()
        {
            self.at += 3;
        }
        let word = self.since(self.start);
        if matches!(word, "ep" | "e.p") {
            Token::Text("")
        } else if is_move_like(word) {
            Token::Move(word)
        } else {
            Token::Text(word)
        }
    }
}

const IS_BLANK: CharTest = is_blank;
const IS_DIGIT: CharTest = |letter| letter.is_ascii_digit();
const IS_DOT: CharTest = |letter| matches!(letter, '.' | '…');

/// The characters after a player's points in a result, or after the first zero of castling.
const IS_AFTER_POINTS: CharTest = |letter| letter == '/' || is_dash(letter);

const IS_TAG_OR_LINE_END: CharTest = |letter| matches!(letter, '[' | '\n');

/// The characters that end an HTML tag, or show that it is not closed.
const IS_TAG_END: CharTest = |letter| matches!(letter, '>' | '\n');

/// The characters that end the name of an HTML element.
const IS_NOT_OF_NAME: CharTest = |letter| !letter.is_ascii_alphanumeric();

/// Whether a word may be intended as a move and is not merely a sign.
fn is_move_like(word: &str) -> bool {
    NULL_MOVES.contains(&word)
        || word
            .chars()
            .any(|letter| is_letter_or_digit(letter) || figurine_letter(letter).is_some())
}

fn is_of_line(letter: char) -> bool {
    !matches!(letter, '\n' | '\r')
}

fn is_blank(letter: char) -> bool {
    letter != '\n' && letter.is_whitespace()
}

/// Whether a character continues a word. Symbols such as `±` end it.
fn is_word_letter(letter: char) -> bool {
    if letter.is_ascii() {
        return !letter.is_ascii_whitespace()
            && letter != '\x0b'
            && !matches!(
                letter,
                '{' | '}' | '(' | ')' | '[' | ']' | ';' | '$' | '*' | '<' | '>' | '!' | '?' | '&'
            );
    }
    is_letter_or_digit(letter)
        || is_dash(letter)
        || is_invisible(letter)
        || figurine_letter(letter).is_some()
}

/// The length of a leading move number: digits, then dots or ellipses. Castling with zeros and the null move `0000`
/// begin with digits, too.
fn move_number_length(text: &str) -> usize {
    let rest = text.trim_start_matches(IS_DIGIT);
    if rest.starts_with(IS_AFTER_POINTS) || text.starts_with("0000") {
        return 0;
    }
    text.len() - rest.trim_start_matches(IS_DOT).len()
}

/// Whether a character may be part of the name of a tag.
pub(super) fn is_tag_name_letter(letter: char) -> bool {
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
pub(super) fn unescape(value: &str) -> String {
    let mut plain = String::new();
    let mut is_escape = false;
    let mut rest = value;
    while let Some(first) = rest.chars().next() {
        let entity = ENTITIES
            .into_iter()
            .find_map(|(entity, letter)| Some((letter, rest.strip_prefix(entity)?)));
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
