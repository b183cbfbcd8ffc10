//! The options of the games by table: `UCI_Variant` and `VariantFile`.

use alloc::boxed::Box;
use alloc::string::String;
use core::fmt::{self, Write};

use crate::command::{Command, CommandError};
use crate::games::{ChosenGame, Games};

const VARIANT: &str = "UCI_Variant";
const FILE: &str = "VariantFile";

/// Writes the lines that declare the options; there is one for a file only if files can be read.
pub(super) fn declare(games: &Games, text: &mut String) -> fmt::Result {
    write!(text, "option name {VARIANT} type combo default chess")?;
    for name in games.catalogue.names() {
        write!(text, " var {name}")?;
    }
    writeln!(text)?;
    if games.catalogue.read_file.is_some() {
        writeln!(text, "option name {FILE} type string default <empty>")?;
    }
    Ok(())
}

/// The command of one of these options; `None` if it is another.
pub(super) fn parse(
    name: &str,
    value: &str,
    games: &mut Games,
) -> Option<Result<Command, CommandError>> {
    if name.eq_ignore_ascii_case(VARIANT) {
        return Some(choose(value, games));
    }
    name.eq_ignore_ascii_case(FILE).then(|| load(value, games))
}

fn choose(value: &str, games: &mut Games) -> Result<Command, CommandError> {
    match games.catalogue.choose(value) {
        Ok(chosen) => {
            let is_chess960 = matches!(chosen, ChosenGame::Chess960);
            Ok(Command::Variant {
                setup: Box::new(games.start()),
                is_chess960,
            })
        }
        Err(error) => Err(CommandError::new(format_args!(
            "setoption: '{VARIANT}': {error}"
        ))),
    }
}

fn load(value: &str, games: &mut Games) -> Result<Command, CommandError> {
    match games.catalogue.load(value) {
        Ok(message) => Ok(Command::Message(message)),
        Err(error) => Err(CommandError::new(format_args!(
            "setoption: '{FILE}': {error}"
        ))),
    }
}
