//! What an engine did wrong in a game.

use std::fmt;

/// A failure that loses the game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Fault {
    /// Of which kind.
    pub(super) kind: Kind,
    /// The engine's own words, or the move.
    pub(super) detail: String,
}

/// The kinds of failures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Kind {
    /// The process ended.
    Crash,
    /// It said nothing for too long.
    Hang,
    /// A move that the rules forbid, or that cannot be read.
    IllegalMove,
    /// It had a move and played none.
    NoMove,
    /// The flag fell.
    Time,
}

impl Kind {
    /// In words.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Kind::Crash => "crash",
            Kind::Hang => "hang",
            Kind::IllegalMove => "illegal move",
            Kind::NoMove => "no move",
            Kind::Time => "loss on time",
        }
    }

    /// The failure with what is known of it.
    pub(super) fn with(self, detail: impl Into<String>) -> Fault {
        let detail = detail.into();
        Fault { kind: self, detail }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.kind.name())?;
        if self.detail.is_empty() {
            return Ok(());
        }
        write!(f, ": {}", self.detail)
    }
}
