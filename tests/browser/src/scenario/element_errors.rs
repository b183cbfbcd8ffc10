//! The robustness of the element: invalid attributes, removal during an action, a second script.

use anyhow::{Result, ensure};
use serde_json::json;

use crate::{
    element_page::{ElementPage, NO_OPENING},
    engine::Engine,
    page::Page,
    suite::only_in,
};

/// An invalid attribute is reported in a sentence, and the previous value stays in force.
pub(super) fn invalid_attributes(page: &Page) -> Result<()> {
    let fixture = ElementPage::open(page, &json!({ "side": "both", "level": "4" }))?;
    fixture.promise("element.move('e4')")?;
    let nonsense = [
        ("fen", "e4 e5"),
        ("ply", "soon"),
        ("side", "me"),
        ("orientation", "up"),
        ("engine", "<b>"),
        ("level", "99"),
        ("limit", "5"),
        ("time", "long"),
        ("start", "0"),
        ("coordinates", "1"),
        ("panels", "all"),
        ("arrows", "e4"),
        ("marks", "board"),
        ("theme", "pink"),
        ("lang", "¿?"),
        ("storage-key", "../x"),
        ("variant", "<i>"),
    ];
    for (name, text) in nonsense {
        fixture.forget_events()?;
        fixture.value(&format!("element.setAttribute('{name}', '{text}')"))?;
        let fault = fixture.wait_for_event("error")?;
        let sentence = format!("{name}=\"{text}\" is not valid: it must be ");
        ensure!(
            fault["message"]
                .as_str()
                .is_some_and(|message| message.starts_with(&sentence)),
            "{fault}"
        );
    }
    ensure!(
        fixture.value("[element.currentPly, element.level, element.side]")?
            == json!([1, 4, "both"])
    );
    // Errors that only the engine can find are reported too.
    for (name, text) in [("fen", "8/8/8/8/8/8/8/8 w - - 0 1"), ("pgn", "1. Ke5 *")] {
        fixture.forget_events()?;
        fixture.value(&format!("element.setAttribute('{name}', '{text}')"))?;
        let fault = fixture.wait_for_event("error")?;
        ensure!(
            fault["message"].as_str().is_some_and(
                |message| message.starts_with(&format!("{name}=\"{text}\" is not valid: "))
            ),
            "{fault}"
        );
    }
    fixture.drag("e7", "e5")?;
    fixture.wait_for_piece("e5", "black pawn")
}

/// A game with an illegal move is shown up to that move, and the move is reported once.
pub(super) fn a_game_read_in_part(page: &Page) -> Result<()> {
    let fixture = ElementPage::open(page, &json!({ "side": "both" }))?;
    fixture.forget_events()?;
    fixture.value(
        "element.setAttribute('ply', '9') ?? element.setAttribute('pgn', '1. e4 e5 2. Ke3 Nc6 *')",
    )?;
    let fault = fixture.wait_for_event("error")?;
    ensure!(
        fault["message"]
            .as_str()
            .is_some_and(|message| message.contains("'Ke3' is illegal in this position")),
        "{fault}"
    );
    fixture.wait_for("the part that was read", "element.currentPly === 2")?;
    fixture.wait_for_piece("e5", "black pawn")?;
    let pgn = fixture.value("element.currentPgn")?;
    ensure!(
        pgn.as_str()
            .is_some_and(|pgn| pgn.contains("Not read from here: 2. Ke3 Nc6")),
        "{pgn}"
    );
    fixture.forget_events()?;
    let place = fixture.promise("element.loadPgn('1. d4 d5 (1... Ke5) 2. c4')")?;
    ensure!(place["ply"] == 0, "{place}");
    let pgn = fixture.value("element.currentPgn")?;
    ensure!(
        pgn.as_str().is_some_and(|pgn| pgn.contains("2. c4")),
        "{pgn}"
    );
    fixture.wait_for_event("error").map(drop)
}

/// A limit replaces the engine's level as long as it is set.
pub(super) fn a_limit_instead_of_a_level(page: &Page) -> Result<()> {
    let fixture = ElementPage::open(page, &json!({ "limit": "nodes:700" }))?;
    fixture.promise("element.move('e4')")?;
    fixture.wait_for("the answer", "element.currentPly === 2")?;
    fixture.value("element.removeAttribute('limit') ?? (element.level = 1)")?;
    fixture.promise("element.move('d3')")?;
    fixture.wait_for("the answer", "element.currentPly === 4")
}

/// An element that is removed while it thinks releases its worker; reinserted, it continues.
pub(super) fn removed_while_it_thinks(page: &Page) -> Result<()> {
    let attributes = json!({ "fen": NO_OPENING, "side": "black", "limit": "movetime:60000" });
    let fixture = ElementPage::open(page, &attributes)?;
    fixture.wait_for_event("search")?;
    let gone = fixture.refusal("Promise.all([element.think(), new Promise((resolve) => setTimeout(() => resolve(element.remove()), 100))])")?;
    ensure!(
        gone == "The element was removed from its page while it was thinking.",
        "{gone}"
    );
    // Two more searches get workers at once: the removed element holds none.
    for _ in 0..2 {
        fixture.add("plain", &json!({ "side": "black", "limit": "nodes:300" }))?;
    }
    fixture.wait_for(
        "their moves",
        "fixture.elements.slice(1).every(({ currentPly }) => currentPly === 1)",
    )?;
    ensure!(
        fixture.value("[workers.length <= 2, fixture.elements[0].currentPly]")? == json!([true, 0])
    );
    fixture.value("document.getElementById('plain').prepend(fixture.elements[0]) ?? fixture.elements[0].setAttribute('limit', 'nodes:300')")?;
    fixture.value("fixture.elements[0].scrollIntoView(), 0")?;
    fixture.wait_for("its move", "fixture.elements[0].currentPly === 1")
}

/// An element that is removed while it thinks fires no events and writes nothing to the console; reinserted, it
/// continues to play.
pub(super) fn a_removed_board_is_silent(page: &Page) -> Result<()> {
    let fixture = ElementPage::empty(page)?;
    let heard = fixture.promise(
        "(async () => {
            const heard = [];
            console.warn = (text) => heard.push(String(text));
            const attributes = [{ level: '8' }, { limit: 'movetime:60000', time: '5+0' }, { variant: 'makruk', level: '8' }];
            for (const own of attributes) {
                const board = fixture.add({ side: 'none', ...own }, 'plain');
                await new Promise((resolve) => board.addEventListener('micro-max-search', resolve, { once: true }));
                board.remove();
                for (const name of ['move', 'search', 'position', 'gameend', 'error'])
                    board.addEventListener(`micro-max-${name}`, () => heard.push(name));
            }
            await new Promise((resolve) => setTimeout(resolve, 1500));
            return heard;
        })()",
    )?;
    ensure!(heard == json!([]), "{heard}");
    fixture.value("document.getElementById('plain').append(fixture.elements[0])")?;
    fixture.value("fixture.elements[0].setAttribute('level', '1')")?;
    fixture.wait_for("its moves", "fixture.elements[0].currentPly > 1")
}

/// An element that is removed while a piece is dragged cancels the drag; reinserted, it can be played on.
pub(super) fn removed_while_a_piece_is_dragged(page: &Page) -> Result<()> {
    let fixture = ElementPage::open(page, &json!({ "side": "both" }))?;
    fixture.wait_for_movable("e2")?;
    // The page removes the board when a held piece first moves.
    fixture.value("element.addEventListener('pointermove', ({ buttons }) => { if (buttons) element.remove(); })")?;
    fixture.drag("e2", "e4")?;
    fixture.wait_for("its removal", "!element.isConnected")?;
    fixture.value("document.getElementById('scaled').append(element)")?;
    fixture.wait_for_piece("e2", "white pawn")?;
    fixture.wait_for_movable("e2")?;
    fixture.click("e2")?;
    fixture.click("e4")?;
    fixture.wait_for_piece("e4", "white pawn")?;
    ensure!(fixture.events("error")?.is_empty());
    Ok(())
}

/// A removed element can be garbage collected.
pub(super) fn nothing_is_left_of_a_removed_element(page: &Page) -> Result<()> {
    let reason = "only Chromium's driver collects garbage";
    only_in(Engine::Chromium, page, reason)?;
    let fixture = ElementPage::empty(page)?;
    fixture.promise(
        "(async () => {
            window.weak = [];
            for (let round = 0; round < 5; round += 1) {
                const board = fixture.add({ side: 'none', limit: 'movetime:60000', panels: 'moves score line clock', time: '5+0' }, 'plain');
                await board.ready;
                await new Promise((resolve) => board.addEventListener('micro-max-search', resolve, { once: true }));
                board.remove();
                weak.push(new WeakRef(board));
            }
            fixture.elements.length = fixture.events.length = 0;
        })()",
    )?;
    // The browser's mouse state may still refer to the last element.
    for _ in 0..10 {
        page.browser()
            .devtools("HeapProfiler.collectGarbage", &json!({}))?;
        let left = fixture.value("weak.filter((one) => one.deref()).length")?;
        if left == 0 {
            return Ok(());
        }
        fixture.promise("new Promise((resolve) => setTimeout(resolve, 300))")?;
    }
    let left = fixture.value("weak.map((one) => one.deref() !== undefined)")?;
    anyhow::bail!("elements that are not collected: {left}")
}

/// A second script of the same version is ignored; one of another version is reported, and the first stays.
pub(super) fn a_second_script(page: &Page) -> Result<()> {
    let fixture = ElementPage::open(page, &json!({ "side": "both" }))?;
    let seen = fixture.promise(
        "(async () => {
            const first = customElements.get('micro-max');
            const told = [];
            console.warn = (...words) => told.push(words.join(' '));
            await import('./scripts/second-copy.js?again');
            const same = told.length;
            first.version = '0.0.1';
            const other = await import('./scripts/second-copy.js?other');
            const { workerPool } = await import('./engine/worker-pool.js');
            return [same, told.length, told[0].includes('0.0.1'), customElements.get('micro-max') === first, other.MicroMax !== first,
                other.workerPool !== workerPool && other.workerPool() === workerPool()];
        })()",
    )?;
    ensure!(seen == json!([0, 1, true, true, true, true]), "{seen}");
    fixture.drag("e2", "e4")?;
    fixture.wait_for_piece("e4", "white pawn")
}

/// The page accepts one move and cancels all others.
pub(super) fn a_cancelled_move(page: &Page) -> Result<()> {
    let fixture = ElementPage::open(
        page,
        &json!({ "fen": "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "side": "both" }),
    )?;
    fixture.value("element.addEventListener('micro-max-moverequest', (event) => { if (event.detail.san !== 'Ra8#') event.preventDefault(); })")?;
    fixture.drag("a1", "a7")?;
    fixture.wait_for_event("moverequest")?;
    fixture.wait_for(
        "the voice",
        "element.shadowRoot.querySelector('[role=status]').textContent.includes('not accepted')",
    )?;
    fixture.wait_for_piece("a1", "white rook")?;
    ensure!(fixture.value("element.currentPly")? == 0 && fixture.events("move")?.is_empty());
    fixture.drag("a1", "a8")?;
    fixture.wait_for_piece("a8", "white rook")?;
    ensure!(fixture.wait_for_event("gameend")?["reason"] == "checkmate");
    Ok(())
}

/// A worker of an element that crashes is replaced, and the game continues.
pub(super) fn a_worker_that_breaks(page: &Page) -> Result<()> {
    let fixture = ElementPage::open(page, &json!({ "level": "1" }))?;
    let script = "workers.at(-1).dispatchEvent(new ErrorEvent('error', { message: 'broken', cancelable: true }))";
    fixture.value(script)?;
    fixture.drag("e2", "e4")?;
    fixture.wait_for("the answer", "element.currentPly === 2")
}

/// If the browser refuses to create a worker, the element reports it once and keeps its content; no call waits for the
/// engine.
pub(super) fn a_worker_that_cannot_be_made(page: &Page) -> Result<()> {
    let fixture = ElementPage::empty(page)?;
    fixture.value(
        "(window.Worker = class { constructor() { throw new DOMException('No workers here', 'SecurityError'); } }, 0)",
    )?;
    fixture.value("fixture.add({}, 'plain', 'A picture of the position.') && 0")?;
    let sentence =
        "The engine could not be started (No workers here). Reload the page to try again.";
    for promise in ["element.ready", "element.move('e4')", "element.think()"] {
        let message = fixture.refusal(promise)?;
        ensure!(message == sentence, "{promise}: {message}");
    }
    let faults = fixture.events("error")?;
    ensure!(
        faults.len() == 1 && faults[0]["message"] == sentence,
        "{faults:?}"
    );
    page.wait_for_words("A picture of the position.")
}
