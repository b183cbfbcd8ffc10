/// The maximum number of lines to search for, which is the maximum number of legal moves in a position
/// of chess.
pub(crate) const MAX_LINES: i64 = 218;

/// The engines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EngineName {
    /// The strongest engine, for chess only.
    Modern,
    /// micro-Max 3.2, node for node.
    Classic,
    /// The engine for variants, which also plays chess.
    #[cfg(feature = "fairy")]
    Fairy,
}

impl EngineName {
    /// All engines, the default first.
    #[cfg(not(feature = "fairy"))]
    pub const ALL: [EngineName; 2] = [EngineName::Modern, EngineName::Classic];
    /// All engines, the default first.
    #[cfg(all(feature = "fairy", not(feature = "chess")))]
    pub const ALL: [EngineName; 1] = [EngineName::Fairy];
    /// All engines, the default first.
    #[cfg(all(feature = "fairy", feature = "chess"))]
    pub const ALL: [EngineName; 3] = [EngineName::Modern, EngineName::Classic, EngineName::Fairy];

    /// The names of all engines.
    pub(crate) const NAMES: [&'static str; Self::ALL.len()] = {
        let mut names = [""; Self::ALL.len()];
        let mut place = 0;
        while place < names.len() {
            names[place] = Self::ALL[place].name();
            place += 1;
        }
        names
    };

    /// The name in the option `Engine`.
    pub const fn name(self) -> &'static str {
        match self {
            EngineName::Modern => "Modern",
            EngineName::Classic => "Classic",
            #[cfg(feature = "fairy")]
            EngineName::Fairy => "Fairy",
        }
    }

    /// The maximum number of lines that it can search for.
    pub const fn max_lines(self) -> i64 {
        match self {
            EngineName::Classic => 1,
            EngineName::Modern => MAX_LINES,
            #[cfg(feature = "fairy")]
            EngineName::Fairy => MAX_LINES,
        }
    }
}
