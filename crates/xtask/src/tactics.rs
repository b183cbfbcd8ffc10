//! `cargo xtask tactics`: an engine before the positions of tests/data/tactics.

use std::{fmt::Write, fs, time::Duration};

use anyhow::{Context, Result, anyhow};
use lexopt::{
    Arg::{Long, Value},
    Parser, ValueExt,
};
use rules::{Game, Position};

use crate::{
    arguments::number,
    contest::{self, Command, Pace, Player, Turn},
    workspace,
};

/// What `cargo xtask tactics --help` prints.
pub(crate) const HELP: &str = "\
usage: cargo xtask tactics COMMAND [OPTION...]

  An engine thinks about each position of the suites in tests/data/tactics. What it does not solve is
  listed. micro-max is the engine of this folder, micro-max@REVISION that of a commit or a branch.

  --nodes N        2000000 unless told
  --hash MB        16 unless told
  --write FILE     writes the moves that it chose: so was tests/data/tactics/stockfish.txt made";

const FOLDER: &str = "tests/data/tactics";
const SUITES: [&str; 3] = ["bratko-kopec.epd", "bt-2630.epd", "win-at-chess.epd"];

/// An engine that says nothing for longer is ended.
const PATIENCE: Duration = Duration::from_mins(10);

/// Who is asked, and how long it may think.
#[derive(Debug, PartialEq)]
pub(crate) struct Settings {
    command: String,
    nodes: u64,
    hash_mb: u32,
    write: Option<String>,
}

impl Settings {
    /// Reads the words after `tactics`; nothing when help is asked for.
    ///
    /// # Errors
    /// A sentence about the word that is not understood.
    pub(crate) fn read(words: &mut Parser) -> Result<Option<Self>> {
        let mut command = None;
        let (mut nodes, mut hash_mb, mut write) = (2_000_000, 16, None);
        while let Some(word) = words.next()? {
            match word {
                Long("help") => return Ok(None),
                Long("nodes") => nodes = number(words, "--nodes")?,
                Long("hash") => hash_mb = number(words, "--hash")?,
                Long("write") => write = Some(words.value()?.string()?),
                Value(text) if command.is_none() => command = Some(text.string()?),
                other => return Err(anyhow!("{}\n\n{HELP}", other.unexpected())),
            }
        }
        let command = command.with_context(|| format!("which engine?\n\n{HELP}"))?;
        Ok(Some(Self {
            command,
            nodes,
            hash_mb,
            write,
        }))
    }
}

/// A line of a suite.
struct Problem<'a> {
    id: &'a str,
    solutions: Vec<&'a str>,
    position: Position,
}

/// Asks the engine, prints what it misses, and counts.
///
/// # Errors
/// A suite cannot be read, or the engine fails.
pub(crate) fn run(settings: &Settings) -> Result<()> {
    let words =
        contest::split(&settings.command).context("a quote in the command is not closed")?;
    let options = [("Hash", settings.hash_mb.to_string())];
    let mut player = Player::start(&Command::new(&settings.command, words, options).built()?)?;
    let mut chosen = format!(
        "# Made by: cargo xtask tactics \"{}\" --nodes {} --hash {} --write FILE\n",
        settings.command, settings.nodes, settings.hash_mb
    );
    for suite in SUITES {
        let path = workspace::root().join(FOLDER).join(suite);
        let text =
            fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
        let (mut tried, mut solved) = (0, 0);
        for line in text.lines() {
            let problem = problem(line).with_context(|| format!("{suite}: {line}"))?;
            let san = choose(&mut player, &problem.position, settings.nodes)?;
            let is_solved = problem.solutions.contains(&san.as_str());
            if !is_solved {
                println!(
                    "{}: {san} for {}",
                    problem.id,
                    problem.solutions.join(" or ")
                );
            }
            tried += 1;
            solved += u32::from(is_solved);
            writeln!(chosen, "{} {san}", problem.id)?;
        }
        println!("{suite}: {solved} of {tried}");
    }
    match &settings.write {
        Some(file) => fs::write(file, chosen).with_context(|| format!("cannot write {file}")),
        None => Ok(()),
    }
}

fn problem(line: &str) -> Option<Problem<'_>> {
    let (placement, operations) = line.split_once(" bm ")?;
    let (solutions, rest) = operations.split_once(';')?;
    Some(Problem {
        id: rest.split('"').nth(1)?,
        solutions: solutions.split(' ').collect(),
        position: format!("{placement} 0 1").parse().ok()?,
    })
}

/// The move that the engine chooses, as it is written.
fn choose(player: &mut Player, position: &Position, nodes: u64) -> Result<String> {
    let game = Game::new(position.clone());
    player.begin(&game)?.map_err(|fault| anyhow!("{fault}"))?;
    let turn = Turn {
        game: &game,
        pace: Pace::Nodes(nodes),
        clocks: None,
        patience: PATIENCE,
    };
    let (answer, _) = player.choose(&turn).map_err(|fault| anyhow!("{fault}"))?;
    let text = answer.played.context("it resigns")?;
    Ok(position.san(position.parse_move(&text)?))
}

#[cfg(test)]
mod tests {
    use super::{Settings, problem};
    use lexopt::Parser;

    #[test]
    fn a_problem_is_a_line() {
        let line = "6k1/5ppp/8/8/8/8/8/R3K3 w Q - bm Ra8# O-O-O; id \"A.1\";";
        let problem = problem(line).expect("it is one");
        assert_eq!(
            (problem.id, problem.solutions),
            ("A.1", vec!["Ra8#", "O-O-O"])
        );
        assert!(super::problem("8/8/8/8/8/8/8/8 w - - bm Ra8; id \"no kings\";").is_none());
    }

    #[test]
    fn an_engine_must_be_named() {
        let read = |words: &[&str]| Settings::read(&mut Parser::from_args(words));
        let settings = read(&["stockfish", "--nodes", "5"]).expect("it is understood");
        assert_eq!(settings.map(|settings| settings.nodes), Some(5));
        assert!(read(&["--hash", "1"]).is_err());
        assert!(read(&["a", "b"]).is_err());
    }
}
