//! The player's rating.

use anyhow::{Result, ensure};
use rules::Color;
use serde_json::json;

use super::accessible::{axe, inspect};
use crate::{
    game_player::{GamePlayer, Input},
    page::Page,
};

/// A game of five moves against an opponent with a rating counts once; the rating survives a reload, and an equal opponent is offered. After a hint a game
/// does not count.
pub(super) fn counts_games_without_help(page: &Page) -> Result<()> {
    let five_moves = "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 d2d3 d7d6";
    let moves: Vec<&str> = five_moves.split(' ').collect();
    GamePlayer::resume_kept(page, Color::White, "startpos", &moves, |game| {
        game["players"]["black"] =
            json!({ "kind": "engine", "engine": "Modern", "strength": { "elo": 500 } });
    })?;
    resign(page)?;
    page.wait_for_words("Your rating: ")?;
    page.wait_for_spoken("Your rating: ")?;
    let rating = line(page)?;
    page.reopen("")?;
    page.wait_for_words(&rating)?;
    inspect(page, &axe()?, "beside the rating")?;
    page.open_dialog("Your rating…")?;
    page.wait_for_words("after 1 rated game")?;
    inspect(page, &axe()?, "in the dialog of the rating")?;
    page.close_dialog()?;
    let next = "document.querySelector('#rating-line button').click();";
    page.browser().script(next, &json!([]))?;
    page.wait_for_words("Elo")?;

    begin(page)?;
    page.click("button", "Hint")?;
    page.wait_for_spoken("Hint")?;
    resign(page)?;
    page.wait_for_words("Black wins by resignation")?;
    ensure!(line(page)?.is_empty(), "a game with a hint counted");
    page.open_dialog("Your rating…")?;
    page.wait_for_words("after 1 rated game")?;
    page.click("button", "Delete the rating")?;
    page.click("button", "Really delete?")?;
    page.wait_for_words("The rating was deleted.")
}

/// Begins a game as White and waits for the first reply.
fn begin(page: &Page) -> Result<()> {
    page.begin_at_level(Color::White, "1")?;
    let mut player = GamePlayer::new(page, Color::White);
    player.play("e2e4", Input::Drag)?;
    page.wait_for_turn()
}

fn resign(page: &Page) -> Result<()> {
    page.act("Resign")?;
    page.act("Really resign?")
}

/// The line below a finished game; empty if it is hidden.
fn line(page: &Page) -> Result<String> {
    let script = "const line = document.getElementById('rating-line');
        return line.hidden ? '' : line.firstElementChild.textContent;";
    let text = page.browser().script(script, &json!([]))?;
    Ok(text.as_str().unwrap_or_default().to_owned())
}
