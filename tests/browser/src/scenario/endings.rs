//! Endings to practise.

use anyhow::{Result, ensure};
use rules::Color;
use serde_json::{Value, json};

use super::accessible::{axe, inspect};
use crate::{
    game_player::{GamePlayer, Input},
    keys::ENTER,
    page::Page,
};

/// The key of the solved endings.
const ENDINGS: &str = "micro-max:endings";

/// An ending is chosen by mouse and solved by keyboard; a reload keeps the game and its mark. The next one follows.
pub(super) fn one_is_solved(page: &Page) -> Result<()> {
    let axe = axe()?;
    page.open("")?;
    page.open_dialog("Endings…")?;
    page.wait_for_words("Bishop and knight")?;
    inspect(page, &axe, "in the dialog of the endings")?;
    choose(page, "queen-1")?;
    page.wait_for_words("Queen and king · Position 1 · White wins")?;
    page.wait_for_movable("g1".parse()?)?;
    let player = GamePlayer::new(page, Color::White);
    player.make("g1".parse()?, "g7".parse()?, Input::Keys)?;
    page.wait_for_words(SOLVED)?;
    inspect(page, &axe, "beside a solved ending")?;

    page.reopen("")?;
    page.wait_for_words(SOLVED)?;
    ensure!(stored(page)? == json!({ "version": 1, "solved": { "queen-1": 1 } }));
    page.tab_to("button", "Next")?;
    page.press(&[ENTER])?;
    page.wait_for_words("Queen and king · Position 2 · White wins")?;
    page.open_dialog("Endings…")?;
    page.wait_for_words("✓ solved in one move")?;
    page.close_dialog()?;
    // A new game is one of chess from its start.
    page.act("New game")?;
    page.wait_for_movable("e2".parse()?)
}

/// What is shown after mate in one.
const SOLVED: &str = "Solved in one move, the fewest possible.";

/// Solved endings of a newer version are reported, and stay as they are.
pub(super) fn a_newer_record_is_left_alone(page: &Page) -> Result<()> {
    let newer = json!({ "version": 2 });
    page.open_with_memory("", &json!({ ENDINGS: newer.to_string() }))?;
    page.open_dialog("Endings…")?;
    page.wait_for_words("Your solved endings are damaged or from another version of this page.")?;
    choose(page, "rook-1")?;
    page.wait_for_movable("h1".parse()?)?;
    page.drag("h1".parse()?, "h8".parse()?)?;
    page.wait_for_words(SOLVED)?;
    page.wait_for_words("They were left unchanged")?;
    let kept = stored(page)?;
    ensure!(kept == newer, "the record became {kept}");
    Ok(())
}

/// Clicks an ending in the dialog.
fn choose(page: &Page, key: &str) -> Result<()> {
    let place = page.middle_of(&format!("dialog[open] [value='{key}']"))?;
    page.browser().mouse(&[place])
}

/// The record of the solved endings.
fn stored(page: &Page) -> Result<Value> {
    let script = "return JSON.parse(localStorage.getItem(arguments[0]));";
    page.browser().script(script, &json!([ENDINGS]))
}
