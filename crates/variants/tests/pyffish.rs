//! Recorded answers of `pyffish` for positions of random games: legal moves with their SAN, check
//! and outcome.
//!
//! `cargo xtask verify variants` compares many more positions.

use game::Outcome as _;
use std::collections::HashSet;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use variants::{Definition, Position, Variant, variant};

const RECORDED: &str = include_str!("../../../tests/data/variants/pyffish.txt");

/// The definitions next to the files for `pyffish`.
const INVENTED: &str = "../../tests/data/variants/pyffish";

#[test]
fn recorded_positions_have_the_same_moves_check_and_end() {
    let mut games = HashSet::new();
    for line in RECORDED.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split(';').collect();
        let [name, fen, check, result, moves] = fields.as_slice() else {
            panic!("{line}");
        };
        let game = variant(name).unwrap_or_else(|| invented(name));
        let position = Position::from_fen(&game, fen).unwrap_or_else(|e| panic!("{line}: {e}"));
        assert_same_moves(&position, moves);
        assert_eq!(position.is_check(), *check == "check", "{name}: {fen}");
        let our_result = position.outcome().map_or("*", |outcome| outcome.result());
        assert_eq!(our_result, *result, "{name}: {fen}");
        games.insert(*name);
    }
    assert_eq!(games.len(), 39);
}

fn invented(name: &str) -> Arc<Variant> {
    let path = Path::new(INVENTED).join(format!("{name}.txt"));
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
    let (_, variant) = Definition::read(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
    Arc::new(variant)
}

/// Compares the legal moves with words such as `g1f3=Nf3`, or `g1f3` if the SAN is not compared.
fn assert_same_moves(position: &Position, expected: &str) {
    let mut ours: Vec<(String, String)> = position
        .legal_moves()
        .into_iter()
        .map(|legal| (position.uci(legal), position.san(legal)))
        .collect();
    ours.sort();
    let expected: Vec<(&str, Option<&str>)> = expected
        .split_whitespace()
        .map(|word| match word.split_once('=') {
            Some((uci, san)) => (uci, Some(san)),
            None => (word, None),
        })
        .collect();
    let ours_uci: Vec<&str> = ours.iter().map(|(uci, _)| uci.as_str()).collect();
    let expected_uci: Vec<&str> = expected.iter().map(|(uci, _)| *uci).collect();
    assert_eq!(ours_uci, expected_uci, "{position:?}");
    for ((_, ours), (_, expected)) in ours.iter().zip(&expected) {
        if let Some(expected) = expected {
            assert_eq!(ours, expected, "{position:?}");
        }
    }
}
