//! The variant of a match: a built-in game or one from a file.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::Arc,
};

use anyhow::{Context, Result, anyhow, bail};
use variants::{
    Definition, FmaxGame, FmaxKind, Kind, Variant, compile_fmax, definition, definitions,
};

/// A game with the names that engines may use for it.
#[derive(Clone, Debug)]
pub(crate) struct VariantGame {
    pub(crate) variant: Arc<Variant>,
    /// The names; the preferred one is first.
    pub(crate) names: Vec<String>,
    /// The file of the definition or `fmax.ini` that contains the game.
    pub(crate) file: Option<PathBuf>,
    /// The game as defined in the `fmax.ini`.
    pub(crate) fmax: Option<FmaxGame>,
}

impl VariantGame {
    /// Finds a built-in game of the crate `variants`, with its published rules.
    pub(crate) fn built_in(name: &str) -> Result<Self> {
        let Some(definition) = definition(&name.to_lowercase()) else {
            let known: Vec<String> = definitions().map(|definition| definition.name).collect();
            bail!("unknown game '{name}'; the games are: {}", known.join(", "));
        };
        let variant = definition.compile().map_err(|error| anyhow!("{error}"))?;
        Ok(Self::of_definition(definition, variant, None))
    }

    /// Reads a game from a file, which is an `fmax.ini` or a definition. Exact matches of the name
    /// take precedence, because an `fmax.ini` may contain both `Ai-wok` and `ai-wok`.
    pub(crate) fn from_file(name: &str, file: &Path) -> Result<Self> {
        let mut games = Self::all_of_file(file)?;
        let position = |is_it: &dyn Fn(&Self) -> bool| games.iter().position(is_it);
        let is_alias = |other: &String| other.eq_ignore_ascii_case(name);
        let index = position(&|game| game.name() == name)
            .or_else(|| position(&|game| game.name().eq_ignore_ascii_case(name)))
            .or_else(|| position(&|game| game.names.iter().any(is_alias)));
        let Some(index) = index else {
            let known: Vec<&str> = games.iter().map(Self::name).collect();
            bail!(
                "{} does not contain the game '{name}'; its games are: {}",
                file.display(),
                known.join(", ")
            );
        };
        Ok(games.swap_remove(index))
    }

    /// Reads all games of a file: those of an `fmax.ini`, with the rules of Fairy-Max, or the game
    /// of a definition.
    pub(crate) fn all_of_file(file: &Path) -> Result<Vec<Self>> {
        let in_file = || format!("cannot read {}", file.display());
        let text = fs::read_to_string(file).with_context(in_file)?;
        // Engines may run in another folder.
        let path = fs::canonicalize(file).with_context(in_file)?;
        if text.lines().any(|line| line.starts_with("Game:")) {
            let games = compile_fmax(&text).map_err(|error| anyhow!("{error}"));
            let games = games.with_context(in_file)?.into_iter();
            return Ok(games
                .map(|(game, variant)| Self::of_fmax(game, variant, &path))
                .collect());
        }
        let (definition, variant) = Definition::read(&text)
            .map_err(|error| anyhow!("{error}"))
            .with_context(in_file)?;
        Ok(vec![Self::of_definition(definition, variant, Some(path))])
    }

    fn of_definition(definition: Definition, variant: Variant, file: Option<PathBuf>) -> Self {
        Self {
            variant: Arc::new(variant),
            names: names_of(definition),
            file,
            fmax: None,
        }
    }

    fn of_fmax(game: FmaxGame, variant: Variant, file: &Path) -> Self {
        let mut names = vec![game.name.clone()];
        // Engines that do not load this file may use another name for the game.
        let known = definition(&game.name.to_lowercase()).map(names_of);
        names.extend(
            known
                .into_iter()
                .flatten()
                .filter(|name| *name != game.name),
        );
        Self {
            names,
            variant: Arc::new(variant),
            file: Some(file.to_owned()),
            fmax: Some(game),
        }
    }

    /// The name in results and messages.
    pub(crate) fn name(&self) -> &str {
        self.names.first().map_or("", String::as_str)
    }

    /// Returns a kind of piece as defined in the `fmax.ini`.
    pub(crate) fn fmax_kind(&self, kind: Kind) -> Option<&FmaxKind> {
        self.fmax.as_ref()?.kinds.get(kind.index())
    }

    /// Returns the first of the game's names that an engine lists, in the engine's spelling. Case
    /// is ignored.
    pub(crate) fn name_among<'a>(&self, listed: &'a [String]) -> Option<&'a str> {
        self.names.iter().find_map(|name| {
            let exact = listed.iter().find(|listed| *listed == name);
            let found = exact.or_else(|| {
                listed
                    .iter()
                    .find(|listed| listed.eq_ignore_ascii_case(name))
            });
            found.map(String::as_str)
        })
    }
}

fn names_of(definition: Definition) -> Vec<String> {
    let mut names = vec![definition.name];
    names.extend(definition.aliases);
    names
}

#[cfg(test)]
mod tests {
    use super::VariantGame;
    use crate::workspace;

    fn fmax(name: &str) -> Result<VariantGame, String> {
        let file = workspace::root().join("tests/data/variants/fmax.ini");
        VariantGame::from_file(name, &file).map_err(|error| format!("{error:#}"))
    }

    #[test]
    fn exact_names_have_priority_in_a_file() {
        assert_eq!(fmax("Ai-wok").expect("a game").name(), "Ai-wok");
        assert_eq!(fmax("ai-wok").expect("a game").name(), "ai-wok");
        assert_eq!(fmax("FALCON").expect("a game").name(), "falcon");
        let normal = fmax("normal").expect("a game");
        assert_eq!(normal.names, ["normal", "chess"]);
        assert!(fmax("falcon").is_ok_and(|game| game.fmax.is_some() && game.file.is_some()));
    }

    #[test]
    fn an_unknown_name_lists_the_games() {
        let error = fmax("atomic").unwrap_err();
        assert!(
            error.contains("'atomic'") && error.contains("almost-wildebeest"),
            "{error}"
        );
        let error = VariantGame::built_in("chess 2").map(|_| ()).unwrap_err();
        assert!(
            error.to_string().contains("antichess, asean, atomic"),
            "{error}"
        );
    }

    #[test]
    fn a_definition_is_a_file_with_one_game() {
        let folder = workspace::root().join("crates/variants/src/catalogue/games");
        let games = VariantGame::all_of_file(&folder.join("three-check.txt")).expect("a file");
        assert_eq!(games.len(), 1);
        assert_eq!(games[0].names, ["three-check", "3check", "threecheck"]);
        let named = VariantGame::from_file("3check", &folder.join("three-check.txt"));
        assert!(named.is_ok_and(|game| game.fmax.is_none()));
        let missing = VariantGame::all_of_file(&folder.join("none.txt")).map(|_| ());
        assert!(missing.unwrap_err().to_string().contains("none.txt"));
    }

    #[test]
    fn engines_may_spell_the_name_differently() {
        let listed = ["Crazyhouse", "3Check", "3check"].map(str::to_owned);
        let among = |name| {
            let game = VariantGame::built_in(name).expect("a game");
            game.name_among(&listed).map(str::to_owned)
        };
        assert_eq!(among("crazyhouse").as_deref(), Some("Crazyhouse"));
        assert_eq!(among("three-check").as_deref(), Some("3check"));
        assert_eq!(among("atomic"), None);
    }
}
