//! A line of the data: a position, its score and the result of its game.

use std::fmt;

use anyhow::{Context, Result};
use rules::Position;

/// A quiet position of a self-play game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Sample {
    pub(crate) position: Position,
    /// The search's score from White's point of view.
    pub(crate) score_cp: i32,
    /// The game's result for White: 1, ½ or 0.
    pub(crate) result: f64,
}

impl fmt::Display for Sample {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            formatter,
            "{};{};{}",
            self.position, self.score_cp, self.result
        )
    }
}

impl std::str::FromStr for Sample {
    type Err = anyhow::Error;

    fn from_str(line: &str) -> Result<Self> {
        let mut fields = line.split(';');
        let mut field = |name| fields.next().with_context(|| format!("missing {name}"));
        Ok(Self {
            position: field("position")?.parse()?,
            score_cp: field("score")?.parse().context("invalid score")?,
            result: field("result")?.parse().context("invalid result")?,
        })
    }
}
