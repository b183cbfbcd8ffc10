/// The nodes that each level may search, the first level first.
const NODES: [u64; 8] = [
    300, 1_000, 3_000, 10_000, 30_000, 100_000, 300_000, 1_000_000,
];

/// How well Classic plays: a limit of nodes.
///
/// ```
/// assert_eq!(protocol::Level::new(1).map(protocol::Level::nodes), Some(300));
/// assert_eq!(protocol::Level::new(9), None);
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

    /// The limit that it sets.
    pub fn nodes(self) -> u64 {
        NODES[usize::from(self.0) - 1]
    }
}
