//! The strength of opponents: the ladder of ratings, and the levels that name some of them.
//!
//! An opponent of the ladder searches all legal moves to a few plies, without a report, and chooses
//! among them as people of its rating do. The reported scores and lines come from another search.

use engine::Limits;
use opponent::{Player, Style};

use crate::engine_name::EngineName;

/// How strong an engine plays within the limits of `go`.
///
/// ```
/// use protocol::{EngineName, Strength};
///
/// assert_eq!(Strength::of_level(EngineName::Modern, 2), Strength::Elo(800));
/// assert_eq!(Strength::of_level(EngineName::Classic, 2), Strength::Nodes(1_000));
/// assert_eq!(Strength::of_level(EngineName::Modern, 0), Strength::Full);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strength {
    /// As strong as it can.
    Full,
    /// As an opponent of this rating; beyond the ladder, as its nearest step.
    Elo(u16),
    /// With at most this number of nodes. Classic's levels are such limits, because their ratings
    /// were not measured.
    Nodes(u64),
}

impl Strength {
    /// The number of levels; the last is the strongest.
    pub const LEVELS: u8 = 8;
    /// The lowest rating that can be set.
    pub const MIN_ELO: u16 = LADDER[0].0;
    /// The highest rating that can be set.
    pub const MAX_ELO: u16 = LADDER[LADDER.len() - 1].0;

    /// The ratings of the ladder, the lowest first.
    pub fn ladder() -> impl Iterator<Item = u16> {
        LADDER.iter().map(|&(elo, _)| elo)
    }

    /// The strength that a level names with an engine; the full strength for 0 and for numbers of no
    /// level.
    pub fn of_level(engine: EngineName, number: u8) -> Strength {
        let level = number.checked_sub(1).map(usize::from);
        match level.and_then(|index| LEVELS.get(index)) {
            None => Strength::Full,
            Some(level) if engine == EngineName::Classic => Strength::Nodes(level.classic_nodes),
            Some(level) => Strength::Elo(level.elo),
        }
    }

    /// The rating in chess, on the scale of lichess and partly an estimate. Fairy plays at a rating
    /// as Modern does, but the ratings hold for Modern only.
    pub fn rating(self, engine: EngineName) -> Option<u16> {
        match self {
            Strength::Elo(elo) if engine == EngineName::Modern => Some(elo),
            _ => None,
        }
    }

    /// The opponent that chooses the move; `None` if the best move is played.
    pub fn opponent(self) -> Option<Opponent> {
        match self {
            Strength::Elo(elo) => Some(Opponent::of_elo(elo)),
            Strength::Full | Strength::Nodes(_) => None,
        }
    }

    /// The limits of the search that finds the move.
    pub fn limits(self) -> Limits {
        let (nodes, depth) = match self {
            Strength::Full => (None, None),
            Strength::Nodes(nodes) => (Some(nodes), None),
            Strength::Elo(elo) => {
                let Opponent { nodes, depth, .. } = Opponent::of_elo(elo);
                (Some(nodes), Some(depth))
            }
        };
        Limits {
            nodes,
            depth,
            mate: None,
        }
    }
}

/// An opponent that plays at a rating: its deepest search, and how it chooses among the moves found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opponent {
    /// The rating of the people whose choice is modelled.
    pub people: u16,
    temperature_percent: u16,
    /// The depth of the search, in plies.
    pub depth: u32,
    /// The number of moves that the search finds.
    pub(crate) lines: usize,
    /// The maximum number of nodes of the search; the depth usually ends it.
    pub nodes: u64,
}

impl Opponent {
    /// The opponent of a rating, interpolated between the nearest two steps of the ladder.
    fn of_elo(elo: u16) -> Opponent {
        let elo = elo.clamp(Strength::MIN_ELO, Strength::MAX_ELO);
        let above = LADDER.iter().position(|&(step, _)| step >= elo);
        let upper = LADDER[above.unwrap_or(LADDER.len() - 1)];
        let lower = LADDER[above.unwrap_or_default().saturating_sub(1)];
        between(lower, upper, elo)
    }

    /// The player who makes the choice.
    pub(crate) fn player(self, style: Option<Style>) -> Player {
        Player {
            rating: f32::from(self.people),
            temperature: f32::from(self.temperature_percent) / 100.0,
            style,
        }
    }
}

/// The limits of the search for the reported scores of an opponent: with enough nodes to come near the
/// scores of the full strength.
pub(crate) fn score_limits(has_limit: bool) -> Limits {
    Limits {
        nodes: Some(if has_limit {
            LIMITED_SCORED_NODES
        } else {
            SCORED_NODES
        }),
        ..Limits::default()
    }
}

/// The nodes of the search for the scores if `go` has no limit.
const SCORED_NODES: u64 = 20_000;
/// The same if `go` has a limit; so high that usually the limit of `go` ends the search.
const LIMITED_SCORED_NODES: u64 = 200_000;

/// The ladder of opponents with the ratings of its steps on the scale of lichess, the weakest first.
const LADDER: [(u16, Opponent); 15] = [
    (500, all_moves(50)),
    (650, all_moves(250)),
    (800, all_moves(450)),
    (950, all_moves(640)),
    (1_100, all_moves(780)),
    (1_250, all_moves(950)),
    (1_400, all_moves(1_150)),
    (1_550, all_moves(1_410)),
    (1_700, best_moves(1_670, 45, [4, 20, 30_000])),
    (1_850, best_moves(1_800, 45, [5, 12, 40_000])),
    (2_000, best_moves(1_900, 45, [6, 8, 60_000])),
    (2_150, best_moves(2_150, 40, [7, 8, 100_000])),
    (2_300, best_moves(2_300, 35, [8, 6, 150_000])),
    (2_450, best_moves(2_450, 30, [9, 5, 200_000])),
    (2_600, best_moves(2_600, 20, [11, 4, 400_000])),
];

/// An opponent with the search of all legal moves for which the model was fitted.
const fn all_moves(people: u16) -> Opponent {
    best_moves(people, 45, [3, 500, 20_000])
}

/// An opponent with a search of this depth, number of moves and maximum number of nodes.
// Numbers of moves are small.
#[allow(clippy::cast_possible_truncation)]
const fn best_moves(
    people: u16,
    temperature_percent: u16,
    [depth, lines, nodes]: [u32; 3],
) -> Opponent {
    Opponent {
        people,
        temperature_percent,
        depth,
        lines: lines as usize,
        nodes: nodes as u64,
    }
}

/// What a level names.
struct Level {
    /// The rating of Modern and Fairy.
    elo: u16,
    /// The maximum number of nodes of Classic.
    classic_nodes: u64,
    /// The highest of Stockfish's skill levels that is read as this level.
    highest_skill: u8,
}

/// The levels, the weakest first.
const LEVELS: [Level; Strength::LEVELS as usize] = [
    level(500, 300, 1),
    level(800, 1_000, 3),
    level(950, 3_000, 5),
    level(1_250, 10_000, 7),
    level(1_400, 30_000, 10),
    level(1_700, 100_000, 13),
    level(2_150, 300_000, 16),
    level(2_600, 1_000_000, 19),
];

const fn level(elo: u16, classic_nodes: u64, highest_skill: u8) -> Level {
    Level {
        elo,
        classic_nodes,
        highest_skill,
    }
}

/// The highest of Stockfish's skill levels, which is the full strength.
pub(crate) const MAX_SKILL: u8 = LEVELS[LEVELS.len() - 1].highest_skill + 1;

/// The number of the level for a skill level of Stockfish; 0 for the full strength.
pub(crate) fn level_of_skill(skill: u8) -> u8 {
    let found = (1..)
        .zip(LEVELS)
        .find(|(_, level)| skill <= level.highest_skill);
    found.map_or(0, |(number, _)| number)
}

/// The seed of the noise in the evaluation, and its maximum in hundredths of a pawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Noise {
    pub(crate) seed: u64,
    pub(crate) cp: u16,
}

/// The opponent between two steps of the ladder: the choice is interpolated by the rating, the search
/// is that of the nearest.
fn between(lower: (u16, Opponent), upper: (u16, Opponent), elo: u16) -> Opponent {
    let (part, whole) = (elo - lower.0, upper.0 - lower.0);
    let mix = |low, high| interpolated(low, high, part, whole);
    let (_, nearest) = if part < upper.0 - elo { lower } else { upper };
    Opponent {
        people: mix(lower.1.people, upper.1.people),
        temperature_percent: mix(lower.1.temperature_percent, upper.1.temperature_percent),
        ..nearest
    }
}

/// A value between two others, at a part of a whole; the first if the whole is 0.
fn interpolated(low: u16, high: u16, part: u16, whole: u16) -> u16 {
    let [low_share, high_share] = [(low, whole - part), (high, part)]
        .map(|(value, weight)| u32::from(value) * u32::from(weight));
    let mean = (low_share + high_share).checked_div(u32::from(whole));
    mean.and_then(|mean| u16::try_from(mean).ok())
        .unwrap_or(low)
}

#[cfg(test)]
mod tests {
    use super::{LADDER, LEVELS, MAX_SKILL, Opponent, level_of_skill};

    #[test]
    fn each_level_is_a_step_of_the_ladder() {
        for level in &LEVELS {
            assert!(
                LADDER.iter().any(|step| step.0 == level.elo),
                "{}",
                level.elo
            );
        }
        assert!(LEVELS.is_sorted_by_key(|level| (level.elo, level.classic_nodes)));
    }

    #[test]
    fn skill_levels_are_levels_of_increasing_strength() {
        let levels: Vec<u8> = (0..=MAX_SKILL).map(level_of_skill).collect();
        assert_eq!(levels.first(), Some(&1));
        assert_eq!(levels.split_last(), Some((&0, &levels[..20])));
        assert!(levels[..20].is_sorted());
    }

    #[test]
    fn a_higher_rating_never_searches_less_or_errs_more() {
        let mut last = Opponent::of_elo(0);
        for elo in 0..3_000 {
            let next = Opponent::of_elo(elo);
            assert!(
                next.depth >= last.depth && next.people >= last.people,
                "{elo}"
            );
            assert!(
                next.temperature_percent <= last.temperature_percent,
                "{elo}"
            );
            last = next;
        }
    }
}
