//! Options: their declarations after `uci`, and the command `setoption`.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Display, Write};

use super::stockfish_option;
#[cfg(feature = "fairy")]
use super::variant_option;
use crate::command::{Command, CommandError};
use crate::games::Games;
use crate::options::{DECLARED, Declared, Kind, OptionName, Setting};
use crate::tokens::{Range, Tokens, joined_until};

/// Writes the lines that declare the options.
pub(super) fn declare(text: &mut String) -> fmt::Result {
    for option in &DECLARED {
        write!(text, "option name {} type ", option.name)?;
        match option.kind {
            Kind::Combo(names) => {
                write!(text, "combo default {}", names[0])?;
                for name in names {
                    write!(text, " var {name}")?;
                }
            }
            Kind::Button => text.push_str("button"),
            Kind::Check => text.push_str("check default false"),
            Kind::Spin => {
                let Declared {
                    default, min, max, ..
                } = option;
                write!(text, "spin default {default} min {min} max {max}")?;
            }
        }
        writeln!(text)?;
    }
    Ok(())
}

/// Parses the words after `setoption`.
pub(super) fn parse(
    words: &mut Tokens<'_>,
    games: &mut Games,
    notes: &mut Vec<String>,
) -> Result<Command, CommandError> {
    let is_named = words.next() == Some("name");
    let name = joined_until(words, "value");
    if !is_named || name.is_empty() {
        return Err(CommandError::new(format_args!(
            "setoption: 'name' and an option are missing"
        )));
    }
    let value = joined_until(words, "");
    #[cfg(feature = "fairy")]
    if let Some(command) = variant_option::parse(&name, &value, games) {
        return command;
    }
    for declared in &DECLARED {
        if declared.name.eq_ignore_ascii_case(&name) {
            let value_read = read(declared, &value, notes);
            if let (OptionName::Chess960, Some(value)) = (declared.option, value_read) {
                games.allows_chess960 = value != 0;
            }
            return match value_read {
                Some(value) => Ok(Command::SetOption(Setting {
                    option: declared.option,
                    value,
                })),
                None => Err(refuse(declared, &value)),
            };
        }
    }
    if let Some(level) = stockfish_option::level_of_skill(&name, &value, notes) {
        return level.map(Command::SetOption);
    }
    if let Some(name) = stockfish_option::without_effect(&name) {
        return Ok(Command::SetWithoutEffect(name));
    }
    let name = rules::excerpt(&name);
    Err(CommandError::new(format_args!(
        "setoption: there is no option {name}"
    )))
}

/// Parses a value of an option; `None` if it is invalid. A number is cut and clamped to the range.
fn read(option: &Declared, value: &str, notes: &mut Vec<String>) -> Option<i64> {
    match option.kind {
        Kind::Combo(names) => {
            let place = names
                .iter()
                .position(|name| name.eq_ignore_ascii_case(value))?;
            i64::try_from(place).ok()
        }
        Kind::Check => ["false", "true", "0", "1"]
            .iter()
            .position(|known| known.eq_ignore_ascii_case(value))
            .map(|place| i64::from(place % 2 == 1)),
        Kind::Spin => {
            let label = format!("setoption: {}", option.name);
            let number = range(option).read_nearest(&label, value, notes)?;
            Some(number.cast_signed())
        }
        Kind::Button => Some(0),
    }
}

fn range(option: &Declared) -> Range {
    Range {
        min: option.min,
        max: option.max.unsigned_abs(),
    }
}

fn refuse(option: &Declared, value: &str) -> CommandError {
    let names;
    let expected: &dyn Display = match option.kind {
        Kind::Combo(known) => {
            names = known.join(" or ");
            &names
        }
        Kind::Check => &"true or false",
        Kind::Spin | Kind::Button => &range(option),
    };
    CommandError::bad_value("setoption", option.name, expected, value)
}
