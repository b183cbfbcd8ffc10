//! The worker as a replacement for that of `stockfish.js`.

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::page::Page;

/// The calls of a page that was written for `stockfish.js`, with only the file name changed.
const CONVERSATION: &str = "(async () => {
    const engine = new Worker(location.href);
    const lines = [];
    let [isExpected, resolveExpected] = [() => false, () => {}];
    engine.onmessage = (event) => {
        const line = event && typeof event === 'object' ? event.data : event;
        lines.push(line);
        if (isExpected(line)) resolveExpected();
    };
    const until = (start, ...lines) => new Promise((resolve) => {
        isExpected = (line) => String(line).startsWith(start);
        resolveExpected = resolve;
        for (const line of lines) engine.postMessage(line);
    });
    await until('uciok', 'uci');
    for (const message of [{ book: new ArrayBuffer(8) }, {}, [], null, 7]) engine.postMessage(message);
    await until('readyok', 'setoption name Hash value 16', 'setoption name Skill Level value 20',
        'setoption name Threads value 2', 'ucinewgame', 'isready');
    await until('bestmove', 'position startpos moves e2e4 e7e5', 'go depth 4');
    await until('bestmove', 'position fen 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', 'go wtime 1000 btime 1000 winc 0 binc 0');
    await until('bestmove', 'go infinite', 'stop');
    await until('bestmove', 'go infinite', 'position fen r3k3/8/8/8/8/8/8/4K2R w KQkq - 0 1');
    await until('bestmove h1h8', 'go depth 6');
    const count = lines.length;
    engine.postMessage('quit');
    engine.postMessage('isready');
    await new Promise((resolve) => setTimeout(resolve, 300));
    return { lines, isSilent: lines.length === count };
})()";

/// A session from `uci` to `quit`, in which all messages in both directions are lines of text.
pub(super) fn lines_in_lines_out(page: &Page) -> Result<()> {
    // The script, shown as text, has no policy, like the pages that use `stockfish.js`.
    page.browser().open(&page.address("micro-max.worker.js"))?;
    let seen = page.browser().promise(CONVERSATION, &[])?;
    let messages = seen["lines"].as_array().context("no lines were received")?;
    let lines: Option<Vec<&str>> = messages.iter().map(Value::as_str).collect();
    let lines = lines.with_context(|| format!("not all are lines: {messages:?}"))?;
    ensure!(
        lines[0].starts_with("id name "),
        "the first line is '{}'",
        lines[0]
    );
    let moves = lines
        .iter()
        .filter_map(|line| line.strip_prefix("bestmove "));
    let moves: Vec<&str> = moves.filter_map(|rest| rest.split(' ').next()).collect();
    ensure!(moves.len() == 5, "the best moves are {moves:?}");
    let declares = |option: &&str| option.starts_with("option name Skill Level type spin");
    ensure!(lines.iter().any(declares), "no Skill Level in {lines:?}");
    for text in moves {
        text.parse::<rules::Move>()
            .with_context(|| format!("the best move {text}"))?;
    }
    let is_report = |line: &&str| {
        let has = |word: &str| line.contains(word);
        has("info depth 4 ") && has(" nodes ") && has(" score cp ") && has(" pv ")
    };
    ensure!(
        lines.iter().any(is_report),
        "no report of depth 4 in {lines:?}"
    );
    ensure!(
        seen["isSilent"] == true,
        "the worker sends lines after quit: {lines:?}"
    );
    page.open("blank.html")
}
