use std::fmt;
use std::str::FromStr;

use crate::declared::{self, OptionError};
use crate::go::Go;
use crate::go_words::{self, GoError};
use crate::options::Setting;
use crate::setup::{self, PositionError, Setup};

/// A line of UCI, understood and checked as far as that is possible without a session.
///
/// ```
/// use protocol::Command;
///
/// assert!(matches!("go depth 3".parse(), Ok(Command::Go(_))));
/// assert!("go depth three".parse::<Command>().is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// `uci`: who is it, and which options has it.
    Uci,
    /// `isready`: an answer is wanted, whatever else goes on.
    IsReady,
    /// `ucinewgame`: what follows belongs to another game.
    NewGame,
    /// `position …`: the position to think about and the way to it.
    Position(Box<Setup>),
    /// `setoption name … value …`.
    SetOption(Setting),
    /// `go …`: think.
    Go(Go),
    /// `go perft N`: count the leaves N half-moves deep.
    Perft(u32),
    /// `stop`: answer now.
    Stop,
    /// `ponderhit`: the opponent played the move that was thought about.
    PonderHit,
    /// `d`: draw the position.
    Draw,
    /// `eval`: the static evaluation.
    Evaluate,
    /// `quit`: the end.
    Quit,
    /// An empty line, or `debug`, which is tolerated.
    Nothing,
}

impl FromStr for Command {
    type Err = CommandError;

    fn from_str(line: &str) -> Result<Command, CommandError> {
        let words: Vec<&str> = line.split_whitespace().collect();
        Ok(match words.as_slice() {
            [] | ["debug", ..] => Command::Nothing,
            ["uci", ..] => Command::Uci,
            ["isready", ..] => Command::IsReady,
            ["ucinewgame", ..] => Command::NewGame,
            ["position", words @ ..] => Command::Position(Box::new(setup::parse(words)?)),
            ["setoption", words @ ..] => Command::SetOption(declared::parse(words)?),
            ["go", "perft", words @ ..] => Command::Perft(go_words::parse_perft(words)?),
            ["go", words @ ..] => Command::Go(go_words::parse(words)?),
            ["stop", ..] => Command::Stop,
            ["ponderhit", ..] => Command::PonderHit,
            ["d", ..] => Command::Draw,
            ["eval", ..] => Command::Evaluate,
            ["quit", ..] => Command::Quit,
            [word, ..] => return Err(CommandError::Unknown(rules::quote(word))),
        })
    }
}

/// Why a line is no command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CommandError {
    /// The first word is no command's name.
    Unknown(String),
    /// `position` is broken.
    Position(PositionError),
    /// `setoption` is broken.
    Option(OptionError),
    /// `go` is broken.
    Go(GoError),
}

impl fmt::Display for CommandError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CommandError::Unknown(word) => write!(formatter, "unknown command {word}"),
            CommandError::Position(error) => write!(formatter, "position: {error}"),
            CommandError::Option(error) => write!(formatter, "setoption: {error}"),
            CommandError::Go(error) => write!(formatter, "go: {error}"),
        }
    }
}

impl std::error::Error for CommandError {}

impl From<PositionError> for CommandError {
    fn from(error: PositionError) -> CommandError {
        CommandError::Position(error)
    }
}

impl From<OptionError> for CommandError {
    fn from(error: OptionError) -> CommandError {
        CommandError::Option(error)
    }
}

impl From<GoError> for CommandError {
    fn from(error: GoError) -> CommandError {
        CommandError::Go(error)
    }
}
