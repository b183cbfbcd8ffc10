//! What an engine did wrong in a game.

use std::fmt;

/// A failure, which loses the game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Failure {
    pub(crate) kind: FailureKind,
    /// The engine's own words, or the move.
    pub(crate) detail: String,
}

/// The kinds of failures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum FailureKind {
    /// The process ended.
    Disconnected,
    /// It did not answer in time.
    Stalled,
    /// A move that is illegal or cannot be parsed.
    IllegalMove,
    /// It calls a move of its opponent illegal that the referee has accepted.
    RefusedMove,
    /// It had a legal move and played none.
    NoMove,
    /// It exceeded the time on its clock.
    TimeForfeit,
    /// It lacks something that the match needs.
    Unsupported,
}

impl FailureKind {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Disconnected => "disconnected",
            Self::Stalled => "stalled",
            Self::IllegalMove => "illegal move",
            Self::RefusedMove => "refused move",
            Self::NoMove => "no move",
            Self::TimeForfeit => "loss on time",
            Self::Unsupported => "unsupported",
        }
    }

    pub(crate) fn with_detail(self, detail: impl Into<String>) -> Failure {
        let detail = detail.into();
        Failure { kind: self, detail }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.kind.name())?;
        if self.detail.is_empty() {
            return Ok(());
        }
        write!(f, ": {}", self.detail)
    }
}
