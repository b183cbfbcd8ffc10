//! A position with what came of it: a line of the data.

use std::fmt;

use anyhow::{Context, Result};
use rules::Position;

/// A quiet position of a game that the engine played against itself.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Sample {
    pub(super) position: Position,
    /// What the search found, from White's side.
    pub(super) score_cp: i32,
    /// 1 where White won the game, 0 where Black did, a half where nobody did.
    pub(super) result: f64,
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
        let mut field = |name| fields.next().with_context(|| format!("there is no {name}"));
        Ok(Self {
            position: field("position")?.parse()?,
            score_cp: field("score")?.parse().context("the score is no number")?,
            result: field("result")?
                .parse()
                .context("the result is no number")?,
        })
    }
}
