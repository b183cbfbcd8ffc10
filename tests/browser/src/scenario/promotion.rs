use anyhow::{Context, Result, ensure};
use rules::{Color, Role};
use serde_json::json;

use crate::{
    driver::{Point, wait},
    game_player::{GamePlayer, Input},
    keys::{DOWN, ENTER, ESCAPE, TAB, UP},
    page::{Page, TIMEOUT},
};

/// A pawn one step from the last rank, and an enemy king that can move after any promotion.
const BEFORE: &str = "8/P6k/8/8/8/7p/8/K7 w - - 0 1";

/// A game in progress that reaches this position with one move.
const BEGUN: (&str, &[&str]) = ("8/P6k/8/8/7p/8/8/K7 b - - 0 1", &["h4h3"]);

/// The same position for Black, seen from Black's side.
const BEFORE_BLACK: &str = "k7/8/7P/8/8/8/K6p/8 b - - 0 1";

/// The dialog offers four pieces; each can be chosen, and the engine then replies.
pub(super) fn the_player_promotes_to_any_piece(page: &Page) -> Result<()> {
    let pieces = [
        ("Queen", 'q', Input::Click),
        ("Rook", 'r', Input::Drag),
        ("Bishop", 'b', Input::Click),
        ("Knight", 'n', Input::Keys),
    ];
    for (name, letter, input) in pieces {
        let mut player = GamePlayer::resume(page, Color::White, BEFORE, &[])?;
        player.play(&format!("a7a8{letter}"), input)?;
        if matches!(input, Input::Keys) {
            page.press(&[letter])?;
        } else {
            page.click("button", name)?;
        }
        page.wait_for_piece("a8", &format!("white {}", name.to_lowercase()))
            .with_context(|| format!("promotion to {name}"))?;
        page.wait_for_words("Your move")?;
    }
    Ok(())
}

/// Escape closes the dialog and leaves the pawn on its square; so does a click on the dimmed board or outside it.
pub(super) fn the_player_changes_their_mind(page: &Page) -> Result<()> {
    let mut player = GamePlayer::resume(page, Color::White, BEGUN.0, BEGUN.1)?;
    let before = player.game().position().clone();
    player.play("a7a8q", Input::Click)?;
    page.find("button", "Queen")?;
    page.press(&[ESCAPE])?;
    page.wait_for_position(&before)?;
    ensure!(
        page.has_focus("gridcell", "a7")?,
        "the pawn does not have the focus"
    );
    let dimmed = page.find("gridcell", "e4")?;
    for beside in [dimmed, page.middle_of("h1")?] {
        player.make("a7".parse()?, "a8".parse()?, Input::Click)?;
        page.find("button", "Queen")?;
        page.browser().mouse(&[beside])?;
        page.wait_for_position(&before)?;
    }
    page.wait_for_words("Your move")
}

/// The choice is a dialog on the board, on the file of the pawn, whichever side is at the bottom.
pub(super) fn the_choice_is_on_the_board(page: &Page) -> Result<()> {
    let sides = [
        (Color::White, BEFORE, "a7", ["a8", "a7", "a6", "a5"]),
        (Color::Black, BEFORE_BLACK, "h2", ["h1", "h2", "h3", "h4"]),
    ];
    for (color, start, from, squares) in sides {
        let player = GamePlayer::resume(page, color, start, &[])?;
        page.wait_for_movable(from.parse()?)?;
        let mut places = Vec::new();
        for square in squares {
            places.push(page.find("gridcell", square)?);
        }
        player.make(from.parse()?, squares[0].parse()?, Input::Click)?;
        for (name, place) in ["Queen", "Rook", "Bishop", "Knight"].iter().zip(places) {
            let at = page.find("button", name)?;
            let distance = (at.x - place.x).hypot(at.y - place.y);
            ensure!(distance < 2.0, "{name} is {distance} pixels off its square");
            let node = page
                .browser()
                .accessible_node(&page.element("button", name)?)?;
            ensure!(
                node.role == "button" && node.name == *name,
                "{name} is {node:?}"
            );
        }
        let script = "return document.querySelector('dialog[open]');";
        let dialog = page.browser().script(script, &json!([]))?;
        let node = page.browser().accessible_node(&dialog)?;
        ensure!(
            node.role == "dialog" && node.name == "Promote to",
            "the dialog is {node:?}"
        );
    }
    Ok(())
}

/// The queen has the initial focus, and the keys keep the focus in the dialog.
pub(super) fn the_choice_by_keyboard(page: &Page) -> Result<()> {
    let mut player = GamePlayer::resume(page, Color::White, BEFORE, &[])?;
    player.play("a7a8r", Input::Keys)?;
    let has = |name: &str| {
        wait(&format!("the focus on {name}"), TIMEOUT, || {
            Ok(page.has_focus("button", name)?.then_some(()))
        })
    };
    has("Queen")?;
    for (key, name) in [
        (DOWN, "Rook"),
        (TAB, "Bishop"),
        (TAB, "Knight"),
        (TAB, "Queen"),
        (UP, "Knight"),
        (DOWN, "Queen"),
        (DOWN, "Rook"),
    ] {
        page.press(&[key])?;
        has(name)?;
    }
    page.press(&[ENTER])?;
    page.wait_for_piece("a8", "white rook")?;
    page.wait_for_words("Your move")
}

/// Changes of the page while the dialog is open, such as flipping the board, do not move the focus.
pub(super) fn the_focus_stays_during_changes(page: &Page) -> Result<()> {
    let mut player = GamePlayer::resume(page, Color::White, BEGUN.0, BEGUN.1)?;
    player.play("a7a8r", Input::Keys)?;
    page.element("button", "Rook")?;
    page.press(&[DOWN])?;
    page.browser()
        .script("document.getElementById('flip-first').click();", &json!([]))?;
    let rook = page.find("button", "Rook")?;
    let square = page.find("gridcell", "a7")?;
    ensure!(
        (rook.x - square.x).hypot(rook.y - square.y) < 2.0,
        "the rook is off its square"
    );
    ensure!(page.has_focus("button", "Rook")?, "the focus is elsewhere");
    page.press(&[ENTER])?;
    page.wait_for_piece("a8", "white rook")?;
    let on_board = "return document.activeElement.getAttribute('role') === 'gridcell';";
    page.wait_for_script("the focus on the board", on_board, &json!([]))
}

/// By touch: a tap outside the choices, then one on a choice.
pub(super) fn the_choice_by_touch(page: &Page) -> Result<()> {
    let mut player = GamePlayer::resume(page, Color::White, BEFORE, &[])?;
    let before = player.game().position().clone();
    player.play("a7a8n", Input::Tap)?;
    let knight = page.find("button", "Knight")?;
    let beside = Point {
        x: knight.x + 100.0,
        ..knight
    };
    page.browser().finger(&[beside])?;
    page.wait_for_position(&before)?;
    player.make("a7".parse()?, "a8".parse()?, Input::Tap)?;
    page.browser().finger(&[page.find("button", "Knight")?])?;
    page.wait_for_piece("a8", "white knight")
}

/// The engine's pawn becomes a queen, as always in the original.
pub(super) fn the_engine_promotes(page: &Page) -> Result<()> {
    let start = "8/8/8/8/8/k7/p6P/2K5 b - - 0 1";
    let mut player = GamePlayer::resume(page, Color::White, start, &[])?;
    player.expect("a2a1q")?;
    let queen = player.game().position().piece_at("a1".parse()?);
    anyhow::ensure!(
        queen.is_some_and(|piece| piece.role == Role::Queen),
        "no queen on a1"
    );
    page.wait_for_words("Check! Your move")
}
