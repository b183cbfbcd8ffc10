//! The page's table of openings: every line of it is a game that the rules allow.

use std::collections::HashMap;

use rules::Position;

const TABLE: &str = include_str!("../www/rooms/opening-table.js");

/// Code and name, and the moves, of every line between the back quotes.
fn lines() -> Vec<(&'static str, &'static str)> {
    let text = TABLE.split('`').nth(1).unwrap();
    let split = |line: &'static str| line.split_once(": ").unwrap();
    text.trim().lines().map(split).collect()
}

#[test]
fn every_line_is_legal_and_its_moves_are_written_as_the_rules_write_them() {
    let lines = lines();
    assert!(lines.len() > 250, "only {} lines were found", lines.len());
    for (opening, moves) in lines {
        let mut position = Position::start();
        for san in moves.split(' ') {
            let chess_move = position
                .parse_san(san)
                .unwrap_or_else(|error| panic!("{opening}: {san}: {error}"));
            assert_eq!(position.san(chess_move), san, "{opening}: {moves}");
            position.play(chess_move).unwrap();
        }
    }
}

#[test]
fn two_openings_that_lead_to_one_position_have_one_name() {
    let mut names = HashMap::new();
    for (opening, moves) in lines() {
        let mut position = Position::start();
        for san in moves.split(' ') {
            position.play(position.parse_san(san).unwrap()).unwrap();
        }
        let fen = position.to_string();
        let board = fen.rsplitn(3, ' ').nth(2).unwrap().to_owned();
        let known = *names.entry(board).or_insert(opening);
        assert_eq!(known, opening, "after {moves}");
    }
}
