use std::fmt;

use engine::classic::{MAX_TABLE_BITS, MIN_TABLE_BITS};

use crate::level::Level;
use crate::options::{EngineName, MOVE_OVERHEAD_MS, Setting, TABLE_BITS};
use crate::seed::Seed;
use crate::words::joined;

/// An option as it is declared after `uci`.
struct Declared {
    name: &'static str,
    kind: Kind,
}

/// The kind of an option, its default and range, and what a value means.
enum Kind {
    Engine,
    Button(Setting),
    Check {
        default: bool,
        setting: fn(bool) -> Setting,
    },
    Spin {
        default: i64,
        min: i64,
        max: i64,
        setting: fn(i64) -> Option<Setting>,
    },
}

const DECLARED: [Declared; 7] = [
    Declared {
        name: "Engine",
        kind: Kind::Engine,
    },
    Declared {
        name: "TableBits",
        kind: Kind::Spin {
            default: TABLE_BITS as i64,
            min: MIN_TABLE_BITS as i64,
            max: MAX_TABLE_BITS as i64,
            setting: |bits| u8::try_from(bits).ok().map(Setting::TableBits),
        },
    },
    Declared {
        name: "Clear Hash",
        kind: Kind::Button(Setting::ClearHash),
    },
    Declared {
        name: "Level",
        kind: Kind::Spin {
            default: 0, // no level
            min: 0,
            max: Level::COUNT as i64,
            setting: |level| {
                Some(Setting::Level(
                    u8::try_from(level).ok().and_then(Level::new),
                ))
            },
        },
    },
    Declared {
        name: "Seed",
        kind: Kind::Spin {
            default: 0,
            min: Seed::MIN,
            max: Seed::MAX,
            setting: |seed| Seed::new(seed).map(Setting::Seed),
        },
    },
    Declared {
        name: "Move Overhead",
        kind: Kind::Spin {
            default: MOVE_OVERHEAD_MS as i64,
            min: 0,
            max: 5000,
            setting: |delay_ms| u32::try_from(delay_ms).ok().map(Setting::MoveOverhead),
        },
    },
    Declared {
        name: "Ponder",
        kind: Kind::Check {
            default: false,
            setting: Setting::Ponder,
        },
    },
];

/// Options that interfaces set without asking, and that Classic has no use for.
const UNUSED: [&str; 4] = ["Hash", "MultiPV", "UCI_LimitStrength", "UCI_Elo"];

/// The lines that declare the options.
pub(crate) fn declarations() -> impl Iterator<Item = String> {
    DECLARED
        .iter()
        .map(|option| format!("option name {} type {}", option.name, option.kind))
}

impl fmt::Display for Kind {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::Engine => {
                write!(formatter, "combo default {}", EngineName::ALL[0].name())?;
                EngineName::ALL
                    .iter()
                    .try_for_each(|each| write!(formatter, " var {}", each.name()))
            }
            Kind::Button(_) => formatter.write_str("button"),
            Kind::Check { default, .. } => write!(formatter, "check default {default}"),
            Kind::Spin {
                default, min, max, ..
            } => {
                write!(formatter, "spin default {default} min {min} max {max}")
            }
        }
    }
}

/// Reads what follows `setoption`.
pub(crate) fn parse(words: &[&str]) -> Result<Setting, OptionError> {
    let ["name", words @ ..] = words else {
        return Err(OptionError::MissingName);
    };
    let end = words
        .iter()
        .position(|&word| word == "value")
        .unwrap_or(words.len());
    let (name, value) = (
        joined(&words[..end]),
        joined(words.get(end + 1..).unwrap_or_default()),
    );
    if name.is_empty() {
        return Err(OptionError::MissingName);
    }
    let declared = DECLARED
        .iter()
        .find(|option| option.name.eq_ignore_ascii_case(&name));
    if let Some(option) = declared {
        let setting = option.kind.read(&value);
        return setting.ok_or_else(|| OptionError::Value {
            name: option.name,
            wants: option.kind.wants(),
            value: rules::quote(&value),
        });
    }
    let unused = UNUSED
        .iter()
        .find(|unused| unused.eq_ignore_ascii_case(&name));
    unused
        .map(|unused| Setting::Unused(unused))
        .ok_or(OptionError::Unknown(rules::quote(&name)))
}

impl Kind {
    fn read(&self, value: &str) -> Option<Setting> {
        match self {
            Kind::Engine => {
                let named = |engine: &&EngineName| engine.name().eq_ignore_ascii_case(value);
                EngineName::ALL
                    .iter()
                    .find(named)
                    .copied()
                    .map(Setting::Engine)
            }
            Kind::Button(setting) => Some(*setting),
            Kind::Check { setting, .. } => match value {
                "true" => Some(setting(true)),
                "false" => Some(setting(false)),
                _ => None,
            },
            Kind::Spin {
                min, max, setting, ..
            } => {
                let number = value
                    .parse()
                    .ok()
                    .filter(|number| (min..=max).contains(&number));
                number.and_then(setting)
            }
        }
    }

    /// What a value must be, in words.
    fn wants(&self) -> String {
        match self {
            Kind::Engine => EngineName::ALL.map(EngineName::name).join(" or "),
            Kind::Button(_) => "no value".to_owned(),
            Kind::Check { .. } => "true or false".to_owned(),
            Kind::Spin { min, max, .. } => format!("a whole number from {min} to {max}"),
        }
    }
}

/// Why `setoption` sets nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionError {
    /// `name` and the option's name do not follow.
    MissingName,
    /// There is no such option.
    Unknown(String),
    /// The option does not take this value.
    Value {
        /// The option.
        name: &'static str,
        /// What it takes, in words.
        wants: String,
        /// What it was given.
        value: String,
    },
}

impl fmt::Display for OptionError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionError::MissingName => formatter.write_str("'name' and an option are missing"),
            OptionError::Unknown(name) => write!(formatter, "there is no option {name}"),
            OptionError::Value { name, wants, value } => {
                write!(formatter, "'{name}' takes {wants}, not {value}")
            }
        }
    }
}

impl std::error::Error for OptionError {}
