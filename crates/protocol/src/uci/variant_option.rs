//! The options for variants: `UCI_Variant`, `VariantDefinition` and `VariantFile`.

use alloc::boxed::Box;
use alloc::string::String;
use core::fmt::{self, Write};

use crate::command::{Command, CommandError};
use crate::games::Games;

const VARIANT: &str = "UCI_Variant";
const DEFINITION: &str = "VariantDefinition";
/// The names of chess and Chess960.
const NAMES: [&str; 2] = ["chess", "chess960"];
/// The empty value of an option of type string.
const EMPTY: &str = "<empty>";
const FILE: &str = "VariantFile";

/// Writes the lines that declare the options; `VariantFile` only if files can be read.
pub(super) fn declare(games: &Games, text: &mut String) -> fmt::Result {
    write!(text, "option name {VARIANT} type combo default chess")?;
    for name in games.catalogue.listed_names(&NAMES) {
        write!(text, " var {name}")?;
    }
    writeln!(text)?;
    writeln!(text, "option name {DEFINITION} type string default <empty>")?;
    if games.catalogue.read_file.is_some() {
        writeln!(text, "option name {FILE} type string default <empty>")?;
    }
    Ok(())
}

/// The command that sets one of these options; `None` for other options.
pub(super) fn parse(
    name: &str,
    value: &str,
    games: &mut Games,
) -> Option<Result<Command, CommandError>> {
    if name.eq_ignore_ascii_case(VARIANT) {
        return Some(choose(value, games));
    }
    if name.eq_ignore_ascii_case(DEFINITION) {
        return Some(define(value, games));
    }
    name.eq_ignore_ascii_case(FILE).then(|| load(value, games))
}

fn choose(value: &str, games: &mut Games) -> Result<Command, CommandError> {
    match games.choose(value) {
        Ok(()) => Ok(start(games)),
        Err(error) => Err(CommandError::new(format_args!(
            "setoption: '{VARIANT}': {error}"
        ))),
    }
}

/// The command that begins the chosen game.
fn start(games: &Games) -> Command {
    Command::Variant {
        setup: Box::new(games.start()),
        is_chess960: games.is_chess960(),
    }
}

/// Chooses the game of a definition; the empty default of the option changes nothing.
fn define(value: &str, games: &mut Games) -> Result<Command, CommandError> {
    if value.is_empty() || value == EMPTY {
        return Ok(Command::Nothing);
    }
    match games.choose_definition(&unescape(value)) {
        Ok(()) => Ok(start(games)),
        Err(error) => Err(CommandError::new(format_args!(
            "setoption: '{DEFINITION}': {error}"
        ))),
    }
}

/// The text of a value in which line ends are written as `\n` and backslashes as `\\`.
fn unescape(value: &str) -> String {
    let mut text = String::with_capacity(value.len());
    let mut letters = value.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' => match letters.next() {
                Some('n') => text.push('\n'),
                Some(other) => text.push(other),
                None => text.push('\\'),
            },
            _ => text.push(letter),
        }
    }
    text
}

fn load(value: &str, games: &mut Games) -> Result<Command, CommandError> {
    match games.catalogue.load(value) {
        Ok(message) => Ok(Command::Message(message)),
        Err(error) => Err(CommandError::new(format_args!(
            "setoption: '{FILE}': {error}"
        ))),
    }
}

#[cfg(test)]
mod tests {
    use super::unescape;

    #[test]
    fn definitions_are_unescaped() {
        assert_eq!(unescape(r"game a\nboard 4x4"), "game a\nboard 4x4");
        assert_eq!(unescape(r"about a \\n b\\"), r"about a \n b\");
        assert_eq!(unescape("\\"), "\\");
    }
}
