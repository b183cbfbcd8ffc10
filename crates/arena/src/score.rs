//! Match scores and Elo estimates.

/// The result of a match from the first engine's perspective.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Score {
    pub(crate) wins: u32,
    pub(crate) draws: u32,
    pub(crate) losses: u32,
    /// The numbers of game pairs with 0, ½, 1, 1½ and 2 points.
    pub(crate) pentanomial: [u32; 5],
}

/// An Elo difference with its 95 % confidence interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct EloEstimate {
    pub(crate) lower: f64,
    pub(crate) elo: f64,
    pub(crate) upper: f64,
}

/// The score per game of each category of [`Score::pentanomial`].
const PAIR_SCORES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

/// The 97.5 % quantile of the standard normal distribution.
const Z_95: f64 = 1.96;

/// The distribution of the score per game over the game pairs.
///
/// Pairs are counted rather than games: the two games of an unbalanced opening are correlated, and
/// counting them separately would overestimate the variance.
pub(crate) struct PairDistribution {
    pub(crate) mean: f64,
    pub(crate) variance: f64,
    pub(crate) count: f64,
}

impl Score {
    pub(crate) fn add(&mut self, other: &Self) {
        self.wins += other.wins;
        self.draws += other.draws;
        self.losses += other.losses;
        for (count, other) in self.pentanomial.iter_mut().zip(other.pentanomial) {
            *count += other;
        }
    }

    pub(crate) const fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The points per game, from 0 to 1; ½ before the first game.
    pub(crate) fn mean(&self) -> f64 {
        if self.games() == 0 {
            return 0.5;
        }
        (f64::from(self.wins) + f64::from(self.draws) / 2.0) / f64::from(self.games())
    }

    /// The distribution over the pairs, with `prior` added to the count of each category.
    pub(crate) fn pair_distribution(&self, prior: f64) -> PairDistribution {
        let counts = self.pentanomial.map(|count| f64::from(count) + prior);
        let count = counts.iter().sum::<f64>();
        let expectation = |value: &dyn Fn(f64) -> f64| -> f64 {
            let pairs = PAIR_SCORES.iter().zip(counts);
            pairs.map(|(&score, n)| n * value(score)).sum::<f64>() / count
        };
        let mean = expectation(&|score| score);
        let variance = expectation(&|score| (score - mean).powi(2));
        PairDistribution {
            mean,
            variance,
            count,
        }
    }

    /// The Elo difference; `None` with fewer than two pairs.
    pub(crate) fn elo_estimate(&self) -> Option<EloEstimate> {
        let pairs = self.pair_distribution(0.0);
        if pairs.count < 2.0 {
            return None;
        }
        let error = Z_95 * (pairs.variance / pairs.count).sqrt();
        Some(EloEstimate {
            lower: elo_difference(pairs.mean - error),
            elo: elo_difference(pairs.mean),
            upper: elo_difference(pairs.mean + error),
        })
    }
}

/// The Elo difference that corresponds to an expected score.
pub(crate) fn elo_difference(mean: f64) -> f64 {
    match mean {
        mean if mean <= 0.0 => f64::NEG_INFINITY,
        mean if mean >= 1.0 => f64::INFINITY,
        mean => -400.0 * (1.0 / mean - 1.0).log10(),
    }
}

/// The mean score expected at an Elo difference.
pub(crate) fn expected_score(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

#[cfg(test)]
mod tests {
    use super::{Score, elo_difference, expected_score};

    #[test]
    fn elo_difference_inverts_expected_score() {
        for difference in [-800.0, -1.0, 0.0, 35.0, 400.0] {
            assert!((elo_difference(expected_score(difference)) - difference).abs() < 1e-9);
        }
        assert!((elo_difference(0.75) - 190.848_5).abs() < 1e-3);
        assert!(elo_difference(0.0) < -1e9 && elo_difference(1.0) > 1e9);
    }

    #[test]
    fn the_confidence_interval_narrows_with_more_games() {
        let score = Score {
            wins: 40,
            draws: 20,
            losses: 20,
            pentanomial: [2, 6, 14, 12, 6],
        };
        let longer = Score {
            pentanomial: score.pentanomial.map(|count| count * 9),
            ..score
        };
        let few = score.elo_estimate().expect("enough pairs");
        let many = longer.elo_estimate().expect("enough pairs");
        assert!(few.lower < few.elo && few.elo < few.upper);
        assert!((few.elo - many.elo).abs() < 1e-9);
        assert!(many.upper - many.lower < (few.upper - few.lower) / 2.0);
    }

    #[test]
    fn one_pair_gives_no_estimate() {
        let score = Score {
            wins: 2,
            pentanomial: [0, 0, 0, 0, 1],
            ..Score::default()
        };
        assert_eq!(score.elo_estimate(), None);
        assert!((score.mean() - 1.0).abs() < 1e-9);
    }
}
