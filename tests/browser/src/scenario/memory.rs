use anyhow::Result;
use rules::{Color, Position};
use serde_json::json;

use crate::{
    page::Page,
    table::{Hand, Table},
};

/// A page that is closed and opened again goes on with its game.
pub(super) fn the_game_comes_back(page: &Page) -> Result<()> {
    let mut table = Table::resume(page, Color::White, "startpos", &["e2e4", "e7e5"])?;
    table.play("g1f3", Hand::Drag)?;
    page.wait_for_words("1. e4 e5 2. Nf3")?;
    page.reopen("")?;
    page.wait_for_words("1. e4 e5 2. Nf3")?;
    page.wait_for_words("Your move")
}

/// What cannot be read is said in a sentence, and a new game is there.
pub(super) fn a_damaged_game_is_said(page: &Page) -> Result<()> {
    page.open_with_memory(
        "",
        &json!({ "micro-max:game": "{\"version\":1,\"game\":{}" }),
    )?;
    page.wait_for_words("The game that was kept cannot be read")?;
    page.wait_for_position(&Position::start())
}
