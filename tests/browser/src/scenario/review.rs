//! The review of a game.

use std::time::Duration;

use anyhow::{Result, ensure};
use rules::Color;
use serde_json::{Value, json};

use crate::{
    driver::wait,
    game_player::{GamePlayer, Input},
    keys::ENTER,
    page::{Page, TIMEOUT},
};

/// Black overlooks mate in one.
const SCHOLARS_MATE: &str = "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0";

/// White misses mate in one.
const MISSED_MATE: &str = "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Nf3 Nxh5 0-1";

/// Games with the marks and the accuracy that a review gives them.
const REVIEWED: &str = include_str!("../../../data/games/reviewed.json");

/// A longer game, which takes some seconds to score.
const GAME: &str = "1. e4 e5 2. f4 exf4 3. Bc4 Qh4+ 4. Kf1 b5 5. Bxb5 Nf6 6. Nf3 Qh6 7. d3 Nh5 8. Nh4 Qg5 \
    9. Nf5 c6 10. g4 Nf6 11. Rg1 cxb5 12. h4 Qg6 13. h5 Qg5 14. Qf3 Ng8 15. Bxf4 Qf6 16. Nc3 Bc5 17. Nd5 Qxb2 \
    18. Bd6 Bxg1 19. e5 Qxa1+ 20. Ke2 Na6 21. Nxg7+ Kd8 22. Qf6+ Nxf6 23. Be7# 1-0";

/// The explanation of the move on the board.
const ABOUT: &str = "return document.querySelector('.correction')?.innerText ?? '';";

/// A mistake is corrected with the mouse: a wrong move is refuted, and another can be tried.
pub(super) fn a_mistake_is_corrected(page: &Page) -> Result<()> {
    open_reviewed(page)?;
    page.click("button", "Nf6, blunder")?;
    // The opening is shown later, which changes the layout below it.
    page.wait_for_words("C23 Bishop's Opening")?;
    page.wait_for_description("h5", "refutation")?;
    ensure_answer_hidden(page)?;
    press_the_mistake(page)?;
    wait_for_about(
        page,
        "3…\u{a0}Nf6⁇ was a blunder. It overlooks mate in one: 4.\u{a0}Qxf7#. Find a better move for Black.",
    )?;
    ensure_answer_hidden(page)?;
    page.wait_for_movable("g8".parse()?)?;
    page.drag("g8".parse()?, "e7".parse()?)?;
    wait_for_about(
        page,
        "3…\u{a0}Nge7 is not good enough. It overlooks mate in one: 4.\u{a0}",
    )?;
    page.click("button", "Try again")?;
    page.wait_for_movable("g7".parse()?)?;
    page.drag("g7".parse()?, "g6".parse()?)?;
    wait_for_about(page, "3…\u{a0}g6 is ")?;
    page.click("button", "Done")?;
    wait_for_about(
        page,
        "3…\u{a0}Nf6⁇ was a blunder. It overlooks mate in one: 4.\u{a0}Qxf7#. Better was ",
    )?;
    // The attempt is kept as a variation.
    page.wait_for_words("3… Nge7")?;
    page.wait_for_words("4. Qxf7#")
}

/// The review explains why a move was bad, and shows the position after the focused move of the explanation. A missed
/// opportunity is explained only after the player has given up.
pub(super) fn a_mistake_has_its_reason(page: &Page) -> Result<()> {
    open_reviewed(page)?;
    page.click("button", "Nf6, blunder")?;
    wait_for_about(page, "It overlooks mate in one: 4.\u{a0}Qxf7#.")?;
    ensure_answer_hidden(page)?;
    let focus = "const move = document.querySelector('.correction .line-move');
        move?.focus();
        return move?.textContent === '4.\\u00a0Qxf7#';";
    page.wait_for_script("the move of the reason", focus, &json!([]))?;
    let preview =
        "return document.querySelector('.correction .preview:not([hidden]) > *') !== null;";
    page.wait_for_script("the preview of the move", preview, &json!([]))?;
    page.bring_in(MISSED_MATE)?;
    wait_for_the_end(page)?;
    page.click("button", "Nf3, blunder")?;
    wait_for_about(page, "4.\u{a0}Nf3⁇ was a blunder. ")?;
    let about = page.browser().script(ABOUT, &json!([]))?;
    ensure!(
        !about.to_string().contains("misses"),
        "the missed mate is revealed: {about}"
    );
    page.click("button", "Show the best move")?;
    page.click("button", "Done")?;
    wait_for_about(page, "It misses mate in one: 4.\u{a0}Qxf7#.")
}

/// The same with the keyboard, checked through roles, names and announcements.
pub(super) fn a_mistake_is_corrected_by_keyboard(page: &Page) -> Result<()> {
    open_reviewed(page)?;
    page.ensure_exposed("button", &["3…\u{a0}Nf6⁇"])?;
    page.ensure_role_and_name("#review", "region", "Review of the game")?;
    page.ensure_role_and_name("#review-details", "region", "Review")?;
    page.ensure_role_and_name(".graph-plot", "slider", "Evaluation graph")?;
    page.ensure_role_and_name("#moves [data-node='6']", "button", "Nf6, blunder")?;
    page.tab_to("button", "3…\u{a0}Nf6⁇")?;
    page.press(&[ENTER])?;
    page.wait_for_spoken("Black: knight to f6. Find a better move.")?;
    let on_board = "return document.activeElement.getAttribute('role') === 'gridcell';";
    page.wait_for_script("the focus on the board", on_board, &json!([]))?;
    let player = GamePlayer::new(page, Color::White);
    page.wait_for_movable("g8".parse()?)?;
    player.make("g8".parse()?, "e7".parse()?, Input::Keys)?;
    page.wait_for_spoken("is not good enough. The answer is ")?;
    page.tab_to("button", "Try again")?;
    page.press(&[ENTER])?;
    page.wait_for_movable("g7".parse()?)?;
    player.make("g7".parse()?, "g6".parse()?, Input::Keys)?;
    page.wait_for_spoken("pawn to g6 is ")
}

/// The accuracy of both sides, and the glyphs in the list and in the PGN.
pub(super) fn a_game_is_judged(page: &Page) -> Result<()> {
    open_reviewed(page)?;
    let sides = "return document.querySelector('.review-sides').innerText;";
    let sides = page.browser().script(sides, &json!([]))?;
    let sides = sides.as_str().unwrap_or_default();
    ensure!(
        sides.contains("White") && sides.matches('%').count() == 2,
        "the sides are {sides}"
    );
    page.open_dialog("Share…")?;
    let script = "return [...document.querySelectorAll('dialog textarea')].some(({ value }) =>
        /Nf6 \\$4/.test(value));";
    page.wait_for_script("the glyph in the PGN", script, &json!([]))?;
    page.close_dialog()
}

/// Waits for the end of the scoring. On a busy machine it takes minutes, because its limits are in nodes.
fn wait_for_the_end(page: &Page) -> Result<()> {
    wait("the end of the scoring", SCORING, || {
        let is_done = page.browser().script(DONE, &json!([]))?;
        Ok((is_done == json!(true)).then_some(()))
    })
}

/// Three games get the recorded marks in every browser; the first gets them again after the others, and keeps them over a
/// reload.
pub(super) fn the_marks_are_the_same_everywhere(page: &Page) -> Result<()> {
    let games: Vec<Value> = serde_json::from_str(REVIEWED)?;
    for game in games.iter().chain(games.first()) {
        page.open("")?;
        page.wait_for_movable("e2".parse()?)?;
        page.bring_in(game["moves"].as_str().unwrap_or_default())?;
        ensure_marks(page, game)?;
    }
    page.reopen("")?;
    ensure_marks(page, &games[0])
}

/// Compares the glyphs and the accuracy of the finished review with the recorded ones.
fn ensure_marks(page: &Page, game: &Value) -> Result<()> {
    wait_for_the_end(page)?;
    let script = "const textsOf = (selector) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
        return { marks: textsOf('#moves button').join(' '), accuracy: textsOf('.review-sides tbody td:nth-child(2)') };";
    let seen = page.browser().script(script, &json!([]))?;
    ensure!(
        seen["marks"] == game["marks"] && seen["accuracy"] == game["accuracy"],
        "reviewed.json has other marks than {seen}; they change only with the search of Modern"
    );
    Ok(())
}

/// A worker that crashes while a game is scored is replaced, and scoring continues to the end.
pub(super) fn scoring_survives_a_crash(page: &Page) -> Result<()> {
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    page.bring_in(GAME)?;
    let progress = "return document.querySelector('#review progress')?.value ?? 0;";
    let value = || -> Result<f64> {
        let value = page.browser().script(progress, &json!([]))?;
        Ok(value.as_f64().unwrap_or_default())
    };
    wait("some scores", TIMEOUT, || {
        Ok((value()? >= 4.0).then_some(()))
    })?;
    let scored = value()?;
    let script = "for (const worker of workers) {
        worker.dispatchEvent(new ErrorEvent('error', { message: 'broken', cancelable: true }));
    }";
    page.browser().script(script, &json!([]))?;
    ensure!(value()? >= scored, "the scores are lost");
    wait_for_the_end(page)
}

/// The scoring can be stopped and restarted.
pub(super) fn scoring_can_be_stopped(page: &Page) -> Result<()> {
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    page.bring_in(GAME)?;
    page.click("button", "Stop")?;
    page.click("button", "Score every move")?;
    wait_for_the_end(page)
}

/// At the weakest level, the bar shows the evaluation at full strength.
pub(super) fn the_evaluation_is_honest(page: &Page) -> Result<()> {
    let preferences = json!({ "bar": true, "panel": "engine" }).to_string();
    page.open_with_memory("", &json!({ "micro-max:preferences": preferences }))?;
    page.wait_for_movable("e2".parse()?)?;
    page.begin_at_level(Color::White, "1")?;
    let mut player = GamePlayer::new(page, Color::White);
    player.play("e2e4", Input::Drag)?;
    page.wait_for_turn()?;
    // The level's moves are random: White is better after most of them, but the game is not lost yet.
    let script = "const meter = document.getElementById('bar').getAttribute('aria-valuetext')?.replace('−', '-');
        const panel = document.getElementById('score')?.textContent.replace('−', '-');
        return meter === panel && Math.abs(Number(meter)) < 4;";
    page.wait_for_script("the same sensible score twice", script, &json!([]))
}

/// The longest time for scoring a game on a busy machine.
const SCORING: Duration = Duration::from_secs(150);

/// Whether everything is scored: the button that starts and stops scoring is hidden.
const DONE: &str = "return document.querySelector('.review-header')?.hidden === true;";

/// Opens a game in which Black overlooks mate in one, and waits until it is scored.
pub(super) fn open_reviewed(page: &Page) -> Result<()> {
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    page.bring_in(SCHOLARS_MATE)?;
    wait_for_the_end(page)
}

/// Presses the mistake in the list; the turning point of the game has the same name.
pub(super) fn press_the_mistake(page: &Page) -> Result<()> {
    page.ensure_exposed("button", &["3…\u{a0}Nf6⁇"])?;
    let press = "document.querySelector('.mistakes button').click();";
    page.browser().script(press, &json!([])).map(drop)
}

/// Checks that the better move is not shown before the player has tried or given up.
fn ensure_answer_hidden(page: &Page) -> Result<()> {
    let about = page.browser().script(ABOUT, &json!([]))?;
    let about = about.as_str().unwrap_or_default();
    ensure!(
        !about.contains("Better was"),
        "the better move is shown: {about}"
    );
    Ok(())
}

fn wait_for_about(page: &Page, words: &str) -> Result<()> {
    wait(&format!("'{words}'"), TIMEOUT, || {
        let about = page.browser().script(ABOUT, &json!([]))?;
        Ok(about
            .as_str()
            .is_some_and(|about| about.contains(words))
            .then_some(()))
    })
}
