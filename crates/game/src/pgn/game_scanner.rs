//! Lists the games of a text.

use alloc::string::String;
use alloc::vec::Vec;

use super::error::{Fault, PgnError, PgnSyntaxError};
use super::game_tokenizer::GameTokenizer;
use super::tokenizer::{Token, Tokenizer, tag_name, unescape};

/// Lists the games of a text with their tags and syntax errors.
///
/// Moves are not checked; see [`Record::read`](super::Record::read).
///
/// ```
/// let text = "[White \"Ann\"]\n\n1. e4 e5 *\n\n[White \"Bob\"]\n\n1. d4 {what";
/// let games: Vec<_> = game::pgn::scan_games(text).collect();
/// assert_eq!(games[0].tags, [("White".to_owned(), "Ann".to_owned())]);
/// assert_eq!(
///     games[1].error.as_ref().map(ToString::to_string).as_deref(),
///     Some("game 2, line 7, byte 48: this comment is not closed")
/// );
/// ```
pub fn scan_games(text: &str) -> GameScanner<'_> {
    GameScanner {
        text,
        tokens: Tokenizer::new(text),
        games: 0,
        line: 1,
        counted: 0,
    }
}

/// The games of a text; see [`scan_games`].
#[derive(Clone, Debug)]
pub struct GameScanner<'a> {
    text: &'a str,
    pub(super) tokens: Tokenizer<'a>,
    /// The number of games found so far.
    pub(super) games: usize,
    /// The line of the last error, initially the first.
    line: usize,
    /// The byte offset of the last error.
    counted: usize,
}

/// The tags of a game, and its syntax error, if any.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScannedGame {
    /// The names and values of the tags, in order.
    pub tags: Vec<(String, String)>,
    /// The syntax error, if any.
    pub error: Option<PgnError<PgnSyntaxError>>,
}

impl Iterator for GameScanner<'_> {
    type Item = ScannedGame;

    fn next(&mut self) -> Option<ScannedGame> {
        let mut tags = Vec::new();
        let mut game = GameTokenizer::new(&mut self.tokens);
        let fault = loop {
            match game.next() {
                Ok(Token::End) if game.is_game() => break None,
                Ok(Token::End) => return None,
                Ok(Token::Tag(name, value)) => tags.push((tag_name(name), unescape(value))),
                Ok(_) => {}
                Err(fault) => break Some(fault),
            }
        };
        self.games += 1;
        let error = fault.map(|fault| {
            self.tokens.skip_to_tags();
            self.error(fault)
        });
        Some(ScannedGame { tags, error })
    }
}

impl GameScanner<'_> {
    /// The error of the last game with its line. Errors must be added in the order of their byte
    /// offsets.
    pub(super) fn error<K>(&mut self, fault: Fault<K>) -> PgnError<K> {
        let bytes = self.text.as_bytes().get(self.counted..fault.byte);
        let line_ends = bytes
            .unwrap_or_default()
            .iter()
            .filter(|&&byte| byte == b'\n');
        self.line += line_ends.count();
        self.counted = fault.byte;
        PgnError {
            game: self.games,
            line: self.line,
            byte: fault.byte,
            kind: fault.kind,
        }
    }
}
