//! The iterations of a search and their counts.

use engine::classic::{Classic, CustomParameters, NoObserver};
use engine::{Limits, Progress};
use rules::{Move, Position};
use serde_json::Value;

use super::asked::{Asked, BEST_FROM, BEST_TO, ITERATION, NODE, STORE, mask};
use super::positions::uci;

#[test]
fn the_iterations_of_recorded_searches_are_found_again() {
    let data = include_str!("../data/classic/searches.json");
    let data: Value = serde_json::from_str(data).unwrap();
    let searches = data["searches"].as_array().unwrap();
    let mut compared = 0;
    for search in searches.iter().step_by(2) {
        let moves = search["moves"].as_str().unwrap().split_whitespace();
        let moves: Vec<Move> = moves.map(|word| word.parse().unwrap()).collect();
        let number = |value: &Value| value.as_i64().unwrap();
        let numbers = format!("{} 0 {}", search["table_bits"], search["node_limit"]);
        let mut asked = Asked::new(&Position::start(), &moves, &numbers);
        let iterations = search["iterations"].as_array().unwrap();
        if iterations
            .last()
            .is_some_and(|last| number(&last[1]) > 300_000)
        {
            continue;
        }
        let (rows, _) = asked.trace(1, &format!("0 0 0 {} 3 500", mask(&[STORE])));
        assert_eq!(rows.len(), iterations.len() + 1);
        for (row, recorded) in rows.iter().skip(1).zip(iterations) {
            let best = [row[5 + BEST_FROM], row[5 + BEST_TO] & 0x77];
            let best = uci(&[0; 128], best[0], best[1]);
            let found = (row[5 + ITERATION] - 1, row[NODE], row[18], best);
            let [ply, nodes, score] = [0, 1, 2].map(|index| number(&recorded[index]));
            let best = recorded[3].as_str().unwrap().to_owned();
            assert_eq!(found, (ply, nodes, score, best), "after {moves:?}");
            compared += 1;
        }
    }
    assert!(compared > 100, "{compared}");
}

#[test]
fn a_variation_counts_what_the_engine_counts() {
    for off in 0..16 {
        let start = Position::start();
        let moves: Vec<Move> = ["e2e4", "d7d5", "e4d5"]
            .map(|word| word.parse().unwrap())
            .to_vec();
        let parameters = CustomParameters {
            table: off & 1 == 0,
            best_move_first: off & 2 == 0,
            iterative_deepening: off & 4 == 0,
            recapture_extension: off & 8 == 0,
            ..CustomParameters::default()
        };
        let mut asked = Asked::new(&start, &moves, &format!("14 {off} 2000"));
        asked.budget = 5000;
        let (rows, _) = asked.trace(1, &format!("0 0 0 {} 1", mask(&[STORE])));
        let last = rows.last().unwrap();
        // Without a table, the entries that the test for legality leaves do not matter.
        let expected = search(&start, &moves, 14, parameters, 2000);
        if off == 0 || !parameters.table {
            assert_eq!(
                (last[5 + ITERATION] - 1, last[NODE]),
                (i64::from(expected.0), expected.1)
            );
        } else {
            assert!(last[NODE] > 2000);
        }
    }
}

/// Runs a search of the engine, and returns the last printed ply and the nodes.
pub(super) fn search(
    start: &Position,
    moves: &[Move],
    bits: u8,
    parameters: CustomParameters,
    limit: u64,
) -> (u32, i64) {
    let mut classic = Classic::with(bits, parameters, NoObserver).unwrap();
    classic.set_position(start, moves);
    classic.begin(Limits {
        nodes: Some(limit),
        ..Limits::default()
    });
    while classic.think(u64::MAX) == Progress::Running {}
    let last = classic.iterations().last().unwrap();
    (last.depth, i64::try_from(classic.nodes()).unwrap())
}
