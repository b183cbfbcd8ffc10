use crate::options::EngineName;
use crate::strength::{self, Strength};

/// How well an engine plays: one of eight rules that a player can read.
///
/// ```
/// use protocol::{EngineName, Level};
///
/// let nodes = |number| Level::new(number).map(|level| level.strength(EngineName::Classic).nodes);
/// assert_eq!(nodes(1), Some(300));
/// assert_eq!(nodes(9), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level(u8);

impl Level {
    /// How many there are; the last is the strongest.
    pub const COUNT: u8 = 8;

    /// The level of this number, 1 to 8.
    pub fn new(number: u8) -> Option<Level> {
        (1..=Level::COUNT)
            .contains(&number)
            .then_some(Level(number))
    }

    /// Its rule for an engine.
    pub fn strength(self, engine: EngineName) -> Strength {
        strength::of(engine)[usize::from(self.0) - 1]
    }
}
