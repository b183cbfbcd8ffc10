//! Every engine plays positions with any number of pieces, and both crates of rules agree in them.

use std::cell::RefCell;
use std::rc::Rc;

use protocol::{Hooks, UciSession};
use rules::Position;

use crate::dice::Dice;
use crate::heavy_position::heavy_position;
use crate::scale::scaled;

#[test]
fn the_legal_moves_agree_with_those_of_the_variant() {
    let chess = variants::variant("chess").unwrap();
    let mut dice = Dice::new(1);
    for _ in 0..scaled(60) {
        let position = heavy_position(&mut dice);
        if !position.castling_rights().is_of_chess() {
            continue;
        }
        let fen = position.to_string();
        let sorted = |mut moves: Vec<String>| {
            moves.sort_unstable();
            moves
        };
        let ours = position.legal_moves().into_iter();
        let ours = ours.map(|legal| legal.to_string());
        let theirs = variants::Position::from_fen(&chess, &fen).unwrap();
        let legal = theirs.legal_moves().into_iter();
        let theirs = legal.map(|legal| game::Position::uci(&theirs, legal));
        assert_eq!(sorted(ours.collect()), sorted(theirs.collect()), "{fen}");
    }
}

#[test]
fn every_engine_plays_a_legal_move() {
    let mut dice = Dice::new(2);
    let positions: Vec<Position> = (0..scaled(6)).map(|_| heavy_position(&mut dice)).collect();
    for (options, go) in [
        (&["Engine value Modern"][..], "go depth 3"),
        (&["Engine value Modern", "MultiPV value 3"], "go depth 1"),
        (&["Engine value Modern", "Level value 0"], "go depth 2"),
        (&["Engine value Modern", "Level value 4"], "go nodes 500"),
        (&["Engine value Fairy"], "go depth 3"),
        (&["Engine value Classic"], "go nodes 2000"),
    ] {
        for position in &positions {
            // Classic and Fairy do not play Chess960.
            let plays_all = options.contains(&"Engine value Modern");
            if !plays_all && !position.castling_rights().is_of_chess() {
                continue;
            }
            let best = best_move(options, position, go);
            let is_legal = match best.parse() {
                Ok(best) => position.find_legal(best).is_some(),
                Err(_) => !position.has_legal_move() && best == "(none)",
            };
            assert!(is_legal, "{options:?}, {go}: {best} in {position}");
        }
    }
}

/// The answer of a new session to `go`.
fn best_move(options: &[&str], position: &Position, go: &str) -> String {
    let best = Rc::new(RefCell::new(String::new()));
    let sink = Rc::clone(&best);
    let mut session = UciSession::new(Hooks {
        clock_ms: Box::new(|| 0.0),
        seed: Box::new(|| 1),
        line: Box::new(move |line| {
            if let Some(found) = line.strip_prefix("bestmove ") {
                let found = found.split(' ').next().unwrap();
                found.clone_into(&mut sink.borrow_mut());
            }
        }),
    });
    session.receive("setoption name Hash value 1");
    session.receive("setoption name UCI_Chess960 value true");
    for option in options {
        session.receive(&format!("setoption name {option}"));
    }
    session.receive(&format!("position fen {position}"));
    session.receive(go);
    while session.think(1e9) {}
    best.take()
}
