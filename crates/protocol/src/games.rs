//! The chosen game and the available games.

#[cfg(feature = "fairy")]
mod catalogue;

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use rules::Position;

use crate::command::CommandError;
use crate::setup::{ChessSetup, Setup};

#[cfg(feature = "fairy")]
pub use catalogue::ReadFileFn;
#[cfg(feature = "fairy")]
pub(crate) use catalogue::{Catalogue, ChosenGame};

/// The available games, one of which is chosen. Without the feature `fairy` there is only chess.
#[derive(Debug, Default)]
pub(crate) struct Games {
    /// The games besides chess.
    #[cfg(feature = "fairy")]
    pub(crate) catalogue: Catalogue,
}

impl Games {
    /// The start of the chosen game.
    #[cfg_attr(
        not(feature = "fairy"),
        expect(clippy::unused_self, reason = "there is only chess")
    )]
    pub(crate) fn start(&self) -> Setup {
        #[cfg(feature = "fairy")]
        if let Some(setup) = self.catalogue.start() {
            return setup;
        }
        Setup::chess()
    }

    /// The position of a FEN in the chosen game, and the repairs of the FEN, in sentences.
    ///
    /// # Errors
    ///
    /// A sentence about the FEN.
    #[cfg_attr(
        not(feature = "fairy"),
        expect(clippy::unused_self, reason = "there is only chess")
    )]
    pub(crate) fn parse_fen(&self, fen: &str) -> Result<(Setup, Vec<String>), CommandError> {
        #[cfg(feature = "fairy")]
        if let Some(setup) = self.catalogue.parse_fen(fen) {
            return setup.map(|(setup, repairs)| (setup, sentences(&repairs)));
        }
        match Position::parse_and_repair(fen) {
            Ok((start, repairs)) => Ok((Setup::Chess(ChessSetup::new(start)), sentences(&repairs))),
            Err(error) => Err(CommandError::new(format_args!("position: {error}"))),
        }
    }
}

fn sentences(repairs: &[impl ToString]) -> Vec<String> {
    repairs.iter().map(ToString::to_string).collect()
}
