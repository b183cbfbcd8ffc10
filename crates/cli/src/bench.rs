use std::io::{self, Write};
use std::time::{Duration, Instant};

use engine::bench::{CASES, Case, NODE_LIMIT, SIGNATURE, TABLE_BITS};
use engine::classic::Classic;
use engine::{Limits, Progress};
use rules::{Move, ParseUciMoveError, Position};

/// Searches the engine's bench, and writes each case's nodes and speed, their signature, and the
/// median speed.
///
/// # Errors
///
/// If the output cannot be written, the table not be had, or the signature is not the original's.
pub fn bench(output: &mut impl Write) -> io::Result<()> {
    let mut classic = Classic::new(TABLE_BITS).map_err(io::Error::other)?;
    let (mut signature, mut speeds) = (0, Vec::new());
    for case in &CASES {
        let (nodes, time) = search(&mut classic, case).map_err(io::Error::other)?;
        let speed = u128::from(nodes) * 1_000_000 / time.as_micros().max(1);
        writeln!(
            output,
            "{:<28}{nodes:>10} nodes{speed:>10} nodes/s",
            case.name
        )?;
        signature += nodes;
        speeds.push(speed);
    }
    speeds.sort_unstable();
    writeln!(
        output,
        "classic {signature} nodes, {} nodes/s (median)",
        speeds[speeds.len() / 2]
    )?;
    if signature == SIGNATURE {
        return Ok(());
    }
    Err(io::Error::other(format!(
        "the original's signature is {SIGNATURE}: the search has changed"
    )))
}

/// The nodes and the time of a case.
fn search(classic: &mut Classic, case: &Case) -> Result<(u64, Duration), ParseUciMoveError> {
    let moves: Result<Vec<Move>, _> = case.moves.split_whitespace().map(str::parse).collect();
    classic.set_position(&Position::start(), &moves?);
    let begun = Instant::now();
    classic.begin(Limits {
        nodes: Some(NODE_LIMIT),
        depth: None,
    });
    while classic.think(u64::MAX) == Progress::Running {}
    Ok((classic.nodes(), begun.elapsed()))
}
