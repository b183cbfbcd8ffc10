/// Where the variety of the opening comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Seed {
    /// There is none: the engine plays as recorded.
    #[default]
    Recorded,
    /// The same number, the same game.
    Fixed(u64),
    /// Another number for each game.
    Fresh,
}

impl Seed {
    /// What the option `Seed` calls [`Seed::Fresh`].
    pub(crate) const MIN: i64 = -1;
    /// The bits that a number has.
    pub(crate) const MASK: u64 = 0xFFFF_FFFF;
    /// The largest number.
    pub(crate) const MAX: i64 = Seed::MASK.cast_signed();

    /// What a value of the option means.
    pub(crate) fn new(value: i64) -> Option<Seed> {
        match value {
            Seed::MIN => Some(Seed::Fresh),
            0 => Some(Seed::Recorded),
            _ => u64::try_from(value).ok().map(Seed::Fixed),
        }
    }
}
