//! Speed: nodes per second in the native binary, in Node and in a browser; the start and stop of the worker; the review
//! of a game.

mod embedded;
mod explore;
mod review;
mod visit;

use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};
use engine::bench::{
    CASES, CLASSIC_NODE_LIMIT, CLASSIC_SIGNATURE, CLASSIC_TABLE_BITS, Case, MODERN_DEPTH,
    MODERN_HASH_MB,
};
use serde_json::{Value, json};

use crate::{page::Page, worker_client::WorkerClient};

/// The engines, in the order in which the native binary searches with them.
const ENGINES: [&str; 2] = ["Classic", "Modern"];

/// The number of rounds in which the programs take turns, so that a machine that slows down for a while affects all of
/// them.
const ROUNDS: usize = 3;

/// The number of starts of the worker.
const STARTS: usize = 20;

/// The number of searches to stop.
const STOPS: usize = 50;

/// The programs to measure in addition to the browser.
#[derive(Debug)]
pub(crate) struct Programs {
    /// The native binary.
    pub(crate) native: String,
    /// The worker's script, for Node; `None` without Node.
    pub(crate) worker: Option<String>,
    /// The address of the published page; `None` if it cannot be built.
    pub(crate) site: Option<String>,
}

/// The searches of each program, the native binary first.
type Columns = Vec<(&'static str, Vec<Searched>)>;

/// Measures and prints everything.
///
/// # Errors
/// A program does not run or its node count differs from that of the others, or Classic's from that of the original.
pub(crate) fn run(page: &Page, programs: &Programs) -> Result<()> {
    let client = WorkerClient::open(page)?;
    let rounds: Result<Vec<_>> = (0..ROUNDS).map(|_| round(&client, programs)).collect();
    let rounds = rounds?;
    for (place, engine) in ENGINES.into_iter().enumerate() {
        let rounds: Vec<&Columns> = rounds.iter().map(|round| &round[place]).collect();
        print_speeds(engine, &rounds)?;
    }
    print_variant_starts(&client)?;
    print_starts(page, &client)?;
    print_stops(&client)?;
    let url = programs.site.clone().unwrap_or_else(|| page.address(""));
    let visited = page.at(&url);
    visit::measure(&visited)?;
    review::measure(&visited)?;
    visit::measure_boards(page)?;
    visit::measure_memory(page)?;
    explore::measure(page)?;
    programs
        .site
        .as_ref()
        .map_or(Ok(()), |site| embedded::measure(page, site))
}

/// Lets each program search all cases with each engine.
fn round(client: &WorkerClient, programs: &Programs) -> Result<Vec<Columns>> {
    let native = native(&programs.native)?;
    let columns = |(engine, native)| -> Result<Columns> {
        let cases = cases(engine);
        let mut columns = vec![("native", native)];
        if let Some(worker) = &programs.worker {
            columns.push(("node", node(worker, &cases)?));
        }
        let browser = searches(&client.evaluate("client.bench($1)", &[cases])?)?;
        columns.push((client.page().engine().name(), browser));
        Ok(columns)
    };
    ENGINES.into_iter().zip(native).map(columns).collect()
}

/// A search of a case.
#[derive(Clone, Copy, Debug)]
struct Searched {
    nodes: u64,
    /// Nodes per second.
    speed: f64,
}

/// The cases in the form that the client expects: the lines that set up a search, and the line to measure.
fn cases(engine: &str) -> Value {
    let go = match engine {
        "Classic" => format!("go nodes {CLASSIC_NODE_LIMIT}"),
        _ => format!("go depth {MODERN_DEPTH}"),
    };
    let case = |case: &Case| {
        let moves = if case.moves.is_empty() {
            String::new()
        } else {
            format!(" moves {}", case.moves)
        };
        json!({ "prepare": format!("ucinewgame\nposition startpos{moves}"), "go": go })
    };
    let cases: Vec<Value> = CASES.iter().map(case).collect();
    let size = match engine {
        "Classic" => format!("TableBits value {CLASSIC_TABLE_BITS}"),
        _ => format!("Hash value {MODERN_HASH_MB}"),
    };
    let option = format!("setoption name Engine value {engine}\nsetoption name {size}");
    json!({ "option": option, "cases": cases })
}

/// Reads the client's measurements.
fn searches(results: &Value) -> Result<Vec<Searched>> {
    let results = results
        .as_array()
        .context("the client returned no measurements")?;
    let searched = |result: &Value| {
        let nodes = result["nodes"].as_u64()?;
        let count = result["nodes"].as_f64()?;
        let speed = count * 1000.0 / result["ms"].as_f64()?;
        Some(Searched { nodes, speed })
    };
    let searched: Option<Vec<Searched>> = results.iter().map(searched).collect();
    searched.context("the client returned a search without a node count")
}

/// Reads the output of `micro-max bench` for Classic and for Modern: a line for each case, with the nodes and the
/// speed, each before its unit.
fn native(binary: &str) -> Result<[Vec<Searched>; 2]> {
    let output = Command::new(binary)
        .arg("bench")
        .stderr(Stdio::inherit())
        .output()?;
    ensure!(output.status.success(), "{binary} bench: {}", output.status);
    let text = String::from_utf8(output.stdout)?;
    let searched = |line: &str| {
        let mut words = line.strip_suffix(" nodes/s")?.split_whitespace().rev();
        let speed = words.next()?.parse().ok()?;
        let nodes = words.nth(1)?.parse().ok()?;
        Some(Searched { nodes, speed })
    };
    let mut classic: Vec<Searched> = text.lines().filter_map(searched).collect();
    ensure!(
        classic.len() == 2 * CASES.len(),
        "{binary} bench prints {} speeds",
        classic.len()
    );
    let modern = classic.split_off(CASES.len());
    Ok([classic, modern])
}

fn node(worker: &str, cases: &Value) -> Result<Vec<Searched>> {
    let output = Command::new("node")
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .args(["--import", "tsx", "node-bench.ts"])
        .arg(worker)
        .arg(cases.to_string())
        .stderr(Stdio::inherit())
        .output()?;
    ensure!(output.status.success(), "node: {}", output.status);
    searches(&serde_json::from_slice(&output.stdout)?)
}

/// Checks that all programs searched the same nodes, and prints the speeds of an engine.
fn print_speeds(engine: &str, rounds: &[&Columns]) -> Result<()> {
    let expected = nodes(engine, rounds)?;
    print!("{engine:28}{:>10}", "nodes");
    for (name, _) in rounds[0] {
        print!("{:>15}", format!("{name} /s"));
    }
    println!("   relative to native");
    let speeds = typical(rounds, |own, _| own);
    let parts = typical(rounds, |own, native| own / native);
    for (index, case) in CASES.iter().enumerate() {
        print_row(case.name, expected[index], &speeds[index], &parts[index]);
    }
    let signature = expected.iter().sum();
    print_row(
        "median, and the signature",
        signature,
        &medians(&speeds),
        &medians(&parts),
    );
    println!();
    Ok(())
}

/// Returns the nodes of the cases, which must be the same in all programs.
fn nodes(engine: &str, rounds: &[&Columns]) -> Result<Vec<u64>> {
    let nodes =
        |searched: &[Searched]| -> Vec<u64> { searched.iter().map(|each| each.nodes).collect() };
    let expected = nodes(&rounds[0][0].1);
    for (name, searched) in rounds.iter().copied().flatten() {
        let found = nodes(searched);
        ensure!(
            found == expected,
            "{engine}: {found:?} nodes in {name}, {expected:?} in the native binary"
        );
    }
    let signature: u64 = expected.iter().sum();
    ensure!(
        engine != "Classic" || signature == CLASSIC_SIGNATURE,
        "Classic searched {signature} nodes, but the original {CLASSIC_SIGNATURE}"
    );
    Ok(expected)
}

/// Returns a row for each case, with the median over the rounds of `measure` for each column; `measure` gets the speed
/// of the column and that of the native binary.
fn typical(rounds: &[&Columns], measure: fn(f64, f64) -> f64) -> Vec<Vec<f64>> {
    let cell = |case: usize, column: usize| {
        let speed = |columns: &&Columns, column: usize| columns[column].1[case].speed;
        let all = rounds
            .iter()
            .map(|columns| measure(speed(columns, column), speed(columns, 0)));
        median(&all.collect::<Vec<f64>>())
    };
    let columns = rounds[0].len();
    let row = |case| (0..columns).map(|column| cell(case, column)).collect();
    (0..CASES.len()).map(row).collect()
}

/// Returns the median of each column.
fn medians(rows: &[Vec<f64>]) -> Vec<f64> {
    let column = |place: usize| rows.iter().map(|row| row[place]).collect::<Vec<f64>>();
    let places = 0..rows[0].len();
    places.map(|place| median(&column(place))).collect()
}

fn print_row(name: &str, nodes: u64, speeds: &[f64], parts: &[f64]) {
    print!("{name:28}{nodes:>10}");
    for speed in speeds {
        print!("{speed:>15.0}");
    }
    for part in &parts[1..] {
        print!("   {part:.2}");
    }
    println!();
}

fn print_starts(page: &Page, client: &WorkerClient) -> Result<()> {
    let starts = numbers(&client.evaluate("startsMs($1)", &[json!(STARTS)])?);
    // The page's policy forbids blobs; the script, shown as text, has no policy.
    page.browser().open(&page.address("micro-max.worker.js"))?;
    let expression = "(async (count) => {
        const text = await (await fetch(location.href)).text();
        const clock = 'const began = performance.now(); const post = postMessage.bind(self);'
            + 'self.postMessage = (message) => post(message === \"readyok\" ? performance.now() - began : message);';
        const address = URL.createObjectURL(new Blob([clock, text], { type: 'text/javascript' }));
        const times = [];
        for (let index = 0; index < count; index += 1) {
            const worker = new Worker(address);
            worker.postMessage('isready');
            times.push(await new Promise((resolve) => { worker.onmessage = ({ data }) => resolve(data); }));
            worker.terminate();
        }
        return times;
    })($1)";
    let statements = numbers(&page.browser().promise(expression, &[json!(STARTS)])?);
    println!(
        "worker, first statement to readyok: {:.1} ms (budget 20), new Worker to readyok: {:.1} ms (budget 80); medians of {STARTS}",
        median(&statements),
        median(&starts),
    );
    Ok(())
}

/// Measures the start of the worker for variants, which includes compiling the tables of a game.
fn print_variant_starts(client: &WorkerClient) -> Result<()> {
    let lines = ["setoption name UCI_Variant value capablanca", "isready"];
    let arguments = [
        json!(STARTS),
        json!(lines),
        json!("micro-max.variants.worker.js"),
    ];
    let starts = numbers(&client.evaluate("startsMs($1, $2, $3)", &arguments)?);
    println!(
        "worker for variants, new Worker to readyok in Capablanca Chess: {:.1} ms (budget 100); median of {STARTS}",
        median(&starts)
    );
    Ok(())
}

fn print_stops(client: &WorkerClient) -> Result<()> {
    let client = WorkerClient::open(client.page())?;
    let positions: Vec<String> = CASES
        .iter()
        .map(|case| format!("position startpos moves {}", case.moves))
        .collect();
    let mut stops =
        numbers(&client.evaluate("client.stopsMs($1, $2)", &[json!(positions), json!(STOPS)])?);
    stops.sort_by(f64::total_cmp);
    println!(
        "stop to bestmove: median {:.1} ms, 95th percentile {:.1} ms (budget 20), longest {:.1} ms; of {STOPS}",
        median(&stops),
        stops[stops.len() * 95 / 100],
        stops[stops.len() - 1],
    );
    Ok(())
}

fn numbers(values: &Value) -> Vec<f64> {
    values
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_f64)
        .collect()
}

/// Returns the median, the larger of the two middle values if their number is even.
fn median(values: &[f64]) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted.get(sorted.len() / 2).copied().unwrap_or(f64::NAN)
}
