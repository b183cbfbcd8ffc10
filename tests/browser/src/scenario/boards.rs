//! The board alone, in sizes other than that of chess, with invented moves.

use anyhow::{Result, ensure};
use serde_json::json;

use crate::{
    driver::{Point, wait},
    keys::{END, ENTER, ESCAPE, HOME, LEFT, RIGHT, TAB, UP},
    page::{Page, TIMEOUT},
};

/// Clicks and drags on a board of twelve files and ten ranks, and from the hand.
pub(super) fn a_wide_board_by_mouse(page: &Page) -> Result<()> {
    page.open("boards.html#wide")?;
    page.wait_for_piece("l10", "black rook")?;
    page.click("gridcell", "l1")?;
    page.click("gridcell", "l10")?;
    drag(page, ("gridcell", "c1"), "d3")?;
    page.click("button", "white knight, 2 in hand")?;
    page.click("gridcell", "j10")?;
    drag(page, ("button", "white pawn, 1 in hand"), "d4")?;
    has_played(page, "l1l10 c1d3 N@j10 P@d4")?;
    drag(page, ("button", "white pawn, 1 in hand"), "e4")?;
    says(page, "white pawn cannot be dropped on e4")?;
    page.click("button", "black archbishop, 1 in hand")?;
    says(page, "black archbishop cannot be dropped now")
}

/// Taps choose pieces in the hand and on the board.
pub(super) fn a_wide_board_by_touch(page: &Page) -> Result<()> {
    page.open("boards.html#wide")?;
    for (role, name) in [
        ("gridcell", "l1"),
        ("gridcell", "l9"),
        ("button", "white knight, 2 in hand"),
        ("gridcell", "k2"),
    ] {
        page.browser().finger(&[page.find(role, name)?])?;
    }
    has_played(page, "l1l9 N@k2")
}

/// The keys reach every square, and the pieces in hand.
pub(super) fn a_wide_board_by_keyboard(page: &Page) -> Result<()> {
    page.open("boards.html#wide")?;
    page.wait_for_piece("l10", "black rook")?;
    page.tab_to("button", "black archbishop, 1 in hand")?;
    page.press(&[TAB, 'a'])?;
    wait("the archbishop that its letter chooses", TIMEOUT, || {
        Ok(page.has_focus("gridcell", "b1")?.then_some(()))
    })?;
    page.press(&[END, ENTER])?;
    ensure!(
        page.has_focus("gridcell", "l1")?,
        "End does not move the focus to l1"
    );
    page.press(&[UP; 9])?;
    page.press(&[ENTER, TAB, RIGHT, HOME, ENTER])?;
    says(page, "white knight, 2 in hand, selected")?;
    ensure!(
        page.has_focus("gridcell", "l10")?,
        "the board does not have the focus"
    );
    page.press(&[ESCAPE])?;
    page.tab_to("button", "white knight, 2 in hand")?;
    page.press(&[ENTER])?;
    page.press(&[LEFT, LEFT, ENTER])?;
    has_played(page, "l1l10 N@j10")
}

/// The dialog offers every promotion, and no promotion.
pub(super) fn a_small_board_asks_for_the_promotion(page: &Page) -> Result<()> {
    page.open("boards.html#small")?;
    for name in ["Archbishop", "white pawn, no promotion"] {
        drag(page, ("gridcell", "e5"), "e6")?;
        page.click("button", name)?;
    }
    has_played(page, "e5e6a e5e6")?;
    let squares = "return document.querySelectorAll('[role=gridcell]').length === 36
        && document.querySelector('.mx-hand') === null;";
    page.wait_for_script("the board alone", squares, &json!([]))
}

/// Drags to a square, through the point halfway.
fn drag(page: &Page, (role, name): (&str, &str), to: &str) -> Result<()> {
    let (from, to) = (page.find(role, name)?, page.find("gridcell", to)?);
    let middle = Point {
        x: f64::midpoint(from.x, to.x),
        y: f64::midpoint(from.y, to.y),
    };
    page.browser().mouse(&[from, middle, to])
}

fn has_played(page: &Page, moves: &str) -> Result<()> {
    let script = "return window.played?.join(' ') === arguments[0];";
    page.wait_for_script(&format!("the moves {moves}"), script, &json!([moves]))
}

fn says(page: &Page, words: &str) -> Result<()> {
    let script =
        "return document.querySelector('.mx-spoken')?.textContent.trim() === arguments[0];";
    page.wait_for_script(words, script, &json!([words]))
}
