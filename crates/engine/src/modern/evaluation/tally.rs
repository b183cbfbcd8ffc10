//! What becomes of the features that the evaluation finds.

use super::parameters::Weights;
use crate::modern::tapered::Tapered;

/// Takes the features of a position, each with how often it is there.
pub(super) trait Tally {
    /// A feature for the side in turn counts into the score.
    fn add(&mut self, parameter: usize, count: i32);

    /// A feature counts into the danger for the king of the side in turn.
    fn endanger(&mut self, parameter: usize, count: i32);

    /// A feature counts into the danger for the other king.
    fn threaten(&mut self, parameter: usize, count: i32);

    /// The other side's turn to be counted.
    fn turn(&mut self);
}

/// The sums that make the score.
pub(super) struct Sums<'a> {
    pub(super) weights: &'a Weights,
    /// For the side in turn.
    pub(super) score: Tapered,
    /// For the king of the side in turn, and for the other.
    pub(super) danger: [Tapered; 2],
}

impl<'a> Sums<'a> {
    pub(super) fn new(weights: &'a Weights) -> Self {
        Self {
            weights,
            score: 0,
            danger: [0; 2],
        }
    }
}

impl Tally for Sums<'_> {
    #[inline]
    fn add(&mut self, parameter: usize, count: i32) {
        self.score += self.weights.at(parameter) * count;
    }

    #[inline]
    fn endanger(&mut self, parameter: usize, count: i32) {
        self.danger[0] += self.weights.at(parameter) * count;
    }

    #[inline]
    fn threaten(&mut self, parameter: usize, count: i32) {
        self.danger[1] += self.weights.at(parameter) * count;
    }

    #[inline]
    fn turn(&mut self) {
        self.score = -self.score;
        self.danger.swap(0, 1);
    }
}
