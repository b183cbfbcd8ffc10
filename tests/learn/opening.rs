//! The position on the first page, where the obvious capture loses the queen to a quiet reply.

use engine::classic::Classic;
use engine::{Limits, Progress};
use rules::{Move, Position};

const SENTENCES: &str = include_str!("../../www/learn/opening-sentences.ts");

/// The plies of the search on the page.
const FIGURE: &str = include_str!("../../www/learn/opening.tsx");

/// The size of the table in bits, as in the figures.
const TABLE_BITS: u8 = 19;

/// Material of a queen for a bishop, in points.
const QUEEN_FOR_BISHOP: i32 = 400;

fn constant<'a>(source: &'a str, name: &str) -> &'a str {
    let (_, rest) = source.split_once(&format!("const {name} = ")).unwrap();
    rest.split_once(';').unwrap().0.trim_matches('\'')
}

fn start() -> Position {
    constant(SENTENCES, "START_FEN").parse().unwrap()
}

/// Classic's reply after a move, and its score.
fn reply(moves: &[Move]) -> (Move, i32) {
    let mut classic = Classic::new(TABLE_BITS).unwrap();
    classic.set_position(&start(), moves);
    classic.begin(Limits {
        depth: Some(constant(FIGURE, "DEPTH").parse().unwrap()),
        nodes: None,
        mate: None,
    });
    while classic.think(1 << 16) == Progress::Running {}
    let last = classic.iterations().last().unwrap();
    (last.best_move.unwrap(), last.score)
}

#[test]
fn the_capture_loses_the_queen_to_a_quiet_move() {
    let mut position = start();
    let capture: Move = "d1d4".parse().unwrap();
    assert_eq!(position.san(capture), "Qxd4");
    let before = position.clone();
    position.make(capture);
    let bait = constant(SENTENCES, "BAIT_FEN");
    assert_eq!(position.to_string(), bait);
    let recaptures = position.legal_moves();
    assert!(
        recaptures
            .iter()
            .all(|played| !played.to_string().ends_with("d4"))
    );

    let (answer, score) = reply(&[capture]);
    assert_eq!(answer.to_string(), constant(SENTENCES, "PIN"));
    assert!(score > QUEEN_FOR_BISHOP, "{score}");
    assert_eq!(position.san(answer), "Bc5", "no capture, no check");
    position.make(answer);
    for played in &position.legal_moves() {
        let (_, score) = reply(&[capture, answer, *played]);
        assert!(score > QUEEN_FOR_BISHOP, "{played}: {score}");
        let leaves = played.to_string();
        let is_queen = leaves.starts_with("d4");
        assert!(
            !is_queen || ["c5", "e3", "f2"].contains(&&leaves[2..]),
            "{played} leaves the diagonal"
        );
    }
    assert_eq!(before, start());
}

#[test]
fn some_moves_lose_nothing() {
    let moves = start().legal_moves();
    let even = moves
        .iter()
        .filter(|&&played| reply(&[played]).1 < 50)
        .count();
    assert!(even > 10, "{even} moves");
}
