//! The player's mistakes as puzzles.

use anyhow::{Result, ensure};
use rules::Color;
use serde_json::{Value, json};

use super::{
    accessible::{axe, inspect},
    review::open_reviewed,
};
use crate::{
    driver::wait,
    game_player::{GamePlayer, Input},
    keys::ENTER,
    page::{Page, TIMEOUT},
};

/// The key of the puzzles.
const PUZZLES: &str = "micro-max:puzzles";

/// A day's puzzles: one is solved by mouse, the page is reloaded, and in the other a wrong move is made by keyboard. The game
/// comes back afterwards.
pub(super) fn a_day(page: &Page) -> Result<()> {
    let axe = axe()?;
    page.open_with_memory("", &json!({ PUZZLES: record().to_string() }))?;
    page.wait_for_words("2 positions today")?;
    inspect(page, &axe, "beside the puzzles of the day")?;
    page.click("button", "2 positions today")?;
    page.wait_for_words("Position 1 of 2")?;
    page.wait_for_spoken("Black: knight to f6. Find a better move.")?;
    inspect(page, &axe, "while a puzzle is solved")?;
    page.wait_for_movable("g7".parse()?)?;
    page.drag("g7".parse()?, "g6".parse()?)?;
    page.wait_for_words("It comes back in 3 days.")?;
    page.wait_for_words("3… Nf6⁇ was a blunder. It overlooks mate in one: 4. Qxf7#.")?;
    inspect(page, &axe, "beside a solved puzzle")?;

    page.reopen("")?;
    page.wait_for_words("1 position today")?;
    page.tab_to("button", "1 position today")?;
    page.press(&[ENTER])?;
    page.wait_for_words("Position 1 of 1")?;
    page.wait_for_movable("g2".parse()?)?;
    let player = GamePlayer::new(page, Color::White);
    player.make("g2".parse()?, "g4".parse()?, Input::Keys)?;
    page.wait_for_words("It comes back tomorrow.")?;
    // In some browsers the reason is announced after it.
    wait("the announcement of the answer", TIMEOUT, || {
        let spoken = page.spoken()?;
        let is_answered = spoken
            .iter()
            .any(|one| one.contains("is not good enough. "));
        Ok(is_answered.then_some(()))
    })?;
    page.tab_to("button", "Done")?;
    page.press(&[ENTER])?;
    page.wait_for_words("0 of 1 solved.")?;
    page.wait_for_words("Choose your opponent")?;
    ensure_scheduled(page)
}

/// The mistakes of a reviewed game of the player become puzzles by themselves; once removed they stay away. Those of a PGN do
/// on a press.
pub(super) fn mistakes_are_kept(page: &Page) -> Result<()> {
    page.open_with_memory(
        "",
        &json!({ "micro-max:game:lost": lost_game().to_string() }),
    )?;
    page.wait_for_words("ready to practise")?;
    page.reopen("")?;
    page.click("button", "Remove")?;
    page.find("button", "Keep the mistakes of White as puzzles")?;
    page.reopen("")?;
    page.find("button", "Keep the mistakes of White as puzzles")?;
    open_reviewed(page)?;
    page.click("button", "Keep the mistakes of Black as puzzles")?;
    page.wait_for_words("One position of this game is ready to practise.")?;
    page.open_dialog("Your puzzles…")?;
    page.wait_for_words("3… Nf6")?;
    inspect(page, &axe()?, "in the dialog of the puzzles")?;
    page.click("button", "Delete all puzzles")?;
    page.click("button", "Really delete?")?;
    page.wait_for_words("The puzzles were deleted.")
}

/// After a game the player walks through its mistakes: a hint, the best move with a tick, and nothing else beside the question.
pub(super) fn a_review_walks(page: &Page) -> Result<()> {
    page.open_with_memory(
        "",
        &json!({ "micro-max:game:lost": lost_game().to_string() }),
    )?;
    page.wait_for_words("ready to practise")?;
    let axe = axe()?;
    inspect(page, &axe, "in the summary of a game")?;
    ensure_shown(page, &["#moves", ".graph-plot"], false)?;
    page.click("button", "Moves")?;
    ensure_shown(page, &["#moves", ".graph-plot"], true)?;
    page.click("button", "Walk through the mistake")?;
    page.wait_for_words("Position 1 of 1")?;
    page.wait_for_words("Find a better move for White.")?;
    ensure_shown(
        page,
        &["#moves", ".summary", ".game-actions", ".folds"],
        false,
    )?;
    page.click("button", "Hint")?;
    page.wait_for_words("Hint: look at your ")?;
    inspect(page, &axe, "in a walk")?;
    page.click("button", "Show the best move")?;
    page.wait_for_words(" is the best move.")?;
    let tick = "return document.querySelector('.mx-badge.mx-won') !== null
        && document.activeElement.textContent === 'Done';";
    page.wait_for_script("the tick, and the way on", tick, &json!([]))?;
    page.press(&[ENTER])?;
    page.wait_for_words("2. g4⁇ was a blunder.")?;
    ensure_shown(page, &["#moves", ".summary", ".game-actions"], true)
}

/// Waits until all of these parts are shown, or none.
fn ensure_shown(page: &Page, parts: &[&str], is_shown: bool) -> Result<()> {
    let script = "return arguments[0].every((part) =>
        document.querySelector(part)?.checkVisibility() === arguments[1]);";
    let about = format!("whether {parts:?} are shown: {is_shown}");
    page.wait_for_script(&about, script, &json!([parts, is_shown]))
}

/// Puzzles of a newer version are reported, and stay as they are.
pub(super) fn a_newer_record_is_left_alone(page: &Page) -> Result<()> {
    let newer = json!({ "version": 2 }).to_string();
    page.open_with_memory("", &json!({ PUZZLES: newer }))?;
    page.wait_for_words("Your saved puzzles are damaged or from another version of this page.")?;
    open_kept_reviewed(page)?;
    page.wait_for_words("of this page. They were left unchanged.")?;
    let kept = stored(page)?;
    ensure!(kept == json!({ "version": 2 }), "the record became {kept}");
    Ok(())
}

/// Adds a lost game to the storage and waits for its review.
fn open_kept_reviewed(page: &Page) -> Result<()> {
    let script = "localStorage.setItem('micro-max:game:lost', arguments[0]);
        sessionStorage.setItem('micro-max:tab', 'lost');";
    page.browser()
        .script(script, &json!([lost_game().to_string()]))?;
    page.reopen("")?;
    page.find("button", "2.\u{a0}g4⁇")?;
    Ok(())
}

/// Checks when the puzzles of `record` come back after the day.
fn ensure_scheduled(page: &Page) -> Result<()> {
    let script = "const now = new Date();
        const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000;
        return JSON.parse(localStorage.getItem('micro-max:puzzles')).puzzles.map(({ san, stage, due }) => [san, stage, due - today]);";
    let kept = page.browser().script(script, &json!([]))?;
    ensure!(
        kept == json!([["Nf6", 1, 3], ["g4", 0, 1]]),
        "the puzzles are {kept}"
    );
    Ok(())
}

/// The record of the puzzles.
fn stored(page: &Page) -> Result<Value> {
    let script = "return JSON.parse(localStorage.getItem('micro-max:puzzles'));";
    page.browser().script(script, &json!([]))
}

/// Two puzzles that have been due for long: Black overlooked mate in one, and then White.
fn record() -> Value {
    let score = |cp: Option<i32>, mate: Option<i32>| json!({ "cp": cp, "mate": mate });
    json!({ "version": 1, "games": [], "puzzles": [
        {
            "id": "r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - g8f6",
            "start": "startpos",
            "moves": ["e2e4", "e7e5", "f1c4", "b8c6", "d1h5", "g8f6"],
            "san": "Nf6", "before": score(Some(-6), None), "after": score(None, Some(1)), "best": "g7g6",
            "found": 20_000, "stage": 0, "due": 20_001,
        },
        {
            "id": "rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - g2g4",
            "start": "startpos",
            "moves": ["f2f3", "e7e5", "g2g4"],
            "san": "g4", "before": score(Some(-60), None), "after": score(None, Some(-1)), "best": "e2e4",
            "found": 20_000, "stage": 2, "due": 20_007,
        },
    ] })
}

/// A saved game that the player has lost with White: 1. f3 e5 2. g4 Qh4#.
fn lost_game() -> Value {
    let moves = ["f2f3", "e7e5", "g2g4", "d8h4"];
    let listed = moves.iter().enumerate();
    let listed: Vec<_> = listed
        .map(|(parent, uci)| json!({ "parent": parent, "uci": uci }))
        .collect();
    json!({
        "version": 2, "id": "lost", "saved_ms": 1, "begun_ms": 1, "plies": 4, "orientation": "white", "seed": 0,
        "timing": null, "tags": [], "clock": null, "fen": null, "headFen": null, "head": 4, "shown": 4,
        "start": "startpos", "root": {}, "moves": listed,
        "ended": { "result": "0-1", "reason": "checkmate", "winner": "black" },
        "players": { "white": { "kind": "human" }, "black": { "kind": "engine", "engine": "Modern", "strength": { "level": 1 } } },
    })
}
