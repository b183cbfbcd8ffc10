use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::go::Go;
use crate::options::Setting;
use crate::setup::Setup;

/// A parsed line, checked as far as possible without a session.
///
/// ```
/// use protocol::Command;
///
/// assert!(matches!("go depth 3".parse(), Ok(Command::Go(_))));
/// assert!("position nowhere".parse::<Command>().is_err());
/// ```
#[derive(Clone, Debug)]
pub enum Command {
    /// `uci`: report the name, the author and the options.
    Uci,
    /// `isready`: answer at once, even during a search.
    IsReady,
    /// `ucinewgame`: the following commands belong to a new game.
    NewGame,
    /// `position …`: set the position and the moves that led to it.
    Position {
        /// The position.
        setup: Box<Setup>,
        /// The repairs of the FEN, in sentences.
        repairs: Vec<String>,
    },
    /// An invalid `position`: there is no position to search until the next valid one.
    NoPosition,
    /// `setoption name … value …`.
    SetOption(Setting),
    /// `setoption` with the name of an option that is accepted and has no effect.
    SetWithoutEffect(&'static str),
    /// `setoption name UCI_Variant …`: choose a game.
    #[cfg(feature = "fairy")]
    Variant {
        /// The start of the game.
        setup: Box<Setup>,
        /// Whether the game is Chess960, which has the start position of chess.
        is_chess960: bool,
    },
    /// `setoption name VariantFile …`: a sentence about the file that was read.
    #[cfg(feature = "fairy")]
    Message(String),
    /// `go …`: search.
    Go(Box<Go>),
    /// `go perft N`: count the leaves N half-moves deep.
    Perft(u32),
    /// `stop`: end the search and print the best move.
    Stop,
    /// `ponderhit`: the opponent played the expected move.
    PonderHit,
    /// `d`: display the position.
    Display,
    /// `eval`: report the static evaluation.
    Evaluate,
    /// `quit`: end the session.
    Quit,
    /// `debug on` or `debug off`: repeat each received line, or stop doing so.
    Debug(bool),
    /// `register …`: answer that the engine needs no registration.
    Register,
    /// An empty line.
    Nothing,
}

impl Command {
    /// Whether the command prepares or begins a search; it then ends a search without limits.
    pub(crate) fn applies_to_next_search(&self) -> bool {
        matches!(
            self,
            Command::Position { .. } | Command::NoPosition | Command::Go(_) | Command::Perft(_)
        )
    }
}

/// Why a line is not a valid command, in a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommandError {
    sentence: String,
    is_position_error: bool,
}

impl CommandError {
    /// An error with this sentence.
    pub(crate) fn new(sentence: fmt::Arguments<'_>) -> CommandError {
        CommandError {
            sentence: alloc::fmt::format(sentence),
            is_position_error: false,
        }
    }

    /// The same error, marked as an error in a `position`.
    pub(crate) fn into_position_error(self) -> CommandError {
        CommandError {
            is_position_error: true,
            ..self
        }
    }

    /// Whether the line was a `position`.
    pub(crate) fn is_position_error(&self) -> bool {
        self.is_position_error
    }

    /// The error of an option or a limit with an invalid value.
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
