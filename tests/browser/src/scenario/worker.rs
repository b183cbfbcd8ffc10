use anyhow::{Result, ensure};
use serde_json::json;

use crate::{page::Page, worker_client::WorkerClient};

/// The longest time that a message may wait for its answer while the engine thinks, in milliseconds.
///
/// The budget, against which the bench measures, is 20 ms; here the machine may be busy with other tests.
const PATIENCE_MS: f64 = 200.0;

/// Questions, valid or not, are answered with objects, and lines with lines.
pub(super) fn questions(page: &Page) -> Result<()> {
    let client = WorkerClient::open(page)?;
    let lines = client.talk(&["uci".to_owned(), "isready".to_owned()], "readyok")?;
    ensure!(
        lines.iter().any(|line| line == "uciok"),
        "no uciok in {lines:?}"
    );
    let expected = [
        (
            json!({ "call": "play", "move": "Nf3" }),
            json!({ "uci": "g1f3", "san": "Nf3" }),
        ),
        (
            json!({ "call": "play", "moves": ["e2e4"], "move": "e7e5" }),
            json!({ "uci": "e7e5", "san": "e5" }),
        ),
        (
            json!({ "call": "san", "line": ["e2e4", "e7e5", "e1e8"] }),
            json!({ "san": ["e4", "e5"] }),
        ),
    ];
    for (question, result) in expected {
        let answer = client.ask(&question)?;
        ensure!(
            answer["result"] == result,
            "{question} is answered with {answer}"
        );
    }
    for question in [
        json!({ "call": "fly" }),
        json!({ "call": "legal", "moves": ["e2e5"] }),
        json!({ "call": "fen", "fen": "8" }),
    ] {
        let answer = client.ask(&question)?;
        ensure!(
            answer["error"]["code"].is_string(),
            "{question} is answered with {answer}"
        );
    }
    Ok(())
}

/// The worker answers during an infinite search, and `stop` ends the search.
pub(super) fn answers_during_a_search(page: &Page) -> Result<()> {
    let client = WorkerClient::open(page)?;
    let expression = "(async () => {
        const search = client.talk(['position startpos', 'go infinite'], 'bestmove');
        await new Promise((resolve) => setTimeout(resolve, 300));
        const start = performance.now();
        await client.ask({ call: 'legal' });
        const askMs = performance.now() - start;
        const stop = performance.now();
        client.send('stop');
        const lines = await search;
        return { askMs, stopMs: performance.now() - stop, best: lines.at(-1) };
    })()";
    let answer = client.evaluate(expression, &[])?;
    for name in ["askMs", "stopMs"] {
        ensure!(
            answer[name].as_f64().is_some_and(|ms| ms < PATIENCE_MS),
            "{name} of {answer}"
        );
    }
    ensure!(
        answer["best"]
            .as_str()
            .is_some_and(|line| line.starts_with("bestmove ")),
        "{answer}"
    );
    Ok(())
}

/// The worker runs from a blob, as in pages of other hosts and in local files.
pub(super) fn runs_from_a_blob(page: &Page) -> Result<()> {
    // The page's policy forbids blobs; the script, shown as text, has no policy.
    page.browser().open(&page.address("micro-max.worker.js"))?;
    let expression = "(async () => {
        const text = await (await fetch(location.href)).text();
        const address = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
        const worker = new Worker(address);
        const answer = new Promise((resolve, reject) => {
            worker.onmessage = ({ data }) => resolve(data);
            worker.onerror = (event) => reject(new Error(event.message));
        });
        worker.postMessage('isready');
        return answer;
    })()";
    let answer = page.browser().promise(expression, &[])?;
    ensure!(answer == "readyok", "the worker of a blob answers {answer}");
    page.open("blank.html")
}
