//! `embed.html`, for sites that allow only frames.

use anyhow::{Result, ensure};
use serde_json::{Value, json};

use crate::{engine::Engine, frames::Framed, page::Page};

/// Messages that a foreign page might send to a frame or a worker, or to the code that creates them.
const STRANGE: &str = "
    const { contentWindow } = document.querySelector('iframe');
    const messages = ['uci', 'position startpos moves e2e4', null, 7, { id: 1, call: 'legal', fen: '8/8/8/8/8/8/8/8' },
        { type: 'micro-max-height', height: 1 }, { fen: '8/8/8/8/8/8/8/8 w - - 0 1' }, { type: 'reload' }, [], new ArrayBuffer(8)];
    for (const message of messages) contentWindow.postMessage(message, '*');";

/// Whether the frame is as tall as the board needs; before that, squares move under the mouse.
const IS_FITTED: &str = "innerHeight > 300 && document.documentElement.scrollHeight <= innerHeight
    && element.offsetWidth === innerWidth";

/// The data that the frame's host stores in the browser.
const KEPT: &str = "Promise.all([JSON.stringify(localStorage), navigator.serviceWorker?.getRegistrations() ?? []])";

/// A board in another host's page can be played, stores nothing, and reports its height.
pub(super) fn plays_in_a_frame(page: &Page) -> Result<()> {
    let framed = Framed::open(page, "#level=1&panels=moves")?;
    let board = framed.enter()?;
    board.wait_for("a board as wide as its frame", IS_FITTED)?;
    // A page of the same host may have been open before.
    let kept_before = board.promise(KEPT)?;
    board.drag("e2", "e4")?;
    board.wait_for("the engine's reply", "element.currentPly === 2")?;
    let kept = board.promise(KEPT)?;
    ensure!(kept == kept_before, "the frame stores {kept}");
    let messages = framed.around("return messages;")?;
    let is_expected = |message: &Value| {
        message["data"]["type"] == "micro-max-height"
            && page
                .address("")
                .starts_with(message["origin"].as_str().unwrap_or("?"))
    };
    ensure!(
        messages
            .as_array()
            .is_some_and(|messages| !messages.is_empty() && messages.iter().all(is_expected)),
        "{messages}"
    );
    let board = framed.enter()?;
    board.wait_for("a board as wide as its frame", IS_FITTED)
}

/// In a frame of fixed size the board fills the available space.
pub(super) fn fits_its_frame(page: &Page) -> Result<()> {
    let framed = Framed::open(page, "#readonly")?;
    framed.around(
        "document.querySelector('iframe').removeAttribute('height'); messages.splice(0);
        Object.defineProperty(document.querySelector('iframe'), 'height', { set() {} });
        document.querySelector('iframe').setAttribute('height', '240');",
    )?;
    let board = framed.enter()?;
    board.wait_for(
        "a smaller board",
        "element.offsetHeight <= innerHeight && innerHeight <= 240 && element.offsetHeight > 200",
    )?;

    // Firefox's driver loses the frame of a page that follows another page with a frame.
    if page.engine() == Engine::Firefox {
        return Ok(());
    }

    // A replay: beside its moves, above them in a frame that is too low, and in one of the documented height.
    for (width, height, board) in [(700, 420, 320), (300, 420, 180), (300, 668, 300)] {
        let game = "#panels=moves&pgn=%5BWhite%20%22A%22%5D%0A1.%20e4%20e5%20*";
        let framed = Framed::open(page, game)?;
        framed.around(&format!(
            "const frame = document.querySelector('iframe');
            Object.defineProperty(frame, 'height', {{ set() {{}} }});
            frame.setAttribute('height', '{height}');
            frame.style.width = '{width}px';"
        ))?;
        framed.enter()?.wait_for(
            "a board as large as fits",
            &format!(
                "document.documentElement.scrollHeight <= innerHeight && innerWidth <= {width}
                && element.shadowRoot.querySelector('[part=board]').offsetWidth >= {board} - 6"
            ),
        )?;
    }
    Ok(())
}

/// The state and the colours follow the address.
pub(super) fn follows_its_address(page: &Page) -> Result<()> {
    let framed = Framed::open(page, "#theme=dark&orientation=black")?;
    let board = framed.enter()?;
    let paper = "getComputedStyle(document.body).backgroundColor";
    let dark = board.value(paper)?;
    board.wait_for("black at the bottom", "fixture.cell(element, 'h8').getBoundingClientRect().top > fixture.cell(element, 'h1').getBoundingClientRect().top")?;
    board.value(
        "location.hash = '#theme=light&fen=4k3/8/8/8/8/8/4P3/4K3%20w%20-%20-%200%201&lang=de'",
    )?;
    board.wait_for_piece("e8", "schwarzer König")?;
    board.wait_for("white at the bottom", "fixture.cell(element, 'h8').getBoundingClientRect().top < fixture.cell(element, 'h1').getBoundingClientRect().top")?;
    let light = board.value(paper)?;
    ensure!(light != dark, "light and dark are both {light}");
    ensure!(board.value("document.documentElement.lang")? == "de");
    Ok(())
}

/// The preferred colours are used if the address requests that.
pub(super) fn follows_the_preferred_colours(page: &Page) -> Result<()> {
    let framed = Framed::open(page, "#theme=dark")?;
    let board = framed.enter()?;
    let background = "getComputedStyle(document.body).backgroundColor";
    let dark = board.value(background)?;
    board.value("location.hash = '#theme=light'")?;
    let is_light = "document.documentElement.dataset.scheme === 'light'";
    board.wait_for("light colours", is_light)?;
    let light = board.value(background)?;
    board.value("location.hash = '#theme=auto'")?;
    let is_auto = "document.documentElement.dataset.scheme === 'auto'";
    board.wait_for("the preferred colours", is_auto)?;
    for (scheme, colour) in [("dark", dark), ("light", light)] {
        page.preferring(scheme, || {
            let seen = board.value(background)?;
            ensure!(seen == colour, "auto is {seen}, {scheme} is {colour}");
            Ok(())
        })?;
    }
    Ok(())
}

/// Invalid parts of the address are reported in sentences, valid ones are applied, and the board is shown.
pub(super) fn invalid_state_is_reported(page: &Page) -> Result<()> {
    let framed = Framed::open(
        page,
        "#fen=nonsense&level=99&foo=1&pgn=%zz&orientation=black&onload=alert(1)",
    )?;
    let board = framed.enter()?;
    for sentence in [
        "fen=\"nonsense\" is not valid: it must be a position in FEN",
        "level=\"99\" is not valid: it must be a whole number from 1 to 8.",
        "“foo” is not an attribute. The attributes are fen, pgn,",
        "pgn is ignored: after %",
        "“onload” is not an attribute",
    ] {
        page.wait_for_words(sentence)?;
    }
    board.wait_for_piece("e1", "white king")?;
    ensure!(board.value("element.orientation")? == "black");
    board.value("location.hash = '#level=1'")?;
    board.wait_for(
        "no complaint",
        "document.getElementById('fault').textContent === ''",
    )
}

/// Messages from other origins have no effect.
pub(super) fn other_origins_are_ignored(page: &Page) -> Result<()> {
    let framed = Framed::open(page, "#level=1")?;
    let board = framed.enter()?;
    board.wait_for_movable("e2")?;
    let before = board.value("[element.currentFen, element.fen, element.level, location.href]")?;
    framed.around(STRANGE)?;
    let board = framed.enter()?;
    ensure!(
        board.value("[element.currentFen, element.fen, element.level, location.href]")? == before
    );
    board.wait_for("a board as wide as its frame", IS_FITTED)?;
    board.drag("e2", "e4")?;
    board.wait_for("the engine's reply", "element.currentPly === 2")?;
    let faults = board.value("faults")?;
    ensure!(faults == json!([]), "{faults}");
    Ok(())
}
