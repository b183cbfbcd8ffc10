use anyhow::Result;
use rules::Color;
use serde_json::json;

use crate::{
    game_player::{GamePlayer, Input},
    page::Page,
};

const REPLACED: &str = "The engine stopped responding and was restarted";

/// A worker that traps is replaced, and the game continues from the same position.
pub(super) fn a_worker_that_breaks_is_replaced(page: &Page) -> Result<()> {
    page.open("")?;
    let mut player = GamePlayer::new(page, Color::White);
    player.play("e2e4", Input::Drag)?;
    page.wait_for_turn()?;
    let script = "workers.at(-1).dispatchEvent(new ErrorEvent('error', { message: 'broken', cancelable: true }));";
    page.browser().script(script, &json!([]))?;
    page.wait_for_words(REPLACED)?;
    page.wait_for_words("1. e4")?;
    goes_on(page)?;
    page.wait_for_words("micro-Max 950 Elo")
}

/// A worker that stops responding is replaced after five seconds.
pub(super) fn a_worker_that_hangs_is_replaced(page: &Page) -> Result<()> {
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    // Messages to the worker are lost from now on.
    let script = "const worker = workers.at(-1); worker.postMessage = () => {};";
    page.browser().script(script, &json!([]))?;
    let mut player = GamePlayer::new(page, Color::White);
    player.play("e2e4", Input::Drag)?;
    page.wait_for_words(REPLACED)?;
    goes_on(page)
}

/// Without workers, the page shows a notice and the board.
pub(super) fn without_workers_there_is_a_sentence(page: &Page) -> Result<()> {
    page.open("?without=Worker")?;
    page.wait_for_words("This browser does not support web workers")?;
    page.find("gridcell", "e2")?;
    // After the notice is closed, the next attempt shows it again.
    page.click("button", "Close the notice")?;
    page.click("button", "Try again")?;
    page.wait_for_words("This browser does not support web workers")
}

/// Without WebAssembly, the page shows a notice too.
pub(super) fn without_wasm_there_is_a_sentence(page: &Page) -> Result<()> {
    page.open("?without=WebAssembly")?;
    page.wait_for_words("This browser does not support WebAssembly")?;
    page.find("gridcell", "e2").map(drop)
}

fn goes_on(page: &Page) -> Result<()> {
    page.wait_for_turn()?;
    page.wait_for_movable("d2".parse()?)?;
    page.drag("d2".parse()?, "d4".parse()?)?;
    page.wait_for_words("d4")?;
    page.wait_for_turn()
}
