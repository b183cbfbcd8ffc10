use alloc::string::String;
use alloc::vec::Vec;

use super::clock::Level;
use super::number::{CENTISECOND_MS, NO_NUMBER, SECOND_MS, count, time_ms};

/// A command of the `XBoard` protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum XBoardCommand<'a> {
    /// A command that changes nothing.
    Nothing,
    Features,
    New,
    Random,
    Variant(&'a str),
    /// Stops playing either side; ends an analysis.
    Force,
    Go,
    PlayOther,
    Level(Level),
    MoveTime(u64),
    Depth(u64),
    Time {
        left_ms: u64,
        is_mine: bool,
    },
    MoveNow,
    Ping(&'a str),
    SetBoard(&'a str),
    Edit,
    Hint,
    Book,
    /// A number of plies.
    TakeBack(usize),
    Ponder(bool),
    Post(bool),
    Analyze,
    Status,
    /// The maximum size of the table in megabytes.
    Memory(u64),
    Option {
        name: &'a str,
        value: &'a str,
    },
    Move(&'a str),
    Quit,
}

/// Commands about the opponent and the interface that are ignored.
const IGNORED: [&str; 11] = [
    "xboard", "accepted", "rejected", "computer", "name", "rating", "ics", "draw", "white",
    "black", "cores",
];

/// Commands of one word.
const SIMPLE_COMMANDS: [(&str, XBoardCommand<'static>); 21] = [
    ("new", XBoardCommand::New),
    ("random", XBoardCommand::Random),
    ("force", XBoardCommand::Force),
    ("go", XBoardCommand::Go),
    ("playother", XBoardCommand::PlayOther),
    ("?", XBoardCommand::MoveNow),
    ("result", XBoardCommand::Force),
    ("edit", XBoardCommand::Edit),
    ("hint", XBoardCommand::Hint),
    ("bk", XBoardCommand::Book),
    ("undo", XBoardCommand::TakeBack(1)),
    ("remove", XBoardCommand::TakeBack(2)),
    ("hard", XBoardCommand::Ponder(true)),
    ("easy", XBoardCommand::Ponder(false)),
    ("post", XBoardCommand::Post(true)),
    ("nopost", XBoardCommand::Post(false)),
    ("analyze", XBoardCommand::Analyze),
    ("exit", XBoardCommand::Force),
    (".", XBoardCommand::Status),
    ("quit", XBoardCommand::Quit),
    ("", XBoardCommand::Nothing),
];

impl XBoardCommand<'_> {
    /// Parses a line. What is changed or skipped in it is noted.
    ///
    /// # Errors
    ///
    /// A short description of the syntax error.
    pub(super) fn parse<'a>(
        line: &'a str,
        notes: &mut Vec<String>,
    ) -> Result<XBoardCommand<'a>, &'static str> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim_ascii();
        if let Some(&(_, order)) = SIMPLE_COMMANDS.iter().find(|plain| plain.0 == word) {
            return Ok(order);
        }
        if IGNORED.contains(&word) {
            return Ok(XBoardCommand::Nothing);
        }
        Ok(match word {
            "protover" => XBoardCommand::Features,
            "variant" => XBoardCommand::Variant(rest),
            "level" => XBoardCommand::Level(Level::read(rest, notes).ok_or("not a valid level")?),
            "st" => XBoardCommand::MoveTime(time_ms(word, rest, SECOND_MS, notes)?),
            "sd" => XBoardCommand::Depth(count(word, rest, notes)?),
            "time" | "otim" => XBoardCommand::Time {
                left_ms: time_ms(word, rest, CENTISECOND_MS, notes)?,
                is_mine: word == "time",
            },
            "ping" if rules::parse_digits(rest.as_bytes()).is_none() => return Err(NO_NUMBER),
            "ping" => XBoardCommand::Ping(rest),
            "setboard" => XBoardCommand::SetBoard(rest),
            "memory" => XBoardCommand::Memory(count(word, rest, notes)?),
            "option" => {
                let (name, value) = rest.split_once('=').unwrap_or((rest, ""));
                XBoardCommand::Option { name, value }
            }
            "usermove" => XBoardCommand::Move(rest),
            word if looks_like_a_move(word) => XBoardCommand::Move(word),
            _ => return Err("unknown command"),
        })
    }
}

/// Whether a word is a move sent without `usermove`: `e2e4`, `e7e8q`, `E2E4`.
fn looks_like_a_move(word: &str) -> bool {
    let is_square = |square: &[u8]| matches!(square, [file, rank] if file.is_ascii_alphabetic() && rank.is_ascii_digit());
    let bytes = word.as_bytes();
    matches!(bytes.len(), 4 | 5)
        && bytes.get(..2).is_some_and(is_square)
        && bytes.get(2..4).is_some_and(is_square)
}

#[cfg(test)]
mod tests {
    use super::XBoardCommand;

    fn parse(line: &str) -> (Result<XBoardCommand<'_>, &'static str>, Vec<String>) {
        let mut notes = Vec::new();
        (XBoardCommand::parse(line, &mut notes), notes)
    }

    #[test]
    fn moves_are_accepted_with_and_without_usermove() {
        for line in ["e7e8q", "usermove e7e8q", "usermove  e7e8q"] {
            assert_eq!(parse(line).0, Ok(XBoardCommand::Move("e7e8q")), "{line}");
        }
        assert_eq!(parse("E2E4").0, Ok(XBoardCommand::Move("E2E4")));
        assert!(parse("e7").0.is_err());
        assert!(parse("éé").0.is_err());
    }

    #[test]
    fn times_keep_their_milliseconds() {
        for (line, move_ms) in [("st 5", 5_000), ("st 0.1", 100), ("st 1.0", 1_000)] {
            assert_eq!(
                parse(line),
                (Ok(XBoardCommand::MoveTime(move_ms)), vec![]),
                "{line}"
            );
        }
        let time = |left_ms| XBoardCommand::Time {
            left_ms,
            is_mine: true,
        };
        assert_eq!(parse("time 2987.55").0, Ok(time(29_875)));
        assert_eq!(parse("time 18446744073709551616").0, Ok(time(u64::MAX)));
    }

    #[test]
    fn what_is_changed_or_skipped_is_noted() {
        let noted = |line| {
            let (command, notes) = parse(line);
            (command.unwrap(), notes.join("; "))
        };
        let late = XBoardCommand::Time {
            left_ms: 0,
            is_mine: true,
        };
        let cases = [
            ("time -40", late, "time: '-40' is read as 0"),
            ("st -1", XBoardCommand::MoveTime(0), "st: '-1' is read as 0"),
            ("sd 5.7", XBoardCommand::Depth(5), "sd: '5.7' is read as 5"),
            ("sd 0", XBoardCommand::Depth(1), "sd: '0' is read as 1"),
            ("sd 6 foo", XBoardCommand::Depth(6), "sd: 'foo' is skipped"),
        ];
        for (line, command, note) in cases {
            assert_eq!(noted(line), (command, note.to_owned()), "{line}");
        }
    }

    #[test]
    fn missing_numbers_are_refused() {
        for line in ["st", "st NaN", "sd x", "time", "memory much", "ping \0"] {
            assert!(parse(line).0.is_err(), "{line}");
        }
    }
}
