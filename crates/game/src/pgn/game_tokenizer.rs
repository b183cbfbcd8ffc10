//! The tokens of a single game.

use super::error::{Fault, PgnSyntaxError};
use super::result::{GameResult, is_zeros};
use super::tokenizer::{Before, Token, Tokenizer};
use super::word::{is_null_move, is_prose};

/// The tags that begin a game wherever they occur.
const ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

/// The tokens of a game, with balanced variations. The game ends with its result and the text
/// on the same line, before the tags of the next game, or at the end of the text.
///
/// A game has tags or moves; text, results and brackets before them are not a game. Without moves in
/// between, the repetition of the first tag indicates the next game.
#[derive(Debug)]
pub(super) struct GameTokenizer<'a, 'b> {
    tokens: &'b mut Tokenizer<'a>,
    /// The number of open variations.
    pub(super) depth: usize,
    /// The byte offset of the outermost variation.
    opened: usize,
    first_tag: Option<&'a str>,
    stage: Stage,
    /// Whether the tag `Result` has this value: `0-0` at the end is then a result and not castling.
    is_double_forfeit: bool,
}

/// How much of a game has been read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Stage {
    /// Nothing yet but tags and text.
    Head,
    /// A move number before the first move.
    Number,
    /// A move.
    Moves,
    /// The result.
    Over,
}

impl<'a, 'b> GameTokenizer<'a, 'b> {
    /// The game that begins with the next token.
    pub(super) const fn new(tokens: &'b mut Tokenizer<'a>) -> GameTokenizer<'a, 'b> {
        GameTokenizer {
            tokens,
            depth: 0,
            opened: 0,
            first_tag: None,
            stage: Stage::Head,
            is_double_forfeit: false,
        }
    }

    /// Whether a game has begun; text alone is not a game.
    pub(super) fn is_game(&self) -> bool {
        self.first_tag.is_some() || self.has_moves()
    }

    pub(super) fn next(&mut self) -> Result<Token<'a>, Fault> {
        let token = self.tokens.next();
        if self.stage == Stage::Over {
            return self.after_result(token);
        }
        let token = token?;
        let token = match token {
            Token::Tag(name, value) => self.tag(name, value),
            Token::Move(text) => self.move_or_text(text),
            Token::Result(_) if !self.is_result() => self.text(),
            Token::Open if !self.is_variation() => self.text(),
            Token::Close if self.depth == 0 => self.text(),
            Token::Text(digits) if self.is_item(digits) => Token::Number(digits),
            token => token,
        };
        match token {
            Token::End if self.depth > 0 => {
                return Err(Fault {
                    byte: self.opened,
                    kind: PgnSyntaxError::UnclosedVariation,
                });
            }
            Token::Open => {
                if self.depth == 0 {
                    self.opened = self.tokens.start;
                }
                self.depth += 1;
            }
            Token::Close => self.depth -= 1,
            Token::Result(_) if self.depth == 0 => self.stage = Stage::Over,
            Token::Number(_) => self.stage = self.stage.max(Stage::Number),
            Token::Move(_) => self.stage = Stage::Moves,
            _ => {}
        }
        Ok(token)
    }

    /// Ends the game with the last token, its result.
    pub(super) const fn end(&mut self) {
        self.stage = Stage::Over;
    }

    fn has_moves(&self) -> bool {
        self.stage >= Stage::Moves
    }

    /// The byte offset of the last token.
    pub(super) const fn start(&self) -> usize {
        self.tokens.start
    }

    /// The text from a byte offset up to the last token.
    pub(super) fn text_since(&self, start: usize) -> &'a str {
        self.tokens.text_since(start)
    }

    /// Whether the last token, `0-0`, is the last one of the main line.
    pub(super) fn is_last(&self) -> bool {
        self.depth == 0 && self.tokens.is_game_over()
    }

    fn text(&self) -> Token<'a> {
        Token::Text(self.tokens.last_text())
    }

    /// What follows the result: text on the same line belongs to the game.
    fn after_result(&mut self, token: Result<Token<'a>, Fault>) -> Result<Token<'a>, Fault> {
        let begins_game = matches!(
            token,
            Ok(Token::Tag(..) | Token::Number(_) | Token::Move(_) | Token::End)
        );
        if begins_game || self.tokens.before == Before::Nothing {
            self.tokens.rewind();
            return Ok(Token::End);
        }
        Ok(match token? {
            Token::Result(_) => Token::Text(""),
            Token::Open | Token::Close => self.text(),
            token => token,
        })
    }

    /// A tag of this game, its end if the tag belongs to the next one, or text between moves.
    fn tag(&mut self, name: &'a str, value: &'a str) -> Token<'a> {
        if self.has_moves() && self.tokens.before != Before::Nothing && !ROSTER.contains(&name) {
            return self.text();
        }
        if self.has_moves() || self.first_tag == Some(name) {
            self.tokens.rewind();
            return Token::End;
        }
        self.is_double_forfeit |= name.eq_ignore_ascii_case("Result")
            && GameResult::named(value) == Some(GameResult::BothLose);
        self.first_tag = self.first_tag.or(Some(name));
        Token::Tag(name, value)
    }

    /// A move, `0-0` as a result, or text: before the first move, a sentence may contain moves.
    fn move_or_text(&self, text: &'a str) -> Token<'a> {
        let is_forfeit = self.is_double_forfeit || !self.has_moves() && self.first_tag.is_some();
        if is_forfeit && is_zeros(text) && self.is_last() {
            return Token::Result(GameResult::BothLose);
        }
        let is_begun = self.stage > Stage::Head;
        let is_passing_text = self.first_tag.is_none() && is_null_move(text);
        if !is_begun && (is_passing_text || self.is_amid_prose()) {
            return self.text();
        }
        Token::Move(text)
    }

    /// Whether words of text surround the last token on its line.
    fn is_amid_prose(&self) -> bool {
        self.tokens.before == Before::Prose
            && matches!(self.tokens.peek_token(), (Some(Token::Text(text)), false) if is_prose(text))
    }

    /// Whether the last token, a result, ends the game: there is one, and no higher move number
    /// follows.
    fn is_result(&self) -> bool {
        self.is_game()
            && (self.has_moves() || !self.is_amid_prose())
            && (self.depth > 0 || !self.tokens.is_before_later_move())
    }

    /// Whether the last token, a parenthesis, begins a variation. Before the first move it may also be
    /// part of a text.
    fn is_variation(&self) -> bool {
        self.has_moves()
            || self.depth > 0
            || matches!(
                self.tokens.peek_token().0,
                Some(Token::Number(_) | Token::Move(_))
            )
    }

    /// Whether the last token is the number of an item, as in `1) e4 e5`; takes its parenthesis.
    fn is_item(&mut self, digits: &str) -> bool {
        self.depth == 0
            && digits.bytes().all(|byte| byte.is_ascii_digit())
            && !digits.is_empty()
            && self.tokens.take(")")
    }
}
