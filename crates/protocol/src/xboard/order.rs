use super::clock::Level;

/// What a line asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Order<'a> {
    /// What changes nothing here.
    Nothing,
    Features,
    New,
    Random,
    Variant(&'a str),
    /// To play no side, and to end an analysis.
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
    /// So many half-moves.
    TakeBack(usize),
    Ponder(bool),
    Post(bool),
    Analyze,
    Status,
    /// Megabytes for the table, at most.
    Memory(u64),
    Option {
        name: &'a str,
        value: &'a str,
    },
    Move(&'a str),
    Quit,
}

/// Words about the opponent and the interface that need no answer.
const TAKEN_IN_SILENCE: [&str; 11] = [
    "xboard", "accepted", "rejected", "computer", "name", "rating", "ics", "draw", "white",
    "black", "cores",
];

/// Orders that are one word.
const PLAIN: [(&str, Order<'static>); 21] = [
    ("new", Order::New),
    ("random", Order::Random),
    ("force", Order::Force),
    ("go", Order::Go),
    ("playother", Order::PlayOther),
    ("?", Order::MoveNow),
    ("result", Order::Force),
    ("edit", Order::Edit),
    ("hint", Order::Hint),
    ("bk", Order::Book),
    ("undo", Order::TakeBack(1)),
    ("remove", Order::TakeBack(2)),
    ("hard", Order::Ponder(true)),
    ("easy", Order::Ponder(false)),
    ("post", Order::Post(true)),
    ("nopost", Order::Post(false)),
    ("analyze", Order::Analyze),
    ("exit", Order::Force),
    (".", Order::Status),
    ("quit", Order::Quit),
    ("", Order::Nothing),
];

const NO_NUMBER: &str = "a number is missing or too large";

impl Order<'_> {
    /// Understands a line.
    ///
    /// # Errors
    ///
    /// In a few words, why it means nothing.
    pub(super) fn read(line: &str) -> Result<Order<'_>, &'static str> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim_ascii();
        if let Some(&(_, order)) = PLAIN.iter().find(|plain| plain.0 == word) {
            return Ok(order);
        }
        if TAKEN_IN_SILENCE.contains(&word) {
            return Ok(Order::Nothing);
        }
        Ok(match word {
            "protover" => Order::Features,
            "variant" => Order::Variant(rest),
            "level" => Order::Level(Level::read(rest).ok_or("no level of this form")?),
            "st" => Order::MoveTime(number(rest, 1_000)?),
            "sd" => Order::Depth(number(rest, 1)?.max(1)),
            "time" | "otim" => Order::Time {
                left_ms: centiseconds(rest)?,
                is_mine: word == "time",
            },
            "ping" => number(rest, 1).map(|_| Order::Ping(rest))?,
            "setboard" => Order::SetBoard(rest),
            "memory" => Order::Memory(number(rest, 1)?.max(1)),
            "option" => {
                let (name, value) = rest.split_once('=').unwrap_or((rest, ""));
                Order::Option { name, value }
            }
            "usermove" => Order::Move(rest),
            word if looks_like_a_move(word) => Order::Move(word),
            _ => return Err("unknown command"),
        })
    }
}

/// A whole number times a factor.
fn number(word: &str, factor: u64) -> Result<u64, &'static str> {
    let number = rules::parse_digits(word.as_bytes());
    number
        .and_then(|number| number.checked_mul(factor))
        .ok_or(NO_NUMBER)
}

/// Milliseconds from hundredths of a second; a clock that has run out is below zero.
fn centiseconds(word: &str) -> Result<u64, &'static str> {
    match word.strip_prefix('-') {
        Some(late) => number(late, 10).map(|_| 0),
        None => number(word, 10),
    }
}

/// Whether a word is a move as interfaces write it that do not say `usermove`: `e2e4`, `e7e8q`.
fn looks_like_a_move(word: &str) -> bool {
    let is_square = |square: &[u8]| matches!(square, [file, rank] if file.is_ascii_lowercase() && rank.is_ascii_digit());
    let bytes = word.as_bytes();
    matches!(bytes.len(), 4 | 5)
        && bytes.get(..2).is_some_and(is_square)
        && bytes.get(2..4).is_some_and(is_square)
}

#[cfg(test)]
mod tests {
    use super::Order;

    #[test]
    fn moves_are_taken_with_and_without_their_word() {
        for line in ["e7e8q", "usermove e7e8q", "usermove  e7e8q"] {
            assert_eq!(Order::read(line), Ok(Order::Move("e7e8q")), "{line}");
        }
        assert!(Order::read("e7").is_err());
        assert!(Order::read("éé").is_err());
    }

    #[test]
    fn numbers_beyond_bounds_are_refused() {
        assert_eq!(Order::read("st 5"), Ok(Order::MoveTime(5_000)));
        for line in [
            "st",
            "st -1",
            "st 18446744073709551615",
            "sd x",
            "time",
            "ping \0",
        ] {
            assert!(Order::read(line).is_err(), "{line}");
        }
        let late = Order::Time {
            left_ms: 0,
            is_mine: true,
        };
        assert_eq!(Order::read("time -40"), Ok(late));
    }
}
