//! The features and options that the engine declares.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::XBoard;
use crate::command::Command;
use crate::games::Games;
use crate::options::{DECLARED, Declared, Kind, OptionName, Setting};

/// The first line of features.
const FEATURES: &str = concat!(
    "feature myname=\"micro-Max for the web ",
    env!("CARGO_PKG_VERSION"),
    "\" ping=1 setboard=1 playother=1 san=0 usermove=1 time=1 draw=0 sigint=0 sigterm=0 ",
    "reuse=1 analyze=1 colors=0 ics=0 name=0 pause=0 nps=0 debug=1 memory=1 smp=0"
);

/// The option for a file with games.
#[cfg(feature = "fairy")]
pub(super) const VARIANT_FILE: &str = "VariantFile";

/// The names of chess and Chess960.
const NAMES: [&str; 2] = ["normal", "fischerandom"];

impl XBoard {
    /// Declares the features, the variants and the options.
    pub(super) fn declare_features(&mut self) {
        self.send(FEATURES);
        self.declare_variants();
        for option in DECLARED.iter().filter(|option| is_offered(option)) {
            self.send(&declaration(option));
        }
        #[cfg(feature = "fairy")]
        if self.games.catalogue.read_file.is_some() {
            self.send(&format!("feature option=\"{VARIANT_FILE} -file \""));
        }
        self.send("feature done=1");
    }

    fn declare_variants(&mut self) {
        #[cfg(feature = "fairy")]
        let names = self.games.catalogue.listed_names(&NAMES).join(",");
        #[cfg(not(feature = "fairy"))]
        let names = NAMES.join(",");
        self.send(&format!("feature variants=\"{names}\""));
    }

    /// Adds the games of a file and declares the new list of variants.
    #[cfg(feature = "fairy")]
    pub(super) fn load_variants(&mut self, path: &str) {
        match self.games.catalogue.load(path) {
            Ok(message) => {
                self.send(&format!("# {message}"));
                self.declare_variants();
            }
            Err(error) => self.send(&format!("tellusererror {VARIANT_FILE}: {error}")),
        }
    }
}

/// Whether an option is declared. The protocol has commands for the size of the table and for
/// Chess960, and always shows lines in SAN.
fn is_offered(option: &Declared) -> bool {
    !matches!(
        option.option,
        OptionName::Hash | OptionName::Chess960 | OptionName::ShowSan
    )
}

fn declaration(option: &Declared) -> String {
    let Declared {
        name,
        default,
        min,
        max,
        ..
    } = option;
    let kind = match option.kind {
        Kind::Combo(names) => format!("-combo *{}", names.join(" /// ")),
        Kind::Button => "-button".into(),
        Kind::Check => "-check 0".into(),
        Kind::Spin => format!("-spin {default} {min} {max}"),
    };
    format!("feature option=\"{name} {kind}\"")
}

/// The option of this name with its new value, or the reason for refusing it. A number that is
/// changed is noted.
pub(super) fn setting(name: &str, value: &str, notes: &mut Vec<String>) -> Result<Setting, String> {
    let line = format!("setoption name {name} value {value}");
    match Command::parse(&line, &mut Games::default(), notes) {
        Ok(Command::SetOption(setting)) => Ok(setting),
        Ok(_) => {
            let name = rules::excerpt(name);
            Err(format!("setoption: there is no option {name}"))
        }
        Err(error) => Err(error.into_sentence()),
    }
}
