//! Opponents with a face.

use anyhow::{Result, ensure};
use serde_json::json;

use super::accessible::{axe, inspect};
use crate::page::Page;

/// A character is chosen with its strength, greets and plays; its name stays after a reload, in the list of games and in the
/// PGN, and its remarks can be switched off.
pub(super) fn a_character_is_played(page: &Page) -> Result<()> {
    let axe = axe()?;
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    page.click("radio", "Bear, 800 Elo")?;
    page.wait_for_words("Takes whatever it can, and looks later.")?;
    page.set_strength(900)?;
    page.find("radio", "Bear, 900 Elo")?;
    inspect(page, &axe, "beside the characters")?;
    page.click("button", "Play")?;
    page.wait_for_words("Is that pawn free?")?;
    inspect(page, &axe, "beside a character")?;
    page.drag("e2".parse()?, "e4".parse()?)?;
    page.wait_for_words("1. e4")?;
    page.wait_for_turn()?;

    page.reopen("")?;
    page.wait_for_words("Bear 900 Elo")?;
    let face = "return document.querySelector('#top-player svg.face') !== null;";
    page.wait_for_script("the face", face, &json!([]))?;
    page.open_dialog("Recent games…")?;
    page.wait_for_words("You – Bear (900 Elo)")?;
    page.close_dialog()?;
    page.open_dialog("Share…")?;
    let script = "return [...document.querySelectorAll('dialog textarea')].some(({ value }) =>
        value.includes('[Black \"Bear (900)\"]'));";
    page.wait_for_script("the character in the PGN", script, &json!([]))?;
    page.close_dialog()?;

    page.open_dialog("Settings…")?;
    let switch = "[...document.querySelectorAll('dialog[open] label')]
        .find((label) => label.textContent.startsWith('Characters talk')).click();";
    page.browser().script(switch, &json!([]))?;
    page.close_dialog()?;
    page.act("Resign")?;
    page.act("Really resign?")?;
    page.wait_for_words("by resignation")?;
    let script = "return document.querySelector('.remark').hidden;";
    let is_silent = page.browser().script(script, &json!([]))?;
    ensure!(is_silent == json!(true), "the character still talks");
    Ok(())
}
