//! The page's table of openings, in which every line must be a legal game.

use std::collections::HashMap;

use rules::Position;

const TABLE: &str = include_str!("../www/play/opening-table.ts");

/// Returns the code with the name, and the moves, of every line between the backquotes.
fn lines() -> Vec<(String, Vec<&'static str>)> {
    let (_, text) = TABLE.split_once("OPENING_TABLE = `").unwrap();
    let (text, _) = text.split_once('`').unwrap();
    let (mut name, mut moves) = (String::new(), Vec::new());
    let whole = |line: &'static str| {
        let (opening, written) = line.split_once(": ").unwrap();
        let (code, own) = opening.split_once(' ').unwrap();
        name = if own.starts_with(',') {
            name.split(',').next().unwrap_or_default().to_owned() + own
        } else {
            own.to_owned()
        };
        let first = written.split(' ').next().unwrap_or_default();
        moves.truncate(first.parse().unwrap_or(0));
        let is_move = |word: &&str| word.parse::<usize>().is_err();
        moves.extend(written.split(' ').filter(is_move));
        (format!("{code} {name}"), moves.clone())
    };
    text.trim().lines().map(whole).collect()
}

#[test]
fn every_line_is_legal_and_its_moves_are_written_as_the_rules_write_them() {
    let lines = lines();
    assert!(lines.len() > 250, "only {} lines were found", lines.len());
    for (opening, moves) in lines {
        let mut position = Position::start();
        for &san in &moves {
            let chess_move = position
                .parse_move(san)
                .unwrap_or_else(|error| panic!("{opening}: {san}: {error}"));
            assert_eq!(position.san(chess_move), san, "{opening}: {moves:?}");
            position.play(chess_move).unwrap();
        }
    }
}

#[test]
fn two_openings_that_lead_to_one_position_have_one_name() {
    let mut names = HashMap::new();
    for (opening, moves) in lines() {
        let mut position = Position::start();
        for &san in &moves {
            position.play(position.parse_move(san).unwrap()).unwrap();
        }
        let fen = position.to_string();
        let board = fen.rsplitn(3, ' ').nth(2).unwrap().to_owned();
        let known = names.entry(board).or_insert_with(|| opening.clone());
        assert_eq!(*known, opening, "after {moves:?}");
    }
}
