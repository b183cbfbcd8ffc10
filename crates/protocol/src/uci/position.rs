//! `position`: where to begin, and the moves from there.

use alloc::boxed::Box;
use alloc::vec::Vec;

use rules::Position;

use crate::command::{Command, CommandError};
use crate::setup::{ChessSetup, Setup, with_game};
use crate::tokens::{Tokens, joined_until};

/// The word between a position and its moves.
const MOVES: &str = "moves";

/// Reads what follows `position`.
pub(super) fn parse(words: &mut Tokens<'_>) -> Result<Command, CommandError> {
    let (start, repairs) = match words.next() {
        Some("startpos") => (start(words)?, Vec::new()),
        Some("fen") => match Position::parse_and_repair(&joined_until(words, MOVES)) {
            Ok(repaired) => repaired,
            Err(error) => return Err(CommandError::new(format_args!("position: {error}"))),
        },
        Some(word) => return Err(unexpected("'startpos' or 'fen'", word)),
        None => {
            return Err(CommandError::new(format_args!(
                "position: 'startpos' or 'fen' is missing"
            )));
        }
    };
    let mut setup = Box::new(Setup::Chess(ChessSetup::new(start)));
    play(&mut setup, words)?;
    Ok(Command::Position { setup, repairs })
}

fn start(words: &mut Tokens<'_>) -> Result<Position, CommandError> {
    match words.next() {
        None | Some(MOVES) => Ok(Position::start()),
        Some(word) => Err(unexpected("'moves'", word)),
    }
}

fn play(setup: &mut Setup, moves: &mut Tokens<'_>) -> Result<(), CommandError> {
    with_game!(setup, game => for text in moves {
        if let Err(error) = game.play_uci(text) {
            let number = game.moves.len() + 1;
            return Err(CommandError::new(format_args!(
                "position: move {number}: {error}"
            )));
        }
    });
    Ok(())
}

fn unexpected(expected: &str, found: &str) -> CommandError {
    let found = rules::excerpt(found);
    CommandError::new(format_args!("position: expected {expected}, not {found}"))
}
