//! The levels of play, and the strength of each: nodes, depth, and noise in the evaluation.
//!
//! A level with noise chooses its move by a search with that noise and within the limits of the
//! level, which is not reported. The reported scores and lines come from a second search, without
//! noise.

use crate::engine_name::EngineName;

/// The level at which an engine plays, from 1 to 8.
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
    /// The number of levels; the last is the strongest.
    pub const COUNT: u8 = 8;

    /// The level of this number, or `None` if it is not from 1 to 8.
    pub fn new(number: u8) -> Option<Level> {
        (1..=Level::COUNT)
            .contains(&number)
            .then_some(Level(number))
    }

    /// The strength of an engine at this level.
    pub fn strength(self, engine: EngineName) -> Strength {
        levels_of(engine)[usize::from(self.0) - 1]
    }
}

/// The limits of a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strength {
    /// The maximum number of nodes for the choice of a move.
    pub nodes: u64,
    /// The maximum depth in plies.
    pub depth: Option<u32>,
    /// The maximum noise in the evaluation of a position for the choice, in hundredths of a pawn.
    pub noise_cp: u16,
    /// The measured rating; the two lowest are estimates.
    pub elo: Option<u32>,
}

/// The minimum node limit of the search for the scores of a level with noise, if `go` has no limit.
const SCORED_NODES: u64 = 20_000;
/// The same if `go` has a limit; so high that usually the limit of `go` ends the search.
const LIMITED_SCORED_NODES: u64 = 200_000;

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

/// The levels of Fairy, the weakest first: those of Modern without their ratings, which apply only
/// to chess.
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

/// The seed of the noise in the evaluation, and its maximum in hundredths of a pawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Noise {
    pub(crate) seed: u64,
    pub(crate) cp: u16,
}

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
    /// The lowest rating that can be set.
    pub const MIN_ELO: u32 = elo(&MODERN[0]);
    /// The highest rating that can be set.
    pub const MAX_ELO: u32 = elo(&MODERN[LEVELS - 1]);

    /// The strength of the search for the reported scores: without noise, and with enough nodes to
    /// come near the scores of the full strength. `None` if that search also chooses the move.
    pub(crate) fn for_scores(self, has_limit: bool) -> Option<Strength> {
        let least_nodes = if has_limit {
            LIMITED_SCORED_NODES
        } else {
            SCORED_NODES
        };
        (self.noise_cp > 0).then_some(Strength {
            nodes: self.nodes.max(least_nodes),
            depth: None,
            noise_cp: 0,
            ..self
        })
    }

    /// The strength of Modern at a rating, interpolated between the nearest two levels.
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

/// The strength between two levels, with each limit interpolated by the rating.
// A value between two others fits in their type.
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
    fn the_rating_of_a_level_gives_its_strength() {
        for level in MODERN {
            assert_eq!(Strength::of_elo(level.elo.unwrap()), level);
        }
        assert_eq!(Strength::of_elo(0).nodes, MODERN[0].nodes);
        assert_eq!(Strength::of_elo(u32::MAX), MODERN[7]);
    }

    #[test]
    fn a_higher_rating_never_searches_less() {
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
