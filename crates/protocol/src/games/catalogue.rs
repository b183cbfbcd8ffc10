//! The variants: the built-in ones and those loaded from files.

use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use game::names::key;
use game::nearest::nearest;
use variants::{Definition, definitions, read_games};

use super::compiled::{CompiledGame, CompiledGames};

/// Reads a text file; the error is printed after `cannot be read: `.
pub type ReadFileFn = Box<dyn FnMut(&str) -> Result<String, String>>;

/// The names of chess, which the built-in variant of this name does not add again.
const CHESS: [&str; 2] = ["chess", "normal"];

/// Aliases of games that interfaces use instead of the names of our definitions.
const KNOWN_ALIASES: [&str; 3] = ["3check", "kingofthehill", "racingkings"];

/// The games other than chess and Chess960.
#[derive(Default)]
pub(crate) struct Catalogue {
    /// The games loaded from files.
    loaded: Vec<CompiledGame>,
    /// Recently used games.
    pub(crate) compiled: CompiledGames,
    /// Reads files, if the session can.
    pub(crate) read_file: Option<ReadFileFn>,
}

impl fmt::Debug for Catalogue {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "Catalogue({} loaded)", self.loaded.len())
    }
}

impl Catalogue {
    /// All names by which a game can be chosen: chess, then the games of files, then the built-in
    /// games in alphabetical order.
    fn names(&self) -> Vec<String> {
        let first = ["chess", "chess960", "fischerandom"];
        self.names_by(&first, |definition| {
            names(definition).map(String::from).collect()
        })
    }

    /// The given names, then the names of each game except chess under which interfaces look for it:
    /// its name or the one that they use instead, and a name with hyphens also without them.
    pub(crate) fn listed_names(&self, first: &[&str]) -> Vec<String> {
        self.names_by(first, |definition| {
            let known = names(definition).find(|name| KNOWN_ALIASES.contains(name));
            let listed = known.unwrap_or(&definition.name);
            let joined = listed.replace('-', "");
            Vec::from([listed.into(), joined])
        })
    }

    /// The given names, then those that a function selects for each game except chess.
    fn names_by(&self, first: &[&str], names_of: fn(&Definition) -> Vec<String>) -> Vec<String> {
        let mut all: Vec<String> = first.iter().copied().map(String::from).collect();
        let loaded = self.loaded.iter().map(|game| (*game.definition).clone());
        for definition in loaded.chain(definitions()) {
            for name in names_of(&definition) {
                if !CHESS.contains(&name.as_str()) && !all.contains(&name) {
                    all.push(name);
                }
            }
        }
        all
    }

    /// The names nearest to a word.
    pub(super) fn nearest_names(&self, word: &str) -> String {
        nearest(word, self.names().iter().map(String::as_str))
    }

    /// The game of a file with one of its names.
    pub(super) fn loaded(&self, name: &str) -> Option<CompiledGame> {
        let key = key(name);
        let found = self.loaded.iter().rfind(|game| game.is_called(&key));
        found.cloned()
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
            self.loaded.push(CompiledGame::named(definition, variant));
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
    use super::super::{ChosenGame, Games};
    use super::Catalogue;

    #[test]
    fn each_listed_name_is_found() {
        let mut games = Games::default();
        let names = games.catalogue.listed_names(&[]);
        for name in [
            "los-alamos",
            "losalamos",
            "kingofthehill",
            "3check",
            "aiwok",
        ] {
            assert!(names.iter().any(|listed| listed == name), "{name}");
        }
        for name in names {
            let ChosenGame::Variant(game) = games.find(&name).unwrap() else {
                panic!("{name} is a variant");
            };
            assert!(game.is_called(&game::names::key(&name)), "{name}");
        }
    }

    #[test]
    fn games_are_found_by_any_of_their_names() {
        let mut games = Games::default();
        for name in games.catalogue.names() {
            let game = games.find(&name.to_uppercase()).unwrap();
            let is_chess = matches!(game, ChosenGame::Chess | ChosenGame::Chess960);
            assert_eq!(
                is_chess,
                ["chess", "chess960", "fischerandom"].contains(&&*name)
            );
        }
        assert!(matches!(games.find("normal"), Ok(ChosenGame::Chess)));
        let error = games.find("crazyhous").unwrap_err();
        assert!(
            error.starts_with("there is no game 'crazyhous'; the nearest names are crazyhouse")
        );
    }

    #[test]
    fn a_game_of_a_file_overrides_a_built_in_game_of_the_same_name() {
        let catalogue = Catalogue {
            read_file: Some(Box::new(|path| {
                let game = path.strip_suffix(".txt").ok_or("no such file")?;
                Ok(format!(
                    "game {game}\nboard 4x4\npiece K king K royal\nstart k3/4/4/3K w - - 0 1\n"
                ))
            })),
            ..Catalogue::default()
        };
        let mut games = Games {
            catalogue,
            ..Games::default()
        };
        let files = |games: &mut Games| match games.find("makruk").unwrap() {
            ChosenGame::Variant(game) => game.variant.geometry().files(),
            chess => panic!("makruk is a variant, not {chess:?}"),
        };
        games.catalogue.load("makruk.txt").unwrap();
        assert_eq!(files(&mut games), 4);
        let error = games.catalogue.load("makruk.ini").unwrap_err();
        assert_eq!(error, "'makruk.ini' cannot be read: no such file");
        games.catalogue.load("").unwrap();
        assert_eq!(files(&mut games), 8);
    }
}
