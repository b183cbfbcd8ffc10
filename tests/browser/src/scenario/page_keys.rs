//! Keys for the whole page, and the mouse wheel over the board.

use anyhow::{Result, ensure};
use rules::Color;
use serde_json::json;

use crate::{
    driver::Point,
    game_player::GamePlayer,
    keys::{END, ESCAPE, HOME, LEFT, RIGHT, TAB, UP},
    page::Page,
};

/// Without a focus, and with the focus on a button, keys step through the game and flip the board.
pub(super) fn anywhere_on_the_page(page: &Page) -> Result<()> {
    open_game(page)?;
    page.press(&[LEFT])?;
    page.wait_for_piece("e5", "empty")?;
    page.wait_for_piece("e4", "white pawn")?;
    page.press(&[HOME])?;
    page.wait_for_piece("e4", "empty")?;
    page.browser()
        .script("document.getElementById('take-back').focus();", &json!([]))?;
    page.press(&[RIGHT])?;
    page.wait_for_piece("e4", "white pawn")?;
    page.wait_for_piece("e5", "empty")?;
    page.press(&[END])?;
    page.wait_for_piece("e5", "black pawn")?;
    page.press(&['f'])?;
    wait_for_first_square(page, "h1")?;
    page.press(&['f'])?;
    wait_for_first_square(page, "a8")
}

/// In the command box, the keys edit the text.
pub(super) fn not_in_a_text(page: &Page) -> Result<()> {
    open_game(page)?;
    page.type_text("xyz")?;
    page.wait_for_words("xyz")?;
    let clear = "document.getElementById('command-input').value = '';";
    page.browser().script(clear, &json!([]))?;
    page.press(&['f', 'f', LEFT, HOME, 'f'])?;
    let text = "return document.getElementById('command-input').value;";
    ensure!(page.browser().script(text, &json!([]))? == "fff");
    wait_for_first_square(page, "a8")?;
    page.wait_for_piece("e5", "black pawn")
}

/// The keys do not act behind an open menu or dialog.
pub(super) fn not_behind_a_dialog(page: &Page) -> Result<()> {
    open_game(page)?;
    let open = "const menu = document.getElementById('menu'); menu.open = true; menu.querySelector('summary').focus();";
    page.browser().script(open, &json!([]))?;
    page.press(&['f', LEFT, ESCAPE])?;
    page.open_dialog("Help…")?;
    page.press(&['f', LEFT])?;
    page.close_dialog()?;
    wait_for_first_square(page, "a8")?;
    page.wait_for_piece("e5", "black pawn")
}

/// On the board, the arrow keys step through the game after a click, and move between the squares after Tab.
pub(super) fn on_the_board(page: &Page) -> Result<()> {
    open_game(page)?;
    page.click("gridcell", "d2")?;
    page.press(&[LEFT])?;
    page.wait_for_piece("e5", "empty")?;
    page.press(&['f', LEFT, 'f'])?;
    page.wait_for_piece("e4", "empty")?;
    page.press(&[END])?;
    page.wait_for_piece("e5", "black pawn")?;
    ensure!(page.has_focus("gridcell", "d2")?);
    page.press(&[TAB])?;
    page.browser().script(
        "document.querySelector('#menu summary').focus();",
        &json!([]),
    )?;
    ensure!(page.tab_to_board()?.to_string() == "d2");
    page.press(&[LEFT, UP])?;
    ensure!(page.has_focus("gridcell", "c3")?);
    page.wait_for_piece("e5", "black pawn")
}

/// Escape deselects a piece even if the focus is elsewhere, and cancels the confirmation of a resignation.
pub(super) fn escape_cancels(page: &Page) -> Result<()> {
    open_game(page)?;
    page.click("gridcell", "d2")?;
    let chosen = "return document.querySelectorAll('.mx-chosen').length === arguments[0];";
    page.wait_for_script("the chosen piece", chosen, &json!([1]))?;
    page.browser()
        .script("document.getElementById('take-back').focus();", &json!([]))?;
    page.press(&[ESCAPE])?;
    page.wait_for_script("no chosen piece", chosen, &json!([0]))?;
    page.browser()
        .script("const button = document.getElementById('resign'); button.closest('details')?.setAttribute('open', ''); button.click();", &json!([]))?;
    page.wait_for_words("Really resign")?;
    page.browser()
        .script("document.activeElement.blur();", &json!([]))?;
    page.press(&[ESCAPE])?;
    let asking = "return document.querySelector('#resign.confirming') === null;";
    page.wait_for_script("no question", asking, &json!([]))
}

/// The mouse wheel steps through the moves, and scrolls the page at either end of the game.
pub(super) fn the_wheel(page: &Page) -> Result<()> {
    open_game(page)?;
    let count = "window.left = 0;
        addEventListener('wheel', ({ defaultPrevented, deltaY }) => { if (!defaultPrevented && deltaY !== 0) window.left += 1; });";
    page.browser().script(count, &json!([]))?;
    let at = page.find("gridcell", "d4")?;
    turn(page, at, -120)?;
    page.wait_for_piece("e5", "empty")?;
    page.wait_for_piece("e4", "white pawn")?;
    turn(page, at, -120)?;
    page.wait_for_piece("e4", "empty")?;
    let left = "return window.left === arguments[0];";
    page.wait_for_script("no wheel event left for the page", left, &json!([0]))?;
    turn(page, at, -120)?;
    page.wait_for_script("a wheel event left for the page", left, &json!([1]))?;
    turn(page, at, 120)?;
    page.wait_for_piece("e4", "white pawn")?;
    page.wait_for_piece("e5", "empty")
}

/// Opens a game with White to move.
fn open_game(page: &Page) -> Result<()> {
    GamePlayer::resume(page, Color::White, "startpos", &["e2e4", "e7e5"])?;
    page.wait_for_movable("d2".parse()?)?;
    page.browser()
        .script("document.activeElement.blur();", &json!([]))
        .map(drop)
}

fn turn(page: &Page, at: Point, down_px: i32) -> Result<()> {
    page.browser().wheel(at, down_px)
}

fn wait_for_first_square(page: &Page, square: &str) -> Result<()> {
    let script = "return document.querySelector('[data-square]').dataset.square === arguments[0];";
    page.wait_for_script(&format!("{square} first"), script, &json!([square]))
}
