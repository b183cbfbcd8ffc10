//! `levels`: measures the ladder of opponents by matches between its steps, and against Maia and
//! Stockfish.

use anyhow::{Context, Result};
use clap::Args;
use protocol::Strength;

use crate::{
    command_line::split_command,
    engine::EngineConfig,
    lichess_scale, match_runner,
    score::{Score, elo_difference},
};

/// The scores between which a match gives a rating.
const MEANINGFUL: std::ops::Range<f64> = 0.05..0.95;

/// The acceptable scores of a step against the one below, up to two standard errors.
const WANTED: std::ops::RangeInclusive<f64> = 0.65..=0.8;

/// Steps from this rating on play Stockfish; Maia loses nearly all games against them.
const STOCKFISH_FROM: u16 = 2_000;
/// Steps up to this rating play Maia.
const MAIA_TO: u16 = 2_300;

/// The `UCI_Elo` of Stockfish in all matches. Results with different values are not comparable: in
/// games against our opponents, 1900 is about 280 points stronger than 1750.
const STOCKFISH_ELO: u32 = 1_750;
/// Its rating on lichess: against Maia, Stockfish 15.1 with 1350 and 1700 is rated 1660 and 1905.
const STOCKFISH_RATING: f64 = 2_000.0;
/// Points on lichess per point of Elo: people who are 200 points apart there score against Maia as
/// if they were 120 to 150 apart.
const POINTS_PER_ELO: f64 = 1.4;
/// The depth of the deepest search of the ladder, in plies.
const LARGEST_DEPTH: u32 = 11;

/// Measure the ladder of opponents.
///
/// Each step of the ladder of Modern's opponents plays the step below it. Maia and Stockfish, if they
/// are given, play each step with which they can be compared, and give the ratings.
#[derive(Args, Debug)]
pub(crate) struct LevelsOptions {
    /// Games per match
    #[arg(long, default_value_t = 100)]
    games: usize,
    /// The lowest step to measure
    #[arg(long, default_value_t = 1)]
    from: usize,
    /// The highest step to measure
    #[arg(long, default_value_t = usize::MAX, hide_default_value = true)]
    to: usize,
    /// The bot of Maia with this name, 1100, 1500 or 1900; may be repeated
    #[arg(long, value_name = "NAME=COMMAND", value_parser = bot)]
    maia: Vec<(u32, String)>,
    /// Stockfish, limited to a `UCI_Elo` of 1750
    #[arg(long, value_name = "COMMAND")]
    stockfish: Option<String>,
}

/// A bot's name and its command.
fn bot(text: &str) -> Result<(u32, String)> {
    let (name, command) = text.split_once('=').context("this is not NAME=COMMAND")?;
    let name = name.parse().context("the name is not a number")?;
    lichess_scale::rating(name, 0.5)
        .with_context(|| format!("people's scores against {name} are unknown"))?;
    Ok((name, command.to_owned()))
}

struct StepResult {
    step: usize,
    elo: u16,
    against_lower: Option<Score>,
    /// The opponents with the scores against them, and the ratings that follow.
    anchors: Vec<(String, Score, f64)>,
}

/// Plays the matches and prints the table. Returns whether the score of each step against the one
/// below is as wanted.
pub(crate) fn run(options: &LevelsOptions) -> Result<bool> {
    let mut results = Vec::new();
    let mut lower = None;
    for (step, elo) in (1..).zip(Strength::ladder()) {
        if (options.from..=options.to).contains(&step) {
            results.push(measure(step, elo, lower, options)?);
        }
        lower = Some(elo);
    }
    println!("\n{}", table(&results));
    let is_wanted = |result: &StepResult| {
        let score = result.against_lower;
        score.is_none_or(|score| {
            let tolerance = 2.0 * standard_error(&score);
            let mean = score.mean();
            mean + tolerance >= *WANTED.start() && mean - tolerance <= *WANTED.end()
        })
    };
    Ok(results.iter().all(is_wanted))
}

fn measure(
    step: usize,
    elo: u16,
    lower: Option<u16>,
    options: &LevelsOptions,
) -> Result<StepResult> {
    let against_lower = lower
        .filter(|_| step > options.from)
        .map(|lower| play([opponent(elo), opponent(lower)], plies(elo), options))
        .transpose()?;
    let mut anchors = Vec::new();
    let bots = options.maia.iter().filter(|_| elo <= MAIA_TO);
    for (bot, command) in bots {
        let name = format!("maia-{bot}");
        let maia = EngineConfig::new(&name, split_command(command)?, []);
        let score = play([opponent(elo), maia], plies(elo), options)?;
        if let Some(rating) = lichess_scale::rating(*bot, score.mean()) {
            anchors.push((name, score, rating));
        }
    }
    if let Some(command) = options.stockfish.as_ref().filter(|_| elo >= STOCKFISH_FROM) {
        let engines = [opponent(elo), stockfish(command)?];
        let score = play(engines, plies(elo), options)?;
        let rating = STOCKFISH_RATING + POINTS_PER_ELO * elo_difference(score.mean());
        anchors.push((format!("Stockfish {STOCKFISH_ELO}"), score, rating));
    }
    Ok(StepResult {
        step,
        elo,
        against_lower,
        anchors,
    })
}

/// The depth of an opponent's search, in plies. As the limit of a match it changes no move, but it
/// shortens the search for the reported score, which otherwise takes most of the time.
pub(crate) fn plies(elo: u16) -> u32 {
    Strength::Elo(elo).limits().depth.unwrap_or(LARGEST_DEPTH)
}

/// Plays a match with a limit of plies per move and returns the first engine's score.
fn play(engines: [EngineConfig; 2], depth: u32, options: &LevelsOptions) -> Result<Score> {
    let [first, second] = engines.each_ref().map(|engine| engine.name.clone());
    let score = match_runner::score(engines, depth, options.games)?;
    println!("{first} against {second}: {}", percent(&score));
    Ok(score)
}

/// Modern's opponent of a rating, named after it.
pub(crate) fn opponent(elo: u16) -> EngineConfig {
    let options = [
        ("UCI_LimitStrength", "true".to_owned()),
        ("UCI_Elo", elo.to_string()),
        ("Seed", "-1".to_owned()),
    ];
    EngineConfig::new(&elo.to_string(), vec!["micro-max".to_owned()], options)
}

fn stockfish(command: &str) -> Result<EngineConfig> {
    let options = [
        ("UCI_LimitStrength", "true".to_owned()),
        ("UCI_Elo", STOCKFISH_ELO.to_string()),
    ];
    let name = format!("Stockfish {STOCKFISH_ELO}");
    Ok(EngineConfig::new(&name, split_command(command)?, options))
}

/// A score with its standard error.
pub(crate) fn percent(score: &Score) -> String {
    format!(
        "{:.1} ± {:.1} %",
        100.0 * score.mean(),
        100.0 * standard_error(score)
    )
}

/// The standard error of a score if there were no draws.
fn standard_error(score: &Score) -> f64 {
    (score.mean() * (1.0 - score.mean()) / f64::from(score.games().max(1))).sqrt()
}

/// Formats the steps as a Markdown table.
fn table(results: &[StepResult]) -> String {
    let mut table = String::from(
        "| step | rating | half-moves | against the step below | matches | measured |\n\
         | --- | --- | --- | --- | --- | --- |",
    );
    for result in results {
        let matches: Vec<String> = result
            .anchors
            .iter()
            .map(|(name, score, rating)| format!("{name} {} → {rating:.0}", percent(score)))
            .collect();
        let columns = [
            result.step.to_string(),
            result.elo.to_string(),
            plies(result.elo).to_string(),
            result
                .against_lower
                .as_ref()
                .map_or_else(String::new, percent),
            matches.join("; "),
            measured(result).map_or_else(String::new, |rating| format!("{rating:.0}")),
        ];
        table.push_str("\n| ");
        table.push_str(&columns.join(" | "));
        table.push_str(" |");
    }
    table
}

/// The mean of the ratings by matches that were not too one-sided.
fn measured(result: &StepResult) -> Option<f64> {
    let anchors = result.anchors.iter();
    let ratings = anchors.filter(|(_, score, _)| MEANINGFUL.contains(&score.mean()));
    let (sum, count) = ratings.fold((0.0, 0), |(sum, count), (_, _, rating)| {
        (sum + rating, count + 1)
    });
    (count > 0).then(|| sum / f64::from(count))
}

#[cfg(test)]
mod tests {
    use super::{StepResult, bot, table};
    use crate::score::Score;

    fn score(wins: u32, losses: u32) -> Score {
        Score {
            wins,
            losses,
            ..Score::default()
        }
    }

    #[test]
    fn the_rating_is_the_mean_of_meaningful_matches() {
        let anchors = [
            (score(50, 50), 1_500.0),
            (score(60, 40), 1_600.0),
            (score(99, 1), 2_500.0),
        ];
        let result = StepResult {
            step: 3,
            elo: 800,
            against_lower: Some(score(75, 25)),
            anchors: anchors
                .map(|(score, rating)| ("maia".to_owned(), score, rating))
                .to_vec(),
        };
        let text = table(&[result]);
        let row = text.lines().last().expect("a row");
        assert!(
            row.starts_with("| 3 | 800 | 3 | 75.0 ± 4.3 % | maia 50.0 ± 5.0 % → 1500; "),
            "{row}"
        );
        assert!(row.ends_with("| 1550 |"), "{row}");
    }

    #[test]
    fn bots_have_names_that_are_known() {
        assert_eq!(
            bot("1500=python3 maia.py").ok(),
            Some((1_500, "python3 maia.py".to_owned()))
        );
        assert!(bot("1200=x").is_err() && bot("1500").is_err());
    }
}
