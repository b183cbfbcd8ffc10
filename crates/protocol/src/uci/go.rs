//! The command `go`.

use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::iter::Peekable;

use crate::command::{Command, CommandError};
use crate::go::{Go, Limit};
use crate::tokens::{Range, Tokens};

const PLIES: Range = Range {
    min: 1,
    max: u32::MAX as u64,
};
const COUNT: Range = Range {
    min: 0,
    max: u64::MAX,
};
/// Milliseconds. The time of a clock that has run out may be negative, and is read as 0.
const TIME: Range = Range {
    min: 0,
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

/// The longest text of a move, such as `a10-b10=Q`, in bytes.
const LONGEST_MOVE: usize = 9;

/// The time of a search whose limits could not be read.
const DEFAULT_MS: u64 = 1_000;

/// Parses the words after `go`. Changed and skipped words are noted.
///
/// If words are skipped and no limit is left, the search takes a second; otherwise only `stop` would
/// end it.
pub(super) fn parse(
    words: &mut Tokens<'_>,
    notes: &mut Vec<String>,
) -> Result<Command, CommandError> {
    let mut go = Box::new(Go::default());
    let mut words = words.peekable();
    if words.next_if_eq(&"perft").is_some() {
        return perft(words.next(), notes);
    }
    let mut is_complete = true;
    while let Some(word) = words.next() {
        match word {
            "infinite" => go.infinite = true,
            "ponder" => go.ponder = true,
            "searchmoves" => is_complete &= take_moves(&mut go, &mut words, notes),
            name => is_complete &= take_limit(name, &mut go, &mut words, notes),
        }
    }
    if !is_complete && !go.infinite && !go.has_limit() {
        go.set_limit(Limit::MoveTime, DEFAULT_MS);
        notes.push("go: there is no limit, so the search takes a second".into());
    }
    Ok(Command::Go(go))
}

fn perft(depth: Option<&str>, notes: &mut Vec<String>) -> Result<Command, CommandError> {
    let depth = depth.and_then(|word| PERFT.read_nearest("go: perft", word, notes));
    match depth {
        Some(depth) => Ok(Command::Perft(u32::try_from(depth).unwrap_or_default())),
        None => Err(CommandError::new(format_args!(
            "go: a number is missing after 'perft'"
        ))),
    }
}

/// Parses a limit and its value; returns whether both are valid.
fn take_limit(
    word: &str,
    go: &mut Go,
    words: &mut Peekable<&mut Tokens<'_>>,
    notes: &mut Vec<String>,
) -> bool {
    let Some(&(name, limit, range)) = LIMITS.iter().find(|known| known.0 == word) else {
        notes.push(format!("go: {} is skipped", rules::excerpt(word)));
        return false;
    };
    let value = words.next_if(|next| !is_keyword(next));
    let label = format!("go: {name}");
    let number = value.and_then(|value| range.read_nearest(&label, value, notes));
    match number {
        Some(number) => go.set_limit(limit, number),
        None => notes.push(format!("{label} is skipped, because no number follows it")),
    }
    number.is_some()
}

/// Takes moves up to the first word that does not look like one; returns whether there are any.
fn take_moves(go: &mut Go, words: &mut Peekable<&mut Tokens<'_>>, notes: &mut Vec<String>) -> bool {
    let before = go.search_moves.len();
    while let Some(next) = words.next_if(|next| looks_like_a_move(next)) {
        go.search_moves.push(next.into());
    }
    let has_moves = go.search_moves.len() > before;
    if !has_moves {
        notes.push("go: searchmoves is skipped, because no move follows it".into());
    }
    has_moves
}

/// Whether a word may be a move such as `e2e4`, `Nf3`, `P@e4` or `O-O`.
fn looks_like_a_move(word: &str) -> bool {
    let has = |is_kind: fn(&u8) -> bool| word.as_bytes().iter().any(is_kind);
    let has_square = has(u8::is_ascii_alphabetic) && has(u8::is_ascii_digit);
    let is_castling = matches!(word.as_bytes(), [b'O' | b'o' | b'0', b'-', ..]);
    word.len() <= LONGEST_MOVE && (has_square || is_castling)
}

fn is_keyword(word: &str) -> bool {
    ["infinite", "ponder", "searchmoves"].contains(&word)
        || LIMITS.iter().any(|known| known.0 == word)
}
