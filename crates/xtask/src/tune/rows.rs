//! The samples as the fit reads them: the features that are there, and what is to be foretold.

use std::{
    fs::File,
    io::{BufRead, BufReader},
    path::Path,
};

use anyhow::{Context, Result};
use engine::modern::{FeatureExtractor, Features};

use super::{origin::MARK, sample::Sample};

/// A parameter, and how often it counts.
pub(super) type Count = (u16, i16);

/// A sample's features and its target.
#[derive(Clone, Debug)]
pub(super) struct Row {
    /// What counts into the score.
    pub(super) balance: Box<[Count]>,
    /// What makes the danger for White's king and for Black's.
    pub(super) danger: [Box<[Count]>; 2],
    /// The share of the middlegame.
    pub(super) early: f64,
    /// How much of either half counts when White is ahead and when Black is.
    pub(super) scale: [[f64; 2]; 2],
    /// The chance of White, 0 to 1.
    pub(super) target: f64,
}

/// Reads the rows of a file of samples, in its order.
///
/// # Errors
/// The file cannot be read, or a line is no sample; it is named.
pub(super) fn read(
    path: &Path,
    reader: &FeatureExtractor,
    target: impl Fn(&Sample) -> f64,
) -> Result<Vec<Row>> {
    let file = File::open(path).with_context(|| format!("cannot read {}", path.display()))?;
    let mut rows = Vec::new();
    for (index, line) in BufReader::new(file).lines().enumerate() {
        let line = line?;
        if line.starts_with(MARK) {
            continue;
        }
        let sample = line
            .parse()
            .with_context(|| format!("line {} of {}", index + 1, path.display()))?;
        rows.push(Row::of(&sample, reader, target(&sample)));
    }
    Ok(rows)
}

impl Row {
    pub(super) fn of(sample: &Sample, reader: &FeatureExtractor, target: f64) -> Self {
        let features = reader.read(&sample.position);
        let danger = features.danger;
        Self {
            balance: counts(&features.balance, 0),
            danger: danger.map(|counted| counts(&counted, Features::danger_start())),
            early: f64::from(features.phase) / 24.0,
            scale: features
                .scale
                .map(|halves| halves.map(|scale| f64::from(scale) / 64.0)),
            target,
        }
    }
}

/// Those that are not 0, with the parameters' numbers.
fn counts(all: &[i16], first: usize) -> Box<[Count]> {
    (first..)
        .zip(all)
        .filter(|(_, count)| **count != 0)
        .filter_map(|(parameter, &count)| Some((u16::try_from(parameter).ok()?, count)))
        .collect()
}
