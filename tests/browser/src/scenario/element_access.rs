//! The accessibility of the element: names inside its shadow root, the keyboard, languages.

use anyhow::{Result, ensure};
use serde_json::json;

use crate::{
    element_page::ElementPage,
    engine::Engine,
    keys::{ENTER, LEFT, RIGHT, TAB, UP},
    page::Page,
};

use super::accessible::axe;

/// A move by keyboard alone; keys elsewhere on the page do not affect the board.
pub(super) fn the_keyboard(page: &Page) -> Result<()> {
    let fixture = ElementPage::open(page, &json!({ "side": "both" }))?;
    fixture.wait_for_movable("e2")?;
    page.press(&[ENTER, UP, UP, ENTER])?;
    ensure!(fixture.value("element.currentPly")? == 0);
    fixture.value("element.focus()")?;
    ensure!(fixture.value("element.shadowRoot.activeElement?.dataset.square")? == "e2");
    page.press(&[ENTER, UP, UP, ENTER])?;
    fixture.wait_for_piece("e4", "white pawn")?;
    fixture.wait_for(
        "the voice",
        "element.shadowRoot.querySelector('[role=status]').textContent.includes('pawn to e4')",
    )
}

/// The arrow keys step through the game after a click, move between the squares after Tab, and do neither outside the
/// element.
pub(super) fn the_keyboard_after_a_click(page: &Page) -> Result<()> {
    let fixture = ElementPage::open(page, &json!({ "pgn": "1. e4 e5 2. Nf3 *", "ply": 2 }))?;
    fixture.wait_for_piece("e5", "black pawn")?;
    page.press(&[LEFT])?;
    fixture.click("a4")?;
    page.press(&[LEFT])?;
    fixture.wait_for("the first ply", "element.currentPly === 1")?;
    page.press(&[RIGHT, RIGHT])?;
    fixture.wait_for("the third ply", "element.currentPly === 3")?;
    ensure!(fixture.value("element.shadowRoot.activeElement?.dataset.square")? == "a4");
    let before = "(() => { const button = document.createElement('button'); element.before(button); button.focus(); })()";
    fixture.value(before)?;
    page.press(&[TAB, UP])?;
    ensure!(fixture.value("element.shadowRoot.activeElement?.dataset.square")? == "a5");
    page.press(&[LEFT, RIGHT, RIGHT])?;
    ensure!(fixture.value("element.shadowRoot.activeElement?.dataset.square")? == "c5");
    ensure!(fixture.value("element.currentPly")? == 3);
    Ok(())
}

/// The list of moves by keyboard: the arrow keys follow the line, and the focus stays in the list.
pub(super) fn the_keyboard_in_the_moves(page: &Page) -> Result<()> {
    let fixture = ElementPage::open(
        page,
        &json!({ "pgn": "1. e4 e5 2. Nf3 *", "panels": "moves" }),
    )?;
    fixture.wait_for(
        "the list",
        "element.shadowRoot.querySelector('.moves button')",
    )?;
    fixture.value("element.shadowRoot.querySelector('.moves button').focus()")?;
    page.press(&[RIGHT, RIGHT])?;
    fixture.wait_for("the second ply", "element.currentPly === 2")?;
    ensure!(fixture.value("element.shadowRoot.activeElement?.textContent")? == "e5");
    page.press(&[TAB])?;
    ensure!(
        fixture.value("element.shadowRoot.activeElement?.getAttribute('aria-label')")?
            == "First position"
    );
    Ok(())
}

/// The roles and names inside the shadow root, as the browser computes them for assistive technologies.
pub(super) fn names_in_the_shadow_root(page: &Page) -> Result<()> {
    let fixture = ElementPage::open(
        page,
        &json!({ "panels": "moves score clock line", "time": "5+0" }),
    )?;
    fixture.wait_for("the panels", "element.shadowRoot.querySelectorAll('.bar[role=meter], .move-card[aria-label], [role=timer]').length === 4")?;
    let wanted = [
        ("[role=grid]", "grid", "Chess board"),
        ("[data-square=e2]", "gridcell", "e2, white pawn"),
        (".bar", "meter", "Score (White)"),
        (".steps button", "button", "First position"),
        (".move-card", "region", "Moves"),
        ("[role=timer]", "timer", "Clock of Black"),
    ];
    for (selector, role, name) in wanted {
        let element = fixture.value(&format!("element.shadowRoot.querySelector('{selector}')"))?;
        let node = page.browser().accessible_node(&element)?;
        // WebKit uses other names for some roles.
        let is_role = node.role == role || page.engine() == Engine::Webkit;
        ensure!(is_role && node.name == name, "{selector}: {node:?}");
    }
    Ok(())
}

/// The texts of the element are in its own language or in that of its surroundings.
pub(super) fn languages(page: &Page) -> Result<()> {
    let fixture = ElementPage::open(page, &json!({ "lang": "de", "panels": "moves" }))?;
    fixture.wait_for_piece("e2", "weißer Bauer")?;
    fixture.value("(element.lang = 'fr')")?;
    fixture.wait_for_piece("e2", "pion blanc")?;
    fixture.value("element.removeAttribute('lang') ?? (document.documentElement.lang = 'es')")?;
    fixture.add("nested", &json!({}))?;
    fixture.wait_for_piece("e2", "peón blanco")
}

/// `axe-core` finds no violations in either theme.
pub(super) fn axe_finds_nothing(page: &Page) -> Result<()> {
    let axe = axe()?;
    for theme in ["light", "dark"] {
        let attributes = json!({ "theme": theme, "panels": "moves score line clock", "time": "5+0", "side": "both" });
        let puzzle = json!({ "theme": theme, "puzzle": "", "pgn": "1. e4 *" });
        let fixture = ElementPage::open(page, &puzzle)?;
        fixture.wait_for("the task", "element.shadowRoot.querySelector('.puzzle p')")?;
        fixture.add("plain", &attributes)?;
        fixture.promise("element.move('e4')")?;
        fixture.wait_for(
            "the list",
            "element.shadowRoot.querySelector('.moves button')",
        )?;
        page.browser().script(&axe, &json!([]))?;
        let found = page.browser().promise(
            "axe.run('micro-max').then(({ violations }) => violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`)}`))",
            &[],
        )?;
        ensure!(found == json!([]), "{theme}: {found}");
    }
    Ok(())
}
