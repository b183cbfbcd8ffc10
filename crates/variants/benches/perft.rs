//! Compares the time of perft in chess with that of the crate `rules`, in one run: `cargo bench -p
//! variants`.
//!
//! The two programs run in turns, and the ratio of their medians is the result. Their node counts
//! must be equal, so that a wrong program is never timed.

#![allow(clippy::print_stdout)] // a bench reports to a terminal

use std::error::Error;
use std::time::{Duration, Instant};

/// Runs of each program on each position; odd, so that there is a median.
const RUNS: usize = 9;

const POSITIONS: [(&str, &str, u32); 3] = [
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
    ("endgame", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 6),
];

fn main() -> Result<(), Box<dyn Error>> {
    let chess = variants::variant("chess").ok_or("no chess")?;
    for (name, fen, depth) in POSITIONS {
        let mut special: rules::Position = fen.parse()?;
        let mut general = variants::Position::from_fen(&chess, fen)?;
        let mut times = [Vec::new(), Vec::new()];
        for _ in 0..RUNS {
            let [rules_count, variants_count] = [
                time(&mut times[0], || rules::perft(&mut special, depth)),
                time(&mut times[1], || variants::perft(&mut general, depth)),
            ];
            assert_eq!(rules_count, variants_count, "{name}");
        }
        let [rules_s, variants_s] = times.map(median_s);
        let leaves = u32::try_from(rules::perft(&mut special, depth))?;
        println!(
            "{name}: rules {:.1} M leaves/s, variants {:.1} M leaves/s, {:.0} %",
            f64::from(leaves) / rules_s / 1e6,
            f64::from(leaves) / variants_s / 1e6,
            100.0 * rules_s / variants_s
        );
    }
    Ok(())
}

fn time<T>(times: &mut Vec<Duration>, run: impl FnOnce() -> T) -> T {
    let start = Instant::now();
    let result = run();
    times.push(start.elapsed());
    result
}

fn median_s(mut times: Vec<Duration>) -> f64 {
    times.sort();
    times[times.len() / 2].as_secs_f64()
}
