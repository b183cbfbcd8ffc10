//! The built-in games, as definitions.

mod armies;

use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;

use game::names::key;
use game::nearest::nearest;

use crate::definition::Definition;
use crate::variant::Variant;

use armies::army_games;

/// The definitions, sorted by name, except those of the games between different armies.
const DEFINITIONS: &[&str] = &[
    include_str!("games/ai-wok.txt"),
    include_str!("games/almost.txt"),
    include_str!("games/almost-wildebeest.txt"),
    include_str!("games/amazon.txt"),
    include_str!("games/antichess.txt"),
    include_str!("games/asean.txt"),
    include_str!("games/atomic.txt"),
    include_str!("games/berolina.txt"),
    include_str!("games/bifurcator.txt"),
    include_str!("games/cambodian.txt"),
    include_str!("games/capablanca.txt"),
    include_str!("games/chancellor.txt"),
    include_str!("games/chaturanga.txt"),
    include_str!("games/chess.txt"),
    include_str!("games/ciccolini.txt"),
    include_str!("games/courier.txt"),
    include_str!("games/crazyhouse.txt"),
    include_str!("games/cylinder.txt"),
    include_str!("games/embassy.txt"),
    include_str!("games/falcon.txt"),
    include_str!("games/gardner.txt"),
    include_str!("games/gothic.txt"),
    include_str!("games/grande-acedrex.txt"),
    include_str!("games/grasshopper.txt"),
    include_str!("games/great.txt"),
    include_str!("games/horde.txt"),
    include_str!("games/janus.txt"),
    include_str!("games/king-of-the-hill.txt"),
    include_str!("games/knightmate.txt"),
    include_str!("games/light-brigade.txt"),
    include_str!("games/los-alamos.txt"),
    include_str!("games/makruk.txt"),
    include_str!("games/mexican.txt"),
    include_str!("games/modern.txt"),
    include_str!("games/nightrider.txt"),
    include_str!("games/nocastle.txt"),
    include_str!("games/racing-kings.txt"),
    include_str!("games/roman.txt"),
    include_str!("games/seirawan.txt"),
    include_str!("games/shatranj.txt"),
    include_str!("games/spartan.txt"),
    include_str!("games/suicide.txt"),
    include_str!("games/super.txt"),
    include_str!("games/team-mate.txt"),
    include_str!("games/three-check.txt"),
];

game::coded_error! {
    #[error("unknown-variant", "there is no game {found}; the nearest names are {nearest}")]
    /// The error for a name that no built-in game has.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct UnknownVariant {
        /// An excerpt of the name.
        pub found: String,
        /// Similar names, separated by commas.
        pub nearest: String,
    }
}

/// The definition of a built-in game with a name or alias, in any spelling that has the same
/// [`key`]; `None` if no game has it.
///
/// ```
/// assert_eq!(variants::definition("kingofthehill").unwrap().name, "king-of-the-hill");
/// ```
pub fn definition(name: &str) -> Option<Definition> {
    let key = key(name);
    definitions().find(|definition| definition.is_called(&key))
}

/// The names of built-in games that are nearest to a name, separated by commas.
///
/// ```
/// assert!(variants::nearest_names("crazyhous").starts_with("crazyhouse, "));
/// ```
pub fn nearest_names(name: &str) -> String {
    let definitions: Vec<Definition> = definitions().collect();
    let names = definitions
        .iter()
        .flat_map(|definition| core::iter::once(&definition.name).chain(&definition.aliases));
    nearest(name, names.map(String::as_str))
}

/// The definitions of all built-in games, sorted by name.
pub fn definitions() -> impl Iterator<Item = Definition> {
    let read = |text: &&str| text.parse().ok();
    let mut all: Vec<Definition> = DEFINITIONS.iter().filter_map(read).collect();
    for game in army_games().filter_map(|text| text.parse::<Definition>().ok()) {
        let place = all.partition_point(|other| other.name < game.name);
        all.insert(place, game);
    }
    all.into_iter()
}

/// The built-in game with a name or alias; `None` if no game has it.
///
/// ```
/// let capablanca = variants::variant("capablanca").unwrap();
/// assert_eq!(capablanca.geometry().files(), 10);
/// ```
pub fn variant(name: &str) -> Option<Arc<Variant>> {
    let definition = definition(name)?;
    definition.compile().ok().map(Arc::new)
}

#[cfg(test)]
mod tests {
    use alloc::format;
    use alloc::string::{String, ToString};
    use alloc::vec::Vec;

    use super::{DEFINITIONS, army_games, definitions};
    use crate::definition::{Definition, Design};

    #[test]
    fn every_definition_is_valid_and_is_written_as_it_is_read() {
        let texts = DEFINITIONS.iter().copied().map(String::from);
        for text in texts.chain(army_games()) {
            let (definition, _) =
                Definition::read(&text).unwrap_or_else(|error| panic!("{text}{error}"));
            assert_eq!(definition.to_string().parse(), Ok(definition.clone()));
            assert!(!definition.about.is_empty() && !definition.source.is_empty());
            let design = Design::read(&text).to_string();
            assert_eq!(design.parse(), Ok(definition));
            assert_eq!(Design::read(&design).to_string(), design);
        }
    }

    #[test]
    fn each_army_plays_each_other_one() {
        let games: Vec<Definition> = army_games().map(|text| text.parse().unwrap()).collect();
        assert_eq!(games.len(), 12);
        assert!(definitions().is_sorted_by(|one, other| one.name < other.name));
        for game in games {
            let (white, black) = game.name.split_once('-').unwrap();
            assert!(crate::variant(&format!("{black}-{white}")).is_some());
            assert_eq!(game.aliases, [format!("fairy/{}", game.name)]);
        }
    }
}
