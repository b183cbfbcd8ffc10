//! The numbers in commands of this protocol.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::XBoard;
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

impl XBoard {
    /// Parses the count after a command, at least 1, and reports changed and skipped words.
    pub(super) fn count(&mut self, command: &str, rest: &str) -> Result<u64, &'static str> {
        let mut notes = Vec::new();
        let count = count(command, rest, &mut notes);
        self.send_notes(notes);
        count
    }

    /// Parses the time after a command, in milliseconds, and reports changed and skipped words.
    pub(super) fn time_ms(
        &mut self,
        command: &str,
        rest: &str,
        unit_ms: u64,
    ) -> Result<u64, &'static str> {
        let mut notes = Vec::new();
        let time_ms = time_ms(command, rest, unit_ms, &mut notes);
        self.send_notes(notes);
        time_ms
    }
}

/// Parses the count after a command, at least 1.
fn count(command: &str, rest: &str, notes: &mut Vec<String>) -> Result<u64, &'static str> {
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

#[cfg(test)]
mod tests {
    use super::{CENTISECOND_MS, SECOND_MS, count, time_ms};

    #[test]
    fn times_keep_their_milliseconds() {
        let mut notes = Vec::new();
        let mut read = |text, unit_ms| time_ms("st", text, unit_ms, &mut notes);
        assert_eq!(read("5", SECOND_MS), Ok(5_000));
        assert_eq!(read("0.1", SECOND_MS), Ok(100));
        assert_eq!(read("2987.55", CENTISECOND_MS), Ok(29_875));
        assert_eq!(read("18446744073709551616", CENTISECOND_MS), Ok(u64::MAX));
        assert!(notes.is_empty(), "{notes:?}");
    }

    #[test]
    fn changed_and_skipped_words_are_noted() {
        let cases = [
            ("5.7", 5, "sd: '5.7' is read as 5"),
            ("0", 1, "sd: '0' is read as 1"),
            ("6 foo", 6, "sd: 'foo' is skipped"),
        ];
        for (text, number, note) in cases {
            let mut notes = Vec::new();
            assert_eq!(count("sd", text, &mut notes), Ok(number), "{text}");
            assert_eq!(notes, [note]);
        }
        let mut notes = Vec::new();
        assert_eq!(time_ms("time", "-40", CENTISECOND_MS, &mut notes), Ok(0));
        assert_eq!(notes, ["time: '-40' is read as 0"]);
    }

    #[test]
    fn missing_numbers_are_refused() {
        for text in ["", "NaN", "x", "much", "\0"] {
            assert!(count("sd", text, &mut Vec::new()).is_err(), "{text}");
            assert!(
                time_ms("st", text, SECOND_MS, &mut Vec::new()).is_err(),
                "{text}"
            );
        }
    }
}
