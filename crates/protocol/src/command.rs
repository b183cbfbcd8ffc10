use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::go::Go;
use crate::options::Setting;
use crate::setup::Setup;

/// What a line asks for, understood and checked as far as that is possible without a session.
///
/// ```
/// use protocol::Command;
///
/// assert!(matches!("go depth 3".parse(), Ok(Command::Go(_))));
/// assert!("go depth three".parse::<Command>().is_err());
/// ```
#[derive(Clone, Debug)]
pub enum Command {
    /// `uci`: who is it, and which options has it.
    Uci,
    /// `isready`: an answer is wanted, whatever else goes on.
    IsReady,
    /// `ucinewgame`: what follows belongs to another game.
    NewGame,
    /// `position …`: the position to think about and the way to it.
    Position {
        /// The position.
        setup: Box<Setup>,
        /// What was changed to get it from its FEN, in sentences.
        repairs: Vec<String>,
    },
    /// A `position` that was refused: there is nothing to think about until the next one.
    NoPosition,
    /// `setoption name … value …`.
    SetOption(Setting),
    /// `setoption` with an option that is accepted and has no effect.
    SetWithoutEffect(&'static str),
    /// `setoption name UCI_Variant …`: another game.
    #[cfg(feature = "fairy")]
    Variant {
        /// Its start.
        setup: Box<Setup>,
        /// Whether it is Chess960, which has the start of chess.
        is_chess960: bool,
    },
    /// `setoption name VariantFile …`: the file is read, and this is said of it.
    #[cfg(feature = "fairy")]
    Message(String),
    /// `go …`: think.
    Go(Box<Go>),
    /// `go perft N`: count the leaves N half-moves deep.
    Perft(u32),
    /// `stop`: answer now.
    Stop,
    /// `ponderhit`: the opponent played the move that was thought about.
    PonderHit,
    /// `d`: display the position.
    Display,
    /// `eval`: the static evaluation.
    Evaluate,
    /// `quit`: the end.
    Quit,
    /// An empty line, or `debug`, which is tolerated.
    Nothing,
}

impl Command {
    /// Whether it prepares or begins a search: it ends one that only `stop` would end.
    pub(crate) fn is_of_next_search(&self) -> bool {
        matches!(
            self,
            Command::Position { .. } | Command::NoPosition | Command::Go(_) | Command::Perft(_)
        )
    }
}

/// Why a line is no command, in a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommandError {
    sentence: String,
    is_of_position: bool,
}

impl CommandError {
    /// An error with this sentence.
    pub(crate) fn new(sentence: fmt::Arguments<'_>) -> CommandError {
        CommandError {
            sentence: alloc::fmt::format(sentence),
            is_of_position: false,
        }
    }

    /// The error of a `position`.
    pub(crate) fn of_position(self) -> CommandError {
        CommandError {
            is_of_position: true,
            ..self
        }
    }

    /// Whether the line was a `position`.
    pub(crate) fn is_of_position(&self) -> bool {
        self.is_of_position
    }

    /// That an option or a limit does not take a value.
    pub(crate) fn bad_value(
        command: &str,
        name: &str,
        expected: &dyn fmt::Display,
        found: &str,
    ) -> CommandError {
        let found = rules::excerpt(found);
        CommandError::new(format_args!(
            "{command}: '{name}' takes {expected}, not {found}"
        ))
    }

    /// The sentence.
    pub(crate) fn into_sentence(self) -> String {
        self.sentence
    }
}

impl fmt::Display for CommandError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.sentence)
    }
}

impl core::error::Error for CommandError {}
