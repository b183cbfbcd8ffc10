//! Failures of engines in games.

use std::fmt;

/// A failure, which loses the game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Failure {
    pub(crate) kind: FailureKind,
    /// The text sent by the engine, or the move.
    pub(crate) detail: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum FailureKind {
    Disconnected,
    /// The engine did not answer in time.
    Stalled,
    /// A move that is illegal or cannot be parsed.
    IllegalMove,
    /// The engine called a move illegal that the referee has accepted.
    RefusedMove,
    /// The engine had a legal move but played none.
    NoMove,
    /// The engine exceeded the time on its clock.
    TimeForfeit,
    /// The engine lacks a feature that the match needs.
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
