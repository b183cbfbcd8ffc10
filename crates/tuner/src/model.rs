//! Modern's evaluation as a differentiable function of its weights, and the loss.

use crate::dataset::{Feature, Position};

/// A middlegame and an endgame value.
pub(crate) type Tapered = [f64; 2];

const MAX_KING_DANGER: f64 = 400.0;
/// The middlegame penalty is the king danger squared over this.
const MIDDLEGAME_DANGER_DIVISOR: f64 = 256.0;
/// The endgame penalty is the king danger over this.
const ENDGAME_DANGER_DIVISOR: f64 = 4.0;
/// The scale of the sigmoid: this score has a win probability of 73 %.
const SIGMOID_SCALE_CP: f64 = 200.0;

/// Maps a score to White's expected result, from 0 to 1.
pub(crate) fn sigmoid(score_cp: f64) -> f64 {
    1.0 / (1.0 + (-score_cp / SIGMOID_SCALE_CP).exp())
}

/// A score and the values that its gradient depends on.
struct Evaluation {
    /// From White's point of view.
    score_cp: f64,
    /// Of White's king and of Black's.
    king_danger: [Tapered; 2],
    /// The derivatives of the score with respect to the middlegame sum and the endgame sum.
    phase_weights: Tapered,
}

fn evaluate(position: &Position, weights: &[Tapered]) -> Evaluation {
    let mut sum = dot_product(&position.features, weights);
    let king_danger = [0, 1].map(|side| dot_product(&position.king_danger[side], weights));
    for (sign, [middlegame, endgame]) in [-1.0, 1.0].into_iter().zip(king_danger) {
        sum[0] += sign * middlegame.clamp(0.0, MAX_KING_DANGER).powi(2) / MIDDLEGAME_DANGER_DIVISOR;
        sum[1] += sign * endgame.clamp(0.0, MAX_KING_DANGER) / ENDGAME_DANGER_DIVISOR;
    }
    let scale = position.scale[usize::from(sum[1] < 0.0)];
    let phase_weights = [position.phase * scale[0], (1.0 - position.phase) * scale[1]];
    Evaluation {
        score_cp: sum[0] * phase_weights[0] + sum[1] * phase_weights[1],
        king_danger,
        phase_weights,
    }
}

fn dot_product(features: &[Feature], weights: &[Tapered]) -> Tapered {
    features.iter().fold([0.0; 2], |sum, &(parameter, count)| {
        let weight = weights[usize::from(parameter)];
        [0, 1].map(|phase| sum[phase] + weight[phase] * f64::from(count))
    })
}

/// The static evaluation in centipawns from White's point of view.
#[cfg(test)]
pub(crate) fn score_cp(position: &Position, weights: &[Tapered]) -> f64 {
    evaluate(position, weights).score_cp
}

/// The mean squared error of the expected results.
pub(crate) fn loss(positions: &[Position], weights: &[Tapered]) -> f64 {
    let squared_errors = positions.iter().map(|position| {
        let error = sigmoid(evaluate(position, weights).score_cp) - position.target;
        error * error
    });
    squared_errors.sum::<f64>() / positions.len() as f64
}

/// Adds the gradient of a position's loss, up to a constant factor.
pub(crate) fn add_gradient(position: &Position, weights: &[Tapered], gradient: &mut [Tapered]) {
    let evaluation = evaluate(position, weights);
    let prediction = sigmoid(evaluation.score_cp);
    let by_score = (prediction - position.target) * prediction * (1.0 - prediction);
    let by_sum = evaluation.phase_weights.map(|weight| by_score * weight);
    add_scaled(&position.features, by_sum, gradient);
    for (side, sign) in [-1.0, 1.0].into_iter().enumerate() {
        let [middlegame, endgame] = evaluation.king_danger[side];
        let is_unclamped = |danger: f64| f64::from(danger > 0.0 && danger < MAX_KING_DANGER);
        let by_danger = [
            by_sum[0] * sign * is_unclamped(middlegame) * 2.0 * middlegame
                / MIDDLEGAME_DANGER_DIVISOR,
            by_sum[1] * sign * is_unclamped(endgame) / ENDGAME_DANGER_DIVISOR,
        ];
        add_scaled(&position.king_danger[side], by_danger, gradient);
    }
}

fn add_scaled(features: &[Feature], factor: Tapered, gradient: &mut [Tapered]) {
    for &(parameter, count) in features {
        let partial = &mut gradient[usize::from(parameter)];
        partial[0] += factor[0] * f64::from(count);
        partial[1] += factor[1] * f64::from(count);
    }
}
