//! `cargo xtask tune`: the values of Modern's evaluation, from games that it plays against itself.
#![allow(
    clippy::cast_precision_loss,
    reason = "counts of samples are far below the bounds of f64"
)]

mod dice;
mod fit;
mod model;
mod origin;
mod play;
mod rows;
mod sample;
mod self_play;
mod settings;
mod values;

pub(crate) use settings::{HELP, Settings};

use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use engine::modern::{FeatureExtractor, Features, parameters};

use crate::{process, workspace};
use model::{Pair, chance};
use sample::Sample;
use settings::Stage;

/// Where Modern reads its values.
const VALUES: &str = "crates/engine/src/modern/evaluation/values.rs";

/// What material is worth before the fit; all other values are 0, but for those of the danger,
/// which has no slope there.
const MATERIAL_CP: [f64; 5] = [100.0, 300.0, 320.0, 500.0, 900.0];
const DANGER_CP: f64 = 10.0;

/// Material may be worth anything, other values are kept in a byte.
const BYTE: (f64, f64) = (-127.0, 127.0);

/// Does what was asked.
///
/// # Errors
/// The data cannot be read or written.
pub(crate) fn run(settings: &Settings) -> Result<()> {
    if cfg!(debug_assertions) {
        return again_and_fast();
    }
    match settings.stage {
        Stage::Play => play::run(settings, &settings.data[0]),
        Stage::Fit => {
            let text = fitted(settings)?;
            let path = settings.out.clone();
            let path = path.unwrap_or_else(|| workspace::root().join(VALUES));
            std::fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))
        }
    }
}

/// Runs the same command, built to be quick: it takes minutes to build and hours to run.
fn again_and_fast() -> Result<()> {
    let mut command = process::cargo();
    command
        .current_dir(std::env::current_dir()?)
        .args(["run", "--release", "--package", "xtask", "--manifest-path"])
        .arg(workspace::root().join("Cargo.toml"))
        .arg("--target-dir")
        .arg(workspace::target())
        .arg("--")
        .args(std::env::args_os().skip(1));
    process::run(&mut command)
}

/// The text of the file of values that fit the data best.
fn fitted(settings: &Settings) -> Result<String> {
    let share = f64::from(settings.results_percent) / 100.0;
    let target = |sample: &Sample| {
        share * sample.result + (1.0 - share) * chance(f64::from(sample.score_cp))
    };
    let reader = FeatureExtractor::new();
    let paths: &[PathBuf] = &settings.data;
    let (mut rows, mut origin) = (Vec::new(), Vec::new());
    for path in paths {
        rows.extend(rows::read(path, &reader, target)?);
        origin.push(origin::of_file(path)?);
    }
    if rows.is_empty() {
        bail!("there is no sample in the data");
    }
    println!("{} samples", rows.len());
    origin.push(origin::of_fit(settings, rows.len()));
    let plan = fit::Plan {
        seed: settings.seed,
        rounds: settings.rounds,
        bounds: bounds(),
    };
    let found = fit::fit(rows, blank(), &plan, |line| println!("{line}"));
    Ok(values::text(&rounded(&found), &origin))
}

/// The values before the fit.
fn blank() -> Vec<Pair> {
    let value = |parameter| match MATERIAL_CP.get(parameter) {
        Some(&material) => [material; 2],
        None if parameter >= Features::danger_start() => [DANGER_CP; 2],
        None => [0.0; 2],
    };
    (0..parameters().len()).map(value).collect()
}

fn bounds() -> Vec<(f64, f64)> {
    let bound = |parameter| match MATERIAL_CP.get(parameter) {
        Some(_) => (0.0, f64::from(i16::MAX)),
        None => BYTE,
    };
    (0..parameters().len()).map(bound).collect()
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "the bounds are those of small numbers"
)]
fn rounded(values: &[Pair]) -> Vec<[i32; 2]> {
    let whole = |pair: &Pair| pair.map(|value| value.round() as i32);
    values.iter().map(whole).collect()
}

#[cfg(test)]
mod tests {
    use super::{
        Settings, fitted,
        model::{Pair, score_cp},
        rows::Row,
        sample::Sample,
        settings::Stage,
    };
    use crate::workspace;
    use engine::modern::{FeatureExtractor, Modern, parameters};

    fn settings() -> Settings {
        Settings {
            data: vec![workspace::root().join("tests/data/tune.txt")],
            rounds: 3,
            ..Settings::of(Stage::Fit)
        }
    }

    #[test]
    fn the_same_data_give_the_same_values_byte_for_byte() {
        let texts = [0, 1].map(|_| fitted(&settings()).expect("the data can be read"));
        assert_eq!(texts[0], texts[1]);
        let other = Settings {
            results_percent: 100,
            ..settings()
        };
        assert_ne!(fitted(&other).expect("likewise"), texts[0]);
    }

    #[test]
    fn the_model_is_the_evaluation() {
        let values: Vec<Pair> = parameters()
            .iter()
            .map(|pair| pair.map(f64::from))
            .collect();
        let text = std::fs::read_to_string(&settings().data[0]).expect("the data are there");
        let (reader, mut modern) = (FeatureExtractor::new(), Modern::new(1));
        for line in text.lines() {
            let sample: Sample = line.parse().expect("every line is a sample");
            modern.set_position(&sample.position, &[]);
            let is_white = sample.position.turn() == rules::Color::White;
            let seen = f64::from(modern.evaluate()) * if is_white { 1.0 } else { -1.0 };
            let known = score_cp(&Row::of(&sample, &reader, 0.5), &values);
            assert!((seen - known).abs() < 4.0, "{line}: {seen} and {known}");
        }
    }

    #[test]
    fn a_bad_line_is_named() {
        let path = std::env::temp_dir().join(format!("micro-max-bad-{}", std::process::id()));
        std::fs::write(&path, "8/8/8/8/8/8/8/8 w - - 0 1;0;0\n").expect("it can be written");
        let settings = Settings {
            data: vec![path.clone()],
            ..settings()
        };
        let error = fitted(&settings).unwrap_err();
        assert!(format!("{error:#}").starts_with("line 1 of "));
        std::fs::remove_file(path).expect("it is there");
    }
}
