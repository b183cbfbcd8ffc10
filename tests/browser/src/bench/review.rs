//! The review of a game: its duration, and whether the page stays responsive.

use std::{thread, time::Duration};

use anyhow::Result;
use serde_json::json;

use crate::{driver::wait, page::Page};

/// A game of 60 moves.
const GAME: &str = include_str!("../../../data/games/sixty-moves.pgn");

/// A game of 400 moves with 999 variations.
const LONG: &str = include_str!("../../../data/games/long-with-variations.pgn");

/// Black can give mate. A move gets its score together with that of the position before it.
const BEFORE_MATE: &str = "1. f3 e5 2. g4";

/// The longest time that a review may take on a slow machine.
const PATIENCE: Duration = Duration::from_mins(2);

/// The time for which the scoring of the long game is measured.
const WATCHED: Duration = Duration::from_secs(8);

/// Runs before the page. Records how long the page is busy with each message of a worker and before each frame,
/// including the reactions to the promises that are resolved.
const NOTE: &str = "{
    const review = { longest_ms: 0 };
    window.review = review;
    const watched = (act) => async function (...words) {
        const begun = performance.now();
        act.apply(this, words);
        // Microtasks run before any other task; each turn waits for one more.
        for (let turn = 0; turn < 50; turn += 1) await null;
        review.longest_ms = Math.max(review.longest_ms, performance.now() - begun);
    };
    const { set } = Object.getOwnPropertyDescriptor(Worker.prototype, 'onmessage');
    Object.defineProperty(Worker.prototype, 'onmessage', { set(act) { set.call(this, watched(act)); } });
    const request = requestAnimationFrame;
    window.requestAnimationFrame = (act) => request(watched(act));
}";

/// Returns the time since the start of the review once all moves are scored.
const SCORED: &str = "const header = document.querySelector('.review-header');
    return header?.hidden === true ? performance.now() - window.begun : null;";

/// Records the time from the end of the game to the first accuracy of a side.
const WATCH_FIRST: &str = "
    let ended = null;
    window.first_ms = null;
    const look = () => {
        if (document.querySelector('.result-row')) ended ??= performance.now();
        const isScored = [...document.querySelectorAll('.review-sides tbody td:nth-child(2)')].some((cell) =>
            /[0-9]/.test(cell.textContent));
        if (ended !== null && isScored) window.first_ms ??= performance.now() - ended;
        else requestAnimationFrame(look);
    };
    look();";

/// Measures and prints everything. Chromium only: other drivers cannot run a script before the page.
///
/// # Errors
/// The page does not load, or does not score the games.
pub(super) fn measure(page: &Page) -> Result<()> {
    let note = json!({ "source": NOTE });
    let browser = page.browser();
    let noted = browser.devtools("Page.addScriptToEvaluateOnNewDocument", &note)?;
    open(page)?;
    browser.script("window.begun = performance.now();", &json!([]))?;
    page.bring_in(GAME)?;
    page.wait_for_words("60. ")?;
    let opening_ms = take_longest_ms(page)?;
    let scored_ms = wait("the scores", PATIENCE, || {
        Ok(browser.script(SCORED, &json!([]))?.as_f64())
    })?;
    println!(
        "review of a game of 60 moves: {:.1} s (goal 20); longest handler meanwhile {:.1} ms (goal 16), {opening_ms:.1} ms when it is opened",
        scored_ms / 1000.0,
        take_longest_ms(page)?
    );
    open(page)?;
    page.bring_in(LONG)?;
    page.wait_for_words("400. ")?;
    let opening_ms = take_longest_ms(page)?;
    thread::sleep(WATCHED);
    println!(
        "review of a game of 400 moves and 999 variations: longest handler {:.1} ms (goal 16), {opening_ms:.1} ms when it is opened",
        take_longest_ms(page)?
    );
    measure_first(page)?;
    let id = json!({ "identifier": noted["identifier"] });
    browser.devtools("Page.removeScriptToEvaluateOnNewDocument", &id)?;
    Ok(())
}

fn measure_first(page: &Page) -> Result<()> {
    page.open("")?;
    page.begin_for_two(None)?;
    for text in BEFORE_MATE.split(' ').filter(|word| !word.ends_with('.')) {
        page.type_text(text)?;
        page.wait_for_words(text)?;
    }
    page.browser().script(WATCH_FIRST, &json!([]))?;
    page.type_text("Qh4#")?;
    let first_ms = wait("the first score", PATIENCE, || {
        let first_ms = page
            .browser()
            .script("return window.first_ms;", &json!([]))?;
        Ok(first_ms.as_f64())
    })?;
    println!("from mate to the first scored move: {first_ms:.0} ms");
    Ok(())
}

fn open(page: &Page) -> Result<()> {
    page.open("")?;
    page.wait_for_movable("e2".parse()?)
}

/// Returns the longest handler since the last call, in milliseconds.
fn take_longest_ms(page: &Page) -> Result<f64> {
    let script =
        "const { longest_ms } = window.review; window.review.longest_ms = 0; return longest_ms;";
    let longest_ms = page.browser().script(script, &json!([]))?;
    Ok(longest_ms.as_f64().unwrap_or(f64::NAN))
}
