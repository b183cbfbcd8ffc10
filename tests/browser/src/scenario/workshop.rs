//! The workshop: a piece and its game are invented, played, saved, and read from files.

use anyhow::{Result, ensure};
use serde_json::json;

use super::accessible::{axe, inspect};
use crate::page::Page;

/// The games of Fairy-Max.
const FMAX: &str = include_str!("../../../data/variants/fmax.ini");

/// A piece gets its moves by clicks and by notation and is placed on the board; then its game is played.
pub(super) fn a_game_is_invented(page: &Page) -> Result<()> {
    enter(page, "Invent a game…")?;
    page.click("button", "Add a piece")?;
    wait_for_moves(page, "N")?;
    page.click("gridcell", "1 forward, 1 right")?;
    wait_for_moves(page, "FN")?;
    page.click("button", "Undo")?;
    wait_for_moves(page, "N")?;
    page.fill_in_dialog("Moves in Betza notation", "BN")?;
    page.find("gridcell", "3 forward, 3 right: move and capture")?;
    page.fill_in_dialog("Moves in Betza notation", "B9N9X")?;
    page.wait_for_words("Not yet playable")?;
    page.click("button", "Undo")?;
    page.wait_for_words("Ready to play.")?;
    for (piece, square) in [("White: new piece", "d1"), ("Black: new piece", "d8")] {
        page.click("button", piece)?;
        place(page, square)?;
    }
    page.click("button", "Play White")?;
    page.wait_for_piece("d1", "white new piece")?;
    page.click("gridcell", "d2")?;
    page.click("gridcell", "d4")?;
    page.wait_for_words("1. d4")?;
    page.wait_for_turn()?;
    page.reopen("")?;
    page.wait_for_piece("d1", "white new piece")?;
    choose(page, "My chess")?;
    page.find("radio", "My chess").map(drop)
}

/// The first screen leads to chess with a new piece, which is on the board and selected; pawns may promote to it.
pub(super) fn chess_has_a_new_piece(page: &Page) -> Result<()> {
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    page.click("button", "Invent a piece")?;
    page.wait_for_words("Ready to play.")?;
    wait_for_moves(page, "N")?;
    page.click("gridcell", "1 forward, 1 right")?;
    wait_for_moves(page, "FN")?;
    let promotion = "return [...document.querySelectorAll('.workshop textarea')]
        .some(({ value }) => value.includes('promotion P to QRBNE '));";
    page.wait_for_script("the promotion to the piece", promotion, &json!([]))?;
    page.click("button", "Play White")?;
    page.wait_for_piece("c1", "white new piece")
}

/// The workshop has an address, which opens the design that was last changed; Back closes the workshop.
pub(super) fn it_has_an_address(page: &Page) -> Result<()> {
    page.open("#workshop")?;
    page.wait_for_words("Ready to play.")?;
    page.fill_in_dialog("Name", "Long chess")?;
    page.wait_for_words("Ready to play.")?;
    page.click("button", "Close")?;
    wait_for_address(page, "", false)?;
    page.click("button", "Invent a piece")?;
    wait_for_address(page, "#workshop", true)?;
    page.browser().script("history.back();", &json!([]))?;
    wait_for_address(page, "", false)?;
    page.click("button", "Invent a piece")?;
    wait_for_address(page, "#workshop", true)?;
    page.press(&[crate::keys::ESCAPE])?;
    wait_for_address(page, "", false)?;
    page.browser().script("history.forward();", &json!([]))?;
    wait_for_address(page, "#workshop", true)?;
    let last = "return [...document.querySelectorAll('.workshop-heading input')]
        .some(({ value }) => value === 'long chess');";
    page.wait_for_script("the design that was changed last", last, &json!([]))?;
    page.click("button", "Play White")?;
    page.wait_for_words("Long chess")?;
    wait_for_address(page, "", false)
}

/// A rule is changed during a game, which continues.
pub(super) fn a_rule_is_changed(page: &Page) -> Result<()> {
    page.open("#v=los-alamos&m=e2e3.e5e4")?;
    page.wait_for_words("1. e3 e4")?;
    let script = "document.getElementById('last').click();";
    page.browser().script(script, &json!([]))?;
    page.wait_for_piece("e4", "black pawn")?;
    page.click("button", "Los Alamos Chess · Rules")?;
    page.click("button", "Change this game…")?;
    page.wait_for_words("Ready to play.")?;
    page.browser().script(
        "document.querySelector('.workshop summary').click();",
        &json!([]),
    )?;
    page.click("checkbox", "Captures are compulsory")?;
    page.wait_for_words("Ready to play.")?;
    page.click("button", "Continue from the current position")?;
    page.wait_for_piece("e4", "black pawn")?;
    page.wait_for_script(
        "the new game",
        "return document.querySelector('dialog') === null;",
        &json!([]),
    )
}

/// A file of Fairy-Max is dropped, and one of its games is chosen.
pub(super) fn a_file_is_dropped(page: &Page) -> Result<()> {
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    page.drop_file("fmax.ini", FMAX)?;
    page.click("radio", "Courier")?;
    page.click("button", "Choose")?;
    page.wait_for_words("Ready to play.")?;
    page.click("button", "Two players")?;
    page.wait_for_piece("l8", "black R11")
}

/// The workshop by keyboard alone, from the list of pieces to the squares of the diagram.
pub(super) fn the_keyboard(page: &Page) -> Result<()> {
    enter(page, "Invent a game…")?;
    page.tab_to("radio", "Q, queen")?;
    page.press(&[crate::keys::LEFT; 3])?;
    wait_for_moves(page, "N")?;
    ensure!(page.has_focus("radio", "N, knight")?, "the focus is lost");
    page.tab_to("gridcell", "knight")?;
    page.press(&[crate::keys::UP, crate::keys::ENTER])?;
    wait_for_moves(page, "WN")
}

/// `axe-core` finds no violations in the list of games, in the workshop and in a game with pieces in hand.
pub(super) fn axe_finds_nothing(page: &Page) -> Result<()> {
    let axe = axe()?;
    page.open("")?;
    choose(page, "Crazyhouse")?;
    inspect(page, &axe, "in the list of games")?;
    page.click("button", "Change this game…")?;
    page.wait_for_words("Ready to play.")?;
    inspect(page, &axe, "in the workshop")?;
    page.click("button", "Two players")?;
    page.wait_for_piece("e2", "white pawn")?;
    inspect(page, &axe, "in a game with pieces in hand")
}

/// Opens the list of games and chooses one.
fn choose(page: &Page, title: &str) -> Result<()> {
    page.open_new_game()?;
    page.click("button", "Choose a variant…")?;
    page.click("radio", title)?;
    let script = "return document.querySelector('.piece-list figure') !== null;";
    page.wait_for_script("the diagrams of the pieces", script, &json!([]))
}

/// Opens the page and its workshop.
fn enter(page: &Page, name: &str) -> Result<()> {
    page.open("")?;
    choose(page, "King of the Hill")?;
    page.click("button", name)?;
    page.wait_for_words("Ready to play.")
}

/// Waits until the page has this fragment, and the workshop is open or closed.
fn wait_for_address(page: &Page, hash: &str, is_open: bool) -> Result<()> {
    let script = "const isOpen = document.querySelector('dialog.workshop') !== null;
        return location.hash === arguments[0] && isOpen === arguments[1];";
    page.wait_for_script("the address", script, &json!([hash, is_open]))
}

/// Waits for the notation of the chosen piece.
fn wait_for_moves(page: &Page, betza: &str) -> Result<()> {
    let script = "return [...document.querySelectorAll('.workshop .form-field')]
        .find((field) => field.textContent.startsWith('Moves in Betza'))?.querySelector('input').value === arguments[0];";
    page.wait_for_script("the moves of the piece", script, &json!([betza]))
}

/// Clicks a square of the board in the workshop.
fn place(page: &Page, square: &str) -> Result<()> {
    let point = page.middle_of(&format!(".design-board [data-square='{square}']"))?;
    page.browser().mouse(&[point])
}
