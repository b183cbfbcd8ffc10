//! The fit: Kingma and Ba's Adam, in one order and in `f64`, so that the same data give the same
//! values.

use super::{
    dice::Dice,
    model::{Pair, add_slope, loss},
    rows::Row,
};

/// So many samples make a step.
const BATCH: usize = 4_096;
/// Of so many samples one is kept for the test, with its neighbours: those of one game are alike.
const HELD: usize = 20;
/// The first step in centipawns; steps shrink to nothing.
const STEP_CP: f64 = 1.0;
/// How much of a mean slope and of its square is kept from step to step.
const KEPT: Pair = [0.9, 0.999];
/// How strongly a value that the data say little about is drawn to 0.
const MODESTY: f64 = 1e-9;

/// What the fit is told.
pub(super) struct Plan {
    pub(super) seed: u64,
    /// How often it goes through the data.
    pub(super) rounds: usize,
    /// The least and the greatest value of each parameter.
    pub(super) bounds: Vec<(f64, f64)>,
}

/// The values as they change.
struct Fit<'a> {
    values: Vec<Pair>,
    slope: Vec<Pair>,
    /// The mean slope, and the mean square of it.
    mean: Vec<[Pair; 2]>,
    steps: i32,
    plan: &'a Plan,
}

/// Finds the values with the least loss, from some to begin with; `news` gets a line after each
/// round.
pub(super) fn fit(
    mut rows: Vec<Row>,
    values: Vec<Pair>,
    plan: &Plan,
    mut news: impl FnMut(String),
) -> Vec<Pair> {
    let held = rows.split_off(rows.len() - rows.len() / HELD);
    let mut tell = |round: usize, values: &[Pair]| {
        let held = loss(&held, values);
        news(format!(
            "round {round}: loss on samples kept apart {held:.6}"
        ));
    };
    tell(0, &values);
    let count = values.len();
    let mut fit = Fit {
        values,
        slope: vec![[0.0; 2]; count],
        mean: vec![[[0.0; 2]; 2]; count],
        steps: 0,
        plan,
    };
    let mut dice = Dice::new(plan.seed, 0);
    let all = (plan.rounds * rows.len().div_ceil(BATCH)) as f64;
    for round in 1..=plan.rounds {
        dice.shuffle(&mut rows);
        for batch in rows.chunks(BATCH) {
            let left = 1.0 - f64::from(fit.steps) / all;
            fit.step(batch, STEP_CP * left);
        }
        tell(round, &fit.values);
    }
    fit.values
}

impl Fit<'_> {
    fn step(&mut self, batch: &[Row], step_cp: f64) {
        self.slope.fill([0.0; 2]);
        for row in batch {
            add_slope(row, &self.values, &mut self.slope);
        }
        self.steps += 1;
        let missing = KEPT.map(|kept| 1.0 - kept.powi(self.steps));
        for parameter in 0..self.values.len() {
            let (least, greatest) = self.plan.bounds[parameter];
            for half in 0..2 {
                let value = &mut self.values[parameter][half];
                let slope = self.slope[parameter][half] / batch.len() as f64 + MODESTY * *value;
                let mean = &mut self.mean[parameter][half];
                mean[0] = KEPT[0] * mean[0] + (1.0 - KEPT[0]) * slope;
                mean[1] = KEPT[1] * mean[1] + (1.0 - KEPT[1]) * slope * slope;
                let [mean, square] = [0, 1].map(|power| mean[power] / missing[power]);
                *value -= step_cp * mean / (square.sqrt() + 1e-9);
                *value = value.clamp(least, greatest);
            }
        }
    }
}
