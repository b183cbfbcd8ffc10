use std::ffi::OsString;
use std::fmt;
use std::ops::RangeInclusive;

use engine::classic::{MAX_TABLE_BITS, MIN_TABLE_BITS};
use lexopt::{Arg, Parser, ValueExt};
use rules::{FenError, Position};

use crate::console::ConsoleSettings;

pub const HELP: &str = "\
micro-max - chess with a modern engine and with micro-Max 3.2, node for node

micro-max                      run the engine with UCI or the XBoard protocol on standard
                               input and output
    --variant-file FILE        also offer the games of a definition or of an fmax.ini
micro-max console              play as with the original: type a move such as e2e4,
                               or an empty line to let the engine move
    --table-bits N             the table has two to the N slots, 12 to 24 (default 24)
    --nodes N                  begin no iteration after N nodes (default 10000000)
micro-max perft DEPTH [FEN]    count the lines of legal moves, for each root move and all
micro-max inside START MOVES SEARCH WANTED
                           answer a question about Classic's internals in rows of numbers, such as
                           'startpos' 'e2e4' '16 0 100000' 'node 77'; see www/engine/README.md
micro-max bench                search known positions; print the nodes and their speed
micro-max variants             list the built-in games, with the engines that play them
micro-max variants check FILE  validate a game definition or an fmax.ini
micro-max --help               print this
micro-max --version            print the version
";

/// The largest depth of a perft: the count from the start position still fits 64 bits.
const MAX_PERFT_DEPTH: u32 = 13;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// UCI or the `XBoard` protocol on standard input and output.
    Uci {
        /// A file with games to offer in addition to the built-in ones.
        variant_file: Option<String>,
    },
    /// The original's loop.
    Console(ConsoleSettings),
    Perft {
        position: Box<Position>,
        /// Their length in half-moves.
        depth: u32,
    },
    /// A question about Classic's internals, as the arguments of [`inside`](crate::inside).
    Inside(Vec<String>),
    Bench,
    Variants,
    /// A check of a definition file or an `fmax.ini`.
    CheckVariants(OsString),
    Help,
    Version,
}

/// Reads the arguments after the command's name.
///
/// ```
/// assert_eq!(cli::parse_args(["bench"]), Ok(cli::Request::Bench));
/// assert!(cli::parse_args(["console", "--nodes", "many"]).is_err());
/// ```
pub fn parse_args<Args>(arguments: Args) -> Result<Request, ArgsError>
where
    Args: IntoIterator,
    Args::Item: Into<OsString>,
    Args::IntoIter: 'static,
{
    let mut parser = Parser::from_args(arguments);
    let request = match parser.next()? {
        None => Request::Uci { variant_file: None },
        Some(Arg::Long("variant-file")) => Request::Uci {
            variant_file: Some(parser.value()?.string()?),
        },
        Some(Arg::Short('h') | Arg::Long("help")) => Request::Help,
        Some(Arg::Short('V') | Arg::Long("version")) => Request::Version,
        Some(Arg::Value(command)) => match command.string()?.as_str() {
            "console" => return parse_console(&mut parser),
            "perft" => return parse_perft(&mut parser),
            "inside" => Request::Inside(parse_words(&mut parser)?),
            "bench" => Request::Bench,
            "variants" => return parse_variants(&mut parser),
            unknown => return Err(ArgsError::Command(unknown.to_owned())),
        },
        Some(other) => return Err(other.unexpected().into()),
    };
    match parser.next()? {
        None => Ok(request),
        Some(other) => Err(other.unexpected().into()),
    }
}

fn parse_console(parser: &mut Parser) -> Result<Request, ArgsError> {
    let mut settings = ConsoleSettings::default();
    while let Some(argument) = parser.next()? {
        match argument {
            Arg::Long("table-bits") => {
                let bits = MIN_TABLE_BITS..=MAX_TABLE_BITS;
                settings.table_bits = number("--table-bits", &parser.value()?.string()?, bits)?;
            }
            Arg::Long("nodes") => {
                settings.nodes = number("--nodes", &parser.value()?.string()?, 1..=u64::MAX)?;
            }
            Arg::Short('h') | Arg::Long("help") => return Ok(Request::Help),
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(Request::Console(settings))
}

fn parse_perft(parser: &mut Parser) -> Result<Request, ArgsError> {
    let mut words = Vec::new();
    while let Some(argument) = parser.next()? {
        match argument {
            Arg::Value(word) => words.push(word.string()?),
            Arg::Short('h') | Arg::Long("help") => return Ok(Request::Help),
            other => return Err(other.unexpected().into()),
        }
    }
    let [depth, fen @ ..] = words.as_slice() else {
        return Err(ArgsError::MissingDepth);
    };
    let depth = number("perft", depth, 0..=MAX_PERFT_DEPTH)?;
    // A FEN may be one argument or, unquoted, six.
    let position = match fen {
        [] => Position::start(),
        fields => fields.join(" ").parse().map_err(ArgsError::Fen)?,
    };
    Ok(Request::Perft {
        position: Box::new(position),
        depth,
    })
}

fn parse_variants(parser: &mut Parser) -> Result<Request, ArgsError> {
    let request = match parser.next()? {
        None => return Ok(Request::Variants),
        Some(Arg::Short('h') | Arg::Long("help")) => return Ok(Request::Help),
        Some(Arg::Value(word)) if word == "check" => match parser.next()? {
            Some(Arg::Value(file)) => Request::CheckVariants(file),
            Some(other) => return Err(other.unexpected().into()),
            None => return Err(ArgsError::MissingFile),
        },
        Some(other) => return Err(other.unexpected().into()),
    };
    match parser.next()? {
        None => Ok(request),
        Some(other) => Err(other.unexpected().into()),
    }
}

/// The remaining arguments up to the next option.
fn parse_words(parser: &mut Parser) -> Result<Vec<String>, ArgsError> {
    let values = parser.values().map_err(|_| ArgsError::MissingQuestion)?;
    values.map(|value| Ok(value.string()?)).collect()
}

fn number<T>(name: &'static str, text: &str, range: RangeInclusive<T>) -> Result<T, ArgsError>
where
    T: std::str::FromStr + PartialOrd + Copy + Into<u64>,
{
    let number = text.parse().ok().filter(|number| range.contains(number));
    number.ok_or_else(|| ArgsError::Number {
        name,
        min: (*range.start()).into(),
        max: (*range.end()).into(),
        found: text.to_owned(),
    })
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ArgsError {
    /// An option is unknown or has no value.
    Option(String),
    /// The first argument is not a command.
    Command(String),
    MissingDepth,
    MissingFile,
    MissingQuestion,
    /// A value is not a number, or is out of range.
    Number {
        name: &'static str,
        min: u64,
        max: u64,
        found: String,
    },
    Fen(FenError),
}

impl fmt::Display for ArgsError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ArgsError::Option(sentence) => formatter.write_str(sentence),
            ArgsError::Command(word) => write!(formatter, "unknown command '{word}'"),
            ArgsError::MissingQuestion => formatter.write_str("'inside' needs a question"),
            ArgsError::MissingFile => formatter.write_str("'variants check' needs a file"),
            ArgsError::MissingDepth => formatter.write_str("'perft' needs a depth"),
            ArgsError::Number {
                name,
                min,
                max,
                found,
            } => {
                write!(
                    formatter,
                    "'{name}' takes a whole number from {min} to {max}, not '{found}'"
                )
            }
            ArgsError::Fen(error) => error.fmt(formatter),
        }
    }
}

impl std::error::Error for ArgsError {}

impl From<lexopt::Error> for ArgsError {
    fn from(error: lexopt::Error) -> ArgsError {
        ArgsError::Option(error.to_string())
    }
}

impl From<OsString> for ArgsError {
    fn from(text: OsString) -> ArgsError {
        ArgsError::Option(format!("'{}' is not unicode", text.to_string_lossy()))
    }
}
