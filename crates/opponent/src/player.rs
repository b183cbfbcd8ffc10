use rules::splitmix64;

use crate::{features::Features, model::Model, style::Style};

/// An opponent that plays like people of a rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Player {
    /// The rating of the people, on the scale of lichess.
    pub rating: f32,
    /// How much the choice varies: 1 as among people, lower to prefer the likeliest move.
    pub temperature: f32,
    /// What is preferred; `None` to choose as people do.
    pub style: Option<Style>,
}

impl Player {
    /// Draws one of the legal moves of a position, described by their features, and returns its index;
    /// 0 without moves. The same key of the position and seed give the same move.
    pub fn draw(self, moves: &[Features], key: u64, seed: u64) -> usize {
        let values = Model::fitted();
        let model = Model::new(&values);
        let mut rest = uniform(splitmix64(key ^ splitmix64(seed)));
        let rating = self.rating + self.style.map_or(0.0, Style::compensation);
        let mut probabilities = model.probabilities(moves, rating, self.temperature);
        if let Some(style) = self.style {
            prefer(style, moves, &mut probabilities);
        }
        for (index, probability) in probabilities.into_iter().enumerate() {
            rest -= probability;
            if rest < 0.0 {
                return index;
            }
        }
        moves.len().saturating_sub(1)
    }
}

/// Changes the probabilities of moves by the preferences of a style.
fn prefer(style: Style, moves: &[Features], probabilities: &mut [f32]) {
    let mut sum = 0.0;
    for (probability, one) in probabilities.iter_mut().zip(moves) {
        *probability *= libm::expf(style.preference(one));
        sum += *probability;
    }
    for probability in probabilities {
        *probability /= sum;
    }
}

/// A number from 0 to 1, without 1, made from the upper bits.
#[expect(clippy::cast_precision_loss, reason = "24 bits fit exactly")]
fn uniform(bits: u64) -> f32 {
    (bits >> 40) as f32 / 16_777_216.0
}
