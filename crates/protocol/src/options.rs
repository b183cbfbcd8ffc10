use engine::MAX_HASH_MB;
use engine::classic::{MAX_TABLE_BITS, MIN_TABLE_BITS};

use crate::levels::Level;
use crate::levels::Strength;

/// What can be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionName {
    /// The engine that thinks, by its place among [`EngineName::ALL`].
    Engine,
    /// The size of the table, in megabytes; Classic has an option of its own.
    Hash,
    /// Classic's table has two to this power of slots: 7.6 MB unless told otherwise.
    TableBits,
    /// To be set is to forget.
    ClearHash,
    /// How many lines to look for; Classic looks for one.
    MultiPv,
    /// How well to play; 0 is as well as the limits of `go` allow.
    Level,
    /// Whether to play as well as [`OptionName::Elo`] says, whatever the level.
    LimitStrength,
    /// How well to play, as a rating.
    Elo,
    /// Where the variety of the opening and of a level's play comes from: 0, nowhere; −1, another
    /// number for each game; else the same number, the same game.
    Seed,
    /// The milliseconds that get lost between a clock and the engine.
    MoveOverhead,
    /// Whether castling is written as the king's move to its rook, and FENs as Shredder-FEN.
    Chess960,
    /// Whether lines are reported in SAN, too.
    ShowSan,
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
}

/// The engines that make use of an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Users {
    All,
    Classic,
    /// Those that search as engines do today.
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

/// An option as it is declared.
#[derive(Debug)]
pub(crate) struct Declared {
    pub(crate) option: OptionName,
    pub(crate) name: &'static str,
    pub(crate) kind: Kind,
    /// The engines that make use of it.
    pub(crate) users: Users,
    pub(crate) default: i64,
    pub(crate) min: i64,
    pub(crate) max: i64,
}

/// How many options there are.
const COUNT: usize = 12;

// A thousand or so.
#[allow(clippy::cast_possible_wrap)]
pub(crate) const MAX_HASH_OPTION_MB: i64 = MAX_HASH_MB as i64;

/// The options in the order of [`OptionName`].
pub(crate) const DECLARED: [Declared; COUNT] = [
    plain(OptionName::Engine, "Engine", Kind::Combo, Users::All),
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
    // As many as there can be moves.
    spin(
        OptionName::MultiPv,
        "MultiPV",
        Users::AllButClassic,
        [1, 1, 218],
    ),
    spin(
        OptionName::Level,
        "Level",
        Users::All,
        [0, 0, Level::COUNT as i64],
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
pub(crate) struct Options {
    values: [i64; COUNT],
    /// Whether the game is none of chess, so that Fairy plays it, whatever the options say.
    #[cfg(feature = "fairy")]
    pub(crate) is_of_table: bool,
    /// Whether the game is Chess960 by its name, whatever the option says.
    #[cfg(feature = "fairy")]
    pub(crate) is_game_of_chess960: bool,
}

impl Options {
    /// The value of the option `Seed` that draws a number for each game.
    pub(crate) const FRESH_SEED: i64 = -1;

    /// As they are declared.
    pub(crate) fn new() -> Options {
        let mut values = [0; COUNT];
        for (value, declared) in values.iter_mut().zip(&DECLARED) {
            *value = declared.default;
        }
        Options {
            values,
            #[cfg(feature = "fairy")]
            is_of_table: false,
            #[cfg(feature = "fairy")]
            is_game_of_chess960: false,
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
        if self.is_of_table {
            return EngineName::Fairy;
        }
        let place = usize::from(self.get(OptionName::Engine).to_le_bytes()[0]);
        EngineName::ALL[place % EngineName::ALL.len()]
    }

    fn level(&self) -> Option<Level> {
        let level = self.get(OptionName::Level);
        u8::try_from(level).ok().and_then(Level::new)
    }

    /// How well to play, unless it is as well as possible.
    pub(crate) fn strength(&self) -> Option<Strength> {
        let engine = self.engine();
        if engine != EngineName::Classic && self.get(OptionName::LimitStrength) != 0 {
            return Some(Strength::of_elo(self.number(OptionName::Elo)));
        }
        self.level().map(|level| level.strength(engine))
    }

    /// Whether lines are reported in SAN, too.
    pub(crate) fn shows_san(&self) -> bool {
        self.get(OptionName::ShowSan) != 0
    }

    /// Whether moves and positions are written as in Chess960.
    pub(crate) fn is_chess960(&self) -> bool {
        #[cfg(feature = "fairy")]
        if self.is_game_of_chess960 {
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

    /// The value of an option that takes small numbers only.
    fn number(&self, option: OptionName) -> u32 {
        let [low, second, third, high, ..] = self.get(option).to_le_bytes();
        u32::from_le_bytes([low, second, third, high])
    }

    pub(crate) fn move_overhead_ms(&self) -> u64 {
        self.get(OptionName::MoveOverhead).unsigned_abs()
    }
}

/// The engines to choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EngineName {
    /// As strong as a small download can be.
    Modern,
    /// micro-Max 3.2, node for node.
    Classic,
    /// Every other game, by table.
    #[cfg(feature = "fairy")]
    Fairy,
}

impl EngineName {
    /// Every engine, the default first.
    #[cfg(not(feature = "fairy"))]
    pub const ALL: [EngineName; 2] = [EngineName::Modern, EngineName::Classic];
    /// Every engine, the default first.
    #[cfg(all(feature = "fairy", not(feature = "chess")))]
    pub const ALL: [EngineName; 1] = [EngineName::Fairy];
    /// Every engine, the default first.
    #[cfg(all(feature = "fairy", feature = "chess"))]
    pub const ALL: [EngineName; 3] = [EngineName::Modern, EngineName::Classic, EngineName::Fairy];

    /// The name that the option `Engine` knows it by.
    pub const fn name(self) -> &'static str {
        match self {
            EngineName::Modern => "Modern",
            EngineName::Classic => "Classic",
            #[cfg(feature = "fairy")]
            EngineName::Fairy => "Fairy",
        }
    }

    /// How many lines it can look for at once.
    pub const fn max_lines(self) -> i64 {
        match self {
            EngineName::Classic => 1,
            EngineName::Modern => DECLARED[OptionName::MultiPv as usize].max,
            #[cfg(feature = "fairy")]
            EngineName::Fairy => DECLARED[OptionName::MultiPv as usize].max,
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
