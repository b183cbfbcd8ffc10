//! Exact results of endings, compared with those of another program.

use rules::Position;
use tablebase::{Tablebase, Verdict};

use crate::levels::session_with;

/// Counts over all legal positions of a king and a piece against a king.
#[derive(Debug, Default, PartialEq)]
struct Counts {
    positions: u32,
    /// Positions that the side with the piece wins.
    won: u32,
    /// The longest mate, in plies.
    longest: u32,
    /// The sum of the plies to mate of all won positions.
    plies: u32,
}

/// The FEN of a position of White's king, Black's king and a white piece on squares from 0 (a1) to
/// 63 (h8).
fn fen(squares: [usize; 3], letter: char, turn: char) -> String {
    let mut board = [None; 64];
    for (square, letter) in squares.into_iter().zip(['K', 'k', letter]) {
        board[square] = Some(letter);
    }
    let rank = |rank: usize| -> String {
        let squares = &board[8 * rank..8 * rank + 8];
        squares.iter().map(|piece| piece.unwrap_or('1')).collect()
    };
    let ranks: Vec<_> = (0..8).rev().map(rank).collect();
    format!("{} {turn} - - 0 1", ranks.join("/"))
}

fn count(letter: char, turn: char) -> Counts {
    let mut tablebase = Tablebase::default();
    let mut counts = Counts::default();
    for index in 0..64 * 64 * 64 {
        let squares = [index >> 12, index >> 6 & 63, index & 63];
        let [king, lone, piece] = squares;
        if king == lone || king == piece || lone == piece {
            continue;
        }
        let Ok(position) = fen(squares, letter, turn).parse::<Position>() else {
            continue;
        };
        while !tablebase.prepare(&position, usize::MAX) {}
        counts.positions += 1;
        match tablebase.verdict(&position).unwrap() {
            Verdict::Drawn => {}
            Verdict::Won(plies) | Verdict::Lost(plies) => {
                counts.won += 1;
                counts.plies += plies;
                counts.longest = counts.longest.max(plies);
            }
        }
    }
    counts
}

#[test]
fn the_counts_with_a_queen_are_those_of_another_program() {
    let white = Counts {
        positions: 144_508,
        won: 144_508,
        longest: 19,
        plies: 1_478_796,
    };
    let black = Counts {
        positions: 223_944,
        won: 200_896,
        longest: 20,
        plies: 2_568_344,
    };
    assert_eq!([count('Q', 'w'), count('Q', 'b')], [white, black]);
}

/// The reports and the answer of Modern.
fn answers(options: &[&str], position: &str, go: &str) -> Vec<String> {
    let (mut session, output) = session_with(options);
    session.receive(&format!("position fen {position}"));
    session.receive(go);
    while session.think(1e9) {}
    output.take()
}

#[test]
fn a_covered_position_is_answered_exactly() {
    let rook = "8/8/8/4k3/8/8/8/K6R w - - 0 1";
    let lines = answers(&["MultiPV value 2"], rook, "go depth 3");
    assert_eq!(lines.len(), 3);
    assert!(lines[0].starts_with("info depth 29 seldepth 29 multipv 1 score mate 15 "));
    assert!(lines[1].contains(" multipv 2 score mate 1"));
    let (_, line) = lines[0].split_once(" pv ").unwrap();
    let mut position: Position = rook.parse().unwrap();
    for played in line.split(' ') {
        position.make(position.parse_move(played).unwrap());
    }
    assert!(position.is_check() && !position.has_legal_move());
}

#[test]
fn a_drawn_position_keeps_its_draw() {
    // Black holds the opposition.
    let pawn = "8/8/4k3/8/4K3/4P3/8/8 w - - 0 1";
    let lines = answers(&[], pawn, "go nodes 1000");
    assert!(lines[0].contains(" score cp 0 "), "{lines:?}");
}

#[test]
fn other_positions_and_timed_searches_are_searched() {
    let searched = |position, options: &[&str], go| {
        let lines = answers(options, position, go);
        !lines.iter().any(|line| line.contains(" nodes 0 "))
    };
    let rook = "8/8/8/4k3/8/8/8/K6R w - - 0 1";
    assert!(!searched(rook, &[], "go depth 2"));
    assert!(searched(rook, &["Engine value Classic"], "go depth 2"));
    assert!(searched(rook, &["Level value 8"], "go depth 2"));
    assert!(searched(rook, &[], "go depth 2 wtime 60000 btime 60000"));
    assert!(searched(
        "8/8/8/4k3/8/8/8/4K2R w K - 0 1",
        &[],
        "go depth 2"
    ));
    assert!(searched(
        "8/8/8/4k3/8/8/8/K6R w - - 90 80",
        &[],
        "go depth 2"
    ));
    assert!(searched(
        "8/8/4k3/8/8/8/8/K1BR3r w - - 0 1",
        &[],
        "go depth 2"
    ));
}

#[test]
fn stop_during_the_making_of_a_table_gets_a_move() {
    let (mut session, output) = session_with(&[]);
    session.receive("position fen 8/8/8/4k3/8/8/8/KB5N w - - 0 1");
    session.receive("go infinite");
    assert!(session.think(0.0));
    session.receive("isready");
    session.receive("stop");
    let lines = output.take();
    assert_eq!(lines[0], "readyok");
    assert!(lines.last().unwrap().starts_with("bestmove "), "{lines:?}");
}
