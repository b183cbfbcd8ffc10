use std::io::{self, Write};
use std::time::{Duration, Instant};

use engine::bench::{
    CASES, CLASSIC_NODE_LIMIT, CLASSIC_SIGNATURE, CLASSIC_TABLE_BITS, Case, MODERN_HASH_MB,
};
use engine::classic::{
    Classic, CustomParameters, NoObserver, Observer, OriginalParameters, SearchParameters,
};
use engine::modern::Modern;
use engine::{Limits, Progress};
use rules::{Move, Position};

/// The nodes of a slice: about as many as a browser searches before it checks for messages.
const SLICE_NODES: u64 = 1_000;

/// Runs the engines' bench searches, and writes the nodes and speed of each case, the signatures of
/// both engines, and their median speeds.
///
/// # Errors
///
/// If the output cannot be written, there is not enough memory for a table, the signature of
/// Classic differs from the original's, or that of Modern depends on the slices.
pub fn bench(output: &mut impl Write) -> io::Result<()> {
    let mut classic = Classic::new(CLASSIC_TABLE_BITS).map_err(io::Error::other)?;
    let signature = measure(output, "classic", |case| search(&mut classic, case))?;
    if signature != CLASSIC_SIGNATURE {
        return Err(io::Error::other(format!(
            "the original's signature is {CLASSIC_SIGNATURE}: the search has changed"
        )));
    }
    compare(output)?;
    let mut modern = Modern::new(MODERN_HASH_MB);
    let signature = measure(output, "modern", |case| {
        search_modern(&mut modern, case, u64::MAX)
    })?;
    slice(output, &mut modern, signature)
}

/// The nodes of a search, and the time that it took.
type Searched = (u64, Duration);

/// Writes a line for each case and one for the total, and returns the total number of nodes.
fn measure(
    output: &mut impl Write,
    engine: &str,
    mut search: impl FnMut(&Case) -> io::Result<Searched>,
) -> io::Result<u64> {
    let (mut signature, mut speeds) = (0, Vec::new());
    for case in &CASES {
        let (nodes, time) = search(case)?;
        let (name, speed) = (case.name, speed_of(nodes, time));
        writeln!(output, "{name:<28}{nodes:>10} nodes{speed:>10} nodes/s")?;
        signature += nodes;
        speeds.push(speed);
    }
    speeds.sort_unstable();
    let median = speeds[speeds.len() / 2];
    writeln!(
        output,
        "{engine} {signature} nodes, {median} nodes/s (median)"
    )?;
    Ok(signature)
}

/// An observer that ignores every call, to measure the cost of the calls.
#[derive(Clone, Debug)]
struct IgnoringObserver;

impl Observer for IgnoringObserver {}

/// Prints the cost of custom parameters and of an observer; the cases above have neither.
fn compare(output: &mut impl Write) -> io::Result<()> {
    let parameters = Classic::with(CLASSIC_TABLE_BITS, CustomParameters::default(), NoObserver);
    let observed = Classic::with(CLASSIC_TABLE_BITS, OriginalParameters, IgnoringObserver);
    let plain = Classic::new(CLASSIC_TABLE_BITS);
    let plain = median_speed(&mut plain.map_err(io::Error::other)?)?;
    let parameters = median_speed(&mut parameters.map_err(io::Error::other)?)?;
    let observed = median_speed(&mut observed.map_err(io::Error::other)?)?;
    let percent = |speed: u128| speed * 100 / plain.max(1);
    let (parameters, observed) = (percent(parameters), percent(observed));
    writeln!(
        output,
        "of that speed: {parameters} % with custom parameters, {observed} % with an observer"
    )
}

/// Writes the cost of searching Modern in slices, and checks that slices do not change its
/// signature.
///
/// Each case is timed twice, with and without slices, and the shorter times are compared.
fn slice(output: &mut impl Write, modern: &mut Modern, signature: u64) -> io::Result<()> {
    let (mut nodes, mut whole, mut sliced) = (0, Duration::ZERO, Duration::ZERO);
    for case in &CASES {
        let mut times = [Duration::MAX; 2];
        for _ in 0..2 {
            times[0] = times[0].min(search_modern(modern, case, u64::MAX)?.1);
            let (count, time) = search_modern(modern, case, SLICE_NODES)?;
            times[1] = times[1].min(time);
            nodes += count;
        }
        whole += times[0];
        sliced += times[1];
    }
    if nodes != 2 * signature {
        return Err(io::Error::other(
            "modern searches different nodes in slices",
        ));
    }
    let percent = sliced.as_secs_f64() / whole.as_secs_f64() * 100.0 - 100.0;
    writeln!(
        output,
        "the same nodes in slices of {SLICE_NODES} take {percent:.1} % more time"
    )
}

/// The median speed of three searches of the first case, in nodes per second.
fn median_speed<V: SearchParameters, O: Observer>(classic: &mut Classic<V, O>) -> io::Result<u128> {
    let mut speeds = [0; 3];
    for speed in &mut speeds {
        let (nodes, time) = search(classic, &CASES[0])?;
        *speed = speed_of(nodes, time);
    }
    speeds.sort_unstable();
    Ok(speeds[1])
}

fn speed_of(nodes: u64, time: Duration) -> u128 {
    u128::from(nodes) * 1_000_000 / time.as_micros().max(1)
}

fn moves(case: &Case) -> io::Result<Vec<Move>> {
    case.parse_moves().map_err(io::Error::other)
}

fn search<V: SearchParameters, O: Observer>(
    classic: &mut Classic<V, O>,
    case: &Case,
) -> io::Result<Searched> {
    classic.set_position(&Position::start(), &moves(case)?);
    let begun = Instant::now();
    classic.begin(Limits {
        nodes: Some(CLASSIC_NODE_LIMIT),
        ..Limits::default()
    });
    while classic.think(u64::MAX) == Progress::Running {}
    Ok((classic.nodes(), begun.elapsed()))
}

/// Searches a case with an empty table, in slices that are timed as a session times them.
fn search_modern(modern: &mut Modern, case: &Case, slice: u64) -> io::Result<Searched> {
    case.begin(modern).map_err(io::Error::other)?;
    let begun = Instant::now();
    loop {
        let progress = modern.think(slice);
        let time = begun.elapsed();
        if progress == Progress::Finished {
            return Ok((modern.nodes(), time));
        }
    }
}
