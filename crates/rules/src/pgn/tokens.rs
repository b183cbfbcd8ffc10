//! The words of PGN.

use super::error::Fault;
use super::record::GameResult;

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

/// The glyphs that are written as signs, and their numbers.
const SIGNS: [(&[u8], u8); 6] = [
    (b"!!", 3),
    (b"??", 4),
    (b"!?", 5),
    (b"?!", 6),
    (b"!", 1),
    (b"?", 2),
];

/// A text and how far it is read.
#[derive(Clone, Debug)]
pub(super) struct Tokens<'a> {
    text: &'a str,
    /// The first byte that is not read.
    at: usize,
}

impl<'a> Tokens<'a> {
    pub(super) const fn new(text: &'a str) -> Tokens<'a> {
        Tokens { text, at: 0 }
    }

    /// Goes back to a byte where a token began.
    pub(super) const fn rewind(&mut self, at: usize) {
        self.at = at;
    }

    /// Skips what stands between tokens, and reads one; with it comes the byte where it begins.
    pub(super) fn next(&mut self) -> Result<(usize, Token<'a>), Fault> {
        self.skip_space();
        let start = self.at;
        let Some(&byte) = self.rest().first() else {
            return Ok((start, Token::End));
        };
        self.at += 1;
        let token = match byte {
            b'[' => self.tag(start)?,
            b'{' => self.comment(start)?,
            b'$' => self.nag(start)?,
            b';' => Token::Comment(self.take_while(|byte| byte != b'\n')),
            b'(' => Token::Open,
            b')' => Token::Close,
            b'*' => Token::Result(GameResult::Unknown),
            b'!' | b'?' => self.sign(start),
            _ => self.word(start),
        };
        Ok((start, token))
    }

    /// Whether a comment follows on this line.
    pub(super) fn is_comment_next(&mut self) -> bool {
        self.take_while(|byte| matches!(byte, b' ' | b'\t'));
        matches!(self.rest(), [b'{' | b';', ..])
    }

    /// Skips to a line that begins a game, after a fault.
    pub(super) fn skip_to_event(&mut self) {
        let is_event =
            |tokens: &Self| tokens.is_line_start() && tokens.rest().starts_with(b"[Event ");
        while !self.rest().is_empty() && !is_event(self) {
            self.skip_line();
        }
    }

    /// What is not read. Bytes do not care where characters begin.
    fn rest(&self) -> &'a [u8] {
        self.text.as_bytes().get(self.at..).unwrap_or_default()
    }

    /// What is read since a byte.
    fn since(&self, start: usize) -> &'a str {
        self.text.get(start..self.at).unwrap_or_default()
    }

    /// Takes what is passed until a byte ends it.
    fn take_while(&mut self, passes: impl Fn(u8) -> bool) -> &'a str {
        let start = self.at;
        let rest = self.rest();
        self.at += rest
            .iter()
            .position(|&byte| !passes(byte))
            .unwrap_or(rest.len());
        self.since(start)
    }

    fn skip_line(&mut self) {
        self.take_while(|byte| byte != b'\n');
        self.at = self.text.len().min(self.at + 1);
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

    fn comment(&mut self, start: usize) -> Result<Token<'a>, Fault> {
        let text = self.take_while(|byte| byte != b'}');
        if self.rest().is_empty() {
            return Err(Fault::new(start, "the comment that begins here has no end"));
        }
        self.at += 1;
        Ok(Token::Comment(text))
    }

    /// A tag ends on its line. A quote that no bracket follows belongs to the value.
    fn tag(&mut self, start: usize) -> Result<Token<'a>, Fault> {
        self.skip_blanks();
        let name = self.take_while(is_of_name);
        self.skip_blanks();
        let mut is_inside = !name.is_empty() && self.rest().first() == Some(&b'"');
        self.at += usize::from(is_inside);
        let from = self.at;
        while is_inside {
            match self.rest() {
                [b'\\', b'"' | b'\\', ..] => self.at += 2,
                [b'"', ..] => {
                    let value = self.since(from);
                    self.at += 1;
                    self.skip_blanks();
                    if self.rest().first() == Some(&b']') {
                        self.at += 1;
                        return Ok(Token::Tag(name, value));
                    }
                }
                [] | [b'\n', ..] => is_inside = false,
                _ => self.at += 1,
            }
        }
        self.take_while(|byte| byte != b'\n');
        let found = self.since(start).trim_end();
        Err(Fault::found(
            start,
            found,
            " is no tag such as [Event \"?\"]",
        ))
    }

    fn skip_blanks(&mut self) {
        self.take_while(|byte| matches!(byte, b' ' | b'\t' | b'\r'));
    }

    fn nag(&mut self, start: usize) -> Result<Token<'a>, Fault> {
        let digits = self.take_while(|byte| byte.is_ascii_digit());
        match number(digits).map(u8::try_from) {
            Some(Ok(nag)) => Ok(Token::Nag(nag)),
            _ => Err(Fault::found(
                start,
                self.since(start),
                " is no glyph from $0 to $255",
            )),
        }
    }

    /// One or two of `!` and `?`; of more, the first two count.
    fn sign(&mut self, start: usize) -> Token<'a> {
        self.take_while(|byte| matches!(byte, b'!' | b'?'));
        let signs = self.since(start).as_bytes();
        let known = SIGNS.iter().find(|(sign, _)| signs.starts_with(sign));
        Token::Nag(known.map_or(0, |&(_, nag)| nag))
    }

    /// A number, a result or a move.
    fn word(&mut self, start: usize) -> Token<'a> {
        self.at = start;
        let after = after_number(self.rest());
        let length = self.rest().len() - after.len();
        // Results begin with digits too, and so does castling that is written with zeros.
        if length > 0 && !matches!(after, [b'-' | b'/', ..]) {
            self.at += length;
            return Token::Number;
        }
        self.at += 1; // whatever it is, so that a stray mark is a word too
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
        let word = self.since(start);
        match GameResult::from_text(word) {
            Some(result) => Token::Result(result),
            None if word == "1/2" => Token::Result(GameResult::Draw),
            None => Token::Move(word),
        }
    }
}

/// Whether a word goes on.
const fn is_of_word(byte: u8) -> bool {
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
                | b'<'
                | b'>'
                | b'!'
                | b'?'
    )
}

/// What follows the number of a move: digits, then dots or ellipses.
fn after_number(text: &[u8]) -> &[u8] {
    let mut rest = text;
    while let [b'0'..=b'9', after @ ..] = rest {
        rest = after;
    }
    while let [b'.', after @ ..] | [0xe2, 0x80, 0xa6, after @ ..] = rest {
        rest = after;
    }
    rest
}

/// A number in digits alone.
pub(super) fn number(digits: &str) -> Option<u32> {
    let mut number: u32 = 0;
    for byte in digits.bytes() {
        let digit = byte.is_ascii_digit().then(|| u32::from(byte - b'0'))?;
        number = number.checked_mul(10)?.checked_add(digit)?;
    }
    (!digits.is_empty()).then_some(number)
}

/// Whether the name of a tag may have this letter.
pub(super) const fn is_of_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

/// The value of a tag without its escapes.
pub(super) fn unescape(value: &str) -> String {
    let mut plain = String::new();
    let mut from = 0;
    let mut at = 0;
    while at < value.len() {
        if let Some([b'\\', b'"' | b'\\']) = value.as_bytes().get(at..at + 2) {
            plain += value.get(from..at).unwrap_or_default();
            from = at + 1;
            at = from;
        }
        at += 1;
    }
    plain + value.get(from..).unwrap_or_default()
}
