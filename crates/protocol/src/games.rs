//! The chosen game and the available games.

#[cfg(feature = "fairy")]
mod catalogue;
#[cfg(feature = "fairy")]
mod compiled;

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use game::Game;
use game::names::{is_chess, is_chess960};
use rules::Position;

use crate::command::CommandError;
use crate::setup::Setup;

#[cfg(feature = "fairy")]
pub(crate) use catalogue::Catalogue;
#[cfg(feature = "fairy")]
pub use catalogue::ReadFileFn;
#[cfg(feature = "fairy")]
pub use compiled::CompiledGame;

/// The available games, one of which is chosen.
#[derive(Debug, Default)]
pub(crate) struct Games {
    chosen: ChosenGame,
    /// The option `UCI_Chess960`: positions of chess may be of Chess960.
    pub(crate) allows_chess960: bool,
    /// The games besides chess and Chess960.
    #[cfg(feature = "fairy")]
    pub(crate) catalogue: Catalogue,
}

/// The chosen game.
#[derive(Clone, Debug, Default)]
enum ChosenGame {
    #[default]
    Chess,
    Chess960,
    #[cfg(feature = "fairy")]
    Variant(CompiledGame),
}

impl Games {
    /// Chooses chess.
    pub(crate) fn choose_chess(&mut self) {
        self.chosen = ChosenGame::Chess;
    }

    /// Chooses a game by its name, in any case.
    ///
    /// # Errors
    ///
    /// A sentence, if there is no game with this name.
    pub(crate) fn choose(&mut self, name: &str) -> Result<(), String> {
        self.chosen = self.find(name)?;
        Ok(())
    }

    #[cfg_attr(
        not(feature = "fairy"),
        expect(clippy::unused_self, reason = "there is only chess")
    )]
    fn find(&mut self, name: &str) -> Result<ChosenGame, String> {
        #[cfg(feature = "fairy")]
        if let Some(game) = self.catalogue.loaded(name) {
            return Ok(ChosenGame::Variant(game));
        }
        if !name.is_empty() && is_chess(name) {
            return Ok(ChosenGame::Chess);
        }
        if is_chess960(name) {
            return Ok(ChosenGame::Chess960);
        }
        #[cfg(feature = "fairy")]
        if let Some(game) = self.catalogue.compiled.built_in(name) {
            return Ok(ChosenGame::Variant(game));
        }
        let found = rules::excerpt(name);
        #[cfg(feature = "fairy")]
        let error = variants::UnknownVariant {
            found,
            nearest: self.catalogue.nearest_names(name),
        };
        #[cfg(not(feature = "fairy"))]
        let error = format_args!("there is no game {found}");
        Err(error.to_string())
    }

    /// Whether the chosen game is Chess960.
    pub(crate) fn is_chess960(&self) -> bool {
        matches!(self.chosen, ChosenGame::Chess960)
    }

    /// The start of the chosen game.
    pub(crate) fn start(&self) -> Setup {
        match &self.chosen {
            ChosenGame::Chess | ChosenGame::Chess960 => Setup::chess(),
            #[cfg(feature = "fairy")]
            ChosenGame::Variant(game) => {
                let start = variants::Position::start(&game.variant);
                Setup::Variant(Game::new(start))
            }
        }
    }

    /// The position of a FEN in the chosen game, and the repairs of the FEN, in sentences.
    ///
    /// # Errors
    ///
    /// A sentence about the FEN.
    pub(crate) fn parse_fen(&self, fen: &str) -> Result<(Setup, Vec<String>), CommandError> {
        match &self.chosen {
            ChosenGame::Chess | ChosenGame::Chess960 => {
                let parsed = if self.allows_chess960 || self.is_chess960() {
                    Position::parse_and_repair_chess960(fen)
                } else {
                    Position::parse_and_repair(fen)
                };
                match parsed {
                    Ok((start, repairs)) => {
                        Ok((Setup::Chess(Game::new(start)), sentences(&repairs)))
                    }
                    Err(error) => Err(CommandError::new(format_args!("position: {error}"))),
                }
            }
            #[cfg(feature = "fairy")]
            ChosenGame::Variant(game) => {
                match variants::Position::parse_and_repair(&game.variant, fen) {
                    Ok((start, repairs)) => {
                        let setup = Setup::Variant(Game::new(start));
                        Ok((setup, sentences(&repairs)))
                    }
                    Err(error) => Err(CommandError::new(format_args!(
                        "position: {error} (the game is {})",
                        game.definition.name
                    ))),
                }
            }
        }
    }
}

#[cfg(feature = "fairy")]
impl Games {
    /// The chosen game, unless it is chess or Chess960.
    pub(crate) fn chosen_variant(&self) -> Option<&CompiledGame> {
        match &self.chosen {
            ChosenGame::Variant(game) => Some(game),
            ChosenGame::Chess | ChosenGame::Chess960 => None,
        }
    }

    /// Chooses the game of a definition.
    ///
    /// # Errors
    ///
    /// The first error of the definition, with line and column.
    pub(crate) fn choose_definition(
        &mut self,
        text: &str,
    ) -> Result<(), variants::DefinitionError> {
        self.chosen = ChosenGame::Variant(self.catalogue.compiled.defined(text)?);
        Ok(())
    }
}

fn sentences(repairs: &[impl ToString]) -> Vec<String> {
    repairs.iter().map(ToString::to_string).collect()
}
