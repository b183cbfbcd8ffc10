use anyhow::Result;
use serde_json::json;

use crate::page::Page;

/// A position is typed into the editor and played from.
pub(super) fn a_position_is_set_up(page: &Page) -> Result<()> {
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    page.open_dialog("Set up a position…")?;
    page.fill_in_dialog("FEN", "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1")?;
    page.click("button", "Play from here")?;
    page.wait_for_position(&"6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1".parse()?)?;
    page.wait_for_movable("a1".parse()?)
}

/// What is no position is said in words, and the game on the board stays.
pub(super) fn errors_are_reported(page: &Page) -> Result<()> {
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    page.open_dialog("Set up a position…")?;
    page.fill_in_dialog("FEN", "8/8/8/8/8/8/8/K7 w - - 0 1")?;
    page.wait_for_words("king")?;
    let script = "document.querySelector('dialog[open]').dispatchEvent(new Event('cancel', { cancelable: true }));
        document.querySelector('dialog[open]')?.close();";
    page.browser().script(script, &json!([]))?;
    page.wait_for_position(&rules::Position::start())
}
