//! A text whose links move a board, and diagrams of another board's game.

use anyhow::{Result, ensure};
use serde_json::{Value, json};

use crate::{
    element_page::ElementPage,
    keys::{ENTER, ESCAPE, TAB},
    page::Page,
};

const GAME: &str = "1. e4 e5 (1... c5 {[%mark sicilian]} 2. Nf3 d6) 2. Nf3 {[%csl Re5]} *";

/// Opens a page with a board of the game, a text, and a list of the warnings.
fn open<'a>(page: &'a Page<'a>, text: &str) -> Result<ElementPage<'a>> {
    let fixture = ElementPage::empty(page)?;
    let script = "window.warnings = [];
        console.warn = (warning) => warnings.push(String(warning.message ?? warning));
        const text = document.createElement('p');
        for (const [name, attributes, words] of arguments[0]) {
            const link = document.createElement(name);
            for (const [attribute, value] of Object.entries(attributes)) link.setAttribute(attribute, value);
            link.textContent = words;
            text.append(link, ' ');
        }
        document.getElementById('plain').append(text);";
    let text: Value = serde_json::from_str(text)?;
    page.browser().script(script, &json!([text]))?;
    fixture.add("plain", &json!({ "id": "game", "pgn": GAME }))?;
    fixture.promise("element.ready")?;
    Ok(fixture)
}

/// Waits until the position after these moves is shown, and the link of this name is marked.
fn wait_for_shown(fixture: &ElementPage, ply: u32, name: &str) -> Result<()> {
    fixture.wait_for(
        name,
        &format!(
            "(() => {{
                const marked = [...document.querySelectorAll('[aria-current=true]')];
                return document.getElementById('game').currentPly === {ply} && marked.length === 1
                    && marked[0].getAttribute('aria-label') === '{name}';
            }})()"
        ),
    )
}

/// A click shows a move on the board, and the pointer a small board beside it.
pub(super) fn links_by_mouse(page: &Page) -> Result<()> {
    let fixture = open(
        page,
        r##"[["a", { "href": "#game:1w" }, "1. e4"], ["a", { "href": "#game:1b.c5.2b" }, "2... d6"],
            ["a", { "href": "#game:sicilian" }, "the Sicilian"], ["a", { "data-ply": "3", "href": "#game" }, "2. Nf3"]]"##,
    )?;
    let preview = "document.body.lastElementChild.shadowRoot?.querySelector('micro-max')";
    page.browser().hover(page.find("link", "2... d6")?)?;
    fixture.wait_for(
        "the small board",
        &format!("{preview}?.currentFen.startsWith('rnbqkbnr/pp2pppp/3p4/2p5/4P3/5N2/')"),
    )?;
    page.press(&[ESCAPE])?;
    fixture.wait_for("no small board", &format!("!{preview}"))?;
    ensure!(fixture.value("element.currentPly")? == 0);
    page.click("link", "2... d6")?;
    wait_for_shown(&fixture, 4, "2... d6, shown on the board")?;
    // A router does not see the click, and the link does.
    fixture.value(
        "(window.clicks = [], document.body.addEventListener('click', () => clicks.push('body')),
        document.querySelector('[href$=sicilian]').addEventListener('click', () => clicks.push('link')), 0)",
    )?;
    page.click("link", "the Sicilian")?;
    ensure!(fixture.value("clicks")? == json!(["link"]));
    wait_for_shown(&fixture, 2, "the Sicilian, shown on the board")?;
    page.click("link", "2. Nf3")?;
    wait_for_shown(&fixture, 3, "2. Nf3, shown on the board")?;
    ensure!(fixture.value("location.hash")? == "");
    fixture.promise("element.goTo(1)")?;
    wait_for_shown(&fixture, 1, "1. e4, shown on the board")?;
    fixture.promise("element.goTo('1b.c5')")?;
    wait_for_shown(&fixture, 2, "the Sicilian, shown on the board")?;
    // A router may change the address.
    fixture.value("(history.pushState(null, '', '#game:end'), document.body.append(''), 0)")?;
    fixture.wait_for(
        "the address",
        "document.getElementById('game').currentPly === 3",
    )?;
    ensure!(fixture.value("warnings")? == json!([]));
    Ok(())
}

/// Links, and texts that become buttons, are reached by Tab and pressed by Enter; the position is announced.
pub(super) fn links_by_keyboard(page: &Page) -> Result<()> {
    let fixture = open(
        page,
        r##"[["a", { "href": "#game:1w" }, "1. e4"], ["span", { "data-ply": "2", "data-for": "game" }, "1... e5"]]"##,
    )?;
    fixture.value("document.querySelector('p a').focus()")?;
    page.press(&[ENTER])?;
    wait_for_shown(&fixture, 1, "1. e4, shown on the board")?;
    ensure!(page.has_focus("link", "1. e4, shown on the board")?);
    page.press(&[TAB])?;
    let focused =
        "[document.activeElement.getAttribute('role'), document.activeElement.textContent]";
    ensure!(fixture.value(focused)? == json!(["button", "1... e5"]));
    page.press(&[ENTER])?;
    wait_for_shown(&fixture, 2, "1... e5, shown on the board")?;
    fixture.wait_for(
        "the voice",
        "element.shadowRoot.querySelector('[role=status]').textContent.includes('1... e5, shown on the board')",
    )
}

/// What does not exist is named in the console with the text of its link, and changes nothing.
pub(super) fn links_that_lead_nowhere(page: &Page) -> Result<()> {
    let fixture = open(
        page,
        r##"[["a", { "href": "#nobody:17w" }, "17. Qxb3"], ["a", { "href": "#game:17w" }, "17. Qb3"],
            ["a", { "href": "#game:1b.c6" }, "1... c6"], ["a", { "href": "#game", "data-ply": "99" }, "the end"],
            ["a", { "href": "#fn:1" }, "a note"], ["a", { "href": "#two:1w" }, "1. d4"]]"##,
    )?;
    for pgn in ["1. d4 *", "1. c4 *"] {
        fixture.add("plain", &json!({ "id": "two", "pgn": pgn }))?;
        fixture.promise("element.ready")?;
    }
    fixture.add("plain", &json!({ "for": "nobody" }))?;
    fixture.add("plain", &json!({ "for": "game", "ply": "33" }))?;
    let expected = json!([
        "The link \"1. d4\" (#two:1w) moves the first of 2 boards with the id \"two\".",
        "The link \"1... c6\" (#game:1b.c6) shows nothing: the game has no such position.",
        "The link \"17. Qb3\" (#game:17w) shows nothing: the game has no such position.",
        "The link \"17. Qxb3\" (#nobody:17w) shows nothing: the page has no board with the id \"nobody\".",
        "The link \"the end\" (#game) shows nothing: the game has no such position.",
        "for=\"game\" is not valid: the game of \"game\" has no position after 33 half-moves.",
        "for=\"nobody\" is not valid: the page has no board with the id \"nobody\".",
    ]);
    fixture.wait_for(
        "the warnings",
        &format!("JSON.stringify([...new Set(warnings)].sort()) === JSON.stringify({expected})"),
    )?;
    page.click("link", "1... c6")?;
    page.click("link", "17. Qxb3")?;
    ensure!(fixture.value("document.getElementById('game').currentPly")? == 0);
    page.click("link", "1. d4")?;
    fixture.wait_for("the first of two", "fixture.elements[1].currentPly === 1")?;
    Ok(())
}

/// A diagram of a moment loads nothing, and follows the game of the other board.
pub(super) fn a_diagram_of_another_board(page: &Page) -> Result<()> {
    let fixture = open(page, "[]")?;
    fixture.add("plain", &json!({ "for": "game", "ply": "3" }))?;
    fixture.promise("element.ready")?;
    fixture.wait_for_piece("f3", "white knight")?;
    fixture.wait_for(
        "the circle",
        "element.shadowRoot.querySelector('.mx-red, [class*=red]')",
    )?;
    ensure!(
        fixture.value("element.currentFen")?
            == "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2"
    );
    fixture.value("element.setAttribute('for', 'game:sicilian')")?;
    fixture.wait_for_piece("c5", "black pawn")?;
    fixture.value("element.removeAttribute('ply')")?;
    fixture.value("element.setAttribute('for', 'game')")?;
    fixture.wait_for_piece("e2", "white pawn")?;
    fixture.promise("document.getElementById('game').goTo(1)")?;
    fixture.wait_for_piece("e4", "white pawn")?;
    fixture.value("document.getElementById('game').setAttribute('pgn', '1. d4 *')")?;
    fixture.value("element.setAttribute('for', 'game:1w')")?;
    fixture.wait_for_piece("d4", "white pawn")?;
    ensure!(fixture.value("workers.length")? == 1);
    Ok(())
}
