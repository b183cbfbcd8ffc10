//! Games in `tests/data/games` that end in mate against Classic's first level.

use anyhow::{Context, Result};
use rules::Color;
use serde_json::Value;

/// A game that is the same each time, because the engine is deterministic.
#[derive(Debug)]
pub(crate) struct GameFile {
    /// The player's side.
    pub(crate) color: Color,
    /// The moves of both sides in UCI notation.
    pub(crate) moves: Vec<String>,
}

impl GameFile {
    /// Reads the text of a file.
    ///
    /// # Errors
    /// A field is missing.
    pub(crate) fn read(text: &str) -> Result<Self> {
        let file: Value = serde_json::from_str(text)?;
        let moves = file["moves"].as_str().context("the file has no moves")?;
        let color = if file["player"] == "white" {
            Color::White
        } else {
            Color::Black
        };
        Ok(Self {
            color,
            moves: moves.split(' ').map(str::to_owned).collect(),
        })
    }

    /// The moves, each with a flag for the player's moves.
    pub(crate) fn plies(&self) -> impl Iterator<Item = (&str, bool)> {
        let mut turn = Color::Black;
        self.moves.iter().map(move |text| {
            turn = turn.other();
            (text.as_str(), turn == self.color)
        })
    }
}
