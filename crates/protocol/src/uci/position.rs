//! The command `position`: a start and moves.

use alloc::boxed::Box;
use alloc::vec::Vec;

use crate::command::{Command, CommandError};
use crate::games::Games;
use crate::setup::Setup;
use crate::tokens::{Tokens, joined_until};

/// The word between a position and its moves.
const MOVES: &str = "moves";

/// Parses the words after `position`.
pub(super) fn parse(words: &mut Tokens<'_>, games: &Games) -> Result<Command, CommandError> {
    let (setup, repairs) = match words.next() {
        Some("startpos") => (start(words, games)?, Vec::new()),
        Some("fen") => games.parse_fen(&joined_until(words, MOVES))?,
        Some(word) => return Err(unexpected("'startpos' or 'fen'", word)),
        None => {
            return Err(CommandError::new(format_args!(
                "position: 'startpos' or 'fen' is missing"
            )));
        }
    };
    let mut setup = Box::new(setup);
    play(&mut setup, words)?;
    Ok(Command::Position { setup, repairs })
}

fn start(words: &mut Tokens<'_>, games: &Games) -> Result<Setup, CommandError> {
    match words.next() {
        None | Some(MOVES) => Ok(games.start()),
        Some(word) => Err(unexpected("'moves'", word)),
    }
}

fn play(setup: &mut Setup, moves: &mut Tokens<'_>) -> Result<(), CommandError> {
    for (index, text) in moves.enumerate() {
        if let Err(error) = setup.play_text(text) {
            return Err(CommandError::new(format_args!(
                "position: move {}: {error}",
                index + 1
            )));
        }
    }
    Ok(())
}

fn unexpected(expected: &str, found: &str) -> CommandError {
    let found = rules::excerpt(found);
    CommandError::new(format_args!("position: expected {expected}, not {found}"))
}
