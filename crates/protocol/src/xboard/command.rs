use super::clock::Level;

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

const NO_NUMBER: &str = "a number is missing or too large";

impl XBoardCommand<'_> {
    /// Parses a line.
    ///
    /// # Errors
    ///
    /// A short description of the syntax error.
    pub(super) fn parse(line: &str) -> Result<XBoardCommand<'_>, &'static str> {
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
            "level" => XBoardCommand::Level(Level::read(rest).ok_or("not a valid level")?),
            "st" => XBoardCommand::MoveTime(number(rest, 1_000)?),
            "sd" => XBoardCommand::Depth(number(rest, 1)?.max(1)),
            "time" | "otim" => XBoardCommand::Time {
                left_ms: centiseconds(rest)?,
                is_mine: word == "time",
            },
            "ping" => number(rest, 1).map(|_| XBoardCommand::Ping(rest))?,
            "setboard" => XBoardCommand::SetBoard(rest),
            "memory" => XBoardCommand::Memory(number(rest, 1)?.max(1)),
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

/// Parses a whole number and multiplies it by a factor.
fn number(word: &str, factor: u64) -> Result<u64, &'static str> {
    let number = rules::parse_digits(word.as_bytes());
    number
        .and_then(|number| number.checked_mul(factor))
        .ok_or(NO_NUMBER)
}

/// Converts centiseconds to milliseconds; a negative time becomes 0.
fn centiseconds(word: &str) -> Result<u64, &'static str> {
    match word.strip_prefix('-') {
        Some(late) => number(late, 10).map(|_| 0),
        None => number(word, 10),
    }
}

/// Whether a word is a move sent without `usermove`: `e2e4`, `e7e8q`.
fn looks_like_a_move(word: &str) -> bool {
    let is_square = |square: &[u8]| matches!(square, [file, rank] if file.is_ascii_lowercase() && rank.is_ascii_digit());
    let bytes = word.as_bytes();
    matches!(bytes.len(), 4 | 5)
        && bytes.get(..2).is_some_and(is_square)
        && bytes.get(2..4).is_some_and(is_square)
}

#[cfg(test)]
mod tests {
    use super::XBoardCommand;

    #[test]
    fn moves_are_accepted_with_and_without_usermove() {
        for line in ["e7e8q", "usermove e7e8q", "usermove  e7e8q"] {
            assert_eq!(
                XBoardCommand::parse(line),
                Ok(XBoardCommand::Move("e7e8q")),
                "{line}"
            );
        }
        assert!(XBoardCommand::parse("e7").is_err());
        assert!(XBoardCommand::parse("éé").is_err());
    }

    #[test]
    fn numbers_out_of_range_are_refused() {
        assert_eq!(
            XBoardCommand::parse("st 5"),
            Ok(XBoardCommand::MoveTime(5_000))
        );
        for line in [
            "st",
            "st -1",
            "st 18446744073709551615",
            "sd x",
            "time",
            "ping \0",
        ] {
            assert!(XBoardCommand::parse(line).is_err(), "{line}");
        }
        let late = XBoardCommand::Time {
            left_ms: 0,
            is_mine: true,
        };
        assert_eq!(XBoardCommand::parse("time -40"), Ok(late));
    }
}
