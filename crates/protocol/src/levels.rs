//! The strength of opponents: the ladder, and the levels of play that are steps of it.
//!
//! An opponent of the ladder searches all legal moves to a few plies, without a report, and chooses
//! among them as people of its rating do. The reported scores and lines come from another search.

use opponent::{Player, Style};

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
        let index = usize::from(self.0) - 1;
        match engine {
            EngineName::Classic => Strength::classic(CLASSIC[index]),
            EngineName::Modern => Strength::of_elo(LEVEL_ELO[index]),
            // Ratings are those of chess.
            #[cfg(feature = "fairy")]
            EngineName::Fairy => Strength {
                elo: None,
                ..Strength::of_elo(LEVEL_ELO[index])
            },
        }
    }
}

/// The strength of a level or a rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strength {
    /// The maximum number of nodes of the deepest search for the choice of a move.
    pub nodes: u64,
    /// The maximum depth in plies.
    pub depth: Option<u32>,
    /// The rating on the scale of lichess, partly an estimate.
    pub elo: Option<u32>,
    /// How the moves that were found are chosen among; `None` for the best.
    pub(crate) choice: Option<HumanChoice>,
}

/// A choice among moves as people make it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct HumanChoice {
    /// The rating of the people.
    people: u32,
    temperature_percent: u32,
    /// The number of moves that the deepest search finds.
    pub(crate) lines: usize,
    /// What is preferred among them.
    pub(crate) style: Option<Style>,
}

impl HumanChoice {
    /// The player who makes the choice.
    pub(crate) fn player(self) -> Player {
        Player {
            rating: exact(self.people),
            temperature: exact(self.temperature_percent) / 100.0,
            style: self.style,
        }
    }
}

/// The minimum node limit of the search for the scores of a weakened engine, if `go` has no limit.
const SCORED_NODES: u64 = 20_000;
/// The same if `go` has a limit; so high that usually the limit of `go` ends the search.
const LIMITED_SCORED_NODES: u64 = 200_000;

const LEVELS: usize = Level::COUNT as usize;

/// The ladder of opponents of Modern, the weakest first.
const LADDER: [Step; 15] = [
    step(500, 50, 45, Search::ALL),
    step(650, 250, 45, Search::ALL),
    step(800, 450, 45, Search::ALL),
    step(950, 640, 45, Search::ALL),
    step(1_100, 780, 45, Search::ALL),
    step(1_250, 950, 45, Search::ALL),
    step(1_400, 1_150, 45, Search::ALL),
    step(1_550, 1_410, 45, Search::ALL),
    step(1_700, 1_670, 45, search(4, 20, 30_000)),
    step(1_850, 1_800, 45, search(5, 12, 40_000)),
    step(2_000, 1_900, 45, search(6, 8, 60_000)),
    step(2_150, 2_150, 40, search(7, 8, 100_000)),
    step(2_300, 2_300, 35, search(8, 6, 150_000)),
    step(2_450, 2_450, 30, search(9, 5, 200_000)),
    step(2_600, 2_600, 20, search(11, 4, 400_000)),
];

/// The rating of each level of Modern.
const LEVEL_ELO: [u32; LEVELS] = [500, 800, 950, 1_250, 1_400, 1_700, 2_150, 2_600];

/// A step of the ladder.
#[derive(Clone, Copy, Debug)]
struct Step {
    /// The rating on the scale of lichess.
    elo: u32,
    /// The rating of the people whose choice is modelled.
    people: u32,
    temperature_percent: u32,
    search: Search,
}

/// The deepest search of a step.
#[derive(Clone, Copy, Debug)]
struct Search {
    /// In plies.
    depth: u32,
    /// The number of moves that it finds.
    lines: usize,
    /// The maximum number of nodes; the depth usually ends the search.
    nodes: u64,
}

impl Search {
    /// The search of all legal moves for which the model was fitted.
    const ALL: Search = search(3, 500, 20_000);
}

const fn search(depth: u32, lines: usize, nodes: u64) -> Search {
    Search {
        depth,
        lines,
        nodes,
    }
}

const fn step(elo: u32, people: u32, temperature_percent: u32, search: Search) -> Step {
    Step {
        elo,
        people,
        temperature_percent,
        search,
    }
}

/// The levels of Classic, the weakest first, by the maximum number of nodes.
const CLASSIC: [u64; LEVELS] = [
    300, 1_000, 3_000, 10_000, 30_000, 100_000, 300_000, 1_000_000,
];

/// The seed of the noise in the evaluation, and its maximum in hundredths of a pawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Noise {
    pub(crate) seed: u64,
    pub(crate) cp: u16,
}

impl Strength {
    /// The lowest rating that can be set.
    pub const MIN_ELO: u32 = LADDER[0].elo;
    /// The highest rating that can be set.
    pub const MAX_ELO: u32 = LADDER[LADDER.len() - 1].elo;

    /// The ratings of the ladder, the lowest first.
    pub fn ladder() -> impl Iterator<Item = u32> {
        LADDER.iter().map(|step| step.elo)
    }

    /// The rating of the people whose choice is modelled; `None` if the best move is played.
    pub fn people(self) -> Option<u32> {
        self.choice.map(|choice| choice.people)
    }

    /// The strength of an opponent that chooses its moves in a style; nothing changes if it plays the best
    /// ones.
    pub(crate) fn in_style(mut self, style: Option<Style>) -> Strength {
        if let Some(choice) = &mut self.choice {
            choice.style = style;
        }
        self
    }

    const fn classic(nodes: u64) -> Strength {
        Strength {
            nodes,
            depth: None,
            elo: None,
            choice: None,
        }
    }

    /// The strength of the search for the reported scores: with enough nodes to come near the scores
    /// of the full strength. `None` if that search also chooses the move.
    pub(crate) fn for_scores(self, has_limit: bool) -> Option<Strength> {
        let least_nodes = if has_limit {
            LIMITED_SCORED_NODES
        } else {
            SCORED_NODES
        };
        self.choice.map(|_| Strength {
            nodes: least_nodes,
            depth: None,
            choice: None,
            ..self
        })
    }

    /// The strength of an opponent with a rating, interpolated between the nearest two steps of the
    /// ladder.
    ///
    /// ```
    /// use protocol::{EngineName, Level, Strength};
    ///
    /// let lowest = Level::new(1).map(|level| level.strength(EngineName::Modern));
    /// assert_eq!(Some(Strength::of_elo(0)), lowest);
    /// ```
    pub fn of_elo(elo: u32) -> Strength {
        let elo = elo.clamp(Strength::MIN_ELO, Strength::MAX_ELO);
        let above = LADDER.iter().position(|step| step.elo >= elo);
        let upper = &LADDER[above.unwrap_or(LADDER.len() - 1)];
        let lower = &LADDER[above.unwrap_or_default().saturating_sub(1)];
        between(lower, upper, elo)
    }
}

/// The strength between two steps of the ladder, with each value interpolated by the rating.
fn between(lower: &Step, upper: &Step, elo: u32) -> Strength {
    let mix = |low: u32, high: u32| interpolated(low, high, elo - lower.elo, upper.elo - lower.elo);
    let nearest = if elo - lower.elo < upper.elo - elo {
        lower
    } else {
        upper
    };
    Strength {
        nodes: nearest.search.nodes,
        depth: Some(nearest.search.depth),
        elo: Some(elo),
        choice: Some(HumanChoice {
            people: mix(lower.people, upper.people),
            temperature_percent: mix(lower.temperature_percent, upper.temperature_percent),
            lines: nearest.search.lines,
            style: None,
        }),
    }
}

/// A value between two others, at a part of a whole; the first if the whole is 0.
fn interpolated(low: u32, high: u32, part: u32, whole: u32) -> u32 {
    let sum = low * (whole - part) + high * part;
    sum.checked_div(whole).unwrap_or(low)
}

/// A number of at most 16 bits as a float.
fn exact(number: u32) -> f32 {
    u16::try_from(number).map_or(f32::MAX, f32::from)
}

#[cfg(test)]
mod tests {
    use super::{CLASSIC, LADDER, LEVEL_ELO, Strength};

    #[test]
    fn each_level_is_a_step_of_the_ladder() {
        for elo in LEVEL_ELO {
            assert!(LADDER.iter().any(|step| step.elo == elo), "{elo}");
        }
        assert!(LEVEL_ELO.is_sorted() && CLASSIC.is_sorted());
    }

    #[test]
    fn a_higher_rating_never_searches_less_or_errs_more() {
        let values = |elo| {
            let Strength { depth, choice, .. } = Strength::of_elo(elo);
            (depth.unwrap(), choice.unwrap().player())
        };
        let (mut depth, mut player) = values(0);
        for elo in 0..3_000 {
            let (next_depth, next) = values(elo);
            assert!(next_depth >= depth && next.rating >= player.rating, "{elo}");
            assert!(next.temperature <= player.temperature, "{elo}");
            (depth, player) = (next_depth, next);
        }
    }
}
