//! What is wrong with a PGN, and where.

use alloc::string::String;
use core::error::Error;
use core::fmt;

use crate::decimal::push_decimal;
use crate::excerpt::excerpt;

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
        let mut sentence = String::new();
        if games == 0 {
            sentence.push_str("there is no game in this text");
        } else {
            push_number("there is no game ", game, &mut sentence);
            push_number(": the last is ", games, &mut sentence);
        }
        PgnError::new(game, 0, Fault { byte: 0, sentence })
    }
}

/// A sentence with the place: `game 3, line 41, byte 1042: 'Nf9' is no move …`.
impl fmt::Display for PgnError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut sentence = String::new();
        if self.line > 0 {
            push_number("game ", self.game, &mut sentence);
            push_number(", line ", self.line, &mut sentence);
            push_number(", byte ", self.byte, &mut sentence);
            sentence.push_str(": ");
        }
        sentence.push_str(&self.sentence);
        formatter.write_str(&sentence)
    }
}

impl Error for PgnError {}

fn push_number(before: &str, number: usize, sentence: &mut String) {
    sentence.push_str(before);
    push_decimal(sentence, number);
}

/// What is wrong at a byte, before anybody has counted games and lines.
#[derive(Debug)]
pub(super) struct Fault {
    pub(super) byte: usize,
    pub(super) sentence: String,
}

impl Fault {
    pub(super) fn new(byte: usize, sentence: &str) -> Fault {
        let sentence = String::from(sentence);
        Fault { byte, sentence }
    }

    /// A sentence that begins with what was found, quoted and cut.
    pub(super) fn found(byte: usize, found: &str, sentence: &str) -> Fault {
        let sentence = excerpt(found) + sentence;
        Fault { byte, sentence }
    }
}
