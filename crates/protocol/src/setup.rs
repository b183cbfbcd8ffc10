use std::fmt;

use rules::{FenError, Move, Position, UciMoveError};

use crate::words::joined;

/// A position and the way to it, as `position` gives them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Where the moves begin.
    pub start: Position,
    /// The moves played from there, all legal.
    pub moves: Vec<Move>,
    /// Where they lead.
    pub position: Position,
}

impl Setup {
    /// A position to which no moves lead.
    pub fn new(start: Position) -> Setup {
        Setup {
            position: start.clone(),
            start,
            moves: Vec::new(),
        }
    }
}

/// Reads what follows `position`.
pub(crate) fn parse(words: &[&str]) -> Result<Setup, PositionError> {
    let (start, rest) = match words {
        ["startpos", rest @ ..] => (Position::start(), rest),
        ["fen", rest @ ..] => {
            let end = rest
                .iter()
                .position(|&word| word == "moves")
                .unwrap_or(rest.len());
            let (fields, rest) = rest.split_at(end);
            (joined(fields).parse().map_err(PositionError::Fen)?, rest)
        }
        [] => return Err(PositionError::Missing),
        [word, ..] => return Err(PositionError::Start(rules::quote(word))),
    };
    let mut setup = Setup::new(start);
    match rest {
        [] => {}
        ["moves", moves @ ..] => play(&mut setup, moves)?,
        [word, ..] => return Err(PositionError::Unexpected(rules::quote(word))),
    }
    Ok(setup)
}

fn play(setup: &mut Setup, moves: &[&str]) -> Result<(), PositionError> {
    for (index, text) in moves.iter().enumerate() {
        let next = setup.position.parse_uci(text);
        let next = next.map_err(|reason| PositionError::Move {
            number: index + 1,
            reason,
        })?;
        setup.position.make(next);
        setup.moves.push(next);
    }
    Ok(())
}

/// Why `position` sets nothing up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// Nothing follows.
    Missing,
    /// Neither `startpos` nor `fen` follows.
    Start(String),
    /// The FEN is broken, or no game can reach it.
    Fen(FenError),
    /// Something else than `moves` stands after the position.
    Unexpected(String),
    /// A move cannot be played.
    Move {
        /// Which one, counted in half-moves from 1.
        number: usize,
        /// What is wrong with it.
        reason: UciMoveError,
    },
}

impl fmt::Display for PositionError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::Missing => formatter.write_str("'startpos' or 'fen' is missing"),
            PositionError::Start(word) => {
                write!(formatter, "expected 'startpos' or 'fen', not {word}")
            }
            PositionError::Fen(error) => error.fmt(formatter),
            PositionError::Unexpected(word) => write!(formatter, "expected 'moves', not {word}"),
            PositionError::Move { number, reason } => write!(formatter, "move {number}: {reason}"),
        }
    }
}

impl std::error::Error for PositionError {}
