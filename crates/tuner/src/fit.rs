//! `fit`: finds the weights with the smallest loss and writes them into the engine's source.

use anyhow::{Context, Result, bail};
use arena::workspace;
use engine::modern::{FeatureExtractor, Features, parameters};

use crate::{
    adam::{Hyperparameters, minimize_loss},
    dataset,
    model::{Tapered, sigmoid},
    options::Options,
    provenance,
    sample::Sample,
    weights_file,
};

/// The engine's source file with the weights.
pub(crate) const WEIGHTS_FILE: &str = "crates/engine/src/modern/evaluation/values.rs";

/// The initial weights of the pieces. The others start at 0, except those of the king danger.
const INITIAL_MATERIAL_CP: [f64; 5] = [100.0, 300.0, 320.0, 500.0, 900.0];
/// The initial weights of the king danger: at 0 their gradient would vanish.
const INITIAL_KING_DANGER: f64 = 10.0;

const MATERIAL_BOUNDS: (f64, f64) = (0.0, i16::MAX as f64);
/// All other weights are stored in a byte.
const BYTE_BOUNDS: (f64, f64) = (-127.0, 127.0);

/// Fits the weights and writes the file.
pub(crate) fn run(options: &Options) -> Result<()> {
    let text = fit(options)?;
    let path = options.out.clone();
    let path = path.unwrap_or_else(|| workspace::root().join(WEIGHTS_FILE));
    std::fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))
}

/// Fits the weights and returns their source text.
fn fit(options: &Options) -> Result<String> {
    let result_weight = f64::from(options.result_weight_percent) / 100.0;
    let target = |sample: &Sample| {
        result_weight * sample.result + (1.0 - result_weight) * sigmoid(f64::from(sample.score_cp))
    };
    let extractor = FeatureExtractor::new();
    let (mut positions, mut origins) = (Vec::new(), Vec::new());
    for path in &options.data {
        positions.extend(dataset::read(path, &extractor, target)?);
        origins.push(provenance::of_data(path)?);
    }
    if positions.is_empty() {
        bail!("the data are empty");
    }
    println!("{} samples", positions.len());
    origins.push(provenance::of_fit(options, positions.len()));
    let hyperparameters = Hyperparameters {
        seed: options.seed,
        epochs: options.epochs,
        bounds: bounds(),
    };
    let weights = minimize_loss(positions, initial_weights(), &hyperparameters, |line| {
        println!("{line}");
    });
    Ok(weights_file::source(&rounded(&weights), &origins))
}

fn initial_weights() -> Vec<Tapered> {
    let weight = |parameter| match INITIAL_MATERIAL_CP.get(parameter) {
        Some(&material) => [material; 2],
        None if parameter >= Features::danger_start() => [INITIAL_KING_DANGER; 2],
        None => [0.0; 2],
    };
    (0..parameters().len()).map(weight).collect()
}

fn bounds() -> Vec<(f64, f64)> {
    let bound = |parameter| match INITIAL_MATERIAL_CP.get(parameter) {
        Some(_) => MATERIAL_BOUNDS,
        None => BYTE_BOUNDS,
    };
    (0..parameters().len()).map(bound).collect()
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "the bounds are those of small integers"
)]
fn rounded(weights: &[Tapered]) -> Vec<[i32; 2]> {
    weights
        .iter()
        .map(|pair| pair.map(|weight| weight.round() as i32))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::fit;
    use crate::{
        dataset,
        model::{Tapered, score_cp},
        options::{Command, Options},
        sample::Sample,
    };
    use arena::workspace;
    use engine::modern::{FeatureExtractor, Modern, parameters};

    fn options() -> Options {
        Options {
            data: vec![workspace::root().join("tests/data/tune.txt")],
            epochs: 3,
            ..Options::new(Command::Fit)
        }
    }

    #[test]
    fn the_same_data_give_the_same_weights() {
        let sources = [0, 1].map(|_| fit(&options()).expect("the data can be read"));
        assert_eq!(sources[0], sources[1]);
        let other = Options {
            result_weight_percent: 100,
            ..options()
        };
        assert_ne!(fit(&other).expect("the data can be read"), sources[0]);
    }

    #[test]
    fn the_model_agrees_with_the_evaluation() {
        let weights: Vec<Tapered> = parameters()
            .iter()
            .map(|pair| pair.map(f64::from))
            .collect();
        let text = std::fs::read_to_string(&options().data[0]).expect("the data can be read");
        let (extractor, mut modern) = (FeatureExtractor::new(), Modern::new(1));
        for line in text.lines() {
            let sample: Sample = line.parse().expect("every line is a sample");
            modern.set_position(&sample.position, &[]);
            let is_white = sample.position.turn() == rules::Color::White;
            let expected = f64::from(modern.evaluate()) * if is_white { 1.0 } else { -1.0 };
            let position = dataset::Position::new(&sample, &extractor, 0.5);
            let actual = score_cp(&position, &weights);
            assert!(
                (expected - actual).abs() < 4.0,
                "{line}: {actual}, not {expected}"
            );
        }
    }

    #[test]
    fn an_invalid_line_is_named() {
        let name = format!("micro-max-invalid-data-{}", std::process::id());
        let path = std::env::temp_dir().join(name);
        std::fs::write(&path, "8/8/8/8/8/8/8/8 w - - 0 1;0;0\n").expect("it can be written");
        let options = Options {
            data: vec![path.clone()],
            ..options()
        };
        let error = fit(&options).unwrap_err();
        assert!(format!("{error:#}").starts_with("line 1 of "));
        std::fs::remove_file(path).expect("the file exists");
    }
}
