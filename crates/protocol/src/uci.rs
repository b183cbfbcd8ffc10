//! UCI: what its lines mean, and how it says things.

mod go;
mod option;
mod position;
pub(crate) mod report;

use core::str::FromStr;

use crate::command::{Command, CommandError};
use crate::text::Text;

/// Who this is, before the options.
const IDENTITY: &str = concat!(
    "id name micro-Max for the web ",
    env!("CARGO_PKG_VERSION"),
    "\nid author H. G. Muller, who wrote micro-Max, and this project\n"
);

/// Writes the answer to `uci`.
pub(crate) fn introduce(text: &mut Text) {
    text.add(IDENTITY);
    option::declare(text);
    text.add("uciok\n");
}

/// Reads a line of UCI.
impl FromStr for Command {
    type Err = CommandError;

    fn from_str(line: &str) -> Result<Command, CommandError> {
        let mut words = line.split_ascii_whitespace();
        Ok(match words.next().unwrap_or_default() {
            "" | "debug" => Command::Nothing,
            "uci" => Command::Uci,
            "isready" => Command::IsReady,
            "ucinewgame" => Command::NewGame,
            "position" => Command::Position(position::parse(&mut words)?),
            "setoption" => Command::SetOption(option::parse(&mut words)?),
            "go" => return go::parse(&mut words),
            "stop" => Command::Stop,
            "ponderhit" => Command::PonderHit,
            "d" => Command::Draw,
            "eval" => Command::Evaluate,
            "quit" => Command::Quit,
            word => return Err(CommandError::quoting(&["unknown command "], word)),
        })
    }
}
