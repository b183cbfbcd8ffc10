//! Where data come from: a line before the samples tells it, and the values that are found keep it.

use std::{
    fs::File,
    io::{BufRead, BufReader},
    path::Path,
};

use anyhow::{Context, Result};
use engine::{
    Progress,
    bench::{CASES, Case, MODERN_HASH_MB},
    modern::Modern,
};

use super::settings::Settings;

/// What a line begins with that is no sample.
pub(super) const MARK: &str = "# ";

/// The line that stands before the samples of games: how they were played, and by which engine.
///
/// # Errors
/// A position of the bench cannot be read.
pub(super) fn of_games(settings: &Settings) -> Result<String> {
    let Settings {
        seed, games, nodes, ..
    } = settings;
    let openings = settings
        .openings
        .as_deref()
        .map_or_else(String::new, |path| {
            format!(" --openings {}", path.display())
        });
    Ok(format!(
        "{MARK}tune play --seed {seed} --games {games} --nodes {nodes}{openings}, by the engine whose bench is {} nodes",
        signature()?
    ))
}

/// How values are found in the data of a file that tells its origin.
///
/// # Errors
/// The file cannot be read.
pub(super) fn of_file(path: &Path) -> Result<String> {
    let file = File::open(path).with_context(|| format!("cannot read {}", path.display()))?;
    let first = BufReader::new(file).lines().next().transpose()?;
    let told = first.as_deref().and_then(|line| line.strip_prefix(MARK));
    Ok(told
        .unwrap_or("data that do not tell their origin")
        .to_owned())
}

/// How the fit was done.
pub(super) fn of_fit(settings: &Settings, samples: usize) -> String {
    let Settings {
        seed,
        rounds,
        results_percent,
        ..
    } = settings;
    format!(
        "tune fit --seed {seed} --rounds {rounds} --results {results_percent}, of {samples} samples"
    )
}

/// The nodes that Modern searches in the bench: another engine has another count.
fn signature() -> Result<u64> {
    let mut engine = Modern::new(MODERN_HASH_MB);
    CASES.iter().map(|case| searched(&mut engine, case)).sum()
}

fn searched(engine: &mut Modern, case: &Case) -> Result<u64> {
    case.begin(engine)?;
    while engine.think(u64::MAX) == Progress::Running {}
    Ok(engine.nodes())
}
