//! UCI: parses commands and formats events.

mod go;
mod option;
mod position;
mod report;
mod session;
mod stockfish_option;
#[cfg(feature = "fairy")]
mod variant_option;

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Write};
use core::str::FromStr;

use crate::command::{Command, CommandError};
use crate::games::Games;

pub use session::UciSession;

/// The name and the author, which precede the options.
const IDENTITY: &str = concat!(
    "id name micro-Max for the web ",
    env!("CARGO_PKG_VERSION"),
    "\nid author H. G. Muller, who wrote micro-Max, and this project\n"
);

/// Writes the answer to `uci`.
fn introduce(games: &Games, text: &mut String) -> fmt::Result {
    text.push_str(IDENTITY);
    option::declare(text)?;
    #[cfg(feature = "fairy")]
    variant_option::declare(games, text)?;
    #[cfg(not(feature = "fairy"))]
    let _ = games;
    stockfish_option::declare(text)?;
    writeln!(text, "uciok")
}

/// Parses a line of UCI, with positions of chess.
impl FromStr for Command {
    type Err = CommandError;

    fn from_str(line: &str) -> Result<Command, CommandError> {
        Command::parse(line, &mut Games::default(), &mut Vec::new())
    }
}

impl Command {
    /// Parses a line of UCI, with positions of the chosen game. The line may choose another game.
    /// Changed and skipped words are added to `notes`, in sentences.
    pub(crate) fn parse(
        line: &str,
        games: &mut Games,
        notes: &mut Vec<String>,
    ) -> Result<Command, CommandError> {
        let mut words = line.split_ascii_whitespace();
        Ok(match words.next().unwrap_or_default() {
            "" => Command::Nothing,
            "debug" => Command::Debug(match words.next() {
                Some("on") => true,
                Some("off") => false,
                word => {
                    let found = rules::excerpt(word.unwrap_or_default());
                    return Err(CommandError::new(format_args!(
                        "debug: expected 'on' or 'off', not {found}"
                    )));
                }
            }),
            "register" => Command::Register,
            "uci" => Command::Uci,
            "isready" => Command::IsReady,
            "ucinewgame" => Command::NewGame,
            "position" => {
                position::parse(&mut words, games).map_err(CommandError::into_position_error)?
            }
            "setoption" => option::parse(&mut words, games, notes)?,
            "go" => return go::parse(&mut words, notes),
            "stop" => Command::Stop,
            "ponderhit" => Command::PonderHit,
            "d" => Command::Display,
            "eval" => Command::Evaluate,
            "quit" => Command::Quit,
            word => {
                let word = rules::excerpt(word);
                return Err(CommandError::new(format_args!("unknown command {word}")));
            }
        })
    }
}
