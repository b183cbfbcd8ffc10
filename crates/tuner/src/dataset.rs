//! The training data: the features of each sample, and its target.

use std::{
    fs::File,
    io::{BufRead, BufReader},
    path::Path,
};

use anyhow::{Context, Result};
use engine::modern::{FeatureExtractor, Features};

use crate::{provenance::COMMENT, sample::Sample};

/// The index of a parameter and its coefficient: its number of occurrences for White minus that
/// for Black.
pub(crate) type Feature = (u16, i16);

#[derive(Clone, Debug)]
pub(crate) struct Position {
    /// The features that add to the score directly.
    pub(crate) features: Box<[Feature]>,
    /// The features that add to the danger of White's king and of Black's.
    pub(crate) king_danger: [Box<[Feature]>; 2],
    /// 1 in the middlegame, 0 in the endgame.
    pub(crate) phase: f64,
    /// The scale factors of the middlegame and endgame score, when White is ahead and when Black is.
    pub(crate) scale: [[f64; 2]; 2],
    /// White's expected result, 0 to 1.
    pub(crate) target: f64,
}

pub(crate) fn read(
    path: &Path,
    extractor: &FeatureExtractor,
    target: impl Fn(&Sample) -> f64,
) -> Result<Vec<Position>> {
    let file = File::open(path).with_context(|| format!("cannot read {}", path.display()))?;
    let mut positions = Vec::new();
    for (index, line) in BufReader::new(file).lines().enumerate() {
        let line = line?;
        if line.starts_with(COMMENT) {
            continue;
        }
        let sample = line
            .parse()
            .with_context(|| format!("line {} of {}", index + 1, path.display()))?;
        positions.push(Position::new(&sample, extractor, target(&sample)));
    }
    Ok(positions)
}

impl Position {
    pub(crate) fn new(sample: &Sample, extractor: &FeatureExtractor, target: f64) -> Self {
        let features = extractor.read(&sample.position);
        Self {
            features: sparse(&features.balance, 0),
            king_danger: features
                .danger
                .map(|counts| sparse(&counts, Features::danger_start())),
            phase: f64::from(features.phase) / 24.0,
            scale: features
                .scale
                .map(|factors| factors.map(|factor| f64::from(factor) / 64.0)),
            target,
        }
    }
}

/// Returns the nonzero counts with the indices of their parameters.
fn sparse(counts: &[i16], first: usize) -> Box<[Feature]> {
    (first..)
        .zip(counts)
        .filter(|(_, count)| **count != 0)
        .filter_map(|(parameter, &count)| Some((u16::try_from(parameter).ok()?, count)))
        .collect()
}
