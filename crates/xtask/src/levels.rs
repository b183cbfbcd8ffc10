//! `cargo xtask levels`: the levels of Modern play each other and Stockfish, and their table is
//! printed.

use anyhow::{Context, Result};
use lexopt::{Arg::Long, Parser, ValueExt};
use protocol::{EngineName, Level, Strength};

use crate::{
    arguments::number,
    contest::{self, Command, Score, elo},
};

/// What `cargo xtask levels --help` prints.
pub(crate) const HELP: &str = "\
usage: cargo xtask levels [OPTION...]

  Each level of Modern plays the one below, and Stockfish at a rating within reach (UCI_Elo): from
  that follows its own rating, and from the results against each other those of the lowest levels.

  --games N            100 unless told
  --against COMMAND    Stockfish; stockfish unless told, none for no rating";

/// The rating at which Stockfish plays against a level, from the fifth on: the fourth scores nothing against 1350, and
/// below 1347 its formula has no value.
const ANCHORS: [(u8, u32); 4] = [(5, 1350), (6, 1500), (7, 1900), (8, 2300)];

/// Stockfish at a rating chooses its move after a search of 14 plies at most: this many nodes.
const NODES_OF_STOCKFISH: u64 = 100_000;

/// The first level that plays against Stockfish.
const FIRST_ANCHORED: u8 = ANCHORS[0].0;

/// How the levels are measured.
#[derive(Debug, PartialEq)]
pub(crate) struct Settings {
    games: usize,
    /// Stockfish's command, if there is to be a rating.
    against: Option<String>,
}

impl Settings {
    /// Reads the words after `levels`; nothing when help is asked for.
    ///
    /// # Errors
    /// A sentence about the word that is not understood.
    pub(crate) fn read(words: &mut Parser) -> Result<Option<Self>> {
        let mut settings = Self {
            games: 100,
            against: Some("stockfish".to_owned()),
        };
        while let Some(word) = words.next()? {
            match word {
                Long("help") => return Ok(None),
                Long("games") => settings.games = number(words, "--games")?,
                Long("against") => {
                    let command = words.value()?.string()?;
                    settings.against = (command != "none").then_some(command);
                }
                other => anyhow::bail!("{}\n\n{HELP}", other.unexpected()),
            }
        }
        Ok(Some(settings))
    }
}

/// A level, and what was measured of it.
struct Rung {
    level: u8,
    strength: Strength,
    /// Against the level below.
    below: Option<Score>,
    rating: Option<f64>,
}

/// Plays and prints the table; true if each level beats the one below by 70 % or more.
///
/// # Errors
/// An engine does not start.
pub(crate) fn run(settings: &Settings) -> Result<bool> {
    let mut rungs = Vec::new();
    for level in 1..=Level::COUNT {
        rungs.push(measured(level, settings)?);
    }
    rate_the_lowest(&mut rungs);
    println!("\n{}", table(&rungs));
    let is_ladder = |rung: &Rung| rung.below.is_none_or(|score| score.mean() >= 0.7);
    Ok(rungs.iter().all(is_ladder))
}

fn measured(level: u8, settings: &Settings) -> Result<Rung> {
    let strength = strength(level)?;
    let below = match level {
        1 => None,
        _ => Some(score(
            [at_level(level), at_level(level - 1)],
            strength.nodes,
            settings,
        )?),
    };
    let anchor = ANCHORS.iter().find(|(anchored, _)| *anchored == level);
    let rating = match (anchor, &settings.against) {
        (Some(&(_, rating)), Some(command)) => {
            let nodes = strength.nodes.max(NODES_OF_STOCKFISH);
            let players = [at_level(level), at_rating(command, rating)?];
            Some(f64::from(rating) + elo(score(players, nodes, settings)?.mean()))
        }
        _ => None,
    };
    Ok(Rung {
        level,
        strength,
        below,
        rating,
    })
}

fn strength(level: u8) -> Result<Strength> {
    let level = Level::new(level).context("there is no such level")?;
    Ok(level.strength(EngineName::Modern))
}

/// The result of the first of two players, both of whom may take so many nodes for a move.
fn score(players: [Command; 2], nodes: u64, settings: &Settings) -> Result<Score> {
    let [first, second] = players.each_ref().map(|player| player.name().to_owned());
    let score = contest::score(players, nodes, settings.games)?;
    println!("{first} against {second}: {:.1} %", 100.0 * score.mean());
    Ok(score)
}

fn at_level(level: u8) -> Command {
    let options = [("Level", level.to_string()), ("Seed", "1".to_owned())];
    Command::new(
        &format!("level {level}"),
        vec!["micro-max".to_owned()],
        options,
    )
}

fn at_rating(command: &str, rating: u32) -> Result<Command> {
    let words = contest::split(command).context("a quote in the command is not closed")?;
    let options = [
        ("UCI_LimitStrength", "true".to_owned()),
        ("UCI_Elo", rating.to_string()),
    ];
    Ok(Command::new(&format!("Stockfish {rating}"), words, options))
}

/// The levels that are too weak for Stockfish are rated by what they score against the next.
fn rate_the_lowest(rungs: &mut [Rung]) {
    for place in (0..usize::from(FIRST_ANCHORED) - 1).rev() {
        let above = &rungs[place + 1];
        let difference = above.below.map(|score| elo(score.mean()));
        rungs[place].rating = above
            .rating
            .zip(difference)
            .map(|(rating, difference)| rating - difference);
    }
}

/// The levels as the README shows them.
fn table(rungs: &[Rung]) -> String {
    let mut text = String::from(
        "| level | positions | half-moves | misjudges by up to | against the level below | rating |\n\
         | --- | --- | --- | --- | --- | --- |",
    );
    for rung in rungs {
        let below = rung
            .below
            .map(|score| format!("{:.0} %", 100.0 * score.mean()));
        let rating = rung.rating.map(|rating| format!("{rating:.0}"));
        let depth = rung.strength.depth.map(|depth| depth.to_string());
        let columns = [
            rung.level.to_string(),
            rung.strength.nodes.to_string(),
            depth.unwrap_or_default(),
            format!("{:.1} pawns", f64::from(rung.strength.noise_cp) / 100.0),
            below.unwrap_or_default(),
            rating.unwrap_or_default(),
        ];
        text.push_str("\n| ");
        text.push_str(&columns.join(" | "));
        text.push_str(" |");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{ANCHORS, Rung, Settings, rate_the_lowest, strength, table};
    use crate::contest::Score;
    use lexopt::Parser;

    /// A level that wins three games of four against the one below, of a known rating.
    fn rung(level: u8) -> Rung {
        let anchored = ANCHORS.iter().any(|(anchored, _)| *anchored == level);
        Rung {
            level,
            strength: strength(level).expect("a level"),
            below: Some(Score {
                wins: 3,
                losses: 1,
                ..Score::default()
            }),
            rating: anchored.then_some(1000.0),
        }
    }

    #[test]
    fn the_lowest_levels_are_rated_by_the_next() {
        let mut rungs: Vec<Rung> = (1..=5).map(rung).collect();
        rate_the_lowest(&mut rungs);
        let ratings = rungs
            .iter()
            .map(|rung| rung.rating.expect("a rating").round());
        assert_eq!(
            ratings.collect::<Vec<f64>>(),
            [237.0, 427.0, 618.0, 809.0, 1000.0]
        );
        let text = table(&rungs);
        assert!(text.contains("| 75 % | 427 |"), "{text}");
        assert_eq!(text.lines().count(), 7);
    }

    #[test]
    fn without_stockfish_there_is_no_rating() {
        let read = |words: &[&str]| Settings::read(&mut Parser::from_args(words));
        let settings = read(&["--against", "none", "--games", "20"]).expect("it is understood");
        let expected = Settings {
            games: 20,
            against: None,
        };
        assert_eq!(settings, Some(expected));
        assert_eq!(read(&["--help"]).expect("it is understood"), None);
        assert!(read(&["--games", "many"]).is_err());
    }
}
