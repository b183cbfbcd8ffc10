//! Options: how they are declared after `uci`, and what `setoption` means.

use crate::command::CommandError;
use crate::options::{DECLARED, Declared, EngineName, Kind, Setting};
use crate::text::Text;
use crate::words::{Range, Words, joined_until};

/// Writes the lines that declare the options.
pub(crate) fn declare(text: &mut Text) {
    for option in &DECLARED {
        let kind = match option.kind {
            Kind::Combo => "combo",
            Kind::Button => "button",
            Kind::Check => "check",
            Kind::Spin => "spin",
        };
        text.add("option name ").add(option.name);
        text.add(" type ").add(kind);
        match option.kind {
            Kind::Combo => declare_engines(text),
            Kind::Check => {
                text.add(" default false");
            }
            Kind::Spin => {
                let numbers = [option.default, option.min, option.max];
                text.fill(" default # min # max #", &numbers);
            }
            Kind::Button => {}
        }
        text.add("\n");
    }
}

fn declare_engines(text: &mut Text) {
    text.add(" default ").add(EngineName::ALL[0].name());
    for engine in EngineName::ALL {
        text.add(" var ").add(engine.name());
    }
}

/// Reads what follows `setoption`.
pub(super) fn parse(words: &mut Words<'_>) -> Result<Setting, CommandError> {
    let is_named = words.next() == Some("name");
    let name = joined_until(words, "value");
    if !is_named || name.is_empty() {
        return Err(CommandError::of(&[
            "setoption: 'name' and an option are missing",
        ]));
    }
    let value = joined_until(words, "");
    for declared in &DECLARED {
        if declared.name.eq_ignore_ascii_case(&name) {
            return match read(declared, &value) {
                Some(value) => Ok(Setting {
                    option: declared.option,
                    value,
                }),
                None => Err(refuse(declared, &value)),
            };
        }
    }
    Err(CommandError::quoting(
        &["setoption: there is no option "],
        &name,
    ))
}

/// What a value means to an option, if it takes it.
fn read(option: &Declared, value: &str) -> Option<i64> {
    match option.kind {
        Kind::Combo => {
            let named = |engine: &EngineName| engine.name().eq_ignore_ascii_case(value);
            let place = EngineName::ALL.iter().position(named)?;
            i64::try_from(place).ok()
        }
        Kind::Check => match value {
            "true" => Some(1),
            "false" => Some(0),
            _ => None,
        },
        Kind::Spin => range(option).read(value).map(u64::cast_signed),
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
    let mut wanted = Text::default();
    match option.kind {
        Kind::Combo => {
            for (place, engine) in EngineName::ALL.into_iter().enumerate() {
                wanted
                    .add(if place == 0 { "" } else { " or " })
                    .add(engine.name());
            }
        }
        Kind::Check => {
            wanted.add("true or false");
        }
        _ => range(option).describe(&mut wanted),
    }
    CommandError::value("setoption", option.name, &wanted.0, value)
}
