//! The panel beside the board.

use anyhow::{Result, ensure};
use rules::Color;
use serde_json::{Value, json};

use crate::{
    engine::Engine,
    game_player::{GamePlayer, Input},
    keys::{ESCAPE, HOME, LEFT, TAB},
    page::Page,
    suite::only_in,
};

/// The viewports of two common laptops.
const LAPTOPS: [(u32, u32); 2] = [(1366, 657), (1440, 757)];

const LANGUAGES: [&str; 4] = ["en", "de", "fr", "es"];

/// A game with mistakes of both sides that ends in mate.
const GAME: &str = "1. e4 e5 2. Nf3 Qh4 3. a3 Qf6 4. Bc4 Bc5 5. Nxe5 Qxf2# 0-1";

const FOCUS_ON_BOARD: &str = "return document.activeElement.closest('[role=grid]') !== null;";

/// Returns whether the page fits the window without scrolling, and the buttons whose text does not fit.
const FIT: &str = "
    const root = document.documentElement;
    const cut = [...document.querySelectorAll('button, summary, .option')].filter((one) => one.checkVisibility()
        && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2));
    return { wide: root.scrollWidth - innerWidth, high: root.scrollHeight - innerHeight, cut: cut.map(({ id }) => id) };";

/// Returns whether at least four rows of moves, the last move and the result are visible.
const ROWS: &str = "
    const list = document.getElementById('moves').getBoundingClientRect();
    const isSeen = (row) => {
        const box = row?.getBoundingClientRect();
        return box && box.top >= list.top - 1 && box.bottom <= list.bottom + 1;
    };
    return [...document.querySelectorAll('#moves .move-pair')].filter(isSeen).length >= 4
        && isSeen(document.querySelector('.result-row')) === true
        && isSeen(document.querySelector('#moves [aria-current]')) === true;";

/// Before, during and after a game the page needs no scrolling; after it, the result and at least four rows of moves
/// are visible.
pub(super) fn it_fits_a_laptop(page: &Page) -> Result<()> {
    let reason = "window sizes of other drivers include the frame of the window";
    only_in(Engine::Chromium, page, reason)?;
    for (width, height) in LAPTOPS {
        page.resize(width, height)?;
        let seen = LANGUAGES
            .iter()
            .try_for_each(|language| look(page, language));
        page.first_size()?;
        seen?;
    }
    Ok(())
}

fn look(page: &Page, language: &str) -> Result<()> {
    let preferences = json!({ "language": language }).to_string();
    page.open_with_memory("", &json!({ "micro-max:preferences": preferences }))?;
    page.wait_for_movable("e2".parse()?)?;
    let script = "return document.documentElement.lang === arguments[0];";
    page.wait_for_script("the language", script, &json!([language]))?;
    fits(page, &format!("{language}, before the game"))?;
    page.drag("e2".parse()?, "e4".parse()?)?;
    page.wait_for_words("1. e4")?;
    fits(page, &format!("{language}, during the game"))?;
    page.bring_in(GAME)?;
    page.wait_for_words("5. ")?;
    // The card of the review moves the buttons below it.
    let judged = "return document.querySelector('#review .review-header')?.hidden === true;";
    page.wait_for_script("the whole review", judged, &json!([]))?;
    let last = page.middle_of("#last")?;
    page.browser().mouse(&[last])?;
    let end = "return document.querySelector('#moves [aria-current]')?.textContent.startsWith(arguments[0]) === true;";
    page.wait_for_script("the end of the list", end, &json!([last_move(language)]))?;
    let rows = format!("{language}, after the game: four rows with the result and the last move");
    page.wait_for_script(&rows, ROWS, &json!([]))?;
    fits(page, &format!("{language}, after the game"))
}

/// Returns the last move of the game with the letters of a language.
fn last_move(language: &str) -> &'static str {
    match language {
        "en" => "Qxf2#",
        _ => "Dxf2#",
    }
}

fn fits(page: &Page, place: &str) -> Result<()> {
    let seen = page.browser().script(FIT, &json!([]))?;
    ensure!(
        seen == json!({ "wide": 0, "high": 0, "cut": [] }),
        "{place}: {seen}"
    );
    Ok(())
}

/// Opponent, colour and clock are chosen in the panel, and one click starts the game; the focus moves to the board.
pub(super) fn the_opponent_is_chosen_with_one_press(page: &Page) -> Result<()> {
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    page.click("radio", "Fox")?;
    page.click("radio", "Black")?;
    page.click("radio", "10 minutes per side")?;
    page.click("button", "Play")?;
    page.wait_for_words("1. ")?;
    page.wait_for_turn()?;
    page.wait_for_words("Fox 1,400 Elo")?;
    page.wait_for_words("10:0")?;
    page.wait_for_script("the focus on the board", FOCUS_ON_BOARD, &json!([]))
}

/// A move on the board starts the game with the chosen options.
pub(super) fn a_move_starts_the_chosen_game(page: &Page) -> Result<()> {
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    page.click("radio", "micro-Max")?;
    page.set_strength(800)?;
    page.click("radio", "3 minutes per side")?;
    page.wait_for_words("3:00")?;
    GamePlayer::new(page, Color::White).play("e2e4", Input::Drag)?;
    page.wait_for_turn()?;
    page.wait_for_words("1. e4")?;
    page.wait_for_words("micro-Max 800 Elo")?;
    page.wait_for_words("3:02")
}

/// An unfolded panel replaces another and stays unfolded after a reload.
pub(super) fn folds_stay_as_they_are(page: &Page) -> Result<()> {
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    let shown = "return ['engine-panel', 'players-panel', 'command-form']
        .map((id) => document.getElementById(id).checkVisibility());";
    let shown = || page.browser().script(shown, &json!([]));
    ensure!(
        shown()? == json!([false, false, false]),
        "a panel is unfolded"
    );
    page.unfold("Command")?;
    page.unfold("Players")?;
    page.reopen("")?;
    page.wait_for_words("overlooks quiet threats")?;
    ensure!(
        shown()? == json!([false, true, false]),
        "the panels are {}",
        shown()?
    );
    page.click("button", "Players")?;
    ensure!(
        shown()? == json!([false, false, false]),
        "the panel is not folded"
    );
    Ok(())
}

/// The board can be resized at its corner by mouse and keyboard, and keeps its size.
pub(super) fn the_board_is_resized(page: &Page) -> Result<()> {
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    let full = width(page)?;
    let corner = page.middle_of("#board-size")?;
    let inside = page.find("gridcell", "f3")?;
    page.browser().mouse(&[corner, inside])?;
    let dragged = width(page)?;
    ensure!(
        dragged < 0.9 * full,
        "dragged from {full} to {dragged} pixels"
    );
    page.reopen("")?;
    page.wait_for_movable("e2".parse()?)?;
    ensure!(
        (width(page)? - dragged).abs() < 2.0,
        "{dragged} pixels were not kept"
    );
    focus_handle(page)?;
    page.press(&[LEFT, LEFT])?;
    let smaller = width(page)?;
    ensure!(
        smaller < dragged,
        "the arrow key changes {dragged} pixels to {smaller}"
    );
    page.press(&[HOME])?;
    ensure!(
        width(page)? < smaller && width(page)? > 0.3 * full,
        "the smallest board has {} pixels",
        width(page)?
    );
    let script = "const handle = document.getElementById('board-size');
        handle.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));";
    page.browser().script(script, &json!([]))?;
    ensure!(
        (width(page)? - full).abs() < 2.0,
        "a double click does not reset it"
    );
    Ok(())
}

/// Moves the focus to the handle with the Tab key.
fn focus_handle(page: &Page) -> Result<()> {
    for _ in 0..100 {
        let script = "return document.activeElement.id === 'board-size';";
        if page.browser().script(script, &json!([]))? == true {
            return Ok(());
        }
        page.press(&[TAB])?;
    }
    anyhow::bail!("the Tab key does not reach the handle")
}

fn width(page: &Page) -> Result<f64> {
    let script = "return document.getElementById('board').getBoundingClientRect().width;";
    let width: Value = page.browser().script(script, &json!([]))?;
    Ok(width.as_f64().unwrap_or_default())
}

/// In zen mode only the board and the players are shown, also after a reload, until Escape is pressed.
pub(super) fn only_the_board_remains(page: &Page) -> Result<()> {
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    page.press(&['z'])?;
    let is_zen = "return !document.getElementById('side').checkVisibility()
        && !document.getElementById('menu').checkVisibility()
        && document.getElementById('top-player').checkVisibility();";
    page.wait_for_script("zen mode", is_zen, &json!([]))?;
    GamePlayer::new(page, Color::White).play("e2e4", Input::Drag)?;
    page.wait_for_piece("e4", "white pawn")?;
    page.reopen("")?;
    page.wait_for_script("zen mode after a reload", is_zen, &json!([]))?;
    page.press(&[ESCAPE])?;
    page.wait_for_turn()?;
    let menu = "document.getElementById('menu').open = true;";
    page.browser().script(menu, &json!([]))?;
    page.click("button", "Zen mode")?;
    page.wait_for_script("zen mode from the menu", is_zen, &json!([]))?;
    page.wait_for_script("the focus on the board", FOCUS_ON_BOARD, &json!([]))?;
    page.click("button", "Leave zen mode")?;
    page.wait_for_words("1. e4")
}

/// A game between engines can be paused and continued.
pub(super) fn engines_can_be_paused(page: &Page) -> Result<()> {
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    page.open_new_game()?;
    page.click("radio", "Computer against computer")?;
    page.click("button", "Play")?;
    page.wait_for_words("2. ")?;
    page.click("button", "Pause")?;
    page.wait_for_words("Paused")?;
    let moves = page.moves()?;
    std::thread::sleep(std::time::Duration::from_millis(1500));
    ensure!(
        moves == page.moves()?,
        "the paused game continued after {moves}"
    );
    page.unfold("Players")?;
    page.wait_for_words("White: Plays at about")?;
    page.wait_for_words("Black: Plays at about")?;
    page.click("button", "Continue")?;
    let script = "return document.querySelectorAll('#moves button').length > arguments[0];";
    let count = moves.split(' ').count();
    page.wait_for_script("more moves", script, &json!([count]))
}
