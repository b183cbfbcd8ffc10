//! The games of a text, looked over.

use alloc::string::String;
use alloc::vec::Vec;

use super::error::{Fault, PgnError};
use super::game_tokens::GameTokens;
use super::tokens::{Token, Tokens, unescape};

/// The games of a text, looked over: their tags, and whether their words make sense.
///
/// Moves are not looked at; [`Record::read`](super::Record::read) does that for one game.
///
/// ```
/// let text = "[White \"Ann\"]\n\n1. e4 e5 *\n\n[White \"Bob\"]\n\n1. d4 {what";
/// let games: Vec<_> = rules::pgn::scan_games(text).collect();
/// assert_eq!(games[0].tags, [("White".to_owned(), "Ann".to_owned())]);
/// assert_eq!(
///     games[1].error.as_ref().map(ToString::to_string).as_deref(),
///     Some("game 2, line 7, byte 48: the comment that begins here has no end")
/// );
/// ```
pub fn scan_games(text: &str) -> GameScanner<'_> {
    GameScanner {
        text,
        tokens: Tokens::new(text),
        games: 0,
        line: 1,
        counted: 0,
    }
}

/// The games of a text; see [`scan_games`].
#[derive(Clone, Debug)]
pub struct GameScanner<'a> {
    text: &'a str,
    pub(super) tokens: Tokens<'a>,
    /// How many have come.
    pub(super) games: usize,
    /// The line of the last error, or the first.
    line: usize,
    /// The bytes in which lines have been counted.
    counted: usize,
}

/// A game, looked over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScannedGame {
    /// Names and values, in order.
    pub tags: Vec<(String, String)>,
    /// Why it cannot be read, if its words say so already.
    pub error: Option<PgnError>,
}

impl Iterator for GameScanner<'_> {
    type Item = ScannedGame;

    fn next(&mut self) -> Option<ScannedGame> {
        let mut tags = Vec::new();
        let mut game = GameTokens::new(&mut self.tokens);
        let fault = loop {
            match game.next() {
                Ok(Token::End) if game.is_game() => break None,
                Ok(Token::End) => return None,
                Ok(Token::Tag(name, value)) => tags.push((String::from(name), unescape(value))),
                Ok(_) => {}
                Err(fault) => break Some(fault),
            }
        };
        self.games += 1;
        let error = fault.map(|fault| {
            self.tokens.skip_to_event();
            self.error(fault)
        });
        Some(ScannedGame { tags, error })
    }
}

impl GameScanner<'_> {
    /// The error of the last game. Errors come in the order of their places.
    pub(super) fn error(&mut self, fault: Fault) -> PgnError {
        let bytes = self.text.as_bytes().get(self.counted..fault.byte);
        let ends = bytes
            .unwrap_or_default()
            .iter()
            .filter(|&&byte| byte == b'\n');
        self.line += ends.count();
        self.counted = fault.byte;
        PgnError::new(self.games, self.line, fault)
    }
}
