//! The command `go`.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::fmt::Display;

use crate::command::{Command, CommandError};
use crate::go::{Go, Limit};
use crate::move_text::MoveText;
use crate::tokens::{Range, Tokens};

const PLIES: Range = Range {
    min: 1,
    max: u32::MAX as u64,
};
const COUNT: Range = Range {
    min: 0,
    max: u64::MAX,
};
/// Milliseconds. A clock that has run out may be negative, which counts as 0.
const TIME: Range = Range {
    min: i64::MIN,
    max: i64::MAX as u64,
};
/// With more than 13 plies the count of the start position does not fit in 64 bits.
const PERFT: Range = Range { min: 1, max: 13 };

/// The names of the limits, with the ranges of their values.
const LIMITS: [(&str, Limit, Range); Limit::COUNT] = [
    ("depth", Limit::Depth, PLIES),
    ("nodes", Limit::Nodes, COUNT),
    ("mate", Limit::Mate, PLIES),
    ("movetime", Limit::MoveTime, TIME),
    ("wtime", Limit::WhiteTime, TIME),
    ("btime", Limit::BlackTime, TIME),
    ("winc", Limit::WhiteIncrement, TIME),
    ("binc", Limit::BlackIncrement, TIME),
    ("movestogo", Limit::MovesToGo, COUNT),
];

const MISSING_MOVES: &str = "go: moves are missing after 'searchmoves'";

/// Parses the words after `go`.
pub(super) fn parse(words: &mut Tokens<'_>) -> Result<Command, CommandError> {
    let mut go = Box::new(Go::default());
    let mut next = words.next();
    if next == Some("perft") {
        let depth = number("perft", PERFT, words.next())?;
        return Ok(Command::Perft(u32::try_from(depth).unwrap_or_default()));
    }
    while let Some(word) = next {
        next = match word {
            "infinite" => {
                go.infinite = true;
                words.next()
            }
            "ponder" => {
                go.ponder = true;
                words.next()
            }
            "searchmoves" => {
                let known = go.search_moves.len();
                let following = take_moves(&mut go.search_moves, words);
                if go.search_moves.len() == known {
                    return Err(CommandError::new(format_args!("{MISSING_MOVES}")));
                }
                following
            }
            name => {
                let Some(&(name, limit, range)) = LIMITS.iter().find(|known| known.0 == name)
                else {
                    let name = rules::excerpt(name);
                    return Err(CommandError::new(format_args!("go: unknown word {name}")));
                };
                let word = words.next();
                go.set_limit(limit, number(name, range, word)?);
                if range == TIME && word.is_some_and(|word| word.starts_with('-')) {
                    go.negative_times.push(name);
                }
                words.next()
            }
        };
    }
    Ok(Command::Go(go))
}

/// Parses the value of a limit.
fn number(name: &str, range: Range, word: Option<&str>) -> Result<u64, CommandError> {
    let Some(word) = word else {
        return Err(CommandError::new(format_args!(
            "go: a number is missing after '{name}'"
        )));
    };
    match range.read(word) {
        Some(time) if range == TIME => Ok(time.cast_signed().max(0).unsigned_abs()),
        Some(number) => Ok(number),
        None => Err(refuse(name, range, word)),
    }
}

fn refuse(name: &str, range: Range, word: &str) -> CommandError {
    let expected: &dyn Display = if range == TIME {
        &"whole milliseconds"
    } else {
        &range
    };
    CommandError::bad_value("go", name, expected, word)
}

/// Parses moves up to the first word that is not a move, and returns that word.
fn take_moves<'a>(moves: &mut Vec<MoveText>, words: &mut Tokens<'a>) -> Option<&'a str> {
    for word in words {
        match MoveText::parse(word) {
            Some(next) => moves.push(next),
            None => return Some(word),
        }
    }
    None
}
