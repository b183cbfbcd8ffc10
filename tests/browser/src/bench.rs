//! Speed: nodes per second natively, in Node and in a browser; the start and the stop of the worker.

mod visit;

use std::{
    path::Path,
    process::{Command, Stdio},
};

use anyhow::{Context, Result, ensure};
use engine::bench::{CASES, Case, NODE_LIMIT, SIGNATURE, TABLE_BITS};
use serde_json::{Value, json};

use crate::{desk::Desk, page::Page};

/// How often the worker is started.
const STARTS: usize = 20;

/// How often a search is stopped.
const STOPS: usize = 50;

/// What is measured beside the browser.
#[derive(Debug)]
pub(crate) struct Programs {
    /// The native binary.
    pub(crate) native: String,
    /// The worker's script, for Node; none where Node is not there.
    pub(crate) worker: Option<String>,
}

/// Measures and prints everything.
///
/// # Errors
/// A program does not run, or counts other nodes than the original.
pub(crate) fn run(page: &Page, programs: &Programs) -> Result<()> {
    let native = native(&programs.native)?;
    let node = programs.worker.as_deref().map(node).transpose()?;
    let desk = Desk::open(page)?;
    let browser = speeds(&desk.evaluate("desk.bench($1)", &[cases()])?)?;
    let mut columns = vec![("native", &native)];
    columns.extend(node.iter().map(|speeds| ("node", speeds)));
    columns.push((page.engine().name(), &browser));
    print_speeds(&columns);
    print_starts(page, &desk)?;
    print_stops(&desk)?;
    visit::measure(page)
}

/// Nodes per second of each case.
type Speeds = Vec<f64>;

/// The cases as the desk wants them: lines to prepare, and the line to measure.
fn cases() -> Value {
    let case = |case: &Case| {
        let moves = if case.moves.is_empty() {
            String::new()
        } else {
            format!(" moves {}", case.moves)
        };
        json!({ "prepare": format!("position startpos{moves}"), "go": format!("go nodes {NODE_LIMIT}") })
    };
    let cases: Vec<Value> = CASES.iter().map(case).collect();
    json!({ "option": format!("setoption name TableBits value {TABLE_BITS}"), "cases": cases })
}

/// Reads what the desk measured and checks the count.
fn speeds(results: &Value) -> Result<Speeds> {
    let results = results.as_array().context("the desk measured nothing")?;
    let nodes = |result: &Value| result["nodes"].as_u64().unwrap_or_default();
    let total: u64 = results.iter().map(nodes).sum();
    ensure!(
        total == SIGNATURE,
        "the worker searched {total} nodes, the original {SIGNATURE}"
    );
    let number = |result: &Value, name| result[name].as_f64().unwrap_or(f64::NAN);
    let speed = |result| number(result, "nodes") * 1000.0 / number(result, "ms");
    Ok(results.iter().map(speed).collect())
}

/// `micro-max bench` prints a line for each case, with the speed before its last word.
fn native(binary: &str) -> Result<Speeds> {
    let output = Command::new(binary)
        .arg("bench")
        .stderr(Stdio::inherit())
        .output()?;
    ensure!(output.status.success(), "{binary} bench: {}", output.status);
    let text = String::from_utf8(output.stdout)?;
    let speed = |line: &str| {
        line.strip_suffix(" nodes/s")?
            .split_whitespace()
            .next_back()?
            .parse()
            .ok()
    };
    let speeds: Speeds = text.lines().filter_map(speed).collect();
    ensure!(
        speeds.len() == CASES.len(),
        "{binary} bench prints {} speeds",
        speeds.len()
    );
    Ok(speeds)
}

fn node(worker: &str) -> Result<Speeds> {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("node-bench.mjs");
    let output = Command::new("node")
        .arg(script)
        .arg(worker)
        .arg(cases().to_string())
        .stderr(Stdio::inherit())
        .output()?;
    ensure!(output.status.success(), "node: {}", output.status);
    speeds(&serde_json::from_slice(&output.stdout)?)
}

fn print_speeds(columns: &[(&str, &Speeds)]) {
    let native = columns[0].1;
    print!("{:28}{:>10}", "position", "nodes");
    for (name, _) in columns {
        print!("{:>15}", format!("{name} /s"));
    }
    println!("   part of native");
    for (index, case) in CASES.iter().enumerate() {
        print!("{:28}{:>10}", case.name, case.nodes);
        for (_, speeds) in columns {
            print!("{:>15.0}", speeds[index]);
        }
        for (_, speeds) in &columns[1..] {
            print!("   {:.2}", speeds[index] / native[index]);
        }
        println!();
    }
    print!("{:28}{SIGNATURE:>10}", "median, and all nodes");
    for (_, speeds) in columns {
        print!("{:>15.0}", median(speeds));
    }
    for (_, speeds) in &columns[1..] {
        let ratios: Vec<f64> = speeds
            .iter()
            .zip(native)
            .map(|(speed, native)| speed / native)
            .collect();
        print!("   {:.2}", median(&ratios));
    }
    println!();
}

fn print_starts(page: &Page, desk: &Desk) -> Result<()> {
    let starts = numbers(&desk.evaluate("startsMs($1)", &[json!(STARTS)])?);
    // The page's policy forbids blobs; the script itself, shown as text, has none.
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

fn print_stops(desk: &Desk) -> Result<()> {
    let desk = Desk::open(desk.page())?;
    let positions: Vec<String> = CASES
        .iter()
        .map(|case| format!("position startpos moves {}", case.moves))
        .collect();
    let mut stops =
        numbers(&desk.evaluate("desk.stopsMs($1, $2)", &[json!(positions), json!(STOPS)])?);
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

/// The upper one of two in the middle.
fn median(values: &[f64]) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted.get(sorted.len() / 2).copied().unwrap_or(f64::NAN)
}
