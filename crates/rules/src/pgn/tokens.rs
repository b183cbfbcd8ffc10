//! The words of PGN.

use alloc::string::String;

use super::error::Fault;
use super::record::GameResult;
use crate::decimal::read_decimal;

/// A word of PGN; texts as they stand there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// The end of the text.
    End,
    /// `[Name "value"]`, the value with its escapes.
    Tag(&'a str, &'a str),
    /// `{…}` or `; …`, without the marks.
    Comment(&'a str),
    /// `(`
    Open,
    /// `)`
    Close,
    /// `$1`, or a glyph such as `!`.
    Nag(u8),
    /// `1.`, `1...`, or dots alone.
    Number,
    /// `1-0`
    Result(GameResult),
    /// Anything else, which should be a move.
    Move(&'a str),
}

/// A text and how far it is read.
#[derive(Clone, Debug)]
pub(super) struct Tokens<'a> {
    text: &'a str,
    /// The first byte that is not read.
    at: usize,
    /// The byte where the last token begins.
    pub(super) start: usize,
}

impl<'a> Tokens<'a> {
    pub(super) const fn new(text: &'a str) -> Tokens<'a> {
        Tokens {
            text,
            at: 0,
            start: 0,
        }
    }

    /// Goes back to where the last token begins.
    pub(super) const fn rewind(&mut self) {
        self.at = self.start;
    }

    /// Skips what stands between tokens, and reads one.
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
            b'!' | b'?' => self.sign(byte),
            _ => self.word(),
        })
    }

    /// Whether a comment follows on this line.
    pub(super) fn is_comment_next(&mut self) -> bool {
        self.take_while(|byte| matches!(byte, b' ' | b'\t'));
        matches!(self.byte(), b'{' | b';')
    }

    /// Skips to a line that begins a game, after a fault.
    pub(super) fn skip_to_event(&mut self) {
        while !(self.is_line_start() && self.rest().starts_with(b"[Event ") || self.is_end()) {
            self.skip_line();
        }
    }

    /// What is wrong with the last token.
    pub(super) fn fault(&self, sentence: &str) -> Fault {
        Fault::new(self.start, sentence)
    }

    /// What is wrong with the last token, which is quoted.
    fn found(&self, sentence: &str) -> Fault {
        let found = self.since(self.start).trim_ascii_end();
        Fault::found(self.start, found, sentence)
    }

    fn is_end(&self) -> bool {
        self.at >= self.text.len()
    }

    /// What is not read. Bytes do not care where characters begin.
    fn rest(&self) -> &'a [u8] {
        self.text.as_bytes().get(self.at..).unwrap_or_default()
    }

    /// The next byte; 0 at the end.
    fn byte(&self) -> u8 {
        self.rest().first().copied().unwrap_or_default()
    }

    /// What is read since a byte.
    fn since(&self, start: usize) -> &'a str {
        self.text.get(start..self.at).unwrap_or_default()
    }

    /// Takes what is passed until a byte ends it.
    fn take_while(&mut self, passes: fn(u8) -> bool) -> &'a str {
        let start = self.at;
        while !self.is_end() && passes(self.byte()) {
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

    /// White space, lines that begin with `%`, a byte order mark, and `e.p.`, which says nothing
    /// new.
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
        Err(self.fault("the comment that begins here has no end"))
    }

    /// A tag ends on its line. A quote that no bracket follows belongs to the value.
    fn tag(&mut self) -> Result<Token<'a>, Fault> {
        self.take_while(is_blank);
        let name = self.take_while(is_of_name);
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
        Err(self.found(" is no tag such as [Event \"?\"]"))
    }

    fn nag(&mut self) -> Result<Token<'a>, Fault> {
        let digits = self.take_while(|byte| byte.is_ascii_digit());
        match read_decimal(digits.as_bytes()).map(u8::try_from) {
            Some(Ok(nag)) => Ok(Token::Nag(nag)),
            _ => Err(self.found(" is no glyph from $0 to $255")),
        }
    }

    /// One or two of `!` and `?`; of more, the first two count.
    fn sign(&mut self, first: u8) -> Token<'a> {
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

    /// A number, a result or a move, of which the first byte is taken, whatever it is, so that a
    /// stray mark is a word too.
    fn word(&mut self) -> Token<'a> {
        let length = length_of_number(self.text.as_bytes().get(self.start..).unwrap_or_default());
        // Results begin with digits too, and so does castling that is written with zeros.
        if length > 0 {
            self.at = self.start + length;
            if !matches!(self.byte(), b'-' | b'/') {
                return Token::Number;
            }
        }
        self.take_while(is_of_word);
        // `(Q)` right after a word is no variation.
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

/// Whether a word goes on.
fn is_of_word(byte: u8) -> bool {
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

/// The length of the number of a move: digits, then dots or ellipses.
fn length_of_number(text: &[u8]) -> usize {
    let mut rest = text;
    while let [b'0'..=b'9', after @ ..] = rest {
        rest = after;
    }
    while let [b'.', after @ ..] | [0xe2, 0x80, 0xa6, after @ ..] = rest {
        rest = after;
    }
    text.len() - rest.len()
}

/// Whether the name of a tag may have this letter.
pub(super) fn is_of_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

/// The value of a tag without its escapes.
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
