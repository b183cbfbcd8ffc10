//! Recorded answers of `pyffish` for positions of random games: legal moves, check and the end.
//!
//! `cargo xtask verify variants` compares many more.

use std::collections::HashSet;

use variants::{Position, variant};

const RECORDED: &str = include_str!("../../../tests/data/variants/pyffish.txt");

#[test]
fn recorded_positions_have_the_same_moves_check_and_end() {
    let mut games = HashSet::new();
    for line in RECORDED.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split(';').collect();
        let [name, fen, check, result, moves] = fields.as_slice() else {
            panic!("{line}");
        };
        let game = variant(name).expect("a game of the catalogue");
        let position = Position::from_fen(&game, fen).unwrap_or_else(|e| panic!("{line}: {e}"));
        let ours: Vec<String> = position
            .legal_moves()
            .into_iter()
            .map(|found| position.uci(found))
            .collect();
        let mut ours: Vec<&str> = ours.iter().map(String::as_str).collect();
        ours.sort_unstable();
        assert_eq!(ours.join(" "), *moves, "{name}: {fen}");
        assert_eq!(position.is_check(), *check == "check", "{name}: {fen}");
        let our_result = position.outcome().map_or("*", |outcome| outcome.result());
        assert_eq!(our_result, *result, "{name}: {fen}");
        games.insert(*name);
    }
    assert_eq!(games.len(), 32);
}
