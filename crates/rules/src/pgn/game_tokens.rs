//! The words of one game of many.

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

    /// The next token and the byte where it begins.
    pub(super) fn next(&mut self) -> Result<(usize, Token<'a>), Fault> {
        if self.is_over && !self.tokens.is_comment_next() {
            return Ok((0, Token::End));
        }
        let (at, token) = self.tokens.next()?;
        match token {
            Token::End => return self.end(at),
            Token::Tag(name, _) => {
                if self.has_moves || self.first_tag == Some(name) {
                    self.tokens.rewind(at);
                    return self.end(at);
                }
                self.first_tag = self.first_tag.or(Some(name));
            }
            Token::Comment(_) => {}
            _ => self.has_moves = true,
        }
        match token {
            Token::Open => {
                if self.depth == 0 {
                    self.opened = at;
                }
                self.depth += 1;
            }
            Token::Close if self.depth == 0 => {
                return Err(Fault::new(at, "there is no variation that could end here"));
            }
            Token::Close => self.depth -= 1,
            Token::Result(_) => self.is_over = self.depth == 0,
            _ => {}
        }
        Ok((at, token))
    }

    fn end(&self, at: usize) -> Result<(usize, Token<'a>), Fault> {
        if self.depth > 0 {
            return Err(Fault::new(
                self.opened,
                "the variation that begins here has no end",
            ));
        }
        Ok((at, Token::End))
    }
}
