use std::io::{self, Write};
use std::time::{Duration, Instant};

use engine::bench::{CASES, Case, NODE_LIMIT, SIGNATURE, TABLE_BITS};
use engine::classic::{Classic, Observer, Original, Unobserved, Variation, Varied};
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
        let speed = speed_of(nodes, time);
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
    if signature != SIGNATURE {
        return Err(io::Error::other(format!(
            "the original's signature is {SIGNATURE}: the search has changed"
        )));
    }
    compare(output)
}

/// An observer that is told everything and looks away.
#[derive(Clone, Debug)]
struct Bystander;

impl Observer for Bystander {}

/// Writes what a variation and an observer cost when they are there; the cases above have neither.
fn compare(output: &mut impl Write) -> io::Result<()> {
    let varied = Classic::with(TABLE_BITS, Varied::default(), Unobserved);
    let watched = Classic::with(TABLE_BITS, Original, Bystander);
    let plain = Classic::new(TABLE_BITS);
    let plain = median_speed(&mut plain.map_err(io::Error::other)?)?;
    let varied = median_speed(&mut varied.map_err(io::Error::other)?)?;
    let watched = median_speed(&mut watched.map_err(io::Error::other)?)?;
    let percent = |speed: u128| speed * 100 / plain.max(1);
    let (varied, watched) = (percent(varied), percent(watched));
    writeln!(
        output,
        "of that speed: {varied} % with a variation, {watched} % with an observer"
    )
}

/// The median of three searches of the first case, in nodes a second.
fn median_speed<V: Variation, O: Observer>(classic: &mut Classic<V, O>) -> io::Result<u128> {
    let mut speeds = [0; 3];
    for speed in &mut speeds {
        let (nodes, time) = search(classic, &CASES[0]).map_err(io::Error::other)?;
        *speed = speed_of(nodes, time);
    }
    speeds.sort_unstable();
    Ok(speeds[1])
}

fn speed_of(nodes: u64, time: Duration) -> u128 {
    u128::from(nodes) * 1_000_000 / time.as_micros().max(1)
}

/// The nodes and the time of a case.
fn search<V: Variation, O: Observer>(
    classic: &mut Classic<V, O>,
    case: &Case,
) -> Result<(u64, Duration), ParseUciMoveError> {
    let moves: Result<Vec<Move>, _> = case.moves.split_whitespace().map(str::parse).collect();
    classic.set_position(&Position::start(), &moves?);
    let begun = Instant::now();
    classic.begin(Limits {
        nodes: Some(NODE_LIMIT),
        ..Limits::default()
    });
    while classic.think(u64::MAX) == Progress::Running {}
    Ok((classic.nodes(), begun.elapsed()))
}
