//! Gradient descent by Kingma and Ba's Adam. It runs on one thread, in `f64`, so that the results
//! are reproducible.

use crate::{
    dataset::Position,
    model::{Tapered, add_gradient, loss},
    splitmix64::SplitMix64,
};

/// The number of positions per step.
const BATCH_SIZE: usize = 4_096;
/// One in this many positions is for validation. These are the last ones of the data, because
/// positions of the same game are similar.
const VALIDATION_DIVISOR: usize = 20;
/// The learning rate of the first step, which decays linearly to 0.
const INITIAL_LEARNING_RATE_CP: f64 = 1.0;
/// The decay rates of the first and the second moment.
const BETAS: [f64; 2] = [0.9, 0.999];
const EPSILON: f64 = 1e-9;
/// L2 regularization.
const WEIGHT_DECAY: f64 = 1e-9;

pub(crate) struct Hyperparameters {
    pub(crate) seed: u64,
    pub(crate) epochs: usize,
    /// The smallest and the largest value of each weight.
    pub(crate) bounds: Vec<(f64, f64)>,
}

/// The first and the second moment of a weight's gradient.
#[derive(Clone, Copy, Default)]
pub(crate) struct Moments([f64; 2]);

struct Optimizer<'a> {
    weights: Vec<Tapered>,
    gradient: Vec<Tapered>,
    moments: Vec<[Moments; 2]>,
    steps: i32,
    hyperparameters: &'a Hyperparameters,
}

/// Minimizes the loss, starting from the initial weights; `log` gets a line after each epoch.
pub(crate) fn minimize_loss(
    mut positions: Vec<Position>,
    initial_weights: Vec<Tapered>,
    hyperparameters: &Hyperparameters,
    mut log: impl FnMut(String),
) -> Vec<Tapered> {
    let validation = positions.split_off(positions.len() - positions.len() / VALIDATION_DIVISOR);
    let mut log_epoch = |epoch: usize, weights: &[Tapered]| {
        let loss = loss(&validation, weights);
        log(format!("epoch {epoch}: validation loss {loss:.6}"));
    };
    log_epoch(0, &initial_weights);
    let mut optimizer = Optimizer::new(initial_weights, hyperparameters);
    let mut rng = SplitMix64::new(hyperparameters.seed, 0);
    let total_steps = (hyperparameters.epochs * positions.len().div_ceil(BATCH_SIZE)) as f64;
    for epoch in 1..=hyperparameters.epochs {
        rng.shuffle(&mut positions);
        for batch in positions.chunks(BATCH_SIZE) {
            let remaining = 1.0 - f64::from(optimizer.steps) / total_steps;
            optimizer.step(batch, INITIAL_LEARNING_RATE_CP * remaining);
        }
        log_epoch(epoch, &optimizer.weights);
    }
    optimizer.weights
}

impl<'a> Optimizer<'a> {
    fn new(weights: Vec<Tapered>, hyperparameters: &'a Hyperparameters) -> Self {
        let count = weights.len();
        Self {
            weights,
            gradient: vec![[0.0; 2]; count],
            moments: vec![Default::default(); count],
            steps: 0,
            hyperparameters,
        }
    }

    fn step(&mut self, batch: &[Position], learning_rate_cp: f64) {
        self.gradient.fill([0.0; 2]);
        for position in batch {
            add_gradient(position, &self.weights, &mut self.gradient);
        }
        self.steps += 1;
        let bias_correction = bias_correction(self.steps);
        for parameter in 0..self.weights.len() {
            let (min, max) = self.hyperparameters.bounds[parameter];
            for phase in 0..2 {
                let weight = &mut self.weights[parameter][phase];
                let mean_gradient = self.gradient[parameter][phase] / batch.len() as f64;
                let gradient = mean_gradient + WEIGHT_DECAY * *weight;
                let moments = &mut self.moments[parameter][phase];
                *weight -= learning_rate_cp * moments.direction(gradient, bias_correction);
                *weight = weight.clamp(min, max);
            }
        }
    }
}

/// The divisors of both moments after a number of steps, which make up for their start at 0.
pub(crate) fn bias_correction(steps: i32) -> [f64; 2] {
    BETAS.map(|beta| 1.0 - beta.powi(steps))
}

impl Moments {
    /// Adds a gradient, and returns the step against which the weight moves at a learning rate of 1.
    pub(crate) fn direction(&mut self, gradient: f64, bias_correction: [f64; 2]) -> f64 {
        let [first, second] = &mut self.0;
        *first = BETAS[0] * *first + (1.0 - BETAS[0]) * gradient;
        *second = BETAS[1] * *second + (1.0 - BETAS[1]) * gradient * gradient;
        let [first, second] = [*first / bias_correction[0], *second / bias_correction[1]];
        first / (second.sqrt() + EPSILON)
    }
}
