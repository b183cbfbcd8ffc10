//! Pages of authors with an element: their requests, and the time until the element is usable.

use anyhow::Result;
use serde_json::{Value, json};
use server::{Server, Site};

use super::median;
use crate::{page::Page, temporary_folder::TemporaryFolder};

/// The number of times each page is opened.
const VISITS: usize = 3;

/// A slow connection: the delay of each request, and the bytes per second after compression.
const LATENCY_MS: f64 = 150.0;
const BYTES_PER_SECOND: f64 = 200_000.0;

const REPLAY: &str = "<micro-max readonly panels=\"moves players\">\
    <script type=\"application/x-chess-pgn\">[White \"Anderssen\"]\n[Black \"Kieseritzky\"]\n\n\
    1. e4 e5 {the open game} 2. f4 {[%cal Gf4e5]} exf4 3. Bc4 Qh4+ *</script></micro-max>";

/// The pages: their names, scripts and elements.
const PAGES: [(&str, &str, &str); 11] = [
    ("a board", "micro-max.js", "<micro-max></micro-max>"),
    (
        "a board with its moves",
        "micro-max.js",
        "<micro-max panels=\"moves\"></micro-max>",
    ),
    (
        "a board in one script",
        "micro-max.classic.js",
        "<micro-max></micro-max>",
    ),
    (
        "a diagram",
        "micro-max.js",
        "<micro-max readonly fen=\"4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1\"></micro-max>",
    ),
    (
        "a lazy board",
        "micro-max.js",
        "<micro-max start=\"lazy\"></micro-max>",
    ),
    ("an editor", "micro-max.js", "<micro-max edit></micro-max>"),
    ("a replay with arrows", "micro-max.js", REPLAY),
    (
        "capablanca",
        "micro-max.js",
        "<micro-max variant=\"capablanca\"></micro-max>",
    ),
    (
        "crazyhouse",
        "micro-max.js",
        "<micro-max variant=\"crazyhouse\"></micro-max>",
    ),
    (
        "a tree",
        "micro-max.figures.js",
        "<micro-max-tree></micro-max-tree>",
    ),
    (
        "a piece of capablanca",
        "micro-max.figures.js",
        "<micro-max-piece variant=\"capablanca\" piece=\"archbishop\"></micro-max-piece>",
    ),
];

/// Resolves to the requests of a page: the number of scripts, their bytes before and after gzip, and the times from the
/// navigation until the board was drawn and until `ready`.
const LOADED: &str = "(async () => {
    const find = () => document.querySelector('main > :not(noscript)');
    while (!find()) await new Promise((resolve) => requestAnimationFrame(resolve));
    const element = find();
    await customElements.whenDefined(element.localName);
    const isDrawn = () => element.shadowRoot?.querySelector('.mx-piece, .piece, svg');
    while (!isDrawn()) await new Promise((resolve) => requestAnimationFrame(resolve));
    const drawn_ms = performance.now();
    await element.ready;
    const ready_ms = performance.now();
    await new Promise((resolve) => setTimeout(resolve, 500));
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    const scripts = [...new Set(names.filter((name) => name.endsWith('.js')))];
    let [raw, gzip] = [0, 0];
    for (const script of scripts) {
        const bytes = await (await fetch(script)).arrayBuffer();
        const compressed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'));
        raw += bytes.byteLength;
        gzip += (await new Response(compressed).arrayBuffer()).byteLength;
    }
    return { requests: scripts.length, raw, gzip, drawn_ms, ready_ms };
})()";

/// Measures and prints the requests and the times of the pages, and of the page for frames on the
/// published `site`.
///
/// # Errors
/// A page does not load.
pub(super) fn measure(page: &Page, site_url: &str) -> Result<()> {
    let folder = TemporaryFolder::make(page, "embedded")?;
    let site = Site::new(vec![folder.path(), page.author_file("")?]).with_policy(None);
    let server = Server::start(&site, 0)?;
    println!(
        "\n{:<24}{:>9}{:>9}{:>10}{:>10}{:>16}",
        "page of an author", "requests", "KB gzip", "drawn ms", "ready ms", "slow, ms"
    );
    for (name, script, element) in PAGES {
        folder.write_author_page(script, element)?;
        print_row(page, name, &server.url())?;
    }
    server.stop();
    let frame = format!("{site_url}embed.html#panels=moves");
    print_row(page, "a frame with its moves", &frame)?;
    page.open("blank.html")
}

/// Measures a page on a fast and on a slow connection, and prints the results.
fn print_row(page: &Page, name: &str, address: &str) -> Result<()> {
    let fast = visits(page, address)?;
    let raw_share = number(&fast, "raw") / number(&fast, "gzip");
    limit(page, LATENCY_MS, BYTES_PER_SECOND * raw_share)?;
    let slow = visits(page, address)?;
    limit(page, 0.0, -1.0)?;
    println!(
        "{name:<24}{:>9}{:>9.1}{:>10.0}{:>10.0}{:>9.0} / {:.0}",
        number(&fast, "requests"),
        number(&fast, "gzip") / 1000.0,
        number(&fast, "drawn_ms"),
        number(&fast, "ready_ms"),
        number(&slow, "drawn_ms"),
        number(&slow, "ready_ms")
    );
    Ok(())
}

/// Opens the page several times without a cache, and returns the medians of the measurements.
fn visits(page: &Page, address: &str) -> Result<Value> {
    let browser = page.browser();
    browser.devtools("Network.enable", &json!({}))?;
    browser.devtools(
        "Network.setCacheDisabled",
        &json!({ "cacheDisabled": true }),
    )?;
    let mut measured = Vec::new();
    for _ in 0..VISITS {
        // Opening the same address with a fragment again would not load the page again.
        browser.open("about:blank")?;
        browser.open(address)?;
        measured.push(browser.promise(LOADED, &[])?);
    }
    let middle = |name: &str| {
        let values: Vec<f64> = measured.iter().map(|one| number(one, name)).collect();
        median(&values)
    };
    let names = ["requests", "raw", "gzip", "drawn_ms", "ready_ms"];
    Ok(names
        .iter()
        .map(|name| ((*name).to_owned(), json!(middle(name))))
        .collect())
}

/// Throttles the network; a throughput of -1 removes the limit.
fn limit(page: &Page, latency_ms: f64, bytes_per_second: f64) -> Result<()> {
    let conditions = json!({
        "offline": false,
        "latency": latency_ms,
        "downloadThroughput": bytes_per_second,
        "uploadThroughput": -1,
    });
    page.browser()
        .devtools("Network.emulateNetworkConditions", &conditions)?;
    Ok(())
}

fn number(measured: &Value, name: &str) -> f64 {
    measured[name].as_f64().unwrap_or(f64::NAN)
}
