use crate::level::Level;
use crate::seed::Seed;

/// The table that the engine has unless told otherwise: 7.6 MB.
pub(crate) const TABLE_BITS: u8 = 19;
/// The time in milliseconds that gets lost between a clock and the engine, unless told otherwise.
pub(crate) const MOVE_OVERHEAD_MS: u32 = 10;

/// What the options are set to.
#[derive(Clone, Debug)]
pub(crate) struct Options {
    pub(crate) table_bits: u8,
    pub(crate) level: Option<Level>,
    pub(crate) seed: Seed,
    pub(crate) move_overhead_ms: u64,
    pub(crate) ponder: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            table_bits: TABLE_BITS,
            level: None,
            seed: Seed::default(),
            move_overhead_ms: u64::from(MOVE_OVERHEAD_MS),
            ponder: false,
        }
    }
}

/// An option and its new value, as `setoption` gives them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// `Engine`: the engine that thinks.
    Engine(EngineName),
    /// `TableBits`: the table has two to this power of slots.
    TableBits(u8),
    /// `Clear Hash`: forget.
    ClearHash,
    /// `Level`: how well to play; `None` is as well as the limits of `go` allow.
    Level(Option<Level>),
    /// `Seed`: where variety comes from.
    Seed(Seed),
    /// `Move Overhead`: the milliseconds that get lost between a clock and the engine.
    MoveOverhead(u32),
    /// `Ponder`: whether the opponent's time will be used.
    Ponder(bool),
    /// An option, by this name, that no engine at hand makes use of.
    Unused(&'static str),
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
