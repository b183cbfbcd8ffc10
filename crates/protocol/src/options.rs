use engine::MAX_HASH_MB;
use engine::classic::{MAX_TABLE_BITS, MIN_TABLE_BITS};
#[cfg(feature = "ablation")]
use engine::modern::SearchFeature;
use opponent::Style;

use crate::engine_name::{EngineName, MAX_LINES};
use crate::levels::Strength;

/// The options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionName {
    /// The engine, by its index in [`EngineName::ALL`].
    Engine,
    /// The size of the hash table, in megabytes; Classic uses [`OptionName::TableBits`] instead.
    Hash,
    /// The binary logarithm of the number of slots in Classic's table, which has 7.6 MB by default.
    TableBits,
    /// The hash table is cleared when this is set.
    ClearHash,
    /// The number of lines to search for; Classic searches for one.
    MultiPv,
    /// The level of play; 0 is the full strength within the limits of `go`.
    Level,
    /// Whether to play at the rating of [`OptionName::Elo`] instead of the level.
    LimitStrength,
    /// The rating to play at.
    Elo,
    /// The style in which a level or a rating plays, by its place in [`Style::NAMES`].
    Style,
    /// The seed of the variety in the opening and of the choices of a level: 0 for no variety, −1 for
    /// a new random seed in each game. The same seed plays the same game.
    Seed,
    /// The milliseconds to reserve for delays between the clock and the engine.
    MoveOverhead,
    /// Whether castling is written as the king's move to its rook, and FENs as Shredder-FEN.
    Chess960,
    /// Whether lines are also reported in SAN.
    ShowSan,
    /// The part of Modern to leave out, by its index in [`SearchFeature::NAMES`].
    #[cfg(feature = "ablation")]
    Without,
}

/// The type of an option's value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// One of these names.
    Combo(&'static [&'static str]),
    /// No value.
    Button,
    /// A boolean.
    Check,
    /// An integer.
    Spin,
}

/// The engines that use an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Users {
    All,
    Classic,
    AllButClassic,
}

impl Users {
    pub(crate) fn include(self, engine: EngineName) -> bool {
        let is_classic = engine == EngineName::Classic;
        match self {
            Users::All => true,
            Users::Classic => is_classic,
            Users::AllButClassic => !is_classic,
        }
    }
}

/// The declaration of an option.
#[derive(Debug)]
pub(crate) struct Declared {
    pub(crate) option: OptionName,
    pub(crate) name: &'static str,
    pub(crate) kind: Kind,
    /// The engines that use the option.
    pub(crate) users: Users,
    pub(crate) default: i64,
    pub(crate) min: i64,
    pub(crate) max: i64,
}

/// The number of options.
const COUNT: usize = 13 + cfg!(feature = "ablation") as usize;

// About a thousand.
#[allow(clippy::cast_possible_wrap)]
pub(crate) const MAX_HASH_OPTION_MB: i64 = MAX_HASH_MB as i64;

/// The options in the order of [`OptionName`].
pub(crate) const DECLARED: [Declared; COUNT] = [
    plain(
        OptionName::Engine,
        "Engine",
        Kind::Combo(&EngineName::NAMES),
        Users::All,
    ),
    spin(
        OptionName::Hash,
        "Hash",
        Users::AllButClassic,
        [8, 1, MAX_HASH_OPTION_MB],
    ),
    spin(
        OptionName::TableBits,
        "TableBits",
        Users::Classic,
        [19, MIN_TABLE_BITS as i64, MAX_TABLE_BITS as i64],
    ),
    plain(
        OptionName::ClearHash,
        "Clear Hash",
        Kind::Button,
        Users::All,
    ),
    spin(
        OptionName::MultiPv,
        "MultiPV",
        Users::AllButClassic,
        [1, 1, MAX_LINES],
    ),
    spin(
        OptionName::Level,
        "Level",
        Users::All,
        [0, 0, Strength::LEVELS as i64],
    ),
    plain(
        OptionName::LimitStrength,
        "UCI_LimitStrength",
        Kind::Check,
        Users::AllButClassic,
    ),
    spin(
        OptionName::Elo,
        "UCI_Elo",
        Users::AllButClassic,
        [1500, Strength::MIN_ELO as i64, Strength::MAX_ELO as i64],
    ),
    plain(
        OptionName::Style,
        "Style",
        Kind::Combo(&Style::NAMES),
        Users::AllButClassic,
    ),
    spin(
        OptionName::Seed,
        "Seed",
        Users::All,
        [0, Options::FRESH_SEED, u32::MAX as i64],
    ),
    spin(
        OptionName::MoveOverhead,
        "Move Overhead",
        Users::All,
        [10, 0, 5000],
    ),
    plain(
        OptionName::Chess960,
        "UCI_Chess960",
        Kind::Check,
        Users::All,
    ),
    plain(OptionName::ShowSan, "ShowSAN", Kind::Check, Users::All),
    #[cfg(feature = "ablation")]
    plain(
        OptionName::Without,
        "Without",
        Kind::Combo(&SearchFeature::NAMES),
        Users::AllButClassic,
    ),
];

const fn spin(
    option: OptionName,
    name: &'static str,
    users: Users,
    [default, min, max]: [i64; 3],
) -> Declared {
    Declared {
        option,
        name,
        kind: Kind::Spin,
        users,
        default,
        min,
        max,
    }
}

const fn plain(option: OptionName, name: &'static str, kind: Kind, users: Users) -> Declared {
    Declared {
        option,
        name,
        kind,
        users,
        default: 0,
        min: 0,
        max: 0,
    }
}

/// An option and its new value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setting {
    /// The option.
    pub option: OptionName,
    /// The value: an integer, 1 for true, or the index of a name.
    pub value: i64,
}

/// The values of the options.
#[derive(Clone, Debug)]
pub(crate) struct Options {
    values: [i64; COUNT],
    /// Whether the game is not chess, so that Fairy plays it regardless of the option `Engine`.
    #[cfg(feature = "fairy")]
    pub(crate) is_variant: bool,
    /// Whether Chess960 was chosen by its name, regardless of the option `UCI_Chess960`.
    #[cfg(feature = "fairy")]
    pub(crate) is_chess960_by_name: bool,
}

impl Options {
    /// The value of the option `Seed` for a new random seed in each game.
    pub(crate) const FRESH_SEED: i64 = -1;

    /// The default values.
    pub(crate) fn new() -> Options {
        let mut values = [0; COUNT];
        for (value, declared) in values.iter_mut().zip(&DECLARED) {
            *value = declared.default;
        }
        Options {
            values,
            #[cfg(feature = "fairy")]
            is_variant: false,
            #[cfg(feature = "fairy")]
            is_chess960_by_name: false,
        }
    }

    pub(crate) fn set(&mut self, setting: Setting) {
        self.values[setting.option as usize] = setting.value;
    }

    pub(crate) fn get(&self, option: OptionName) -> i64 {
        self.values[option as usize]
    }

    /// The engine that plays.
    pub(crate) fn engine(&self) -> EngineName {
        #[cfg(feature = "fairy")]
        if self.is_variant {
            return EngineName::Fairy;
        }
        let place = usize::from(self.get(OptionName::Engine).to_le_bytes()[0]);
        EngineName::ALL[place % EngineName::ALL.len()]
    }

    /// The strength to play at.
    pub(crate) fn strength(&self) -> Strength {
        let engine = self.engine();
        if engine != EngineName::Classic && self.get(OptionName::LimitStrength) != 0 {
            let [low, high, ..] = self.get(OptionName::Elo).to_le_bytes();
            return Strength::Elo(u16::from_le_bytes([low, high]));
        }
        Strength::of_level(engine, self.get(OptionName::Level).to_le_bytes()[0])
    }

    /// The style in which an opponent plays.
    pub(crate) fn style(&self) -> Option<Style> {
        Style::at(usize::from(self.get(OptionName::Style).to_le_bytes()[0]))
    }

    /// Whether lines are also reported in SAN.
    pub(crate) fn shows_san(&self) -> bool {
        self.get(OptionName::ShowSan) != 0
    }

    /// Whether moves and positions are written as in Chess960.
    pub(crate) fn is_chess960(&self) -> bool {
        #[cfg(feature = "fairy")]
        if self.is_chess960_by_name {
            return true;
        }
        self.get(OptionName::Chess960) != 0
    }

    #[cfg(feature = "chess")]
    pub(crate) fn table_bits(&self) -> u8 {
        self.get(OptionName::TableBits).to_le_bytes()[0]
    }

    pub(crate) fn hash_mb(&self) -> usize {
        self.number(OptionName::Hash) as usize
    }

    pub(crate) fn lines(&self) -> usize {
        self.number(OptionName::MultiPv) as usize
    }

    /// The part of Modern to leave out.
    #[cfg(feature = "ablation")]
    pub(crate) fn disabled_part(&self) -> Option<SearchFeature> {
        SearchFeature::at(usize::from(self.get(OptionName::Without).to_le_bytes()[0]))
    }

    /// The value of an option whose range fits in 32 bits.
    fn number(&self, option: OptionName) -> u32 {
        let [low, second, third, high, ..] = self.get(option).to_le_bytes();
        u32::from_le_bytes([low, second, third, high])
    }

    pub(crate) fn move_overhead_ms(&self) -> u64 {
        self.get(OptionName::MoveOverhead).unsigned_abs()
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
