use std::fmt;
use std::str::FromStr;

use rules::Move;

use crate::go::Go;

/// Beyond this depth the count of the start position's leaves does not fit 64 bits.
const MAX_PERFT_DEPTH: u32 = 13;

/// A limit that is followed by a number, and where the number goes.
type Limit = (&'static str, fn(&mut Go, &Value) -> Result<(), GoError>);

const LIMITS: [Limit; 9] = [
    ("depth", |go, value| {
        value
            .number(1, u32::MAX)
            .map(|plies| go.depth = Some(plies))
    }),
    ("nodes", |go, value| {
        value
            .number(0, u64::MAX)
            .map(|nodes| go.nodes = Some(nodes))
    }),
    ("mate", |go, value| {
        value.number(1, u32::MAX).map(|moves| go.mate = Some(moves))
    }),
    ("movetime", |go, value| {
        value.time_ms().map(|time| go.move_ms = Some(time))
    }),
    ("wtime", |go, value| {
        value.time_ms().map(|time| go.white_ms = Some(time))
    }),
    ("btime", |go, value| {
        value.time_ms().map(|time| go.black_ms = Some(time))
    }),
    ("winc", |go, value| {
        value.time_ms().map(|time| go.white_increment_ms = time)
    }),
    ("binc", |go, value| {
        value.time_ms().map(|time| go.black_increment_ms = time)
    }),
    ("movestogo", |go, value| {
        value
            .number(0, u64::MAX)
            .map(|moves| go.moves_to_go = Some(moves))
    }),
];

/// Reads what follows `go`.
pub(crate) fn parse(words: &[&str]) -> Result<Go, GoError> {
    let mut go = Go::default();
    let mut words = words;
    while let [word, rest @ ..] = words {
        words = match *word {
            "infinite" => {
                go.infinite = true;
                rest
            }
            "ponder" => {
                go.ponder = true;
                rest
            }
            "searchmoves" => take_moves(&mut go, rest)?,
            name => take_limit(&mut go, name, rest)?,
        };
    }
    Ok(go)
}

/// Reads what follows `go perft`.
pub(crate) fn parse_perft(words: &[&str]) -> Result<u32, GoError> {
    let text = words.first().ok_or(GoError::MissingNumber("perft"))?;
    Value {
        name: "perft",
        text,
    }
    .number(1, MAX_PERFT_DEPTH)
}

/// Takes moves as long as there are some, and gives what follows them.
fn take_moves<'a>(go: &mut Go, words: &'a [&'a str]) -> Result<&'a [&'a str], GoError> {
    let known = go.search_moves.len();
    go.search_moves
        .extend(words.iter().map_while(|word| word.parse::<Move>().ok()));
    match go.search_moves.len() - known {
        0 => Err(GoError::MissingMoves),
        taken => Ok(&words[taken..]),
    }
}

/// Takes the number of a limit, and gives what follows it.
fn take_limit<'a>(go: &mut Go, word: &str, words: &'a [&'a str]) -> Result<&'a [&'a str], GoError> {
    let limit = LIMITS.iter().find(|(name, _)| *name == word);
    let (name, set) = limit.ok_or_else(|| GoError::Unknown(rules::quote(word)))?;
    let [text, rest @ ..] = words else {
        return Err(GoError::MissingNumber(name));
    };
    set(go, &Value { name, text })?;
    Ok(rest)
}

/// What follows the name of a limit.
struct Value<'a> {
    name: &'static str,
    text: &'a str,
}

impl Value<'_> {
    fn number<T>(&self, min: T, max: T) -> Result<T, GoError>
    where
        T: FromStr + PartialOrd + Copy + Into<u64>,
    {
        let number = self
            .text
            .parse()
            .ok()
            .filter(|number| (min..=max).contains(number));
        number.ok_or_else(|| GoError::Number {
            name: self.name,
            min: min.into(),
            max: max.into(),
            found: rules::quote(self.text),
        })
    }

    /// A time in milliseconds. A clock that has run out is below zero; nothing is left of it.
    fn time_ms(&self) -> Result<u64, GoError> {
        match self.text.parse::<i64>() {
            Ok(time_ms) => Ok(u64::try_from(time_ms).unwrap_or(0)),
            Err(_) => Err(GoError::Time {
                name: self.name,
                found: rules::quote(self.text),
            }),
        }
    }
}

/// Why `go` starts nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GoError {
    /// A word is no limit's name.
    Unknown(String),
    /// A limit ends the line before its number.
    MissingNumber(&'static str),
    /// No move follows `searchmoves`.
    MissingMoves,
    /// What follows a limit is no number, or out of range.
    Number {
        /// The limit.
        name: &'static str,
        /// The least that it takes.
        min: u64,
        /// The most that it takes.
        max: u64,
        /// What it was given.
        found: String,
    },
    /// What follows a limit is no time.
    Time {
        /// The limit.
        name: &'static str,
        /// What it was given.
        found: String,
    },
}

impl fmt::Display for GoError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GoError::Unknown(word) => write!(formatter, "unknown word {word}"),
            GoError::MissingNumber(name) => write!(formatter, "a number is missing after '{name}'"),
            GoError::MissingMoves => formatter.write_str("moves are missing after 'searchmoves'"),
            GoError::Number {
                name,
                min,
                max,
                found,
            } => {
                write!(
                    formatter,
                    "'{name}' takes a whole number from {min} to {max}, not {found}"
                )
            }
            GoError::Time { name, found } => {
                write!(formatter, "'{name}' takes whole milliseconds, not {found}")
            }
        }
    }
}

impl std::error::Error for GoError {}
