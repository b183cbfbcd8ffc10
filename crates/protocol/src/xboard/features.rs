//! The features and options that the engine declares.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use crate::command::{Command, CommandError};
use crate::games::Games;
use crate::options::{DECLARED, Declared, EngineName, Kind, OptionName, Setting};

/// The first line of features.
const FEATURES: &str = concat!(
    "feature myname=\"micro-Max for the web ",
    env!("CARGO_PKG_VERSION"),
    "\" ping=1 setboard=1 playother=1 san=0 usermove=1 time=1 draw=0 sigint=0 sigterm=0 ",
    "reuse=1 analyze=1 colors=0 ics=0 name=0 pause=0 nps=0 debug=1 memory=1 smp=0"
);

/// Prints the features, with the names of the variants, and a line for each option.
pub(super) fn declare(names: &str, more_options: &[&str], line: &mut dyn FnMut(&str)) {
    line(FEATURES);
    line(&variants(names));
    for declared in DECLARED.iter().filter(|declared| is_offered(declared)) {
        line(&option(declared));
    }
    for option in more_options {
        line(&format!("feature option=\"{option}\""));
    }
    line("feature done=1");
}

/// The feature with the names of the variants.
pub(super) fn variants(names: &str) -> String {
    format!("feature variants=\"{names}\"")
}

/// Whether an option is declared. The protocol has commands for the size of the table and for
/// Chess960, and always shows lines in SAN.
fn is_offered(declared: &Declared) -> bool {
    !matches!(
        declared.option,
        OptionName::Hash | OptionName::Chess960 | OptionName::ShowSan
    )
}

fn option(declared: &Declared) -> String {
    let Declared {
        name,
        default,
        min,
        max,
        ..
    } = declared;
    let kind = match declared.kind {
        Kind::Combo => {
            let engines = EngineName::ALL.map(EngineName::name).join(" /// ");
            format!("-combo *{engines}")
        }
        Kind::Button => "-button".into(),
        Kind::Check => "-check 0".into(),
        Kind::Spin => format!("-spin {default} {min} {max}"),
    };
    format!("feature option=\"{name} {kind}\"")
}

/// The option of this name with its new value. A number that is changed is noted.
///
/// # Errors
///
/// There is no such option, or the value is invalid.
pub(super) fn setting(
    name: &str,
    value: &str,
    notes: &mut Vec<String>,
) -> Result<Setting, CommandError> {
    let line = format!("setoption name {name} value {value}");
    let command = Command::parse(&line, &mut Games::default(), notes)?;
    if let Command::SetOption(setting) = command {
        return Ok(setting);
    }
    let name = rules::excerpt(name);
    Err(CommandError::new(format_args!(
        "setoption: there is no option {name}"
    )))
}
