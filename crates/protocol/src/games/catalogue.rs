//! The variants: the built-in ones and those loaded from files.

use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;

use variants::{
    Definition, DefinitionError, FenRepair, Position, Variant, definition, definitions, read_games,
};

use game::names::{is_chess, is_chess960, key};
use game::nearest::nearest;

use crate::command::CommandError;
use crate::setup::{Setup, VariantSetup};

/// Reads a text file; the error is printed after `cannot be read: `.
pub type ReadFileFn = Box<dyn FnMut(&str) -> Result<String, String>>;

/// The names of chess.
const CHESS: [&str; 2] = ["chess", "normal"];
/// The names of Chess960.
const CHESS960: [&str; 2] = ["chess960", "fischerandom"];

/// Aliases of games that interfaces use instead of the names of our definitions.
const KNOWN_ALIASES: [&str; 3] = ["3check", "kingofthehill", "racingkings"];

/// A variant with its definition.
#[derive(Clone, Debug)]
pub(crate) struct Game {
    pub(crate) definition: Arc<Definition>,
    pub(crate) variant: Arc<Variant>,
}

impl Game {
    fn is_called(&self, key: &str) -> bool {
        self.definition.is_called(key)
    }
}

/// A game that was chosen by its name.
#[derive(Clone, Debug, Default)]
pub(crate) enum ChosenGame {
    #[default]
    Chess,
    Chess960,
    Variant(Game),
}

/// The games other than chess, and the chosen game.
#[derive(Default)]
pub(crate) struct Catalogue {
    /// The games loaded from files.
    loaded: Vec<Game>,
    chosen: ChosenGame,
    /// Reads files, if the session can.
    pub(crate) read_file: Option<ReadFileFn>,
}

impl fmt::Debug for Catalogue {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let loaded = self.loaded.len();
        write!(formatter, "Catalogue({loaded} loaded, {:?})", self.chosen)
    }
}

impl Catalogue {
    /// The start of the chosen game; `None` if it is chess.
    pub(crate) fn start(&self) -> Option<Setup> {
        let ChosenGame::Variant(game) = &self.chosen else {
            return None;
        };
        let start = Position::start(&game.variant);
        Some(Setup::Variant(VariantSetup::new(start)))
    }

    /// The position of a FEN in the chosen game, and the repairs; `None` if the game is chess.
    pub(crate) fn parse_fen(
        &self,
        fen: &str,
    ) -> Option<Result<(Setup, Vec<FenRepair>), CommandError>> {
        let ChosenGame::Variant(game) = &self.chosen else {
            return None;
        };
        let setup = match Position::parse_and_repair(&game.variant, fen) {
            Ok((start, repairs)) => Ok((Setup::Variant(VariantSetup::new(start)), repairs)),
            Err(error) => {
                let name = &game.definition.name;
                Err(CommandError::new(format_args!(
                    "position: {error} (the game is {name})"
                )))
            }
        };
        Some(setup)
    }

    /// The position of a FEN that `XBoard` has written; `None` if the chosen game is chess.
    ///
    /// A FEN with the initial placement gives the start, because `XBoard` may omit castling rights
    /// that it does not know. Hands in the FEN are ignored if the game has none.
    pub(crate) fn parse_xboard_fen(&self, fen: &str) -> Option<Result<Setup, CommandError>> {
        let ChosenGame::Variant(game) = &self.chosen else {
            return None;
        };
        let placement = |fen: &str| fen.split(['[', ' ']).next().map(String::from);
        let mut fields = fen.split_ascii_whitespace().skip(1);
        let is_begin = fields.next() == Some("w") && fields.last() == Some("1");
        if is_begin && placement(fen) == placement(game.variant.start_fen()) {
            return self.start().map(Ok);
        }
        let has_hands = game.variant.rules().hand != variants::Hand::None;
        let parsed = match (fen.split_once('['), fen.split_once(']')) {
            (Some((before, _)), Some((_, after))) if !has_hands => {
                self.parse_fen(&format!("{before}{after}"))
            }
            _ => self.parse_fen(fen),
        };
        parsed.map(|parsed| parsed.map(|(setup, _)| setup))
    }

    /// All names by which a game can be chosen: chess, then the games of files, then the built-in
    /// games in alphabetical order.
    fn names(&self) -> Vec<String> {
        let mut all: Vec<String> = [CHESS[0], CHESS960[0], CHESS960[1]]
            .map(String::from)
            .into();
        let loaded = self
            .loaded
            .iter()
            .map(|game| game.definition.as_ref().clone());
        for definition in loaded.chain(definitions()) {
            for name in names(&definition) {
                if !CHESS.contains(&name) && !all.iter().any(|known| known == name) {
                    all.push(name.into());
                }
            }
        }
        all
    }

    /// One name of each game for UCI: the name that interfaces know, if any.
    pub(crate) fn uci_names(&self) -> Vec<String> {
        self.listed_names([CHESS[0], CHESS960[0]])
    }

    /// One name of each game for `XBoard`: the name that interfaces know, if any.
    pub(crate) fn xboard_names(&self) -> Vec<String> {
        self.listed_names([CHESS[1], CHESS960[1]])
    }

    /// The names of chess and Chess960, then one name of each other game.
    fn listed_names(&self, chess: [&str; 2]) -> Vec<String> {
        let mut all: Vec<String> = chess.map(String::from).into();
        let loaded = self
            .loaded
            .iter()
            .map(|game| game.definition.as_ref().clone());
        for definition in loaded.chain(definitions()) {
            let known = names(&definition).find(|name| KNOWN_ALIASES.contains(name));
            let name = known.unwrap_or(&definition.name);
            if !CHESS.contains(&name) && !all.iter().any(|known| known == name) {
                all.push(name.into());
            }
        }
        all
    }

    /// Chooses chess.
    pub(crate) fn choose_chess(&mut self) {
        self.chosen = ChosenGame::Chess;
    }

    /// Chooses a game by its name, in any case.
    ///
    /// # Errors
    ///
    /// A sentence with the nearest names, if there is no game with this name.
    pub(crate) fn choose(&mut self, name: &str) -> Result<&ChosenGame, String> {
        self.chosen = self.find(name)?;
        Ok(&self.chosen)
    }

    /// Chooses the game of a definition.
    ///
    /// # Errors
    ///
    /// The first error of the definition, with line and column.
    pub(crate) fn choose_definition(&mut self, text: &str) -> Result<(), DefinitionError> {
        let (definition, variant) = Definition::read(text)?;
        self.chosen = ChosenGame::Variant(Game {
            definition: Arc::new(definition),
            variant: Arc::new(variant),
        });
        Ok(())
    }

    fn find(&self, name: &str) -> Result<ChosenGame, String> {
        let key = key(name);
        if let Some(game) = self.loaded.iter().rfind(|game| game.is_called(&key)) {
            return Ok(ChosenGame::Variant(game.clone()));
        }
        if !name.is_empty() && is_chess(name) {
            return Ok(ChosenGame::Chess);
        }
        if is_chess960(name) {
            return Ok(ChosenGame::Chess960);
        }
        let built_in = definition(name).and_then(|definition| {
            let variant = definition.compile().ok()?;
            Some(Game {
                definition: Arc::new(definition),
                variant: Arc::new(variant),
            })
        });
        built_in.map(ChosenGame::Variant).ok_or_else(|| {
            let (found, names) = (rules::excerpt(name), self.names());
            let nearest = nearest(name, names.iter().map(String::as_str));
            format!("there is no game {found}; the nearest names are {nearest}")
        })
    }

    /// Adds the games of a file and returns a sentence that lists them; an empty path removes all
    /// games of files.
    ///
    /// # Errors
    ///
    /// A sentence about the file, with line and column.
    pub(crate) fn load(&mut self, path: &str) -> Result<String, String> {
        if path.is_empty() || path == "<empty>" {
            self.loaded.clear();
            return Ok("the games to choose from are those that are built in".into());
        }
        let shown = rules::excerpt(path);
        let read = self.read_file.as_mut().ok_or("files cannot be read here")?;
        let text = read(path).map_err(|error| format!("{shown} cannot be read: {error}"))?;
        let games = read_games(&text).map_err(|error| format!("{shown}: {error}"))?;
        let mut added = Vec::new();
        for (definition, variant) in games {
            let name = definition.name.clone();
            self.loaded.retain(|game| game.definition.name != name);
            self.loaded.push(Game {
                definition: Arc::new(definition),
                variant: Arc::new(variant),
            });
            if !added.contains(&name) {
                added.push(name);
            }
        }
        Ok(format!("games to choose from now: {}", added.join(", ")))
    }
}

/// The name of a game, then its other names.
fn names(definition: &Definition) -> impl Iterator<Item = &str> {
    let aliases = definition.aliases.iter().map(String::as_str);
    core::iter::once(definition.name.as_str()).chain(aliases)
}

#[cfg(test)]
mod tests {
    use super::{Catalogue, ChosenGame};

    #[test]
    fn games_are_found_by_any_of_their_names() {
        let catalogue = Catalogue::default();
        for name in catalogue.names() {
            let game = catalogue.find(&name.to_uppercase()).unwrap();
            let is_chess = matches!(game, ChosenGame::Chess | ChosenGame::Chess960);
            assert_eq!(
                is_chess,
                ["chess", "chess960", "fischerandom"].contains(&&*name)
            );
        }
        assert!(matches!(catalogue.find("normal"), Ok(ChosenGame::Chess)));
        let error = catalogue.find("crazyhous").unwrap_err();
        assert!(
            error.starts_with("there is no game 'crazyhous'; the nearest names are crazyhouse")
        );
    }

    #[test]
    fn a_game_of_a_file_overrides_a_built_in_game_of_the_same_name() {
        let mut catalogue = Catalogue {
            read_file: Some(Box::new(|path| {
                let game = path.strip_suffix(".txt").ok_or("no such file")?;
                Ok(format!(
                    "game {game}\nboard 4x4\npiece K king K royal\nstart k3/4/4/3K w - - 0 1\n"
                ))
            })),
            ..Catalogue::default()
        };
        catalogue.load("makruk.txt").unwrap();
        let ChosenGame::Variant(game) = catalogue.find("makruk").unwrap() else {
            panic!("makruk is a variant");
        };
        assert_eq!(game.variant.geometry().files(), 4);
        let error = catalogue.load("makruk.ini").unwrap_err();
        assert_eq!(error, "'makruk.ini' cannot be read: no such file");
        catalogue.load("").unwrap();
        let ChosenGame::Variant(game) = catalogue.find("makruk").unwrap() else {
            panic!("makruk is a variant");
        };
        assert_eq!(game.variant.geometry().files(), 8);
    }
}
