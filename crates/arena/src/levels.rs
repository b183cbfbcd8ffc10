//! `levels`: rates the levels of Modern by matches against each other and against Stockfish.

use anyhow::{Context, Result};
use lexopt::{Arg::Long, Parser, ValueExt};
use protocol::{EngineName, Level, Strength};

use crate::{
    command_line::{number, split_command},
    engine::EngineConfig,
    match_runner,
    score::{Score, elo_difference},
};

pub(crate) const HELP: &str = "\
usage: cargo xtask levels [OPTION...]

  Each level of Modern plays the level below it. The upper levels also play Stockfish limited to a
  similar rating (UCI_Elo), which gives their own ratings; those of the lower levels follow from
  their scores against each other.

  --games N              games per match, default 100
  --stockfish COMMAND    default stockfish; none skips the ratings";

/// The levels that play Stockfish, with Stockfish's rating. Level 4 loses every game against 1350,
/// and 1347 is the lowest rating for which Stockfish's formula is defined.
const ANCHORS: [(u8, u32); 4] = [(5, 1350), (6, 1500), (7, 1900), (8, 2300)];

const FIRST_ANCHORED_LEVEL: u8 = ANCHORS[0].0;

/// With `UCI_LimitStrength` Stockfish picks its move after at most 14 plies, about this many nodes.
const STOCKFISH_NODES: u64 = 100_000;

/// The lowest acceptable score of a level against the one below.
const MIN_SCORE: f64 = 0.7;

/// The options of `levels`.
#[derive(Debug, PartialEq)]
pub(crate) struct LevelsOptions {
    games: usize,
    /// `None` to skip the ratings.
    stockfish: Option<String>,
}

impl LevelsOptions {
    /// Parses the arguments after `levels`; `None` for `--help`.
    ///
    /// # Errors
    /// An argument is unknown or invalid.
    pub(crate) fn parse(args: &mut Parser) -> Result<Option<Self>> {
        let mut options = Self {
            games: 100,
            stockfish: Some("stockfish".to_owned()),
        };
        while let Some(arg) = args.next()? {
            match arg {
                Long("help") => return Ok(None),
                Long("games") => options.games = number(args, "--games")?,
                Long("stockfish") => {
                    let command = args.value()?.string()?;
                    options.stockfish = (command != "none").then_some(command);
                }
                other => anyhow::bail!("{}\n\n{HELP}", other.unexpected()),
            }
        }
        Ok(Some(options))
    }
}

/// The measurements of a level.
struct LevelResult {
    level: u8,
    strength: Strength,
    score_against_lower: Option<Score>,
    rating: Option<f64>,
}

/// Plays the matches and prints the table. Returns whether each level is clearly stronger than the
/// one below.
///
/// # Errors
/// An engine does not start.
pub(crate) fn run(options: &LevelsOptions) -> Result<bool> {
    let mut results = Vec::new();
    for level in 1..=Level::COUNT {
        results.push(measure(level, options)?);
    }
    rate_lower_levels(&mut results);
    println!("\n{}", table(&results));
    let is_stronger = |result: &LevelResult| {
        result
            .score_against_lower
            .is_none_or(|score| score.mean() >= MIN_SCORE)
    };
    Ok(results.iter().all(is_stronger))
}

fn measure(level: u8, options: &LevelsOptions) -> Result<LevelResult> {
    let strength = strength(level)?;
    let score_against_lower = (level > 1)
        .then(|| {
            play(
                [at_level(level), at_level(level - 1)],
                strength.nodes,
                options,
            )
        })
        .transpose()?;
    let anchor = ANCHORS.iter().find(|(anchored, _)| *anchored == level);
    let rating = match (anchor, &options.stockfish) {
        (Some(&(_, rating)), Some(command)) => {
            let nodes = strength.nodes.max(STOCKFISH_NODES);
            let engines = [at_level(level), stockfish(command, rating)?];
            let score = play(engines, nodes, options)?;
            Some(f64::from(rating) + elo_difference(score.mean()))
        }
        _ => None,
    };
    Ok(LevelResult {
        level,
        strength,
        score_against_lower,
        rating,
    })
}

fn strength(level: u8) -> Result<Strength> {
    let level = Level::new(level).with_context(|| format!("level {level} does not exist"))?;
    Ok(level.strength(EngineName::Modern))
}

/// Plays a match with a node limit per move and returns the first engine's score.
fn play(engines: [EngineConfig; 2], nodes: u64, options: &LevelsOptions) -> Result<Score> {
    let [first, second] = engines.each_ref().map(|engine| engine.name.clone());
    let score = match_runner::score(engines, nodes, options.games)?;
    println!("{first} against {second}: {:.1} %", 100.0 * score.mean());
    Ok(score)
}

fn at_level(level: u8) -> EngineConfig {
    let options = [("Level", level.to_string()), ("Seed", "1".to_owned())];
    let command = vec!["micro-max".to_owned()];
    EngineConfig::new(&format!("level {level}"), command, options)
}

fn stockfish(command: &str, rating: u32) -> Result<EngineConfig> {
    let options = [
        ("UCI_LimitStrength", "true".to_owned()),
        ("UCI_Elo", rating.to_string()),
    ];
    let name = format!("Stockfish {rating}");
    Ok(EngineConfig::new(&name, split_command(command)?, options))
}

/// Rates the levels that are too weak for Stockfish by their scores against the next level.
fn rate_lower_levels(results: &mut [LevelResult]) {
    for index in (0..usize::from(FIRST_ANCHORED_LEVEL) - 1).rev() {
        let upper = &results[index + 1];
        let difference = upper
            .score_against_lower
            .map(|score| elo_difference(score.mean()));
        results[index].rating = upper
            .rating
            .zip(difference)
            .map(|(rating, difference)| rating - difference);
    }
}

/// Formats the levels as a Markdown table.
fn table(results: &[LevelResult]) -> String {
    let mut table = String::from(
        "| level | nodes | depth | noise | score against the level below | rating |\n\
         | --- | --- | --- | --- | --- | --- |",
    );
    for result in results {
        let score = result
            .score_against_lower
            .map(|score| format!("{:.0} %", 100.0 * score.mean()));
        let rating = result.rating.map(|rating| format!("{rating:.0}"));
        let depth = result.strength.depth.map(|depth| depth.to_string());
        let columns = [
            result.level.to_string(),
            result.strength.nodes.to_string(),
            depth.unwrap_or_default(),
            format!("{:.1} pawns", f64::from(result.strength.noise_cp) / 100.0),
            score.unwrap_or_default(),
            rating.unwrap_or_default(),
        ];
        table.push_str("\n| ");
        table.push_str(&columns.join(" | "));
        table.push_str(" |");
    }
    table
}

#[cfg(test)]
mod tests {
    use super::{ANCHORS, LevelResult, LevelsOptions, rate_lower_levels, strength, table};
    use crate::score::Score;
    use lexopt::Parser;

    /// Returns a level that scores 75 % against the one below.
    fn result(level: u8) -> LevelResult {
        let is_anchored = ANCHORS.iter().any(|(anchored, _)| *anchored == level);
        LevelResult {
            level,
            strength: strength(level).expect("a level"),
            score_against_lower: Some(Score {
                wins: 3,
                losses: 1,
                ..Score::default()
            }),
            rating: is_anchored.then_some(1000.0),
        }
    }

    #[test]
    fn lower_levels_are_rated_against_the_next_one() {
        let mut results: Vec<LevelResult> = (1..=5).map(result).collect();
        rate_lower_levels(&mut results);
        let ratings = results
            .iter()
            .map(|result| result.rating.expect("a rating").round());
        assert_eq!(
            ratings.collect::<Vec<f64>>(),
            [237.0, 427.0, 618.0, 809.0, 1000.0]
        );
        let text = table(&results);
        assert!(text.contains("| 75 % | 427 |"), "{text}");
        assert_eq!(text.lines().count(), 7);
    }

    #[test]
    fn stockfish_can_be_left_out() {
        let parse = |words: &[&str]| LevelsOptions::parse(&mut Parser::from_args(words));
        let options = parse(&["--stockfish", "none", "--games", "20"]).expect("valid options");
        let expected = LevelsOptions {
            games: 20,
            stockfish: None,
        };
        assert_eq!(options, Some(expected));
        assert_eq!(parse(&["--help"]).expect("valid options"), None);
        assert!(parse(&["--games", "many"]).is_err());
    }
}
