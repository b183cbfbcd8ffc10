//! The delays for a visitor: loading the page, the response to a key, many boards on a page.

use anyhow::{Context, Result};
use rules::Color;
use serde_json::{Value, json};

use super::{median, numbers};
use crate::{
    keys::{LEFT, RIGHT},
    page::Page,
};

/// The number of times the page is opened.
const VISITS: usize = 10;

/// The number of keys pressed while the engine thinks.
const KEYS: usize = 60;

/// The keys: two steps to the right and two back.
const STEPS: [char; 4] = [RIGHT, RIGHT, LEFT, LEFT];

/// Runs before the page. Records when a piece can first be moved, layout shifts, and slow events. Chromium does not
/// report events that take less than 16 ms from the press to the frame.
const NOTE: &str = "{
    const visit = { ready_ms: null, shift: 0, delays: [], handlers: [] };
    window.visit = visit;
    const look = new MutationObserver(() => {
        if (!document.querySelector('.mx-movable')) return;
        visit.ready_ms = performance.now();
        look.disconnect();
    });
    look.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
    const observe = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note))
        .observe({ type, buffered: true, durationThreshold: 16 });
    observe('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) visit.shift += value; });
    observe('event', ({ duration, processingStart, processingEnd }) => {
        visit.delays.push(duration);
        visit.handlers.push(processingEnd - processingStart);
    });
}";

/// Draws twenty boards and returns the time up to their layout.
const BOARDS: &str = "(async () => {
    const [{ createBoard }, { parsePlacement }] = await Promise.all([
        import('/board/board.js'), import('/board/placement.js')]);
    const style = document.createElement('link');
    style.rel = 'stylesheet';
    style.href = '/board/board.css';
    await new Promise((resolve) => { style.onload = resolve; document.head.append(style); });
    const pieces = parsePlacement('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');
    const begun = performance.now();
    for (let index = 0; index < 20; index += 1) {
        const container = document.createElement('div');
        document.body.append(container);
        createBoard(container, { onMove() {} }).update({ pieces });
    }
    document.body.getBoundingClientRect();
    return performance.now() - begun;
})()";

/// Draws twenty elements, whose styles are already loaded, and returns the time up to their layout, the median of
/// several attempts.
const ELEMENTS: &str = "(async () => {
    const { ready } = fixture.add({ start: 'lazy' }, 'plain');
    await ready;
    const tries = [];
    for (let index = 0; index < 9; index += 1) {
        const begun = performance.now();
        const boards = Array.from({ length: 20 }, () => fixture.add({ start: 'lazy' }, 'plain'));
        while (!boards.every(({ shadowRoot }) => shadowRoot?.querySelector('.mx-piece'))) await null;
        document.body.getBoundingClientRect();
        tries.push(performance.now() - begun);
        for (const board of boards) board.remove();
        await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return tries.sort((one, other) => one - other)[4];
})()";

/// Runs in a page that allows workers from a blob, and returns the size of a worker's memory after a search with
/// default options.
const MEMORY: &str = "(async () => {
    const text = await (await fetch(location.href)).text();
    const note = 'const { Instance } = WebAssembly; let memory;'
        + 'WebAssembly.Instance = function (...words) {'
        + '  const instance = new Instance(...words);'
        + '  memory = Object.values(instance.exports).find((one) => one instanceof WebAssembly.Memory);'
        + '  return instance; };'
        + 'const post = postMessage.bind(self);'
        + 'self.postMessage = (line) => post(`${line}`.startsWith(\"bestmove\") ? memory.buffer.byteLength : line);';
    const worker = new Worker(URL.createObjectURL(new Blob([note, text], { type: 'text/javascript' })));
    worker.postMessage('go nodes 200000');
    const bytes = await new Promise((resolve) => {
        worker.onmessage = ({ data }) => { if (typeof data === 'number') resolve(data); };
    });
    worker.terminate();
    return bytes;
})()";

/// Measures and prints how quickly the page becomes usable. Chromium only: other browsers do not report these values.
///
/// # Errors
/// The page does not load or does not have the expected structure.
pub(super) fn measure(page: &Page) -> Result<()> {
    let browser = page.browser();
    let note = json!({ "source": NOTE });
    let noted = browser.devtools("Page.addScriptToEvaluateOnNewDocument", &note)?;
    let mut ready_ms = Vec::new();
    let mut shift: f64 = 0.0;
    for _ in 0..VISITS {
        page.open("")?;
        let visit = settled(page)?;
        ready_ms.push(
            visit["ready_ms"]
                .as_f64()
                .context("no piece can be moved")?,
        );
        shift = shift.max(visit["shift"].as_f64().unwrap_or(f64::NAN));
    }
    println!(
        "page, navigation to the first legal moves: first visit {:.0} ms, later {:.0} ms (goal 300), median of {}; layout shift {shift:.3} (goal 0)",
        ready_ms[0],
        median(&ready_ms[1..]),
        VISITS - 1
    );
    measure_keys(page)?;
    let id = json!({ "identifier": noted["identifier"] });
    browser.devtools("Page.removeScriptToEvaluateOnNewDocument", &id)?;
    Ok(())
}

/// Measures and prints how quickly many boards are drawn.
///
/// # Errors
/// A page does not load.
pub(super) fn measure_boards(page: &Page) -> Result<()> {
    let browser = page.browser();
    page.open("blank.html")?;
    let boards_ms = browser.promise(BOARDS, &[])?;
    println!(
        "20 boards: {:.0} ms (goal 80)",
        boards_ms.as_f64().unwrap_or(f64::NAN)
    );
    page.open("element.html")?;
    let elements_ms = browser.promise(ELEMENTS, &[])?;
    println!(
        "20 elements: {:.0} ms (goal 80)",
        elements_ms.as_f64().unwrap_or(f64::NAN)
    );
    Ok(())
}

/// Measures and prints the memory of a worker after a search.
///
/// # Errors
/// The worker's script cannot be opened.
pub(super) fn measure_memory(page: &Page) -> Result<()> {
    let browser = page.browser();
    browser.open(&page.address("micro-max.worker.js"))?;
    let bytes = browser.promise(MEMORY, &[])?.as_f64().unwrap_or(f64::NAN);
    println!(
        "memory of the worker after a search: {:.1} MB (goal 16)",
        bytes / 1e6
    );
    Ok(())
}

/// Presses keys on the board while the engine thinks about its first move.
fn measure_keys(page: &Page) -> Result<()> {
    page.begin_with_limit(Color::Black, "milliseconds", "60000")?;
    page.tab_to_board()?;
    let count =
        "return window.visit.delays.splice(0).length + window.visit.handlers.splice(0).length;";
    page.browser().script(count, &json!([]))?;
    for step in 0..KEYS {
        page.press(&[STEPS[step % STEPS.len()]])?;
    }
    let visit = settled(page)?;
    let mut delays = numbers(&visit["delays"]);
    // Each press is two events, `keydown` and `keyup`.
    delays.resize(delays.len().max(2 * KEYS), 16.0);
    delays.sort_by(f64::total_cmp);
    let handlers = numbers(&visit["handlers"]).into_iter().fold(0.0, f64::max);
    println!(
        "a key while the engine thinks: {:.0} ms to the frame (goal 40), 95th percentile of {KEYS}; longest handler {handlers:.1} ms (goal 4)",
        delays[delays.len() * 95 / 100]
    );
    Ok(())
}

/// Returns the recorded values after half a second, when all events have been reported.
fn settled(page: &Page) -> Result<Value> {
    let expression = "new Promise((resolve) => { setTimeout(() => resolve(window.visit), 500); })";
    page.browser().promise(expression, &[])
}
