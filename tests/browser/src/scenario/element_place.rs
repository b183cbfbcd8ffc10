//! The element wherever a page may have put it.

use anyhow::{Result, ensure};
use serde_json::json;

use crate::{element_page::ElementPage, page::Page};

/// Drags and clicks reach the squares that they are meant for, in this place of the page.
fn plays_in(page: &Page, place: &str) -> Result<()> {
    let fixture = ElementPage::empty(page)?;
    fixture.add(place, &json!({ "side": "both", "panels": "moves" }))?;
    fixture.promise("element.ready")?;
    fixture.drag("e2", "e4")?;
    fixture.wait_for_piece("e4", "white pawn")?;
    fixture.drag("a7", "a6")?;
    fixture.wait_for_piece("a6", "black pawn")?;
    fixture.wait_for_movable("g1")?;
    fixture.click("g1")?;
    fixture.click("f3")?;
    fixture.wait_for_piece("f3", "white knight")?;
    fixture.wait_for(
        "three moves at the document",
        "fixture.events.filter(({ name }) => name === 'move').length === 3",
    )
}

/// In a shadow root within a shadow root.
pub(super) fn in_nested_shadow_roots(page: &Page) -> Result<()> {
    plays_in(page, "nested")
}

/// In a place that is drawn smaller than it is.
pub(super) fn scaled(page: &Page) -> Result<()> {
    plays_in(page, "scaled")
}

/// In a container that scrolls, where the board is out of sight at first.
pub(super) fn in_a_scrolled_container(page: &Page) -> Result<()> {
    plays_in(page, "scrolled")
}

/// Where text runs from right to left, the files run as they always do.
pub(super) fn in_text_from_right_to_left(page: &Page) -> Result<()> {
    plays_in(page, "rightToLeft")?;
    let fixture = ElementPage::at(page)?;
    let (a1, h1) = (fixture.middle("a1")?, fixture.middle("h1")?);
    ensure!(a1.x < h1.x);
    Ok(())
}

/// The question what a pawn becomes opens in the shadow root, and keys answer it.
pub(super) fn a_promotion_in_nested_shadow_roots(page: &Page) -> Result<()> {
    let fixture = ElementPage::empty(page)?;
    fixture.add(
        "nested",
        &json!({ "side": "both", "fen": "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1" }),
    )?;
    fixture.promise("element.ready")?;
    fixture.drag("e7", "e8")?;
    fixture.wait_for(
        "the question",
        "element.shadowRoot.querySelector('dialog').open",
    )?;
    page.press(&['n'])?;
    fixture.wait_for_piece("e8", "white knight")?;
    ensure!(fixture.wait_for_event("move")?["san"] == "e8=N+");
    Ok(())
}

/// In another document, that of a frame, where it goes on with its game.
pub(super) fn adopted_by_another_document(page: &Page) -> Result<()> {
    let fixture = ElementPage::open(page, &json!({ "side": "both" }))?;
    fixture.promise("element.move('e4')")?;
    fixture.value(
        "(() => {
            const frame = document.createElement('iframe');
            frame.width = frame.height = '400';
            document.body.append(frame);
            frame.contentDocument.body.append(element);
        })()",
    )?;
    fixture.wait_for(
        "its style",
        "getComputedStyle(fixture.cell(element, 'e4')).position === 'relative'",
    )?;
    let seen = fixture.promise(
        "(async () => {
            await element.move('e5');
            document.getElementById('plain').append(element);
            await element.move('Nf3');
            document.querySelector('iframe').remove();
            return [element.currentPly, fixture.cell(element, 'f3').getAttribute('aria-label')];
        })()",
    )?;
    ensure!(seen == json!([3, "f3, white knight"]), "{seen}");
    Ok(())
}

/// Moved within its page it keeps its game; its clone is an element of its own.
pub(super) fn moved_and_cloned(page: &Page) -> Result<()> {
    let fixture = ElementPage::open(
        page,
        &json!({ "side": "both", "panels": "moves score line clock" }),
    )?;
    fixture.promise("element.move('d4')")?;
    fixture.value("document.getElementById('scaled').append(element)")?;
    fixture.promise("element.move('d5')")?;
    fixture.wait_for_piece("d5", "black pawn")?;
    let script = "fixture.elements.push(element.cloneNode(true)) && document.getElementById('plain').append(fixture.elements.at(-1))";
    fixture.value(script)?;
    fixture.promise("element.ready")?;
    fixture.wait_for_piece("d2", "white pawn")?;
    fixture.drag("e2", "e4")?;
    fixture.wait_for_piece("e4", "white pawn")?;
    ensure!(
        fixture.value("fixture.elements.map(({ currentPly }) => currentPly)")? == json!([2, 1])
    );
    Ok(())
}
