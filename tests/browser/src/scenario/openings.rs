use anyhow::{Result, ensure};
use serde_json::json;

use crate::page::Page;

/// A game for two players without a clock.
const PGN: &str = "1. e4 e5 2. Nf3 Nc6 3. h3 1/2-1/2";

/// A move beside the opening's name is shown as a variation.
pub(super) fn a_continuation_is_played(page: &Page) -> Result<()> {
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    page.bring_in(PGN)?;
    step_forward(page)?;
    page.click("button", "3. Bb5, Ruy Lopez")?;
    page.wait_for_piece("b5", "white bishop")?;
    page.wait_for_words("C60 Ruy Lopez")?;
    // The game does not change.
    page.wait_for_words("h3")?;
    page.find("button", "3… a6, Ruy Lopez, Morphy Defence")
        .map(drop)
}

/// Presses the button for a move four times; the card of the review may move it, so not by its place.
fn step_forward(page: &Page) -> Result<()> {
    page.wait_for_words("Game loaded")?;
    let press =
        "for (let times = 0; times < 4; times += 1) document.getElementById('forward').click();";
    page.browser().script(press, &json!([])).map(drop)
}

/// In another language, the names of openings and the letters of pieces are those of its players.
pub(super) fn names_are_translated(page: &Page) -> Result<()> {
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    page.bring_in(PGN)?;
    step_forward(page)?;
    page.wait_for_words("C44 King's Knight Opening, Normal Variation")?;
    page.open_dialog("Settings…")?;
    page.choose_in_dialog("Language", "de")?;
    let script =
        "return document.querySelector('dialog[open] h2')?.textContent === 'Einstellungen';";
    page.wait_for_script("the dialog in German", script, &json!([]))?;
    page.close_dialog()?;
    page.wait_for_words("C44 Königsspringerspiel, Normalvariante")?;
    page.find("button", "3. Lb5, Spanische Partie").map(drop)?;
    let buttons = page.browser().script(
        "return document.querySelectorAll('#opening button').length;",
        &json!([]),
    )?;
    ensure!(buttons == 5, "{buttons}");
    Ok(())
}
