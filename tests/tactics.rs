//! Suites of positions with one good move: Modern solves nine tenths of the positions that
//! Stockfish solves with the same number of nodes.

use std::{collections::BTreeMap, thread};

use engine::{Limits, Progress, modern::Modern};

use crate::epd::{self, Problem};

const SUITES: [&str; 3] = ["bratko-kopec.epd", "bt-2630.epd", "win-at-chess.epd"];

/// The node limit of both engines.
const NODES: u64 = 2_000_000;

/// With fewer nodes, a search may prefer a move by chance.
const LEAST_NODES: u64 = 20_000;

/// Returns the moves that Stockfish chose, by the names of the positions.
fn choices_of_stockfish() -> BTreeMap<String, String> {
    let text = epd::text("stockfish.txt");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| line.split_once(' ').unwrap())
        .map(|(id, san)| (id.to_owned(), san.to_owned()))
        .collect()
}

/// Whether Modern finds a solution within [`NODES`] and keeps it, either to the end or for three
/// times as many nodes as it needed to find it.
fn is_solved(problem: &Problem) -> bool {
    let mut modern = Modern::new(16);
    modern.set_position(&problem.position, &[]);
    let limits = Limits {
        nodes: Some(NODES),
        ..Limits::default()
    };
    modern.begin(limits, &[]);
    let mut found_at_nodes = None;
    while modern.think(1_000) == Progress::Running {
        if !holds_solution(&modern, problem) {
            found_at_nodes = None;
            continue;
        }
        let found_at = *found_at_nodes.get_or_insert(modern.nodes());
        if modern.nodes() >= LEAST_NODES.max(4 * found_at) {
            return true;
        }
    }
    holds_solution(&modern, problem)
}

fn holds_solution(modern: &Modern, problem: &Problem) -> bool {
    let best = modern.best_move().unwrap();
    problem.is_solved_by(&problem.position.san(best))
}

/// Returns the number of positions that Stockfish solves, and the names of those that Modern does
/// not.
fn missed(file: &str) -> (usize, Vec<String>) {
    let choices = choices_of_stockfish();
    let mut problems = epd::problems(file);
    problems.retain(|problem| problem.is_solved_by(&choices[&problem.id]));
    let missed = problems.iter().filter(|problem| !is_solved(problem));
    let names = missed.map(|problem| problem.id.clone()).collect();
    (problems.len(), names)
}

#[test]
fn nine_tenths_of_what_stockfish_solves_is_solved() {
    let searches = SUITES.map(|file| thread::spawn(move || missed(file)));
    let results = searches.map(|search| search.join().unwrap());
    let tried: usize = results.iter().map(|(tried, _)| tried).sum();
    let missed: usize = results.iter().map(|(_, names)| names.len()).sum();
    assert!(tried > 100, "{tried}");
    assert!(10 * missed <= tried, "{missed} of {tried}: {results:?}");
}
