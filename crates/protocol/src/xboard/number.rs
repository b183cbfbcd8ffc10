//! The numbers in commands of this protocol.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use crate::tokens::{Decimal, Range};

/// The milliseconds of a second.
pub(super) const SECOND_MS: u64 = 1_000;
/// The milliseconds of a centisecond.
pub(super) const CENTISECOND_MS: u64 = 10;

/// The error of a command without its number.
pub(super) const NO_NUMBER: &str = "a number is missing";

const COUNT: Range = Range {
    min: 1,
    max: u64::MAX,
};

/// Parses the count after a command, at least 1.
pub(super) fn count(
    command: &str,
    rest: &str,
    notes: &mut Vec<String>,
) -> Result<u64, &'static str> {
    let word = first_word(command, rest, notes);
    COUNT.read_nearest(command, word, notes).ok_or(NO_NUMBER)
}

/// Parses the time after a command, in milliseconds.
pub(super) fn time_ms(
    command: &str,
    rest: &str,
    unit_ms: u64,
    notes: &mut Vec<String>,
) -> Result<u64, &'static str> {
    let word = first_word(command, rest, notes);
    let time = Decimal::read(word).ok_or(NO_NUMBER)?;
    if time.is_negative() {
        let word = rules::excerpt(word);
        notes.push(format!("{command}: {word} is read as 0"));
    }
    Ok(time.times(unit_ms))
}

/// The first word after a command; the others are noted.
fn first_word<'a>(command: &str, rest: &'a str, notes: &mut Vec<String>) -> &'a str {
    let (word, others) = rest.split_once(' ').unwrap_or((rest, ""));
    if !others.is_empty() {
        let others = rules::excerpt(others);
        notes.push(format!("{command}: {others} is skipped"));
    }
    word
}
