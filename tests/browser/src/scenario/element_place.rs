//! The element in various places of a page.

use anyhow::{Result, ensure};
use serde_json::json;

use crate::{element_page::ElementPage, page::Page};

/// Checks that drags and clicks in this place of the page reach the intended squares.
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

/// In a scaled container.
pub(super) fn scaled(page: &Page) -> Result<()> {
    plays_in(page, "scaled")
}

/// In a scrollable container, where the board is initially out of sight.
pub(super) fn in_a_scrolled_container(page: &Page) -> Result<()> {
    plays_in(page, "scrolled")
}

/// In text from right to left, the files still run from left to right.
pub(super) fn in_text_from_right_to_left(page: &Page) -> Result<()> {
    plays_in(page, "rightToLeft")?;
    let fixture = ElementPage::at(page)?;
    let (a1, h1) = (fixture.middle("a1")?, fixture.middle("h1")?);
    ensure!(a1.x < h1.x);
    Ok(())
}

/// The choice of a promotion opens in the shadow root and can be made by keyboard.
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

/// In the document of a frame that adopts the element, which keeps its game.
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

/// An element that is moved within its page keeps its game; a clone is independent of it.
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
