//! What is wrong with a PGN, and where.

use std::error::Error;
use std::fmt;

use crate::quote::quote;

/// Why a game cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnError {
    /// The number of the game in the text, from 1.
    pub game: usize,
    /// The line, from 1; 0 if there is no such game.
    pub line: usize,
    /// The byte of the text, from 0.
    pub byte: usize,
    sentence: String,
}

impl PgnError {
    /// A fault on a line of a game.
    pub(super) fn new(game: usize, line: usize, fault: Fault) -> PgnError {
        PgnError {
            game,
            line,
            byte: fault.byte,
            sentence: fault.sentence,
        }
    }

    /// The text has fewer games than that.
    pub(super) fn missing(game: usize, games: usize) -> PgnError {
        let sentence = match games {
            0 => "there is no game in this text".to_owned(),
            _ => format!("there is no game {game}: the last is {games}"),
        };
        PgnError {
            game,
            line: 0,
            byte: 0,
            sentence,
        }
    }
}

/// A sentence with the place: `game 3, line 41, byte 1042: 'Nf9' is no move …`.
impl fmt::Display for PgnError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let PgnError {
            game, line, byte, ..
        } = self;
        if *line > 0 {
            write!(formatter, "game {game}, line {line}, byte {byte}: ")?;
        }
        formatter.write_str(&self.sentence)
    }
}

impl Error for PgnError {}

/// What is wrong at a byte, before anybody has counted games and lines.
#[derive(Debug)]
pub(super) struct Fault {
    pub(super) byte: usize,
    pub(super) sentence: String,
}

impl Fault {
    pub(super) fn new(byte: usize, sentence: &str) -> Fault {
        let sentence = sentence.to_owned();
        Fault { byte, sentence }
    }

    /// A sentence that begins with what was found, quoted and cut.
    pub(super) fn found(byte: usize, found: &str, sentence: &str) -> Fault {
        let sentence = quote(found) + sentence;
        Fault { byte, sentence }
    }
}
