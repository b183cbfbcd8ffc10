//! The words of one game of many.

use alloc::string::ToString;
use core::fmt;

use super::error::Fault;
use super::tokens::{Token, Tokens};

/// The tokens of a game, with every variation closed: they end with its result and the comments on
/// the same line, before the tags of the next game, or with the text.
///
/// Where no move stands between two games, the tag that came first comes again.
#[derive(Debug)]
pub(super) struct GameTokens<'a, 'b> {
    tokens: &'b mut Tokens<'a>,
    /// Variations that are open.
    pub(super) depth: usize,
    /// Where the outermost one began.
    opened: usize,
    /// The name of the first tag.
    first_tag: Option<&'a str>,
    has_moves: bool,
    is_over: bool,
}

impl<'a, 'b> GameTokens<'a, 'b> {
    /// The game that begins with the next token.
    pub(super) const fn new(tokens: &'b mut Tokens<'a>) -> GameTokens<'a, 'b> {
        GameTokens {
            tokens,
            depth: 0,
            opened: 0,
            first_tag: None,
            has_moves: false,
            is_over: false,
        }
    }

    /// Whether there is a game at all; comments alone are none.
    pub(super) const fn is_game(&self) -> bool {
        self.first_tag.is_some() || self.has_moves
    }

    /// The next token.
    pub(super) fn next(&mut self) -> Result<Token<'a>, Fault> {
        if self.is_over && !self.tokens.is_comment_next() {
            return Ok(Token::End);
        }
        let mut token = self.tokens.next()?;
        match token {
            Token::End | Token::Comment(_) => {}
            Token::Tag(name, _) => {
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
                let sentence = "the variation that begins here has no end";
                return Err(Fault::new(self.opened, sentence));
            }
            Token::Open => {
                if self.depth == 0 {
                    self.opened = self.tokens.start;
                }
                self.depth += 1;
            }
            Token::Close if self.depth == 0 => {
                return Err(self.fault("there is no variation that could end here"));
            }
            Token::Close => self.depth -= 1,
            Token::Result(_) => self.is_over = self.depth == 0,
            _ => {}
        }
        Ok(token)
    }

    /// The error of the last token.
    pub(super) fn error(&self, error: &dyn fmt::Display) -> Fault {
        self.fault(&error.to_string())
    }

    /// What is wrong with the last token.
    pub(super) fn fault(&self, sentence: &str) -> Fault {
        Fault::new(self.tokens.start, sentence)
    }
}
