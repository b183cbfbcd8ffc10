//! The sequential probability ratio test: a match ends as soon as one hypothesis is accepted.

use crate::score::{Score, expected_score};

/// The probabilities of a false positive and of a false negative, alpha and beta.
const ERROR_RATE: f64 = 0.05;

/// Added to each category, because a sample of equal results has no variance.
const PRIOR_PAIRS: f64 = 0.5;

/// The hypotheses about the Elo difference.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Sprt {
    /// H0: the difference is at most this.
    pub(crate) elo0: f64,
    /// H1: the difference is at least this.
    pub(crate) elo1: f64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hypothesis {
    H0,
    H1,
}

impl Sprt {
    /// The log-likelihood ratio, by the normal approximation to the pentanomial counts (Van den
    /// Bergh, *The generalized sequential probability ratio test for expected value*).
    pub(crate) fn llr(self, score: &Score) -> f64 {
        let pairs = score.pair_distribution(PRIOR_PAIRS);
        let [score0, score1] = [self.elo0, self.elo1].map(expected_score);
        pairs.count * (score1 - score0) * (2.0 * pairs.mean - score0 - score1)
            / (2.0 * pairs.variance)
    }

    /// H1 is accepted at this ratio, and H0 at its negative.
    pub(crate) fn llr_bound() -> f64 {
        ((1.0 - ERROR_RATE) / ERROR_RATE).ln()
    }

    pub(crate) fn accepted(self, score: &Score) -> Option<Hypothesis> {
        let llr = self.llr(score);
        if llr >= Self::llr_bound() {
            Some(Hypothesis::H1)
        } else if llr <= -Self::llr_bound() {
            Some(Hypothesis::H0)
        } else {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Hypothesis, Sprt};
    use crate::score::Score;

    const SPRT: Sprt = Sprt {
        elo0: 0.0,
        elo1: 10.0,
    };

    fn accepted(pentanomial: [u32; 5]) -> Option<Hypothesis> {
        SPRT.accepted(&score(pentanomial))
    }

    fn score(pentanomial: [u32; 5]) -> Score {
        Score {
            pentanomial,
            ..Score::default()
        }
    }

    #[test]
    fn clear_results_decide_and_even_ones_continue() {
        assert_eq!(accepted([10, 100, 300, 200, 40]), Some(Hypothesis::H1));
        assert_eq!(accepted([40, 200, 300, 100, 10]), Some(Hypothesis::H0));
        assert_eq!(accepted([5, 40, 100, 42, 5]), None);
        assert_eq!(accepted([0; 5]), None);
        assert_eq!(accepted([0, 0, 0, 0, 200]), Some(Hypothesis::H1));
        assert_eq!(accepted([0, 0, 0, 0, 2]), None);
    }

    #[test]
    fn the_ratio_is_zero_halfway_between_the_hypotheses() {
        let sprt = Sprt {
            elo0: -5.0,
            elo1: 5.0,
        };
        assert!(sprt.llr(&score([10, 20, 30, 20, 10])).abs() < 1e-9);
    }
}
