//! Compiled games, of which a session keeps the recent ones.

use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;

use game::names::key;
use variants::{Definition, DefinitionError, Variant, definition};

/// The maximum number of compiled games to keep.
const KEPT: usize = 4;

/// A compiled variant with its definition.
#[derive(Clone, Debug)]
pub struct CompiledGame {
    /// The name of a game, or the text of its definition.
    pub source: String,
    /// The definition.
    pub definition: Arc<Definition>,
    /// The compiled variant.
    pub variant: Arc<Variant>,
}

impl CompiledGame {
    /// A compiled definition, whose source is its name.
    pub(crate) fn named(definition: Definition, variant: Variant) -> CompiledGame {
        CompiledGame {
            source: definition.name.clone(),
            definition: Arc::new(definition),
            variant: Arc::new(variant),
        }
    }

    /// Whether one of its names has this key.
    pub(crate) fn is_called(&self, key: &str) -> bool {
        self.definition.is_called(key)
    }
}

/// The games compiled last, the most recently used one last.
#[derive(Debug, Default)]
pub(crate) struct CompiledGames(Vec<CompiledGame>);

impl CompiledGames {
    /// The built-in game with one of its names.
    pub(crate) fn built_in(&mut self, name: &str) -> Option<CompiledGame> {
        let key = key(name);
        let known = self.take(|game| game.source == game.definition.name && game.is_called(&key));
        let compile = || {
            let definition = definition(name)?;
            let variant = definition.compile().ok()?;
            Some(CompiledGame::named(definition, variant))
        };
        known.or_else(compile).map(|game| self.keep(game))
    }

    /// The game of a definition.
    ///
    /// # Errors
    ///
    /// The first error of the definition, with line and column.
    pub(crate) fn defined(&mut self, text: &str) -> Result<CompiledGame, DefinitionError> {
        if let Some(known) = self.take(|game| game.source == text) {
            return Ok(self.keep(known));
        }
        let (definition, variant) = Definition::read(text)?;
        let mut game = CompiledGame::named(definition, variant);
        game.source = text.into();
        Ok(self.keep(game))
    }

    fn take(&mut self, is_wanted: impl Fn(&CompiledGame) -> bool) -> Option<CompiledGame> {
        let index = self.0.iter().position(is_wanted)?;
        Some(self.0.remove(index))
    }

    fn keep(&mut self, game: CompiledGame) -> CompiledGame {
        if self.0.len() == KEPT {
            self.0.remove(0);
        }
        self.0.push(game.clone());
        game
    }
}

#[cfg(test)]
mod tests {
    use super::{CompiledGames, KEPT};
    use alloc::sync::Arc;

    #[test]
    fn recent_games_are_compiled_once() {
        let mut games = CompiledGames::default();
        let makruk = games.built_in("makruk").unwrap();
        let is_kept = |games: &mut CompiledGames| {
            let again = games.built_in("Makruk").unwrap();
            Arc::ptr_eq(&again.variant, &makruk.variant)
        };
        assert!(is_kept(&mut games));
        let text = makruk.definition.to_string();
        for length in 0..KEPT - 1 {
            let text = text.clone() + &"\n".repeat(length);
            let defined = games.defined(&text).unwrap();
            assert_eq!(defined.source, text);
            assert!(Arc::ptr_eq(
                &defined.variant,
                &games.defined(&text).unwrap().variant
            ));
        }
        assert!(is_kept(&mut games));
        for name in ["atomic", "shatranj", "crazyhouse", "spartan"] {
            games.built_in(name).unwrap();
        }
        assert!(!is_kept(&mut games));
        assert!(games.built_in("no such game").is_none());
    }
}
