use anyhow::{Result, ensure};
use rules::Color;
use serde_json::json;

use crate::{keys::HOME, page::Page};

const TEXT: &str = "return document.getElementById(arguments[0]).textContent;";

/// Records the texts that mention a mate, after each frame in which the initial position is shown.
const WATCH_STALE: &str = r#"
    [window.framesSeen, window.stale] = [0, []];
    const look = () => {
        requestAnimationFrame(() => setTimeout(look));
        if (!document.querySelector('[role=gridcell][aria-label^="e2, white pawn"]')) return;
        window.framesSeen += 1;
        for (const id of ['engine-panel', 'bar', 'status-text']) {
            const text = document.getElementById(id)?.textContent ?? '';
            if (/#|mate/.test(text)) window.stale.push(`${id}: ${text}`);
        }
    };
    look();"#;

/// Counts the searches for a move, and can simulate that the page is hidden.
const COUNT_SEARCHES: &str = "
    window.searches = 0;
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (message, ...rest) {
        if (/^go .*movetime 2500/.test(message)) window.searches += 1;
        return postMessage.call(this, message, ...rest);
    };
    window.hide = (isHidden) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
        document.dispatchEvent(new Event('visibilitychange'));
    };";

/// An analysis runs until it is stopped, and shows a small board for each move of its line.
pub(super) fn an_analysis_can_be_watched(page: &Page) -> Result<()> {
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    page.unfold("Engine")?;
    page.click("button", "Analyse")?;
    let deep = "return Number.parseInt(document.getElementById('depth').textContent) >= 5
        && document.querySelector('#lines [data-moves]') !== null;";
    page.wait_for_script("a depth of 5", deep, &json!([]))?;
    page.browser()
        .hover(page.middle_of("#lines [data-moves]")?)?;
    let preview =
        "return document.querySelector('.preview .mx-diagram')?.checkVisibility() === true;";
    page.wait_for_script("the small board", preview, &json!([]))?;
    page.click("button", "Stop")?;
    let nodes = page.browser().script(TEXT, &json!(["nodes"]))?;
    std::thread::sleep(std::time::Duration::from_millis(300));
    let later = page.browser().script(TEXT, &json!(["nodes"]))?;
    ensure!(
        nodes == later,
        "the analysis continued from {nodes} to {later} nodes"
    );
    Ok(())
}

/// A hint shows the piece first, then the move and why it is good.
pub(super) fn a_hint_in_two_steps(page: &Page) -> Result<()> {
    page.open("#fen=6k1/5ppp/8/8/8/8/8/R3K3_w_Q_-_0_1")?;
    page.wait_for_movable("a1".parse()?)?;
    page.act("Hint")?;
    page.wait_for_description("a1", "hint")?;
    page.act("Hint")?;
    page.wait_for_description("a8", "hint")?;
    page.wait_for_words("It mates on the back rank.")
}

/// The list of actions shows what the opponent threatens.
pub(super) fn what_the_opponent_is_up_to(page: &Page) -> Result<()> {
    page.open("#fen=6k1/5ppp/8/8/8/2q5/5PPP/R5K1_w_-_-_0_1")?;
    page.wait_for_movable("a1".parse()?)?;
    page.act("What is he up to?")?;
    page.wait_for_words("Threat: Qxa1")
}

/// After a step to another position, no evaluation of the previous one is shown.
pub(super) fn nothing_is_stale(page: &Page) -> Result<()> {
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    page.unfold("Engine")?;
    page.bring_in("1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6")?;
    page.wait_for_words("3. ")?;
    // The card of the review moves the button.
    page.browser()
        .script("document.getElementById('last').click();", &json!([]))?;
    page.click("button", "Analyse")?;
    let mate = "return document.getElementById('lines').textContent.includes('+#1')
        && document.getElementById('bar').textContent.includes('#1');";
    page.wait_for_script("the mate in both displays", mate, &json!([]))?;
    page.browser().script(WATCH_STALE, &json!([]))?;
    page.press(&[HOME])?;
    let scored = "return window.framesSeen > 20 && Number.parseInt(document.getElementById('depth').textContent) >= 5;";
    page.wait_for_script("the analysis of the initial position", scored, &json!([]))?;
    let stale = page.browser().script("return window.stale;", &json!([]))?;
    ensure!(stale == json!([]), "shown at the initial position: {stale}");
    Ok(())
}

/// A page that is hidden and shown again continues its search.
pub(super) fn a_hidden_page_keeps_its_search(page: &Page) -> Result<()> {
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    page.browser().script(COUNT_SEARCHES, &json!([]))?;
    page.begin_with_limit(Color::Black, "milliseconds", "2500")?;
    page.wait_for_script("the search", "return window.searches === 1;", &json!([]))?;
    for is_hidden in [true, false, true, false] {
        std::thread::sleep(std::time::Duration::from_millis(300));
        page.browser()
            .script("window.hide(arguments[0]);", &json!([is_hidden]))?;
    }
    page.wait_for_turn()?;
    let count = page
        .browser()
        .script("return window.searches;", &json!([]))?;
    ensure!(count == 1, "{count} searches for one move");
    Ok(())
}
