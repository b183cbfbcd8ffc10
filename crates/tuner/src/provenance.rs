//! The provenance of data and weights: a comment in the data, which is copied to the weights fitted
//! to them.

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

use crate::options::Options;

/// The start of a comment line in the data.
pub(crate) const COMMENT: &str = "# ";

/// Returns the header of the data: how the games were played, and by which engine.
pub(crate) fn data_header(options: &Options) -> Result<String> {
    let Options {
        seed, games, nodes, ..
    } = options;
    let openings = options
        .openings
        .as_deref()
        .map_or_else(String::new, |path| {
            format!(" --openings {}", path.display())
        });
    let bench = bench_signature()?;
    Ok(format!(
        "tune play --seed {seed} --games {games} --nodes {nodes}{openings}, by the engine whose bench is {bench} nodes",
    ))
}

/// Reads the provenance of a data file.
pub(crate) fn of_data(path: &Path) -> Result<String> {
    let file = File::open(path).with_context(|| format!("cannot read {}", path.display()))?;
    let first = BufReader::new(file).lines().next().transpose()?;
    let header = first.as_deref().and_then(|line| line.strip_prefix(COMMENT));
    Ok(header.unwrap_or("data of unknown provenance").to_owned())
}

pub(crate) fn of_fit(options: &Options, samples: usize) -> String {
    let Options {
        seed,
        epochs,
        result_weight_percent,
        ..
    } = options;
    format!(
        "tune fit --seed {seed} --epochs {epochs} --result-weight {result_weight_percent}, on {samples} samples"
    )
}

/// Modern's node count in the bench, which identifies the engine's version.
fn bench_signature() -> Result<u64> {
    let mut engine = Modern::new(MODERN_HASH_MB);
    CASES
        .iter()
        .map(|case| count_nodes(&mut engine, case))
        .sum()
}

fn count_nodes(engine: &mut Modern, case: &Case) -> Result<u64> {
    case.begin(engine)?;
    while engine.think(u64::MAX) == Progress::Running {}
    Ok(engine.nodes())
}
