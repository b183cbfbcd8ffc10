//! The tokens of PGN.

use alloc::string::String;

use super::error::{Fault, PgnErrorKind};
use super::record::GameResult;
use crate::digits::parse_digits;
use crate::excerpt::excerpt;

/// A token of PGN, with the original text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// The end of the text.
    End,
    /// `[Name "value"]`, the value with its escape characters.
    Tag(&'a str, &'a str),
    /// `{…}` or `; …`, without the delimiters.
    Comment(&'a str),
    /// `(`
    Open,
    /// `)`
    Close,
    /// `$1`, or a suffix such as `!`.
    Nag(u8),
    /// `1.`, `1...`, or only dots.
    Number,
    /// `1-0`
    Result(GameResult),
    /// Any other text, supposedly a move.
    Move(&'a str),
}

/// A text and the current position in it.
#[derive(Clone, Debug)]
pub(super) struct Tokenizer<'a> {
    text: &'a str,
    /// The byte offset of the rest.
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
        if self.is_end() {
            return Ok(Token::End);
        }
        let byte = self.byte();
        self.at += 1;
        Ok(match byte {
            b'[' => return self.tag(),
            b'{' => return self.comment(),
            b'$' => return self.nag(),
            b';' => Token::Comment(self.take_while(is_of_line)),
            b'(' => Token::Open,
            b')' => Token::Close,
            b'*' => Token::Result(GameResult::Unknown),
            b'!' | b'?' => self.suffix(byte),
            _ => self.word(),
        })
    }

    /// Whether the next token on this line is a comment.
    pub(super) fn is_comment_next(&mut self) -> bool {
        self.take_while(|byte| matches!(byte, b' ' | b'\t'));
        matches!(self.byte(), b'{' | b';')
    }

    /// Skips to the next line that begins a game, after an error.
    pub(super) fn skip_to_event(&mut self) {
        while !(self.is_line_start() && self.rest().starts_with(b"[Event ") || self.is_end()) {
            self.skip_line();
        }
    }

    /// An error at the last token.
    pub(super) const fn fault(&self, kind: PgnErrorKind) -> Fault {
        Fault {
            byte: self.start,
            kind,
        }
    }

    /// An excerpt of the last token for an error.
    fn found(&self) -> String {
        excerpt(self.since(self.start).trim_ascii_end())
    }

    /// The text from a byte offset up to the last token.
    pub(super) fn text_since(&self, start: usize) -> &'a str {
        self.text.get(start..self.start).unwrap_or_default()
    }

    fn is_end(&self) -> bool {
        self.at >= self.text.len()
    }

    /// The rest of the text, as bytes since the position may be inside a character.
    fn rest(&self) -> &'a [u8] {
        self.text.as_bytes().get(self.at..).unwrap_or_default()
    }

    /// The next byte; 0 at the end.
    fn byte(&self) -> u8 {
        self.rest().first().copied().unwrap_or_default()
    }

    /// The text between a byte offset and the current position.
    fn since(&self, start: usize) -> &'a str {
        self.text.get(start..self.at).unwrap_or_default()
    }

    /// Takes bytes as long as they satisfy a predicate.
    fn take_while(&mut self, predicate: fn(u8) -> bool) -> &'a str {
        let start = self.at;
        while !self.is_end() && predicate(self.byte()) {
            self.at += 1;
        }
        self.since(start)
    }

    /// Takes a byte if it is the next one.
    fn take(&mut self, byte: u8) -> bool {
        let is_next = self.byte() == byte;
        self.at += usize::from(is_next);
        is_next
    }

    fn skip_line(&mut self) {
        self.take_while(is_of_line);
        self.take(b'\n');
    }

    /// Skips white space, lines that begin with `%`, a byte order mark, and the redundant `e.p.`.
    fn skip_space(&mut self) {
        loop {
            match self.rest() {
                [b' ' | b'\t'..=b'\r', ..] => self.at += 1,
                [b'%', ..] if self.is_line_start() => self.skip_line(),
                [b'e', b'.', b'p', b'.', ..] => self.at += 4,
                [0xef, 0xbb, 0xbf, ..] => self.at += 3,
                _ => return,
            }
        }
    }

    fn is_line_start(&self) -> bool {
        matches!(
            self.text.as_bytes().get(..self.at),
            None | Some([] | [.., b'\n'])
        )
    }

    fn comment(&mut self) -> Result<Token<'a>, Fault> {
        let text = self.take_while(|byte| byte != b'}');
        if self.take(b'}') {
            return Ok(Token::Comment(text));
        }
        Err(self.fault(PgnErrorKind::UnclosedComment))
    }

    /// A tag ends on its line. A quotation mark that is not followed by a bracket is part of the
    /// value.
    fn tag(&mut self) -> Result<Token<'a>, Fault> {
        self.take_while(is_blank);
        let name = self.take_while(is_tag_name_byte);
        self.take_while(is_blank);
        if !name.is_empty() && self.take(b'"') {
            let start = self.at;
            loop {
                self.take_while(|byte| !matches!(byte, b'"' | b'\\' | b'\n'));
                let value = self.since(start);
                if self.take(b'\\') {
                    let _ = self.take(b'"') || self.take(b'\\');
                } else if self.take(b'"') {
                    self.take_while(is_blank);
                    if self.take(b']') {
                        return Ok(Token::Tag(name, value));
                    }
                } else {
                    break;
                }
            }
        }
        self.take_while(is_of_line);
        let found = self.found();
        Err(self.fault(PgnErrorKind::InvalidTag { found }))
    }

    fn nag(&mut self) -> Result<Token<'a>, Fault> {
        let digits = self.take_while(|byte| byte.is_ascii_digit());
        if let Some(Ok(nag)) = parse_digits(digits.as_bytes()).map(u8::try_from) {
            return Ok(Token::Nag(nag));
        }
        let found = self.found();
        Err(self.fault(PgnErrorKind::InvalidNag { found }))
    }

    /// A suffix of one or two `!` and `?`; further ones are ignored.
    fn suffix(&mut self, first: u8) -> Token<'a> {
        let second = self.byte();
        self.take_while(|byte| matches!(byte, b'!' | b'?'));
        Token::Nag(match (first, second) {
            (b'!', b'!') => 3,
            (b'!', b'?') => 5,
            (b'!', _) => 1,
            (_, b'!') => 6,
            (_, b'?') => 4,
            _ => 2,
        })
    }

    /// A move number, a result or a move. The first byte is already taken, so any stray character is
    /// a word.
    fn word(&mut self) -> Token<'a> {
        let length = move_number_length(self.text.as_bytes().get(self.start..).unwrap_or_default());
        if length > 0 {
            self.at = self.start + length;
            return Token::Number;
        }
        self.take_while(is_word_byte);
        // `(Q)` directly after a move is a promotion, not a variation.
        if let [
            b'(',
            b'Q' | b'R' | b'B' | b'N' | b'q' | b'r' | b'b' | b'n',
            b')',
            ..,
        ] = self.rest()
        {
            self.at += 3;
        }
        let word = self.since(self.start);
        match GameResult::from_text(word) {
            Some(result) => Token::Result(result),
            None if word == "1/2" => Token::Result(GameResult::Draw),
            None => Token::Move(word),
        }
    }
}

fn is_of_line(byte: u8) -> bool {
    byte != b'\n'
}

fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\r')
}

fn is_word_byte(byte: u8) -> bool {
    !matches!(
        byte,
        b' ' | b'\t'
            ..=b'\r'
                | b'{'
                | b'}'
                | b'('
                | b')'
                | b'['
                | b']'
                | b';'
                | b'$'
                | b'*'
                | b'<'
                | b'>'
                | b'!'
                | b'?'
    )
}

/// The length of a leading move number: digits, then dots or ellipses. Results, castling with zeros and
/// the null move `0000` begin with digits, too.
fn move_number_length(text: &[u8]) -> usize {
    let mut rest = text;
    while let [b'0'..=b'9', after @ ..] = rest {
        rest = after;
    }
    if matches!(rest, [b'-' | b'/', ..]) || text.starts_with(b"0000") {
        return 0;
    }
    while let [b'.', after @ ..] | [0xe2, 0x80, 0xa6, after @ ..] = rest {
        rest = after;
    }
    text.len() - rest.len()
}

/// Whether a byte may be part of the name of a tag.
pub(super) fn is_tag_name_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

/// The value of a tag without its escape characters.
pub(super) fn unescape(value: &str) -> String {
    let mut plain = String::new();
    let mut is_escape = false;
    for letter in value.chars() {
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
