//! `likeness`: compares opponents with people of about their rating, in positions of games that were
//! not fitted.

use std::{collections::HashMap, path::Path};

use anyhow::{Context, Result, bail};
use arena::AnalysisEngine;
use protocol::Strength;

use super::{
    fit::VALIDATION_DIVISOR,
    games::{self, PeopleGame},
    move_values::{MoveValues, losses_cp, probabilities},
};
use crate::{options::Options, splitmix64::SplitMix64};

/// The highest rating of a step that is compared; few of the games have better players.
const HIGHEST_ELO: u32 = 2000;

/// Earlier plies are not compared: people play many openings from memory.
const FIRST_PLY: usize = 10;
/// The number of positions of a game.
const POSITIONS: usize = 8;
/// How often a player chooses in each position.
const CHOICES: usize = 5;

/// A move is unlikely if Maia gives it a lower probability than this, and plausible if it gives it at
/// least the second one.
const UNLIKELY: f64 = 0.01;
const PLAUSIBLE: f64 = 0.05;
/// A move that loses at least this much is a blunder, in centipawns.
const BLUNDER_CP: f64 = 200.0;

/// The depth of the judge's search, in plies.
const JUDGE_DEPTH: u32 = 9;
/// The most nodes of a player's search; opponents with a rating stop earlier.
const PLAYER_NODES: u64 = 100_000;

/// A choice of a person.
struct Sample {
    /// The command that sets up the position.
    position: String,
    played: String,
    rating: f32,
}

/// What Maia and the judge report about the moves of a position.
struct Values {
    probability: MoveValues,
    loss_cp: MoveValues,
}

/// Moves of a player or of people, added up.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Tally {
    moves: f64,
    unlikely: f64,
    loss_cp: f64,
    blunders: f64,
    plausible: f64,
    /// How often the move is the one that was played.
    agreed: f64,
}

impl Tally {
    fn add(&mut self, chosen: &str, played: &str, values: &Values) {
        let probability = values.probability.get(chosen).copied().unwrap_or(0.0);
        let loss_cp = values.loss_cp.get(chosen).copied().unwrap_or(0.0);
        let count = |is: bool| f64::from(u8::from(is));
        let is_blunder = loss_cp >= BLUNDER_CP;
        self.moves += 1.0;
        self.unlikely += count(probability < UNLIKELY);
        self.loss_cp += loss_cp;
        self.blunders += count(is_blunder);
        self.plausible += count(is_blunder && probability >= PLAUSIBLE);
        self.agreed += count(chosen == played);
    }

    /// A row of the table, with the values of people in brackets.
    fn row(&self, name: &str, people: &Tally) -> String {
        let percent = |part: f64, whole: f64| 100.0 * part / whole.max(1.0);
        let unlikely = |tally: &Tally| percent(tally.unlikely, tally.moves);
        let loss_cp = |tally: &Tally| tally.loss_cp / tally.moves.max(1.0);
        let plausible = |tally: &Tally| percent(tally.plausible, tally.blunders);
        format!(
            "| {name} | {:.1} % ({:.1} %) | {:.0} ({:.0}) | {:.0} % ({:.0} %) | {:.1} % |",
            unlikely(self),
            unlikely(people),
            loss_cp(self),
            loss_cp(people),
            plausible(self),
            plausible(people),
            percent(self.agreed, self.moves),
        )
    }
}

#[derive(Debug, PartialEq)]
struct Player {
    name: String,
    elo: u32,
    command: String,
}

impl Player {
    /// The opponents of the ladder, and those of the options.
    fn all(options: &Options) -> Result<Vec<Player>> {
        let ladder = Strength::ladder()
            .map(u32::from)
            .take_while(|&elo| elo <= HIGHEST_ELO);
        let steps = ladder.zip(1..).map(|(elo, step)| {
            Ok(Player {
                name: format!("step {step}, {elo}"),
                elo,
                command: "micro-max".to_owned(),
            })
        });
        let others = options.players.iter().map(|text| Player::parse(text));
        steps.chain(others).collect()
    }

    fn parse(text: &str) -> Result<Player> {
        let parts: Vec<&str> = text.splitn(3, '=').collect();
        let [name, elo, command] = parts[..] else {
            bail!("'{text}' is not NAME=ELO=COMMAND");
        };
        Ok(Player {
            name: name.to_owned(),
            elo: elo
                .parse()
                .with_context(|| format!("'{elo}' is no rating"))?,
            command: command.to_owned(),
        })
    }

    /// Starts the player at its rating, or at full strength if it has none to set.
    fn start(&self) -> Result<AnalysisEngine> {
        let limited = [
            ("UCI_LimitStrength".to_owned(), "true".to_owned()),
            ("UCI_Elo".to_owned(), self.elo.to_string()),
        ];
        AnalysisEngine::start(&self.command, &limited)
            .or_else(|_| AnalysisEngine::start(&self.command, &[]))
    }
}

/// Plays the positions with each player, and prints the table.
pub(crate) fn run(options: &Options, games: &Path) -> Result<()> {
    let samples = samples(options, games)?;
    let mut observers = Observers::start(options, &samples)?;
    println!("| opponent | unlikely | loss | plausible blunders | people's move |");
    println!("|---|---|---|---|---|");
    for player in Player::all(options)? {
        let mut engine = player.start()?;
        let [mut own, mut people] = [Tally::default(); 2];
        for index in nearest(&samples, player.elo, options.positions) {
            let sample = &samples[index];
            let values = observers.values(index, player.elo)?;
            for choice in 0..CHOICES {
                let chosen = chosen_by(&mut engine, sample, CHOICES * index + choice)?;
                own.add(&chosen, &sample.played, values);
            }
            people.add(&sample.played, &sample.played, values);
        }
        println!("{}", own.row(&player.name, &people));
    }
    Ok(())
}

/// The choices in the games that were not fitted, in an order that the seed determines.
fn samples(options: &Options, path: &Path) -> Result<Vec<Sample>> {
    let mut games = games::read(path)?;
    SplitMix64::new(options.seed, 0).shuffle(&mut games);
    let kept = games.split_off(games.len() - games.len() / VALIDATION_DIVISOR);
    let mut samples = Vec::new();
    for (game, stream) in kept.iter().zip(1..) {
        let mut plies: Vec<usize> = (FIRST_PLY..game.moves.len()).collect();
        SplitMix64::new(options.seed, stream).shuffle(&mut plies);
        plies.truncate(POSITIONS);
        samples.extend(plies.into_iter().filter_map(|ply| sample(game, ply)));
    }
    Ok(samples)
}

/// The choice at a ply; `None` if there was only one legal move.
fn sample(people: &PeopleGame, ply: usize) -> Option<Sample> {
    let game = people.before(ply);
    let moves: Vec<String> = game.moves().iter().map(ToString::to_string).collect();
    (game.position().legal_moves().len() > 1).then(|| Sample {
        position: format!("position startpos moves {}", moves.join(" ")),
        played: people.moves[ply].to_string(),
        rating: people.rating(ply),
    })
}

/// The indices of the samples with the ratings nearest to one.
fn nearest(samples: &[Sample], elo: u32, count: usize) -> Vec<usize> {
    let distance = |&index: &usize| (f64::from(samples[index].rating) - f64::from(elo)).abs();
    let mut indices: Vec<usize> = (0..samples.len()).collect();
    indices.sort_by(|one, other| distance(one).total_cmp(&distance(other)));
    indices.truncate(count);
    indices
}

/// The move of a player, which chooses by a seed, if it has one.
fn chosen_by(engine: &mut AnalysisEngine, sample: &Sample, seed: usize) -> Result<String> {
    let lines = engine.ask(&[
        &format!("setoption name Seed value {}", seed + 1),
        "ucinewgame",
        &sample.position,
        &format!("go nodes {PLAYER_NODES}"),
    ])?;
    let best = lines.last().and_then(|line| line.split(' ').nth(1));
    Ok(best.unwrap_or_default().to_owned())
}

/// A bot of Maia with the rating of the people whose moves it predicts.
struct Maia {
    elo: u32,
    engine: AnalysisEngine,
}

impl Maia {
    fn start(text: &str) -> Result<Maia> {
        let (elo, command) = text
            .split_once('=')
            .with_context(|| format!("'{text}' is not ELO=COMMAND"))?;
        let verbose = [("VerboseMoveStats".to_owned(), "true".to_owned())];
        Ok(Maia {
            elo: elo
                .parse()
                .with_context(|| format!("'{elo}' is no rating"))?,
            engine: AnalysisEngine::start(command, &verbose)?,
        })
    }
}

/// Maia and the judge, with what they have reported.
struct Observers<'a> {
    samples: &'a [Sample],
    maia: Vec<Maia>,
    judge: AnalysisEngine,
    /// By the index of a sample and the rating of Maia.
    known: HashMap<(usize, u32), Values>,
}

impl<'a> Observers<'a> {
    fn start(options: &Options, samples: &'a [Sample]) -> Result<Observers<'a>> {
        let maia = options.maia.iter().map(|text| Maia::start(text));
        let judge = options.judge.as_deref().context("--judge is missing")?;
        let multi_pv = [("MultiPV".to_owned(), "218".to_owned())];
        Ok(Observers {
            samples,
            maia: maia.collect::<Result<_>>()?,
            judge: AnalysisEngine::start(judge, &multi_pv)?,
            known: HashMap::new(),
        })
    }

    /// What the judge and the Maia that is nearest to a rating report about a sample.
    fn values(&mut self, index: usize, elo: u32) -> Result<&Values> {
        let nearest = self.maia.iter_mut().min_by_key(|one| one.elo.abs_diff(elo));
        let maia = nearest.context("--maia is missing")?;
        let key = (index, maia.elo);
        if !self.known.contains_key(&key) {
            let position = self.samples[index].position.as_str();
            let go = format!("go depth {JUDGE_DEPTH}");
            let values = Values {
                probability: probabilities(&maia.engine.ask(&[position, "go nodes 1"])?),
                loss_cp: losses_cp(&self.judge.ask(&["ucinewgame", position, &go])?),
            };
            if values.probability.is_empty() || values.loss_cp.is_empty() {
                bail!("'{position}': no probabilities or no scores of its moves");
            }
            self.known.insert(key, values);
        }
        Ok(&self.known[&key])
    }
}

#[cfg(test)]
mod tests {
    use super::{Player, Sample, Tally, Values, nearest};

    fn values(moves: &[(&str, f64, f64)]) -> Values {
        let values = |of: fn(&(&str, f64, f64)) -> f64| {
            let named = moves.iter().map(|one| (one.0.to_owned(), of(one)));
            named.collect()
        };
        Values {
            probability: values(|one| one.1),
            loss_cp: values(|one| one.2),
        }
    }

    #[test]
    fn moves_are_counted_by_their_probability_and_loss() {
        let values = values(&[
            ("e2e4", 0.6, 0.0),
            ("f2f3", 0.004, 250.0),
            ("d1g4", 0.07, 300.0),
        ]);
        let [mut own, mut people] = [Tally::default(); 2];
        for chosen in ["e2e4", "f2f3", "d1g4", "e2e4"] {
            own.add(chosen, "e2e4", &values);
            people.add("e2e4", "e2e4", &values);
        }
        assert_eq!(
            own.row("step", &people),
            "| step | 25.0 % (0.0 %) | 138 (0) | 50 % (0 %) | 50.0 % |"
        );
    }

    #[test]
    fn the_nearest_ratings_are_compared() {
        let samples: Vec<Sample> = [1500.0, 900.0, 1100.0, 2000.0]
            .into_iter()
            .map(|rating| Sample {
                position: String::new(),
                played: String::new(),
                rating,
            })
            .collect();
        assert_eq!(nearest(&samples, 500, 2), [1, 2]);
        assert_eq!(nearest(&samples, 1400, 3), [0, 2, 1]);
    }

    #[test]
    fn players_are_named_with_a_rating_and_a_command() {
        let player = Player::parse("maia-1100=1500=lc0 --weights=a").expect("it is valid");
        assert_eq!(
            (player.elo, player.command.as_str()),
            (1500, "lc0 --weights=a")
        );
        assert!(Player::parse("maia=1500").is_err() && Player::parse("a=b=c").is_err());
    }
}
