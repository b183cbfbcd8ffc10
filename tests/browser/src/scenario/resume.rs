use anyhow::{Result, ensure};
use rules::{Color, Position};
use serde_json::json;

use crate::{
    engine::Engine,
    game_player::{GamePlayer, Input},
    page::Page,
    suite::not_in,
};

/// A page that is closed and reopened restores its game, variations and colours.
pub(super) fn the_game_comes_back(page: &Page) -> Result<()> {
    page.open("")?;
    let mut player = GamePlayer::new(page, Color::White);
    player.play("g1f3", Input::Drag)?;
    page.wait_for_turn()?;
    page.wait_for_words("1. Nf3")?;
    let words = page.moves()?;
    ensure!(words.contains("Nf3"), "the moves are {words}");
    page.reopen("")?;
    page.wait_for_turn()?;
    page.wait_for_moves(&words)
}

/// A tab that is killed during the engine's turn loses nothing.
pub(super) fn a_tab_that_dies(page: &Page) -> Result<()> {
    page.open("")?;
    let mut player = GamePlayer::new(page, Color::White);
    player.play("g1f3", Input::Drag)?;
    page.browser().open(&page.address("blank.html"))?;
    page.reopen("")?;
    page.wait_for_words("Nf3")?;
    page.wait_for_turn()
}

/// A saved game that cannot be read is reported, and a new game is shown.
pub(super) fn a_damaged_game_is_reported(page: &Page) -> Result<()> {
    for damaged in [
        "{\"version\":2,\"game\":{}",
        "{\"version\":99}",
        "null",
        "\u{0}",
    ] {
        page.open_with_memory("", &json!({ "micro-max:game:abc": damaged }))?;
        page.wait_for_words("cannot be read")?;
        page.wait_for_position(&Position::start())?;
    }
    Ok(())
}

/// A second tab gets its own game and does not change that of the first.
pub(super) fn two_tabs_do_not_overwrite_each_other(page: &Page) -> Result<()> {
    let reason = "WebKit's mini browser does not respond to its driver with a second tab";
    not_in(Engine::Webkit, page, reason)?;
    page.open("")?;
    let mut player = GamePlayer::new(page, Color::White);
    player.play("g1f3", Input::Drag)?;
    page.wait_for_turn()?;
    page.wait_for_words("1. Nf3")?;
    let moves = page.moves()?;
    let first = page.browser().window()?;
    page.browser().open_tab()?;
    let elsewhere = (|| {
        page.reopen("")?;
        page.wait_for_position(&Position::start())?;
        let mut player = GamePlayer::new(page, Color::White);
        player.play("d2d4", Input::Drag)?;
        page.wait_for_turn()
    })();
    page.browser().close_for(&first)?;
    elsewhere?;
    page.wait_for_moves(&moves)?;
    page.reopen("")?;
    page.wait_for_moves(&moves)?;
    let script = "return Object.keys(localStorage).filter((key) => key.startsWith('micro-max:game:')).length;";
    let kept = page.browser().script(script, &json!([]))?;
    ensure!(kept == 2, "{kept} games are kept, not two");
    Ok(())
}
