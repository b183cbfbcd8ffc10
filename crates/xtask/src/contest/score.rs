//! What results say about the difference in strength.

/// Results of one engine, and of its pairs of games from the same opening.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Score {
    /// Games won.
    pub(crate) wins: u32,
    /// Games drawn.
    pub(crate) draws: u32,
    /// Games lost.
    pub(crate) losses: u32,
    /// Pairs by the points that they brought: 0, ½, 1, 1½ and 2.
    pub(crate) pairs: [u32; 5],
}

/// An estimate with its 95 % interval, in Elo.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Estimate {
    /// The lower bound.
    pub(super) low: f64,
    /// The likeliest.
    pub(super) middle: f64,
    /// The upper bound.
    pub(super) high: f64,
}

/// The points for each game of a pair, by the place in [`Score::pairs`].
const POINTS: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

/// The standard normal distribution's 97.5 % point.
const SPREAD: f64 = 1.96;

impl Score {
    /// How many games were played.
    pub(super) const fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// Points for each game, 0 to 1; ½ if none was played.
    pub(crate) fn mean(&self) -> f64 {
        if self.games() == 0 {
            return 0.5;
        }
        (f64::from(self.wins) + f64::from(self.draws) / 2.0) / f64::from(self.games())
    }

    /// Mean and variance of the points for each game, over the pairs, and how many pairs there are.
    ///
    /// Pairs, not games: an opening that favours one color gives both engines a point, which would
    /// count as chance otherwise.
    fn spread(&self) -> (f64, f64, f64) {
        self.spread_after(0.0)
    }

    /// The same after so many pairs of each result more, where a few that all ended alike shall
    /// not be taken for certainty.
    pub(super) fn spread_after(&self, prior: f64) -> (f64, f64, f64) {
        let pairs = self.pairs.map(|pairs| f64::from(pairs) + prior);
        let count = pairs.iter().sum::<f64>();
        let sum = |value: &dyn Fn(f64) -> f64| -> f64 {
            let pairs = POINTS.iter().zip(pairs);
            pairs.map(|(&points, pairs)| pairs * value(points)).sum()
        };
        let mean = sum(&|points| points) / count;
        let variance = sum(&|points| (points - mean).powi(2)) / count;
        (mean, variance, count)
    }

    /// The difference in Elo; none before there are two pairs.
    pub(super) fn elo(&self) -> Option<Estimate> {
        let (mean, variance, count) = self.spread();
        if count < 2.0 {
            return None;
        }
        let error = SPREAD * (variance / count).sqrt();
        Some(Estimate {
            low: elo(mean - error),
            middle: elo(mean),
            high: elo(mean + error),
        })
    }
}

/// The logistic curve of Elo, backwards: what a mean score stands for.
pub(crate) fn elo(mean: f64) -> f64 {
    match mean {
        mean if mean <= 0.0 => f64::NEG_INFINITY,
        mean if mean >= 1.0 => f64::INFINITY,
        mean => -400.0 * (1.0 / mean - 1.0).log10(),
    }
}

/// The mean score that a difference in Elo gives.
pub(super) fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

#[cfg(test)]
mod tests {
    use super::{Score, elo, expected};

    #[test]
    fn elo_is_the_logistic_curve_backwards() {
        for difference in [-800.0, -1.0, 0.0, 35.0, 400.0] {
            assert!((elo(expected(difference)) - difference).abs() < 1e-9);
        }
        assert!((elo(0.75) - 190.848_5).abs() < 1e-3);
        assert!(elo(0.0) < -1e9 && elo(1.0) > 1e9);
    }

    #[test]
    fn an_estimate_lies_within_its_bounds_and_narrows() {
        let some = Score {
            wins: 40,
            draws: 20,
            losses: 20,
            pairs: [2, 6, 14, 12, 6],
        };
        let pairs = some.pairs.map(|pairs| pairs * 9);
        let more = Score { pairs, ..some };
        let (few, many) = (some.elo().expect("pairs"), more.elo().expect("pairs"));
        assert!(few.low < few.middle && few.middle < few.high);
        assert!((few.middle - many.middle).abs() < 1e-9);
        assert!(many.high - many.low < (few.high - few.low) / 2.0);
    }

    #[test]
    fn nothing_is_said_of_one_pair() {
        let score = Score {
            wins: 2,
            pairs: [0, 0, 0, 0, 1],
            ..Score::default()
        };
        assert_eq!(score.elo(), None);
        assert!((score.mean() - 1.0).abs() < 1e-9);
    }
}
