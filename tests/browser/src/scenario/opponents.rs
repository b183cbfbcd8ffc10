//! Opponents with a face.

use anyhow::{Result, ensure};
use serde_json::json;

use super::accessible::{axe, inspect};
use crate::page::Page;

/// A character greets and plays in its style; its name stays after a reload, and its remarks can be switched off.
pub(super) fn a_character_is_played(page: &Page) -> Result<()> {
    let axe = axe()?;
    page.open("")?;
    page.open_dialog("Opponents…")?;
    page.wait_for_words("Takes whatever it can, and looks later.")?;
    inspect(page, &axe, "in the dialog of opponents")?;
    let bear = page.middle_of("dialog[open] [value='greedy']")?;
    page.browser().mouse(&[bear])?;
    page.wait_for_words("Is that pawn free?")?;
    inspect(page, &axe, "beside a character")?;

    page.reopen("")?;
    page.wait_for_words("Bear")?;
    page.wait_for_words("Is that pawn free?")?;
    page.open_dialog("Settings…")?;
    let switch = "[...document.querySelectorAll('dialog[open] label')]
        .find((label) => label.textContent.startsWith('Characters talk')).click();";
    page.browser().script(switch, &json!([]))?;
    page.close_dialog()?;
    let script = "return document.querySelector('.remark').hidden;";
    let is_silent = page.browser().script(script, &json!([]))?;
    ensure!(is_silent == json!(true), "the character still talks");
    page.open_dialog("Opponents…")?;
    let step = page.middle_of("dialog[open] .ladder [value='650']")?;
    page.browser().mouse(&[step])?;
    page.wait_for_words("650 Elo")
}
