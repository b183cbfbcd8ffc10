//! The evaluation as a function of its values: the same formula as Modern's, in fractions, with
//! its slope.

use super::rows::{Count, Row};

/// A parameter's values for the middlegame and for the endgame.
pub(super) type Pair = [f64; 2];

/// Beyond this a king's danger counts no further.
const MOST_DANGER: f64 = 400.0;
/// What the danger, squared, is divided by; and what the danger of the endgame is.
const SHARP: f64 = 256.0;
const DULL: f64 = 4.0;
/// The score in centipawns that makes a chance of 73 %.
const SCALE_CP: f64 = 200.0;

/// White's chance to win that a score means, 0 to 1.
pub(super) fn chance(score_cp: f64) -> f64 {
    1.0 / (1.0 + (-score_cp / SCALE_CP).exp())
}

/// A position's evaluation, and what its slope depends on.
struct Reading {
    score_cp: f64,
    danger: [Pair; 2],
    /// How much a centipawn of either half counts in the score.
    shares: Pair,
}

fn read(row: &Row, values: &[Pair]) -> Reading {
    let mut sum = total(&row.balance, values);
    let danger = [0, 1].map(|side| total(&row.danger[side], values));
    for (sign, [early, late]) in [-1.0, 1.0].into_iter().zip(danger) {
        sum[0] += sign * early.clamp(0.0, MOST_DANGER).powi(2) / SHARP;
        sum[1] += sign * late.clamp(0.0, MOST_DANGER) / DULL;
    }
    let scale = row.scale[usize::from(sum[1] < 0.0)];
    let shares = [row.early * scale[0], (1.0 - row.early) * scale[1]];
    Reading {
        score_cp: sum[0] * shares[0] + sum[1] * shares[1],
        danger,
        shares,
    }
}

fn total(counts: &[Count], values: &[Pair]) -> Pair {
    counts.iter().fold([0.0; 2], |sum, &(parameter, count)| {
        let value = values[usize::from(parameter)];
        [0, 1].map(|half| sum[half] + value[half] * f64::from(count))
    })
}

/// The evaluation in centipawns for White.
#[cfg(test)]
pub(super) fn score_cp(row: &Row, values: &[Pair]) -> f64 {
    read(row, values).score_cp
}

/// The mean square of what the evaluation's chances are wrong by.
pub(super) fn loss(rows: &[Row], values: &[Pair]) -> f64 {
    let errors = rows.iter().map(|row| {
        let error = chance(read(row, values).score_cp) - row.target;
        error * error
    });
    errors.sum::<f64>() / rows.len() as f64
}

/// Adds the slope of a row's loss by each value.
pub(super) fn add_slope(row: &Row, values: &[Pair], slope: &mut [Pair]) {
    let Reading {
        score_cp,
        danger,
        shares,
    } = read(row, values);
    let chance = chance(score_cp);
    let steepness = (chance - row.target) * chance * (1.0 - chance);
    let by_half = shares.map(|share| steepness * share);
    add(&row.balance, by_half, slope);
    for side in 0..2 {
        let sign = if side == 0 { -1.0 } else { 1.0 };
        let [early, late] = danger[side];
        let within = |danger: f64| f64::from(danger > 0.0 && danger < MOST_DANGER);
        let by_danger = [
            by_half[0] * sign * within(early) * 2.0 * early / SHARP,
            by_half[1] * sign * within(late) / DULL,
        ];
        add(&row.danger[side], by_danger, slope);
    }
}

fn add(counts: &[Count], by_half: Pair, slope: &mut [Pair]) {
    for &(parameter, count) in counts {
        let of_one = &mut slope[usize::from(parameter)];
        of_one[0] += by_half[0] * f64::from(count);
        of_one[1] += by_half[1] * f64::from(count);
    }
}
