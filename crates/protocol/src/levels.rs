//! The levels of play, and the strength behind each: nodes, depth, and noise in the evaluation.

use crate::options::EngineName;

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
        levels_of(engine)[usize::from(self.0) - 1]
    }
}

/// What limits the play of a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strength {
    /// The nodes that a move may take.
    pub nodes: u64,
    /// The depth in plies that is searched at most.
    pub depth: Option<u32>,
    /// By how much the evaluation of each position is disturbed at most, in hundredths of a pawn.
    pub noise_cp: u16,
    /// The rating: measured, but for the two lowest, which are an estimate.
    pub elo: Option<u32>,
}

const LEVELS: usize = Level::COUNT as usize;

/// The levels of Modern, the weakest first.
const MODERN: [Strength; LEVELS] = [
    modern(100, 1, 5_000, 100),
    modern(200, 1, 1_400, 300),
    modern(350, 2, 950, 500),
    modern(600, 2, 560, 880),
    modern(1_000, 3, 400, 1_230),
    modern(3_000, 4, 220, 1_530),
    modern(20_000, 6, 90, 1_750),
    modern(400_000, 30, 0, 2_300),
];

/// The levels of Fairy, the weakest first: those of Modern, whose ratings hold for chess only.
#[cfg(feature = "fairy")]
const FAIRY: [Strength; LEVELS] = {
    let mut levels = MODERN;
    let mut place = 0;
    while place < LEVELS {
        levels[place].elo = None;
        place += 1;
    }
    levels
};

/// The levels of Classic, the weakest first.
const CLASSIC: [Strength; LEVELS] = [
    classic(300),
    classic(1_000),
    classic(3_000),
    classic(10_000),
    classic(30_000),
    classic(100_000),
    classic(300_000),
    classic(1_000_000),
];

const fn modern(nodes: u64, depth: u32, noise_cp: u16, elo: u32) -> Strength {
    Strength {
        nodes,
        depth: Some(depth),
        noise_cp,
        elo: Some(elo),
    }
}

const fn classic(nodes: u64) -> Strength {
    Strength {
        nodes,
        depth: None,
        noise_cp: 0,
        elo: None,
    }
}

/// What disturbs the evaluation: by how much at most, and the seed of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Noise {
    pub(crate) seed: u64,
    pub(crate) cp: u16,
}

/// The levels of an engine.
fn levels_of(engine: EngineName) -> &'static [Strength; LEVELS] {
    match engine {
        EngineName::Modern => &MODERN,
        EngineName::Classic => &CLASSIC,
        #[cfg(feature = "fairy")]
        EngineName::Fairy => &FAIRY,
    }
}

/// The rating of a level of Modern.
const fn elo(strength: &Strength) -> u32 {
    match strength.elo {
        Some(elo) => elo,
        None => 0,
    }
}

impl Strength {
    /// The least rating that can be asked for.
    pub const MIN_ELO: u32 = elo(&MODERN[0]);
    /// The greatest rating that can be asked for.
    pub const MAX_ELO: u32 = elo(&MODERN[LEVELS - 1]);

    /// How Modern plays at a rating: as the level of that rating, or between two levels in
    /// proportion.
    ///
    /// ```
    /// use protocol::{EngineName, Level, Strength};
    ///
    /// let lowest = Level::new(1).map(|level| level.strength(EngineName::Modern));
    /// assert_eq!(Some(Strength::of_elo(0)), lowest);
    /// ```
    pub fn of_elo(rating: u32) -> Strength {
        let rating = rating.clamp(Strength::MIN_ELO, Strength::MAX_ELO);
        let mut lower = &MODERN[0];
        for upper in &MODERN {
            if rating < elo(upper) {
                return between(lower, upper, rating);
            }
            lower = upper;
        }
        *lower
    }
}

/// What lies between two levels, each of its limits in proportion to the rating.
// A value between two others fits the type of both.
#[allow(clippy::cast_possible_truncation)]
fn between(lower: &Strength, upper: &Strength, rating: u32) -> Strength {
    let part = u64::from(rating - elo(lower));
    let whole = u64::from(elo(upper) - elo(lower)).max(1);
    let mix = |low: u64, high: u64| (low * (whole - part) + high * part) / whole;
    let depth = |strength: &Strength| strength.depth.unwrap_or_default().into();
    Strength {
        nodes: mix(lower.nodes, upper.nodes),
        depth: Some(mix(depth(lower), depth(upper)) as u32),
        noise_cp: mix(lower.noise_cp.into(), upper.noise_cp.into()) as u16,
        elo: Some(rating),
    }
}

#[cfg(test)]
mod tests {
    use super::{CLASSIC, MODERN, Strength};

    #[test]
    fn a_level_is_the_play_of_its_rating() {
        for level in MODERN {
            assert_eq!(Strength::of_elo(level.elo.unwrap()), level);
        }
        assert_eq!(Strength::of_elo(0).nodes, MODERN[0].nodes);
        assert_eq!(Strength::of_elo(u32::MAX), MODERN[7]);
    }

    #[test]
    fn a_higher_rating_is_never_less_thinking() {
        let mut before = Strength::of_elo(0);
        for rating in 0..3_000 {
            let strength = Strength::of_elo(rating);
            assert!(strength.nodes >= before.nodes && strength.depth >= before.depth);
            assert!(strength.noise_cp <= before.noise_cp, "{rating}");
            before = strength;
        }
    }

    #[test]
    fn each_level_is_stronger_than_the_one_below() {
        for levels in [MODERN, CLASSIC] {
            assert!(levels.is_sorted_by_key(|level| (level.nodes, level.depth)));
            assert!(levels.is_sorted_by_key(|level| level.elo));
        }
    }
}
