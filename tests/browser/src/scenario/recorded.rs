use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::{page::Page, worker_client::WorkerClient};

const SEARCHES: &str = include_str!("../../../data/classic/searches.json");
const GAMES: &str = include_str!("../../../data/classic/games.json");

/// One search of so many is repeated in a browser: all are repeated natively and in Node, and the wasm is the same.
/// With `--scenarios all`, all are.
const SAMPLE: usize = 9;

/// Recorded searches of the original: each iteration's count, score and best move.
pub(super) fn searches(page: &Page) -> Result<()> {
    let file: Value = serde_json::from_str(SEARCHES)?;
    let searches = file["searches"]
        .as_array()
        .context("the file has no searches")?;
    let client = WorkerClient::open(page)?;
    for (index, search) in searches.iter().enumerate().step_by(step(page)) {
        let moves = search["moves"].as_str().unwrap_or_default();
        let lines = think(&client, &search["table_bits"], moves, &search["node_limit"])?;
        let seen: Vec<Value> = lines.iter().filter_map(|line| iteration(line)).collect();
        let expected = search["iterations"]
            .as_array()
            .context("a search has no iterations")?;
        ensure!(
            seen == *expected,
            "search {index}: {seen:?} instead of {expected:?}"
        );
        let best = format!("bestmove {}", search["best"].as_str().unwrap_or_default());
        ensure!(
            plays(&lines, &best),
            "search {index}: {:?} instead of {best}",
            lines.last()
        );
    }
    Ok(())
}

/// Moves of the recorded games that the original plays against itself.
pub(super) fn games(page: &Page) -> Result<()> {
    let file: Value = serde_json::from_str(GAMES)?;
    let games = file["games"].as_array().context("the file has no games")?;
    let client = WorkerClient::open(page)?;
    for (number, game) in games.iter().enumerate() {
        let mut moves = game["opening"].as_str().unwrap_or_default().to_owned();
        let plies = game["plies"].as_array().context("a game has no plies")?;
        for (ply, expected) in plies.iter().enumerate() {
            let text = expected[0].as_str().unwrap_or_default();
            if ply % step(page) == 0 {
                let lines = think(&client, &game["table_bits"], &moves, &game["node_limit"])?;
                let last = lines
                    .iter()
                    .filter_map(|line| iteration(line))
                    .next_back()
                    .unwrap_or_default();
                let is_same = last[1] == expected[1] && last[2] == expected[2];
                ensure!(
                    is_same,
                    "game {number}, ply {ply}: {last} instead of {expected}"
                );
                let best = format!("bestmove {text}");
                ensure!(
                    plays(&lines, &best),
                    "game {number}, ply {ply}: {:?} instead of {best}",
                    lines.last()
                );
            }
            moves = format!("{moves} {text}");
        }
    }
    Ok(())
}

/// Every which search is repeated.
pub(super) fn step(page: &Page) -> usize {
    if page.is_complete() { 1 } else { SAMPLE }
}

/// What the worker says to a position of moves from the start and a limit of nodes.
fn think(
    client: &WorkerClient,
    table_bits: &Value,
    moves: &str,
    node_limit: &Value,
) -> Result<Vec<String>> {
    let moves = moves.trim();
    let words = if moves.is_empty() {
        String::new()
    } else {
        format!(" moves {moves}")
    };
    let lines = [
        "setoption name Engine value Classic".to_owned(),
        format!("setoption name TableBits value {table_bits}"),
        format!("position startpos{words}"),
        format!("go nodes {node_limit}"),
    ];
    client.talk(&lines, "bestmove")
}

/// Whether the last line is this, with or without a move to ponder on.
fn plays(lines: &[String], best: &str) -> bool {
    lines
        .last()
        .is_some_and(|line| line == best || line.starts_with(&format!("{best} ")))
}

/// Depth, nodes, score and best move of a line that tells of an iteration.
fn iteration(line: &str) -> Option<Value> {
    let words: Vec<&str> = line.split(' ').collect();
    let after = |name| {
        words
            .iter()
            .position(|word| *word == name)
            .and_then(|at| words.get(at + 1))
    };
    let number = |name| after(name)?.parse::<i64>().ok();
    Some(serde_json::json!([
        number("depth")?,
        number("nodes")?,
        number("cp")?,
        after("pv")?
    ]))
}
