//! `tactics`: counts the positions of the test suites in `tests/data/tactics` that an engine
//! solves.

use std::{fmt::Write, fs, path::PathBuf, time::Duration};

use anyhow::{Context, Result, anyhow};
use clap::Args;
use rules::{Game, Position};

use crate::{
    command_line::split_command,
    engine::{Engine, EngineConfig, SearchRequest},
    referee::ChessReferee,
    time_control::TimeControl,
    workspace,
};

const FOLDER: &str = "tests/data/tactics";
const SUITES: [&str; 3] = ["bratko-kopec.epd", "bt-2630.epd", "win-at-chess.epd"];

const SEARCH_TIMEOUT: Duration = Duration::from_mins(10);

/// Run an engine on tactical test suites.
///
/// Lists the positions of the suites in tests/data/tactics that an engine does not solve. micro-max is
/// the engine of this working tree, micro-max@REVISION that of a commit or branch.
#[derive(Args, Debug)]
pub(crate) struct TacticsOptions {
    command: String,
    /// Nodes per position
    #[arg(long, default_value_t = 2_000_000)]
    nodes: u64,
    /// The size of the table in MB
    #[arg(long, default_value_t = 16)]
    hash: u32,
    /// Write the chosen moves, as in tests/data/tactics/stockfish.txt
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
}

/// A line of a suite.
struct Problem<'a> {
    id: &'a str,
    /// The best moves in SAN.
    best_moves: Vec<&'a str>,
    position: Position,
}

/// Runs the suites and prints the unsolved positions and the counts.
pub(crate) fn run(options: &TacticsOptions) -> Result<()> {
    let command = split_command(&options.command)?;
    let engine_options = [("Hash", options.hash.to_string())];
    let config = EngineConfig::new(&options.command, command, engine_options);
    let mut engine = Engine::start(&config.build()?, None)?;
    let mut choices = format!(
        "# Made by: cargo xtask tactics \"{}\" --nodes {} --hash {} --write FILE\n",
        options.command, options.nodes, options.hash
    );
    for suite in SUITES {
        choices += &run_suite(&mut engine, suite, options.nodes)?;
    }
    match &options.write {
        Some(file) => {
            fs::write(file, choices).with_context(|| format!("cannot write {}", file.display()))
        }
        None => Ok(()),
    }
}

/// Returns the moves that the engine chooses, one line for each position.
fn run_suite(engine: &mut Engine, suite: &str, nodes: u64) -> Result<String> {
    let path = workspace::root().join(FOLDER).join(suite);
    let text =
        fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
    let mut choices = String::new();
    let mut solved = 0;
    for line in text.lines() {
        let problem = parse_problem(line).with_context(|| format!("{suite}: {line}"))?;
        let Problem { id, best_moves, .. } = &problem;
        let san = best_move(engine, &problem.position, nodes)?;
        if best_moves.contains(&san.as_str()) {
            solved += 1;
        } else {
            println!("{id}: {san} instead of {}", best_moves.join(" or "));
        }
        writeln!(choices, "{id} {san}")?;
    }
    println!("{suite}: {solved} of {} solved", text.lines().count());
    Ok(choices)
}

fn parse_problem(line: &str) -> Option<Problem<'_>> {
    let (fen, operations) = line.split_once(" bm ")?;
    let (best_moves, rest) = operations.split_once(';')?;
    Some(Problem {
        id: rest.split('"').nth(1)?,
        best_moves: best_moves.split(' ').collect(),
        position: format!("{fen} 0 1").parse().ok()?,
    })
}

/// Returns the engine's move in SAN.
fn best_move(engine: &mut Engine, position: &Position, nodes: u64) -> Result<String> {
    let game = ChessReferee::new(Game::new(position.clone()));
    engine
        .new_game(&game)?
        .map_err(|failure| anyhow!("{failure}"))?;
    let request = SearchRequest {
        game: &game,
        time_control: TimeControl::Nodes(nodes),
        clocks: None,
        timeout: SEARCH_TIMEOUT,
    };
    let (result, _) = engine
        .search(&request)
        .map_err(|failure| anyhow!("{failure}"))?;
    let text = result.best_move.context("the engine resigns")?;
    Ok(position.san(position.parse_move(&text)?))
}

#[cfg(test)]
mod tests {
    use super::parse_problem;

    #[test]
    fn a_problem_is_parsed() {
        let line = "6k1/5ppp/8/8/8/8/8/R3K3 w Q - bm Ra8# O-O-O; id \"A.1\";";
        let problem = parse_problem(line).expect("a valid line");
        assert_eq!(
            (problem.id, problem.best_moves),
            ("A.1", vec!["Ra8#", "O-O-O"])
        );
        assert!(parse_problem("8/8/8/8/8/8/8/8 w - - bm Ra8; id \"no kings\";").is_none());
    }
}
