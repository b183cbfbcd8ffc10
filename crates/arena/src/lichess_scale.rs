//! Ratings on the scale of lichess, from matches against the bots of Maia, which people of all
//! ratings play there.

/// A bot: the network's name, and the score of people against it by their rating.
struct Bot {
    name: u32,
    scores: [f64; RATINGS.len()],
}

/// The centres of the bands of people's ratings. The first band is below 1000, the last from 2000.
const RATINGS: [f64; 7] = [900.0, 1_100.0, 1_300.0, 1_500.0, 1_700.0, 1_900.0, 2_100.0];

/// All 1,425,567 rated games of the bots from October 2023 to October 2026, counted by
/// <https://github.com/Dash1971/researching-maia-games-on-lichess>.
const BOTS: [Bot; 3] = [
    Bot {
        name: 1_100,
        scores: [0.094, 0.164, 0.299, 0.463, 0.666, 0.801, 0.846],
    },
    Bot {
        name: 1_500,
        scores: [0.059, 0.103, 0.222, 0.410, 0.601, 0.808, 0.899],
    },
    Bot {
        name: 1_900,
        scores: [0.048, 0.074, 0.164, 0.341, 0.513, 0.700, 0.845],
    },
];

/// The rating of people who score as much against a bot, interpolated on the logistic scale;
/// `None` if there is no such bot.
pub(crate) fn rating(bot: u32, score: f64) -> Option<f64> {
    let bot = BOTS.iter().find(|known| known.name == bot)?;
    let wanted = logit(score);
    let curve = bot.scores.map(logit);
    let last = RATINGS.len() - 2;
    let place = curve[1..=last].iter().position(|&value| wanted < value);
    let place = place.unwrap_or(last);
    let part = (wanted - curve[place]) / (curve[place + 1] - curve[place]);
    Some(RATINGS[place] + part * (RATINGS[place + 1] - RATINGS[place]))
}

/// The logarithm of the odds; scores near 0 and 1 are limited.
fn logit(score: f64) -> f64 {
    let score = score.clamp(0.005, 0.995);
    (score / (1.0 - score)).ln()
}

#[cfg(test)]
mod tests {
    use super::rating;

    #[test]
    fn a_score_gives_the_rating_of_people() {
        let rounded = |bot, score| rating(bot, score).map(f64::round);
        assert_eq!(rounded(1_100, 0.463), Some(1_500.0));
        assert_eq!(rounded(1_500, 0.5), Some(1_594.0));
        assert_eq!(rounded(1_200, 0.5), None);
        assert!(rating(1_900, 0.95) > Some(2_100.0) && rating(1_100, 0.05) < Some(900.0));
    }
}
