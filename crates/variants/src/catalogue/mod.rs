//! The built-in games, as definitions.

use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;

use game::names::key;
use game::nearest::nearest;

use crate::definition::Definition;
use crate::variant::Variant;

/// The definitions, sorted by name.
pub const DEFINITIONS: &[&str] = &[
    include_str!("games/ai-wok.txt"),
    include_str!("games/almost-wildebeest.txt"),
    include_str!("games/almost.txt"),
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
    include_str!("games/clobberers-fide.txt"),
    include_str!("games/clobberers-nutters.txt"),
    include_str!("games/clobberers-rookies.txt"),
    include_str!("games/courier.txt"),
    include_str!("games/crazyhouse.txt"),
    include_str!("games/cylinder.txt"),
    include_str!("games/embassy.txt"),
    include_str!("games/falcon.txt"),
    include_str!("games/fide-clobberers.txt"),
    include_str!("games/fide-nutters.txt"),
    include_str!("games/fide-rookies.txt"),
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
    include_str!("games/nutters-clobberers.txt"),
    include_str!("games/nutters-fide.txt"),
    include_str!("games/nutters-rookies.txt"),
    include_str!("games/racing-kings.txt"),
    include_str!("games/roman.txt"),
    include_str!("games/rookies-clobberers.txt"),
    include_str!("games/rookies-fide.txt"),
    include_str!("games/rookies-nutters.txt"),
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
    DEFINITIONS.iter().filter_map(|text| text.parse().ok())
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
