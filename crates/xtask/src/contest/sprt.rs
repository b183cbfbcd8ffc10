//! A sequential test: games are played until one of two hypotheses about the strength is unlikely.

use super::score::{Score, expected};

/// How often each of the wrong decisions may be made.
const ERROR: f64 = 0.05;

/// Pairs of each result that are supposed beside those played: without them results that are all
/// alike would have no variance, and decide nothing.
const PRIOR_PAIRS: f64 = 0.5;

/// Two hypotheses about the difference in Elo.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Sprt {
    /// The change is worth this at most.
    pub(super) low_elo: f64,
    /// The change is worth this at least.
    pub(super) high_elo: f64,
}

/// Which hypothesis holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// The lower one.
    Low,
    /// The higher one.
    High,
}

impl Sprt {
    /// The logarithm of the likelihood ratio of the two hypotheses, by the normal approximation
    /// for pairs of games (Van den Bergh, *The generalized sequential probability ratio test for
    /// expected value*).
    pub(super) fn ratio(self, score: &Score) -> f64 {
        let (mean, variance, count) = score.spread_after(PRIOR_PAIRS);
        let (low, high) = (expected(self.low_elo), expected(self.high_elo));
        count * (high - low) * (2.0 * mean - low - high) / (2.0 * variance)
    }

    /// The bound of the ratio at which the test ends; the other one is its negative.
    pub(super) fn bound() -> f64 {
        ((1.0 - ERROR) / ERROR).ln()
    }

    /// The decision, once there is one.
    pub(super) fn verdict(self, score: &Score) -> Option<Verdict> {
        let ratio = self.ratio(score);
        if ratio >= Self::bound() {
            Some(Verdict::High)
        } else if ratio <= -Self::bound() {
            Some(Verdict::Low)
        } else {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Sprt, Verdict};
    use crate::contest::score::Score;

    const TEST: Sprt = Sprt {
        low_elo: 0.0,
        high_elo: 10.0,
    };

    fn score(pairs: [u32; 5]) -> Score {
        Score {
            pairs,
            ..Score::default()
        }
    }

    #[test]
    fn clear_results_decide_and_level_ones_go_on() {
        assert_eq!(
            TEST.verdict(&score([10, 100, 300, 200, 40])),
            Some(Verdict::High)
        );
        assert_eq!(
            TEST.verdict(&score([40, 200, 300, 100, 10])),
            Some(Verdict::Low)
        );
        assert_eq!(TEST.verdict(&score([5, 40, 100, 42, 5])), None);
        assert_eq!(TEST.verdict(&Score::default()), None);
        assert_eq!(TEST.verdict(&score([0, 0, 0, 0, 200])), Some(Verdict::High));
        assert_eq!(TEST.verdict(&score([0, 0, 0, 0, 2])), None);
    }

    #[test]
    fn the_middle_of_both_hypotheses_speaks_for_neither() {
        let test = Sprt {
            low_elo: -5.0,
            high_elo: 5.0,
        };
        assert!(test.ratio(&score([10, 20, 30, 20, 10])).abs() < 1e-9);
    }
}
