//! Splits PGN into tokens.

mod markup;
mod tag;

use core::ops::Range;

pub(super) use self::tag::{is_quote, is_tag_name_letter, tag_name, unescape};
use super::error::{Fault, PgnSyntaxError};
use super::result::{GameResult, result_at};
use super::symbols::{may_begin_symbol, symbol_at};
use super::word::{
    IS_AFTER_MOVE, IS_DOT, is_capture_without_sign, is_move, is_move_start, is_prose,
    is_word_letter, number_length,
};
use crate::digits::parse_digits;
use crate::notation::{CharTest, is_dash, is_invisible};

/// A token of PGN, with the original text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    End,
    /// `[Name "value"]`; the value still has its escape characters.
    Tag(&'a str, &'a str),
    /// `{…}` or `; …`, without the delimiters.
    Comment(&'a str),
    /// Words and signs that are neither moves nor results, kept as a comment.
    Text(&'a str),
    /// `(`
    Open,
    /// `)`
    Close,
    /// `$1`, or a suffix such as `!` or `±`.
    Nag(u8),
    /// `1.`, `1...`, or only dots.
    Number(&'a str),
    /// `1-0`
    Result(GameResult),
    /// A word with the form of a move.
    Move(&'a str),
}

/// The byte offset of a character that was looked for, so that the text in between is not searched
/// again.
#[derive(Clone, Copy, Debug, Default)]
struct Ahead {
    from: usize,
    found: usize,
}

impl Ahead {
    /// The next character from a byte offset that satisfies a test, or the end of the text.
    fn find(&mut self, text: &str, from: usize, is_wanted: CharTest) -> usize {
        if from < self.from || from > self.found || self.found == 0 {
            let rest = text.get(from..).unwrap_or_default();
            let found = from + rest.find(is_wanted).unwrap_or(rest.len());
            *self = Ahead { from, found };
        }
        self.found
    }
}

/// What precedes a token on its line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Before {
    /// Nothing but tags of HTML.
    Nothing,
    /// A word of text.
    Prose,
    /// A move number.
    Number,
    /// Another token.
    Other,
}

/// A text and the current position in it. Each character is examined a limited number of times, so
/// that reading takes linear time.
#[derive(Clone, Debug)]
pub(super) struct Tokenizer<'a> {
    text: &'a str,
    /// The byte offset of the current position.
    at: usize,
    /// The byte offset of the last token.
    pub(super) start: usize,
    /// What precedes the last token on its line.
    pub(super) before: Before,
    /// What precedes the next token.
    before_next: Before,
    /// The byte offset of the asterisk that ends an emphasized text.
    emphasis_end: usize,
    /// The end of an angle bracket or of its line.
    angle_end: Ahead,
    /// The end of a bracket or of its line.
    bracket_end: Ahead,
    /// The next brace.
    brace: Ahead,
    /// A range in which no value of a tag begins.
    no_value: Range<usize>,
}

impl<'a> Tokenizer<'a> {
    pub(super) fn new(text: &'a str) -> Tokenizer<'a> {
        Tokenizer {
            text,
            at: 0,
            start: 0,
            before: Before::Nothing,
            before_next: Before::Nothing,
            emphasis_end: usize::MAX,
            angle_end: Ahead::default(),
            bracket_end: Ahead::default(),
            brace: Ahead::default(),
            no_value: 0..0,
        }
    }

    /// Returns to the beginning of the last token.
    pub(super) const fn rewind(&mut self) {
        self.at = self.start;
        self.before_next = self.before;
    }

    pub(super) fn next(&mut self) -> Result<Token<'a>, Fault> {
        self.skip_space();
        self.start = self.at;
        self.before = self.before_next;
        let token = self.token();
        self.before_next = match token {
            Ok(Token::Text("")) if self.before == Before::Nothing => Before::Nothing,
            Ok(Token::Text(text)) if is_prose(text) => Before::Prose,
            Ok(Token::Number(_)) => Before::Number,
            _ => Before::Other,
        };
        token
    }

    fn token(&mut self) -> Result<Token<'a>, Fault> {
        let Some(first) = self.peek() else {
            return Ok(Token::End);
        };
        self.at += first.len_utf8();
        Ok(match first {
            '[' => self.tag(),
            '{' => return self.comment(),
            '$' => self.nag(),
            '(' | ')' if self.is_smiley() => Token::Text(""),
            ';' if self.take(")") || self.take("-)") => Token::Text(""),
            ';' => Token::Comment(self.take_while(is_of_line)),
            '<' => self.angle(),
            '(' => Token::Open,
            ')' => Token::Close,
            '*' => self.asterisk(),
            '&' => self.entity(),
            '`' | '~' => self.fence(first),
            '!' | '?' => self.suffix(first),
            _ => self.word(first),
        })
    }

    /// Whether the rest of the text is empty or begins with the tags of another game.
    pub(super) fn is_game_over(&self) -> bool {
        matches!(
            self.clone().next(),
            Ok(Token::End | Token::Tag(..)) | Err(_)
        )
    }

    /// The next token, which is not taken, and whether it is on another line.
    pub(super) fn peek_token(&self) -> (Option<Token<'a>>, bool) {
        let mut ahead = self.clone();
        (ahead.next().ok(), ahead.before == Before::Nothing)
    }

    /// Whether a move with a number above 1 comes next.
    pub(super) fn is_before_later_move(&self) -> bool {
        let mut ahead = self.clone();
        let number = match ahead.next() {
            Ok(Token::Number(number)) => number.trim_end_matches(IS_DOT),
            _ => return false,
        };
        parse_digits(number.as_bytes()).is_some_and(|number| number > 1)
            && matches!(ahead.next(), Ok(Token::Move(_)))
    }

    pub(super) fn last_text(&self) -> &'a str {
        self.since(self.start)
    }

    /// After an error, skips to the next line that begins with a tag.
    pub(super) fn skip_to_tags(&mut self) {
        while !(self.is_end() || self.is_line_start() && self.is_tag_line()) {
            self.skip_line();
        }
    }

    /// Whether a tag comes next.
    fn is_tag_line(&self) -> bool {
        let name = self.rest().strip_prefix('[').unwrap_or_default();
        let after = name.trim_start_matches(IS_TAG_NAME_LETTER);
        after.len() < name.len() && after.starts_with(" \"")
    }

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
        let length = rest.len() - rest.trim_start_matches(predicate).len();
        self.at += length;
        rest.get(..length).unwrap_or_default()
    }

    /// Takes a text if it comes next, and returns whether it does.
    pub(super) fn take(&mut self, text: &str) -> bool {
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

    /// Skips white space of any kind, invisible characters, lines that begin with `%`, and the marks
    /// of quoted lines in mails, `>`.
    fn skip_space(&mut self) {
        loop {
            let at = self.at;
            let space = self.take_while(|letter| letter.is_whitespace() || is_invisible(letter));
            if space.contains(IS_LINE_END) {
                self.before_next = Before::Nothing;
            }
            if self.is_line_start() && self.rest().starts_with('%') {
                self.skip_line();
            }
            let _ = self.before_next == Before::Nothing && self.take(">") || self.take("&nbsp;");
            if self.at == at {
                return;
            }
        }
    }

    fn is_line_start(&self) -> bool {
        let before = self.text.get(..self.at).unwrap_or_default();
        matches!(before, "" | "\u{feff}") || before.ends_with(IS_LINE_END)
    }

    /// Takes a comment, which ends with its brace; without one, it ends before the tags of the next
    /// game. Pairs of braces in it are part of it.
    fn comment(&mut self) -> Result<Token<'a>, Fault> {
        let start = self.at;
        let mut depth = 1_usize;
        loop {
            self.take_while(|letter| !matches!(letter, '{' | '}' | '\n'));
            let text = self.since(start);
            if self.take("{") {
                depth += 1;
            } else if self.take("}") {
                depth -= 1;
                if depth == 0 || !self.is_brace_closed() {
                    return Ok(Token::Comment(text));
                }
            } else {
                let is_blank_line = text.trim_end_matches(IS_SPACE_IN_LINE).ends_with('\n');
                if !self.take("\n") || is_blank_line && self.is_tag_line() {
                    return Err(self.fault(PgnSyntaxError::UnclosedComment));
                }
            }
        }
    }

    /// Whether a closing brace comes before the next opening one.
    fn is_brace_closed(&mut self) -> bool {
        let next = self.brace.find(self.text, self.at, IS_BRACE);
        self.text.as_bytes().get(next) == Some(&b'}')
    }

    fn nag(&mut self) -> Token<'a> {
        let digits = self.take_while(|letter| letter.is_ascii_digit());
        match parse_digits(digits.as_bytes()).map(u8::try_from) {
            Some(Ok(nag)) => Token::Nag(nag),
            _ => Token::Text(self.since(self.start)),
        }
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

    /// Takes a move number, a result, a symbol, a move or another word. Its first character has
    /// already been taken.
    fn word(&mut self, first: char) -> Token<'a> {
        let rest = self.text.get(self.start..).unwrap_or_default();
        if (is_dash(first) || matches!(first, '0' | '1' | '½' | '+'))
            && let Some((result, length)) = result_at(rest)
        {
            self.at = self.start + length;
            return Token::Result(result);
        }
        if let Some(length) = number_length(rest, self.before == Before::Prose) {
            self.at = self.start + length;
            return Token::Number(self.last_text());
        }
        if may_begin_symbol(first)
            && let Some((nag, length)) = symbol_at(rest)
        {
            self.at = self.start + length;
            return Token::Nag(nag);
        }
        if !is_word_letter(first) {
            return Token::Text(self.last_text());
        }
        self.take_while(is_word_letter);
        // `(Q)` directly after a move is a promotion, not a variation.
        if let [b'(', letter, b')', ..] = self.rest().as_bytes()
            && letter.is_ascii_alphabetic()
            && is_move(self.last_text())
        {
            self.at += 3;
        }
        let word = self.last_text();
        let is_cut_off = self.is_end() && is_move_start(word);
        let is_expected =
            self.before == Before::Number && (is_cut_off || is_capture_without_sign(word));
        if is_move(word) || is_expected {
            return Token::Move(word.trim_end_matches(IS_AFTER_MOVE));
        }
        if let Some(length) = move_before_word(word) {
            self.at = self.start + length;
            let before = self.last_text();
            return if is_move(before) {
                Token::Move(before)
            } else {
                Token::Text("")
            };
        }
        self.take_while(is_of_text);
        Token::Text(match self.last_text() {
            "e.p." | "ep" | "e.p" | "ch" | "ch." | "mate" => "",
            text => text,
        })
    }
}

/// The length of the beginning of a word that precedes a move in it: a dash, or a move and dots.
fn move_before_word(word: &str) -> Option<usize> {
    let dashes = word.len() - word.trim_start_matches(IS_DASH).len();
    let before = match dashes {
        0 => word.find(IS_DOT).unwrap_or(word.len()),
        _ => dashes,
    };
    let (before, rest) = word.split_at_checked(before)?;
    let is_split = dashes > 0 || is_move(before);
    let is_before_move = is_move(rest.trim_start_matches(IS_DOT));
    (is_split && is_before_move).then_some(before.len())
}

const IS_SPACE_IN_LINE: CharTest = |letter| letter != '\n' && letter.is_whitespace();
const IS_TAG_NAME_LETTER: CharTest = is_tag_name_letter;
const IS_BLANK: CharTest = is_blank;
const IS_DASH: CharTest = is_dash;
const IS_BRACE: CharTest = |letter| matches!(letter, '{' | '}');
const IS_LINE_END: CharTest = |letter| matches!(letter, '\n' | '\r');

fn is_of_line(letter: char) -> bool {
    !matches!(letter, '\n' | '\r')
}

fn is_blank(letter: char) -> bool {
    is_of_line(letter) && letter.is_whitespace()
}

/// Whether a character may be part of a word that is neither a move nor a result.
fn is_of_text(letter: char) -> bool {
    !letter.is_whitespace()
        && !matches!(
            letter,
            '{' | '}' | '(' | ')' | '[' | ']' | ';' | '<' | '*' | '&'
        )
}
