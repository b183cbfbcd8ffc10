//! The delays for a reader of a figure: jumping to any node of a search of a million nodes, and recording the search;
//! also its memory.

use anyhow::{Context, Result};

use super::numbers;
use crate::page::Page;

/// A figure with a search of a million nodes.
const PAGE: &str = "figures.html?tree:nodes=1000000:fen=r1bqkb1r/pppp1ppp/2n2n2/4p3/4P3/2N2N2/PPPP1PPP/R1BQKB1R%20w%20KQkq%20-%204%204";

/// Goes to nodes all over the search. Returns the time until each is drawn, and the long tasks that block the page.
const NODES: &str = "(async () => {
    const [element] = fixture.elements;
    await element.ready;
    const tasks = [];
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
    const pause = () => new Promise((resolve) => { const { port1, port2 } = new MessageChannel(); port1.onmessage = resolve; port2.postMessage(0); });
    const waits = [];
    let dice = 12345;
    for (let index = 0; index < 100; index += 1) {
        dice = (dice * 1103515245 + 12345) % 2 ** 31;
        const node = 1 + Math.floor((dice / 2 ** 31) * element.steps);
        const begun = performance.now();
        element.step = node;
        while (!element.text.startsWith(`Node ${node.toLocaleString('en')}`)) await pause();
        waits.push(performance.now() - begun);
        if (index % 10 === 0) await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return { waits, tasks, steps: element.steps };
})()";

/// Records a search of a million nodes and returns the size of the worker's memory.
const MEMORY: &str = "(async () => {
    const text = await (await fetch(location.href)).text();
    const note = 'const { Instance } = WebAssembly; let memory;'
        + 'WebAssembly.Instance = function (...words) {'
        + '  const instance = new Instance(...words);'
        + '  memory = Object.values(instance.exports).find((one) => one instanceof WebAssembly.Memory);'
        + '  return instance; };'
        + 'const post = postMessage.bind(self);'
        + 'self.postMessage = (answer) => post({ ...answer, bytes: memory.buffer.byteLength });';
    const worker = new Worker(URL.createObjectURL(new Blob([note, text], { type: 'text/javascript' })));
    for (let id = 0; ; id += 1) {
        worker.postMessage({ id, call: 'stepTo', start: 'startpos', search: [19], ask: [1 << 20] });
        const { result, bytes } = await new Promise((resolve) => { worker.onmessage = ({ data }) => resolve(data); });
        if (result.rows[0][1] !== 0) { worker.terminate(); return bytes; }
    }
})()";

/// Measures and prints everything. Chromium only: other browsers do not report these values.
///
/// # Errors
/// The page does not load or does not have the expected structure.
pub(super) fn measure(page: &Page) -> Result<()> {
    page.open(PAGE)?;
    page.wait_for_script(
        "the tree",
        "return Boolean(window.fixture?.elements[0]?.text);",
        &serde_json::json!([]),
    )?;
    let told = page.browser().promise(NODES, &[])?;
    let mut waits = numbers(&told["waits"]);
    waits.sort_by(f64::total_cmp);
    let last = waits
        .get(waits.len() * 95 / 100)
        .context("no node was reached")?;
    let longest = numbers(&told["tasks"]).into_iter().fold(0.0, f64::max);
    println!(
        "any of {} nodes: {last:.0} ms (goal 100), 95th percentile of {}; longest task {longest:.0} ms (goal 50, reported from 50 ms)",
        told["steps"],
        waits.len()
    );
    page.browser()
        .open(&page.address("micro-max.inside.worker.js"))?;
    let bytes = page.browser().promise(MEMORY, &[])?;
    println!(
        "memory of the worker with the record of a million nodes: {:.1} MB (goal 32)",
        bytes.as_f64().unwrap_or(f64::NAN) / 1e6
    );
    Ok(())
}
