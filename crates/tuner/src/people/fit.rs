//! `people`: fits the model of people's moves by the likelihood of the moves that were played.

use std::{fs, path::Path};

use anyhow::{Context, Result, bail};
use arena::workspace;
use opponent::{Features, Model, Values, features};

use super::observation::Observation;
use crate::{
    adam::{Moments, bias_correction},
    options::Options,
    provenance::{self, COMMENT},
    splitmix64::SplitMix64,
    weights_file::opponent_source,
};

pub(crate) const WEIGHTS_FILE: &str = "crates/opponent/src/weights.rs";

/// The number of choices per step.
const BATCH_SIZE: usize = 256;
/// One in this many choices is for validation; the last ones, whose games are not fitted.
pub(super) const VALIDATION_DIVISOR: usize = 8;
/// The number of choices whose gradients are added on one thread, so that the sum does not depend on
/// the number of threads.
const PART_SIZE: usize = 64;
/// The learning rate of the first step, which decays linearly to 0.
const INITIAL_LEARNING_RATE: f64 = 0.004;
/// L2 regularization.
const WEIGHT_DECAY: f64 = 1e-5;
/// L1 regularization, as a shrinkage per unit of the learning rate: weights that help little are 0 and
/// compress well.
const SPARSITY: f64 = 0.03;
/// The greatest initial weight of a hidden unit.
const INITIAL: f32 = 0.15;

/// A choice in the form that the model needs.
struct Choice {
    moves: Vec<Features>,
    played: usize,
    rating: f32,
}

/// Fits the weights and writes their source file.
pub(crate) fn run(options: &Options, data: &Path) -> Result<()> {
    let mut choices = read(data)?;
    if choices.is_empty() {
        bail!("the data are empty");
    }
    let validation = choices.split_off(choices.len() - choices.len() / VALIDATION_DIVISOR);
    println!(
        "{} choices, {} for validation",
        choices.len(),
        validation.len()
    );
    let values = descend(options, choices, &validation);
    let fit = format!(
        "tune people --seed {} --epochs {}",
        options.seed, options.epochs
    );
    let rounded = rounded(&values);
    let kept = rounded.map(|weight| f32::from(weight) / Model::UNITS);
    println!("rounded: {}", quality(&validation, &kept));
    let source = opponent_source(&rounded, &[provenance::of_data(data)?, fit]);
    let out = options.out.clone();
    let path = out.unwrap_or_else(|| workspace::root().join(WEIGHTS_FILE));
    fs::write(&path, source).with_context(|| format!("cannot write {}", path.display()))
}

fn read(path: &Path) -> Result<Vec<Choice>> {
    let name = path.display();
    let text = fs::read_to_string(path).with_context(|| format!("cannot read {name}"))?;
    let mut choices = Vec::new();
    for (index, line) in text.lines().enumerate() {
        if line.starts_with(COMMENT) {
            continue;
        }
        let observation: Observation = line
            .parse()
            .with_context(|| format!("line {} of {name}", index + 1))?;
        choices.push(Choice {
            moves: features(&observation.game, &observation.candidates),
            played: observation.played,
            rating: observation.rating,
        });
    }
    Ok(choices)
}

/// Gradient descent by [`adam`](crate::adam).
fn descend(options: &Options, mut choices: Vec<Choice>, validation: &[Choice]) -> Values {
    let mut rng = SplitMix64::new(options.seed, 0);
    let mut values = initial(&mut rng);
    let mut moments = vec![Moments::default(); Model::PARAMETERS];
    let total_steps = (options.epochs * choices.len().div_ceil(BATCH_SIZE)) as f64;
    let mut steps = 0;
    for epoch in 1..=options.epochs {
        rng.shuffle(&mut choices);
        for batch in choices.chunks(BATCH_SIZE) {
            let learning_rate = INITIAL_LEARNING_RATE * (1.0 - f64::from(steps) / total_steps);
            let gradient = mean_gradient(batch, &values);
            steps += 1;
            let bias_correction = bias_correction(steps);
            for (index, value) in values.iter_mut().enumerate() {
                let gradient = f64::from(gradient[index]) + WEIGHT_DECAY * f64::from(*value);
                let direction = moments[index].direction(gradient, bias_correction);
                let moved = *value - narrowed(learning_rate * direction);
                let shrink = narrowed(learning_rate * SPARSITY);
                *value = moved.signum() * (moved.abs() - shrink).max(0.0);
            }
        }
        println!("epoch {epoch}: {}", quality(validation, &values));
    }
    values
}

/// A change of a weight in the model's precision.
#[expect(clippy::cast_possible_truncation, reason = "f32 is precise enough")]
fn narrowed(change: f64) -> f32 {
    change as f32
}

/// Zero for the linear part, small random weights for the hidden layer.
#[expect(clippy::cast_precision_loss, reason = "numbers below 1000 are exact")]
fn initial(rng: &mut SplitMix64) -> Values {
    let mut values = [0.0; Model::PARAMETERS];
    for value in values.iter_mut().skip(2 * opponent::FEATURES) {
        *value = INITIAL * (rng.below(1_000) as f32 / 500.0 - 1.0);
    }
    values
}

fn mean_gradient(batch: &[Choice], values: &Values) -> Values {
    let model = Model::new(values);
    let parts: Vec<Values> = std::thread::scope(|scope| {
        let model = &model;
        let parts = batch.chunks(PART_SIZE).map(|part| {
            scope.spawn(move || {
                let mut gradient = [0.0; Model::PARAMETERS];
                for one in part {
                    model.add_gradient(&one.moves, one.played, one.rating, &mut gradient);
                }
                gradient
            })
        });
        let parts: Vec<_> = parts.collect();
        parts
            .into_iter()
            .filter_map(|part| part.join().ok())
            .collect()
    });
    let mut mean = [0.0; Model::PARAMETERS];
    for (index, value) in mean.iter_mut().enumerate() {
        *value = parts.iter().map(|part| part[index]).sum::<f32>() / batch.len() as f32;
    }
    mean
}

/// How well a model finds the moves that were played.
fn quality(choices: &[Choice], values: &Values) -> String {
    let model = Model::new(values);
    let (mut found, mut probability, mut loss) = (0, 0.0, 0.0);
    for one in choices {
        let probabilities = model.probabilities(&one.moves, one.rating, 1.0);
        let likeliest = probabilities.iter().copied().fold(0.0, f32::max);
        let played = probabilities[one.played];
        found += usize::from(played >= likeliest);
        probability += played;
        loss -= played.max(1e-9).ln();
    }
    let count = choices.len() as f32;
    format!(
        "loss {:.4}, finds {:.1} % of the moves, mean probability {:.1} %",
        loss / count,
        100.0 * found as f32 / count,
        100.0 * probability / count
    )
}

/// The values in the units of the source file.
#[expect(
    clippy::cast_possible_truncation,
    reason = "the cast saturates, and weights are far below the bounds"
)]
pub(crate) fn rounded(values: &Values) -> [i8; Model::PARAMETERS] {
    values.map(|value| (value * Model::UNITS).round() as i8)
}
