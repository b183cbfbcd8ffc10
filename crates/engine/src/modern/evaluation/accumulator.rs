//! Accumulation of the features found by the evaluation.

use super::weights::Weights;
use crate::modern::tapered::Tapered;

/// Receives the features of a position with their counts.
pub(super) trait Accumulator {
    /// Adds a feature of the current side to the score.
    fn add(&mut self, parameter: usize, count: i32);

    /// Adds a feature to the danger of the current side's king.
    fn add_king_danger(&mut self, parameter: usize, count: i32);

    /// Adds a feature to the danger of the other king.
    fn add_enemy_king_danger(&mut self, parameter: usize, count: i32);

    /// Switches the current side.
    fn switch_side(&mut self);
}

/// Accumulates the weighted score.
pub(super) struct ScoreAccumulator<'a> {
    pub(super) weights: &'a Weights,
    /// From the current side.
    pub(super) score: Tapered,
    /// For the current side's king, and for the other.
    pub(super) danger: [Tapered; 2],
}

impl<'a> ScoreAccumulator<'a> {
    pub(super) fn new(weights: &'a Weights) -> Self {
        Self {
            weights,
            score: 0,
            danger: [0; 2],
        }
    }
}

impl Accumulator for ScoreAccumulator<'_> {
    #[inline]
    fn add(&mut self, parameter: usize, count: i32) {
        self.score += self.weights.at(parameter) * Tapered::from(count);
    }

    #[inline]
    fn add_king_danger(&mut self, parameter: usize, count: i32) {
        self.danger[0] += self.weights.at(parameter) * Tapered::from(count);
    }

    #[inline]
    fn add_enemy_king_danger(&mut self, parameter: usize, count: i32) {
        self.danger[1] += self.weights.at(parameter) * Tapered::from(count);
    }

    #[inline]
    fn switch_side(&mut self) {
        self.score = -self.score;
        self.danger.swap(0, 1);
    }
}
