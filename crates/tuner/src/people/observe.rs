//! `observe`: searches positions of games between people.

use std::path::Path;

use anyhow::Result;
use engine::modern::Modern;
use opponent::search_all;
use rules::Position;

use super::{games, games::PeopleGame, observation::Observation};
use crate::{options::Options, parallel, splitmix64::SplitMix64};

/// Earlier plies are not observed: people play many openings from memory.
const FIRST_PLY: usize = 6;
/// The number of positions of a game.
const POSITIONS: usize = 8;
const HASH_MB: usize = 1;

/// Searches positions of the games, in an order that a seed determines, and writes them.
pub(crate) fn run(options: &Options, games: &Path, data: &Path) -> Result<()> {
    let mut games = games::read(games)?;
    SplitMix64::new(options.seed, 0).shuffle(&mut games);
    let wanted = usize::try_from(options.games).unwrap_or(usize::MAX);
    games.truncate(wanted);
    let header = format!(
        "tune observe --seed {}, {} games",
        options.seed,
        games.len()
    );
    let new_engine = || Modern::new(HASH_MB);
    parallel::write(
        options.threads,
        games.len(),
        &header,
        data,
        new_engine,
        |engine, index| {
            let mut rng = SplitMix64::new(options.seed, index as u64 + 1);
            observations(engine, &games[index], &mut rng)
        },
    )
}

fn observations(engine: &mut Modern, game: &PeopleGame, rng: &mut SplitMix64) -> Vec<Observation> {
    let mut plies: Vec<usize> = (FIRST_PLY..game.moves.len()).collect();
    rng.shuffle(&mut plies);
    plies.truncate(POSITIONS);
    plies
        .into_iter()
        .filter_map(|ply| observation(engine, game, ply))
        .collect()
}

/// The choice at a ply; `None` if there was only one legal move.
fn observation(engine: &mut Modern, people: &PeopleGame, ply: usize) -> Option<Observation> {
    let game = people.before(ply);
    engine.clear_hash();
    engine.set_position(&Position::start(), game.moves());
    let candidates = search_all(engine).as_slice().to_vec();
    let played = candidates
        .iter()
        .position(|one| one.played == people.moves[ply])?;
    (candidates.len() > 1).then(|| Observation {
        game,
        rating: people.rating(ply),
        candidates,
        played,
    })
}
