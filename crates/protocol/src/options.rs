use engine::classic::{MAX_TABLE_BITS, MIN_TABLE_BITS};

use crate::level::Level;

/// What can be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionName {
    /// The engine that thinks, by its place among [`EngineName::ALL`].
    Engine,
    /// Classic's table has two to this power of slots: 7.6 MB unless told otherwise.
    TableBits,
    /// To be set is to forget.
    ClearHash,
    /// How well to play; 0 is as well as the limits of `go` allow.
    Level,
    /// Where the variety of the opening comes from: 0, nowhere; −1, another number for each game;
    /// else the same number, the same game.
    Seed,
    /// The milliseconds that get lost between a clock and the engine.
    MoveOverhead,
    /// Whether the opponent's time will be used.
    Ponder,
    /// The size of a table that Classic does not have.
    Hash,
    /// How many lines to look for; Classic knows one.
    MultiPv,
    /// Whether to play no better than [`OptionName::Elo`].
    LimitStrength,
    /// How well to play.
    Elo,
}

/// What an option takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// One of the engines.
    Combo,
    /// Nothing: to be set is all.
    Button,
    /// True or false.
    Check,
    /// A whole number.
    Spin,
    /// Anything, since no engine at hand makes use of it; it is not declared.
    Unused,
}

/// An option as it is declared.
#[derive(Debug)]
pub(crate) struct Declared {
    pub(crate) option: OptionName,
    pub(crate) name: &'static str,
    pub(crate) kind: Kind,
    pub(crate) default: i64,
    pub(crate) min: i64,
    pub(crate) max: i64,
}

/// How many options there are.
const COUNT: usize = 11;

/// The options in the order of [`OptionName`].
pub(crate) const DECLARED: [Declared; COUNT] = [
    plain(OptionName::Engine, "Engine", Kind::Combo),
    spin(
        OptionName::TableBits,
        "TableBits",
        19,
        MIN_TABLE_BITS as i64,
        MAX_TABLE_BITS as i64,
    ),
    plain(OptionName::ClearHash, "Clear Hash", Kind::Button),
    spin(OptionName::Level, "Level", 0, 0, Level::COUNT as i64),
    spin(
        OptionName::Seed,
        "Seed",
        0,
        Options::FRESH_SEED,
        u32::MAX as i64,
    ),
    spin(OptionName::MoveOverhead, "Move Overhead", 10, 0, 5000),
    plain(OptionName::Ponder, "Ponder", Kind::Check),
    // Interfaces set these without asking.
    plain(OptionName::Hash, "Hash", Kind::Unused),
    plain(OptionName::MultiPv, "MultiPV", Kind::Unused),
    plain(OptionName::LimitStrength, "UCI_LimitStrength", Kind::Unused),
    plain(OptionName::Elo, "UCI_Elo", Kind::Unused),
];

const fn spin(
    option: OptionName,
    name: &'static str,
    default: i64,
    min: i64,
    max: i64,
) -> Declared {
    Declared {
        option,
        name,
        kind: Kind::Spin,
        default,
        min,
        max,
    }
}

const fn plain(option: OptionName, name: &'static str, kind: Kind) -> Declared {
    Declared {
        option,
        name,
        kind,
        default: 0,
        min: 0,
        max: 0,
    }
}

/// An option and its new value, as `setoption` gives them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setting {
    /// The option.
    pub option: OptionName,
    /// What it is set to: a number, or 1 for true, or an engine's place among [`EngineName::ALL`].
    pub value: i64,
}

/// What the options are set to.
#[derive(Clone, Debug)]
pub(crate) struct Options([i64; COUNT]);

impl Options {
    /// The value of the option `Seed` that draws a number for each game.
    pub(crate) const FRESH_SEED: i64 = -1;

    /// As they are declared.
    pub(crate) fn new() -> Options {
        let mut values = [0; COUNT];
        for (value, declared) in values.iter_mut().zip(&DECLARED) {
            *value = declared.default;
        }
        Options(values)
    }

    pub(crate) fn set(&mut self, setting: Setting) {
        self.0[setting.option as usize] = setting.value;
    }

    pub(crate) fn get(&self, option: OptionName) -> i64 {
        self.0[option as usize]
    }

    pub(crate) fn engine(&self) -> EngineName {
        let place = usize::from(self.get(OptionName::Engine).to_le_bytes()[0]);
        EngineName::ALL[place % EngineName::ALL.len()]
    }

    /// The level to play at, if one is set.
    pub(crate) fn level(&self) -> Option<Level> {
        let level = self.get(OptionName::Level);
        u8::try_from(level).ok().and_then(Level::new)
    }

    pub(crate) fn table_bits(&self) -> u8 {
        self.get(OptionName::TableBits).to_le_bytes()[0]
    }

    pub(crate) fn move_overhead_ms(&self) -> u64 {
        self.get(OptionName::MoveOverhead).unsigned_abs()
    }

    pub(crate) fn ponders(&self) -> bool {
        self.get(OptionName::Ponder) != 0
    }
}

/// The engines to choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EngineName {
    /// micro-Max 3.2, node for node.
    Classic,
}

impl EngineName {
    /// Every engine, the one that thinks unless told otherwise first.
    pub const ALL: [EngineName; 1] = [EngineName::Classic];

    /// The name that the option `Engine` knows it by.
    pub const fn name(self) -> &'static str {
        match self {
            EngineName::Classic => "Classic",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::DECLARED;

    #[test]
    fn the_options_are_declared_in_their_order() {
        for (place, declared) in DECLARED.iter().enumerate() {
            assert_eq!(declared.option as usize, place, "{}", declared.name);
        }
    }
}
