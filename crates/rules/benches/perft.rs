//! Compares the time of perft with that of the crate `cozy-chess`, in one run: `cargo bench -p
//! rules`.
//!
//! Both play all moves down to the last ply: `rules` makes and unmakes them, `cozy-chess` plays
//! them on a copy. The programs run in turns, and the ratio of their medians is the result. Their
//! node counts must be equal, so that a wrong program is never timed.

#![allow(clippy::print_stdout)] // a bench reports to a terminal

use std::hint::black_box;
use std::time::{Duration, Instant};

use rules::{Position, perft};

/// Runs of each program on each position; odd, so that there is a median.
const RUNS: usize = 21;

/// Positions with depths that take some hundredths of a second, so that other activity of the
/// machine affects both programs alike.
const POSITIONS: [(&str, &str, u32); 7] = [
    (
        "start",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        5,
    ),
    (
        "kiwipete",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        4,
    ),
    ("endgame", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 5),
    (
        "promotions",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        4,
    ),
    (
        "check",
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        4,
    ),
    (
        "middle game",
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        4,
    ),
    (
        "queens",
        "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1",
        3,
    ),
];

fn main() {
    println!(
        "{:12} {:>10} {:>12} {:>12} {:>6}",
        "position", "nodes", "rules", "cozy-chess", "ratio"
    );
    let mut ratios = Vec::new();
    for (name, fen, depth) in POSITIONS {
        let (nodes, ours, theirs) = race(fen, depth);
        let ratio = ours.as_secs_f64() / theirs.as_secs_f64();
        println!(
            "{name:12} {nodes:>10} {:>12} {:>12} {ratio:>6.2}",
            rate(nodes, ours),
            rate(nodes, theirs)
        );
        ratios.push(ratio);
    }
    ratios.sort_by(f64::total_cmp);
    println!(
        "median ratio of times {:.2}, goal 2 at most",
        ratios[ratios.len() / 2]
    );
}

/// Measures a perft: its nodes, and the median times of both programs.
fn race(fen: &str, depth: u32) -> (u64, Duration, Duration) {
    let mut position: Position = fen.parse().expect("the positions above are valid");
    let board: cozy_chess::Board = fen.parse().expect("the positions above are valid");
    let mut ours = Vec::new();
    let mut theirs = Vec::new();
    let mut nodes = 0;
    for _ in 0..RUNS {
        let start = Instant::now();
        nodes = perft(black_box(&mut position), depth);
        ours.push(start.elapsed());
        let start = Instant::now();
        let expected = cozy_perft(black_box(&board), depth);
        theirs.push(start.elapsed());
        assert_eq!(nodes, expected, "perft {depth} of {fen}");
    }
    (nodes, median(ours), median(theirs))
}

fn cozy_perft(board: &cozy_chess::Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut lines = 0;
    board.generate_moves(|moves| {
        for chess_move in moves {
            let mut child = board.clone();
            child.play_unchecked(chess_move);
            lines += cozy_perft(&child, depth - 1);
        }
        false
    });
    lines
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times[times.len() / 2]
}

/// The speed in millions of nodes per second, as text.
fn rate(nodes: u64, time: Duration) -> String {
    format!(
        "{:.1} M/s",
        Duration::from_micros(nodes).as_secs_f64() / time.as_secs_f64()
    )
}
