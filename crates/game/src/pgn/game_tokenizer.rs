//! The tokens of a single game.

use super::error::{Fault, PgnSyntaxError};
use super::result::GameResult;
use super::tokenizer::{Token, Tokenizer};

/// The tokens of a game, with balanced variations. The game ends with its result and the comments
/// on the same line, before the tags of the next game, or at the end of the text.
///
/// Without moves in between, the repetition of the first tag indicates the next game.
#[derive(Debug)]
pub(super) struct GameTokenizer<'a, 'b> {
    tokens: &'b mut Tokenizer<'a>,
    /// The number of open variations.
    pub(super) depth: usize,
    /// The byte offset of the outermost variation.
    opened: usize,
    /// The name of the first tag.
    first_tag: Option<&'a str>,
    has_moves: bool,
    is_over: bool,
    /// Whether the tag `Result` has this value: `0-0` at the end is then a result and not castling.
    is_double_forfeit: bool,
}

impl<'a, 'b> GameTokenizer<'a, 'b> {
    /// The game that begins with the next token.
    pub(super) const fn new(tokens: &'b mut Tokenizer<'a>) -> GameTokenizer<'a, 'b> {
        GameTokenizer {
            tokens,
            depth: 0,
            opened: 0,
            first_tag: None,
            has_moves: false,
            is_over: false,
            is_double_forfeit: false,
        }
    }

    /// Whether a game has begun; comments alone are not a game.
    pub(super) const fn is_game(&self) -> bool {
        self.first_tag.is_some() || self.has_moves
    }

    /// The next token.
    pub(super) fn next(&mut self) -> Result<Token<'a>, Fault> {
        if self.is_over && !self.tokens.is_comment_next() {
            return Ok(Token::End);
        }
        let mut token = self.tokens.next()?;
        if token == Token::Move("0-0") && self.is_result_of_zeros() {
            token = Token::Result(GameResult::BothLose);
        }
        match token {
            Token::End | Token::Comment(_) | Token::Text(_) => {}
            Token::Tag(name, value) => {
                self.is_double_forfeit |= name == "Result" && value == GameResult::BothLose.text();
                if self.has_moves || self.first_tag == Some(name) {
                    self.tokens.rewind();
                    token = Token::End;
                }
                self.first_tag = self.first_tag.or(Some(name));
            }
            _ => self.has_moves = true,
        }
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
            Token::Close if self.depth == 0 => token = Token::Text(")"),
            Token::Close => self.depth -= 1,
            Token::Result(_) => self.is_over = self.depth == 0,
            _ => {}
        }
        Ok(token)
    }

    /// Whether `0-0`, the last token, is the result: both players lost.
    fn is_result_of_zeros(&self) -> bool {
        self.depth == 0 && (self.is_double_forfeit || !self.has_moves) && self.tokens.is_game_over()
    }

    /// The byte offset of the last token.
    pub(super) const fn start(&self) -> usize {
        self.tokens.start
    }

    /// The text from a byte offset up to the last token.
    pub(super) fn text_since(&self, start: usize) -> &'a str {
        self.tokens.text_since(start)
    }
}
