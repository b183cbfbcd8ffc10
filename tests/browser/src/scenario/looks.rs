use anyhow::Result;
use serde_json::json;

use crate::page::Page;

/// The sounds are on until they are switched off; board and pieces are chosen by their samples. A reload finds all of it, from
/// the first picture on.
pub(super) fn choices_are_kept(page: &Page) -> Result<()> {
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    wait_for_sound(page, true)?;
    page.click("button", "Sound")?;
    wait_for_sound(page, false)?;
    page.open_dialog("Settings…")?;
    page.click("radio", "wood")?;
    page.click("radio", "geometric")?;
    wait_for_looks(page)?;
    page.close_dialog()?;
    page.reopen("")?;
    wait_for_looks(page)?;
    page.wait_for_movable("e2".parse()?)?;
    wait_for_sound(page, false)?;
    page.click("button", "Sound")?;
    wait_for_sound(page, true)
}

/// What a version before the two sets of today has kept still holds.
pub(super) fn older_choices_are_kept(page: &Page) -> Result<()> {
    let kept = json!({ "colours": "wood", "pieces": "solid", "sound": false }).to_string();
    page.open_with_memory("", &json!({ "micro-max:preferences": kept }))?;
    wait_for_looks(page)?;
    page.wait_for_movable("e2".parse()?)?;
    wait_for_sound(page, false)
}

fn wait_for_sound(page: &Page, is_on: bool) -> Result<()> {
    let script = "return document.getElementById('sound-switch').getAttribute('aria-pressed') === String(arguments[0]);";
    page.wait_for_script("the switch for sounds", script, &json!([is_on]))
}

/// The wooden board has a grain, and all pieces are of the geometric set.
fn wait_for_looks(page: &Page) -> Result<()> {
    let script = "const grain = getComputedStyle(document.querySelector('#board .mx-grid'), '::after').backgroundImage;
        const pieces = [...document.querySelectorAll('#board .mx-piece')];
        return grain.includes('gradient') && pieces.length === 32 && pieces.every(({ classList }) => classList.contains('mx-solid'));";
    page.wait_for_script("the wooden board with geometric pieces", script, &json!([]))
}
