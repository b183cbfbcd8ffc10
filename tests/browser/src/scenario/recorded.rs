use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::{page::Page, worker_client::WorkerClient};

const SEARCHES: &str = include_str!("../../../data/classic/searches.json");
const GAMES: &str = include_str!("../../../data/classic/games.json");

/// One in this many searches is repeated in a browser, because all are repeated natively and in Node, with the same
/// wasm. With `--scenarios all`, every search is.
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

/// Moves of the recorded games of the original against itself.
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

/// Returns the interval between repeated searches.
pub(super) fn step(page: &Page) -> usize {
    if page.is_complete() { 1 } else { SAMPLE }
}

/// Returns the worker's lines for a search with a node limit, after moves from the initial position.
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

/// Whether the last line announces this best move, with or without a ponder move.
fn plays(lines: &[String], best: &str) -> bool {
    lines
        .last()
        .is_some_and(|line| line == best || line.starts_with(&format!("{best} ")))
}

/// Parses the depth, nodes, score and best move of a line that reports an iteration.
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
