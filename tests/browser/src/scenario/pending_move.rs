//! Moves that are made before the engine has reported the legal moves.

use anyhow::{Context, Result, ensure};
use rules::Color;
use serde_json::json;

use crate::{
    element_page::ElementPage,
    game_player::{GamePlayer, Input},
    page::Page,
};

/// The page with a worker whose messages are held back.
const HELD: &str = "?held";

/// A move by pointer, finger or key is shown and announced as pending, and played once it is known to be legal.
pub(super) fn a_legal_move_is_played(page: &Page) -> Result<()> {
    for input in [Input::Drag, Input::Click, Input::Keys, Input::Tap] {
        let player = open(page)?;
        pending(page, &player, "e2", "e4", input).with_context(|| format!("{input:?}"))?;
        release(page)?;
        page.wait_for_words("1. e4")?;
        page.wait_for_turn()?;
    }
    Ok(())
}

/// The piece of an illegal move returns, and the reason is announced.
pub(super) fn an_illegal_move_returns(page: &Page) -> Result<()> {
    let player = open(page)?;
    pending(page, &player, "e2", "e5", Input::Drag)?;
    release(page)?;
    page.wait_for_spoken("white pawn cannot move from e2 to e5")?;
    page.wait_for_piece("e2", "white pawn")?;
    page.wait_for_turn()?;
    page.wait_for_moves("")
}

/// A second move replaces the first.
pub(super) fn only_the_latest_is_kept(page: &Page) -> Result<()> {
    let player = open(page)?;
    pending(page, &player, "e2", "e4", Input::Drag)?;
    player.make("g1".parse()?, "f3".parse()?, Input::Keys)?;
    page.wait_for_piece("f3", "white knight")?;
    page.wait_for_piece("e2", "white pawn")?;
    release(page)?;
    page.wait_for_words("1. Nf3")
}

/// A pawn that reaches the last rank opens the choice of a promotion.
pub(super) fn a_promotion_is_asked_for(page: &Page) -> Result<()> {
    let start = "8/P6k/8/8/8/7p/8/K7 w - - 0 1";
    page.open_with_memory(HELD, &GamePlayer::storage(Color::White, start))?;
    page.wait_for_piece("a7", "white pawn")?;
    GamePlayer::new(page, Color::White).make("a7".parse()?, "a8".parse()?, Input::Drag)?;
    page.click("button", "Knight")?;
    page.wait_for_piece("a8", "white knight")?;
    release(page)?;
    page.wait_for_words("1. a8=N")
}

/// An element also keeps a pending move, and requests it from the page once it is known to be legal.
pub(super) fn an_element_keeps_it_too(page: &Page) -> Result<()> {
    page.open("element.html?held")?;
    let fixture = ElementPage::at(page)?;
    fixture.add("plain", &json!({}))?;
    fixture.wait_for_piece("e2", "white pawn")?;
    page.browser()
        .mouse(&[fixture.middle("e2")?, fixture.middle("e4")?])?;
    fixture.wait_for_piece("e4", "white pawn")?;
    ensure!(
        fixture.events("moverequest")?.is_empty(),
        "the move was requested too early"
    );
    release(page)?;
    let request = fixture.wait_for_event("moverequest")?;
    ensure!(request["san"] == "e4", "{request}");
    fixture.wait_for_event("move")?;
    // The engine may have answered by now.
    let moves = fixture.events("move")?;
    ensure!(moves[0]["uci"] == "e2e4", "{moves:?}");
    Ok(())
}

fn open<'a>(page: &'a Page) -> Result<GamePlayer<'a>> {
    page.open(HELD)?;
    page.wait_for_piece("e2", "white pawn")?;
    Ok(GamePlayer::new(page, Color::White))
}

/// Makes a move with a white pawn, which the page shows and announces as pending.
fn pending(page: &Page, player: &GamePlayer, from: &str, to: &str, input: Input) -> Result<()> {
    player.make(from.parse()?, to.parse()?, input)?;
    page.wait_for_piece(to, "white pawn")?;
    page.wait_for_spoken(&format!(
        "waiting for the engine, white pawn from {from} to {to}"
    ))?;
    let count = page.browser().script(
        "return document.querySelectorAll('.mx-pending').length;",
        &json!([]),
    )?;
    ensure!(count == 2, "{count} squares are marked as pending");
    Ok(())
}

fn release(page: &Page) -> Result<()> {
    page.browser()
        .script("releaseWorkers();", &json!([]))
        .map(drop)
}
