use anyhow::Result;
use serde_json::json;

use crate::page::Page;

/// Sounds are on by default and can be switched off; board and pieces are chosen by samples. After a reload, all
/// choices apply from the first frame.
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

/// Choices that an older version with other sets has stored still apply.
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

/// Waits until the board has a wood grain and all pieces are of the geometric set.
fn wait_for_looks(page: &Page) -> Result<()> {
    let script = "const grain = getComputedStyle(document.querySelector('#board .mx-grid'), '::after').backgroundImage;
        const pieces = [...document.querySelectorAll('#board .mx-piece')];
        return grain.includes('gradient') && pieces.length === 32 && pieces.every(({ classList }) => classList.contains('mx-solid'));";
    page.wait_for_script("the wooden board with geometric pieces", script, &json!([]))
}
