//! Files that define games.

use alloc::vec::Vec;

use crate::definition::{Definition, DefinitionError};
use crate::fmax::{FmaxError, compile_fmax};
use crate::variant::Variant;
use game::coded_error;

/// The word that begins a game of an `fmax.ini`.
const FMAX_GAME: &str = "Game:";

/// The mark with which some editors begin a text.
pub(crate) const BYTE_ORDER_MARK: char = '\u{feff}';

coded_error! {
    /// Why the games of a file cannot be read.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum GamesFileError {
        /// It is not a valid definition.
        Definition(DefinitionError),
        /// It is not a valid `fmax.ini`.
        Fmax(FmaxError),
    }
}

/// Reads the games of a file: an `fmax.ini` if a line begins with `Game:`, otherwise a single
/// definition.
///
/// ```
/// let text = "game tiny\nboard 4x4\npiece K king K royal\nstart k3/4/4/3K w - - 0 1\n";
/// let games = variants::read_games(text)?;
/// assert_eq!(games[0].0.name, "tiny");
/// # Ok::<(), variants::GamesFileError>(())
/// ```
///
/// # Errors
///
/// [`GamesFileError`], with line and column.
pub fn read_games(text: &str) -> Result<Vec<(Definition, Variant)>, GamesFileError> {
    let text = text.trim_start_matches(BYTE_ORDER_MARK);
    if text.lines().any(|line| line.starts_with(FMAX_GAME)) {
        let games = compile_fmax(text).map_err(GamesFileError::Fmax)?;
        let read = |(game, variant): (crate::FmaxGame, Variant)| (game.to_definition(), variant);
        return Ok(games.into_iter().map(read).collect());
    }
    let game = Definition::read(text).map_err(GamesFileError::Definition)?;
    Ok(Vec::from([game]))
}
