//! The probabilities of moves.
//!
//! The score of a move is linear in its features, with weights linear in the rating, plus the output
//! of a hidden layer of [rectifiers](https://en.wikipedia.org/wiki/Rectifier_(neural_networks)); the
//! probabilities are their [softmax](https://en.wikipedia.org/wiki/Softmax_function).

use alloc::vec::Vec;

use libm::expf;

use crate::{
    features::{FEATURES, Features},
    weights::WEIGHTS,
};

/// The number of hidden units.
const HIDDEN: usize = 24;
/// The inputs of a hidden unit: the features, the rating, and 1.
const INPUTS: usize = FEATURES + 2;

/// The parameters of a model: for each feature its weight and how it changes with the rating, then
/// the inputs of each hidden unit and their weights in the score.
#[derive(Clone, Debug)]
pub struct Model<'a>(&'a Values);

pub type Values = [f32; Model::PARAMETERS];

/// The rating at which the input is 0, and the rating points of 1.
const CENTRE: f32 = 1_500.0;
const UNIT: f32 = 400.0;

/// What a hidden unit returns for a move, and the score; the gradient needs both.
struct Layers {
    hidden: [f32; HIDDEN],
    score: f32,
}

impl<'a> Model<'a> {
    pub const PARAMETERS: usize = 2 * FEATURES + HIDDEN * INPUTS + HIDDEN;
    /// The units of a parameter in the source file.
    pub const UNITS: f32 = 32.0;
    const HIDDEN_START: usize = 2 * FEATURES;
    const OUTPUT_START: usize = Self::HIDDEN_START + HIDDEN * INPUTS;

    /// The parameters in the source file.
    pub fn fitted() -> Values {
        WEIGHTS.map(|weight| f32::from(weight) / Self::UNITS)
    }

    pub const fn new(values: &'a Values) -> Self {
        Model(values)
    }

    /// The probability of each move for a player of a rating. At a temperature of 1 the moves are as
    /// likely as in games between people; a lower one prefers the likeliest, 0 is not allowed.
    pub fn probabilities(&self, moves: &[Features], rating: f32, temperature: f32) -> Vec<f32> {
        let input = rating_input(rating);
        let mut scores: Vec<f32> = Vec::new();
        for features in moves {
            scores.push(self.layers(features, input).score / temperature);
        }
        softmax(&mut scores);
        scores
    }

    fn layers(&self, features: &Features, rating: f32) -> Layers {
        let values = self.0;
        let mut score = 0.0;
        for (index, feature) in features.iter().enumerate() {
            score += feature * (values[2 * index] + rating * values[2 * index + 1]);
        }
        let mut hidden = [0.0; HIDDEN];
        for (unit, output) in hidden.iter_mut().enumerate() {
            let start = Self::HIDDEN_START + unit * INPUTS;
            let (weights, rest) = values[start..].split_at(FEATURES);
            let sum = features.iter().zip(weights).map(|(one, other)| one * other);
            let sum: f32 = sum.sum();
            *output = (sum + rating * rest[0] + rest[1]).max(0.0);
            score += *output * values[Self::OUTPUT_START + unit];
        }
        Layers { hidden, score }
    }

    /// Adds the gradient of the negative logarithm of a move's probability, and returns that
    /// logarithm, positive.
    pub fn add_gradient(
        &self,
        moves: &[Features],
        played: usize,
        rating: f32,
        gradient: &mut Values,
    ) -> f32 {
        let input = rating_input(rating);
        let layers: Vec<Layers> = moves.iter().map(|one| self.layers(one, input)).collect();
        let mut probabilities: Vec<f32> = layers.iter().map(|one| one.score).collect();
        softmax(&mut probabilities);
        for (index, (features, layers)) in moves.iter().zip(&layers).enumerate() {
            let is_played = if index == played { 1.0 } else { 0.0 };
            self.add_move(
                features,
                layers,
                input,
                probabilities[index] - is_played,
                gradient,
            );
        }
        -libm::logf(probabilities[played].max(1e-9))
    }

    /// Adds the gradient of a move's score times a factor.
    fn add_move(
        &self,
        features: &Features,
        layers: &Layers,
        rating: f32,
        factor: f32,
        gradient: &mut Values,
    ) {
        for (index, feature) in features.iter().enumerate() {
            gradient[2 * index] += factor * feature;
            gradient[2 * index + 1] += factor * feature * rating;
        }
        for (unit, &output) in layers.hidden.iter().enumerate() {
            if output <= 0.0 {
                continue;
            }
            gradient[Self::OUTPUT_START + unit] += factor * output;
            let factor = factor * self.0[Self::OUTPUT_START + unit];
            let start = Self::HIDDEN_START + unit * INPUTS;
            let (weights, rest) = gradient[start..].split_at_mut(FEATURES);
            for (weight, feature) in weights.iter_mut().zip(features) {
                *weight += factor * feature;
            }
            rest[0] += factor * rating;
            rest[1] += factor;
        }
    }
}

fn rating_input(rating: f32) -> f32 {
    (rating - CENTRE) / UNIT
}

fn softmax(scores: &mut [f32]) {
    let greatest = scores.iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for score in scores.iter_mut() {
        *score = expf(*score - greatest);
        sum += *score;
    }
    for score in scores {
        *score /= sum;
    }
}

#[cfg(test)]
mod tests {
    use super::{Model, Values};
    use crate::{
        features::{FEATURES, Features, features},
        observe::search_all,
    };
    use alloc::vec::Vec;
    use engine::modern::Modern;
    use rules::{Game, Position};

    /// The features of all moves of a position, with the moves.
    fn described(fen: &str) -> (Vec<alloc::string::String>, Vec<Features>) {
        let game = Game::new(fen.parse::<Position>().unwrap());
        let mut engine = Modern::new(1);
        engine.set_position(game.start(), &[]);
        let candidates = search_all(&mut engine);
        let moves = candidates.as_slice().iter();
        let moves = moves.map(|one| alloc::string::ToString::to_string(&one.played));
        (moves.collect(), features(&game, candidates.as_slice()))
    }

    fn probability(fen: &str, played: &str, rating: f32) -> f32 {
        let (moves, features) = described(fen);
        let values = Model::fitted();
        let all = Model::new(&values).probabilities(&features, rating, 1.0);
        assert!((all.iter().sum::<f32>() - 1.0).abs() < 1e-4);
        all[moves.iter().position(|one| one == played).unwrap()]
    }

    #[test]
    fn a_free_queen_is_taken_and_better_players_miss_it_less() {
        let fen = "r1b1kbnr/pppp1ppp/2n5/4p1q1/4P3/3P4/PPP2PPP/RNBQKBNR w KQkq - 0 4";
        let [weak, strong] = [800.0, 1_800.0].map(|rating| probability(fen, "c1g5", rating));
        assert!(
            weak > 0.5 && strong > 0.8 && strong > weak,
            "{weak}, {strong}"
        );
    }

    #[test]
    fn the_gradient_is_that_of_the_loss() {
        let (_, features) = described("4k3/8/8/3p4/4P3/8/4K3/8 w - - 0 1");
        let values = Model::fitted();
        let mut gradient = [0.0; Model::PARAMETERS];
        Model::new(&values).add_gradient(&features, 1, 1_700.0, &mut gradient);
        let loss = |parameter: usize, change: f32| {
            let mut moved: Values = values;
            moved[parameter] += change;
            let mut unused = [0.0; Model::PARAMETERS];
            Model::new(&moved).add_gradient(&features, 1, 1_700.0, &mut unused)
        };
        for parameter in [0, 1, 25, 2 * FEATURES + 3, Model::PARAMETERS - 2] {
            let expected = (loss(parameter, 0.01) - loss(parameter, -0.01)) / 0.02;
            let actual = gradient[parameter];
            assert!(
                (expected - actual).abs() < 0.02,
                "{parameter}: {expected}, {actual}"
            );
        }
    }
}
