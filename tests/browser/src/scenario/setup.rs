use anyhow::Result;
use serde_json::json;

use crate::{driver::Point, page::Page};

/// A position is typed into the editor, and a game starts from it.
pub(super) fn a_position_is_set_up(page: &Page) -> Result<()> {
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    page.open_dialog("Set up a position…")?;
    page.fill_in_dialog("FEN", "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1")?;
    page.click("button", "Play from here")?;
    page.wait_for_position(&"6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1".parse()?)?;
    page.wait_for_movable("a1".parse()?)
}

/// An invalid position is reported, and the game on the board does not change.
pub(super) fn errors_are_reported(page: &Page) -> Result<()> {
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    page.open_dialog("Set up a position…")?;
    page.fill_in_dialog("FEN", "8/8/8/8/8/8/8/K7 w - - 0 1")?;
    page.wait_for_words("king")?;
    let script = "document.querySelector('dialog[open]').dispatchEvent(new Event('cancel', { cancelable: true }));
        document.querySelector('dialog[open]')?.close();";
    page.browser().script(script, &json!([]))?;
    page.wait_for_position(&rules::Position::start())
}

/// A piece is dragged from the palette to the board, on the board, and off the board; the tool does not change.
pub(super) fn pieces_are_dragged(page: &Page) -> Result<()> {
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    page.open_dialog("Set up a position…")?;
    drag(page, ".tool[aria-label='white queen']", "[data-square=e5]")?;
    wait_for_fen(page, "rnbqkbnr/pppppppp/8/4Q3/8/8/PPPPPPPP/RNBQKBNR")?;
    drag(page, "[data-square=e5]", "[data-square=d4]")?;
    wait_for_fen(page, "rnbqkbnr/pppppppp/8/8/3Q4/8/PPPPPPPP/RNBQKBNR")?;
    drag(page, "[data-square=d4]", "header")?;
    wait_for_fen(page, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR")?;
    drag(page, ".tool[aria-label='black rook']", "header")?;
    wait_for_fen(page, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR")?;
    let tool = "return document.querySelector('.tool[aria-pressed=true]').getAttribute('aria-label') === arguments[0];";
    page.wait_for_script("the same tool", tool, &json!(["Move pieces"]))
}

/// A click places the chosen piece of the palette, and a drag still moves a piece on the board.
pub(super) fn a_chosen_piece_is_placed_by_clicks(page: &Page) -> Result<()> {
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    page.open_dialog("Set up a position…")?;
    let knight = middle(page, ".tool[aria-label='white knight']")?;
    page.browser().mouse(&[knight])?;
    let square = middle(page, "[data-square=e5]")?;
    page.browser().mouse(&[square])?;
    wait_for_fen(page, "rnbqkbnr/pppppppp/8/4N3/8/8/PPPPPPPP/RNBQKBNR")?;
    drag(page, "[data-square=a2]", "[data-square=a4]")?;
    wait_for_fen(page, "rnbqkbnr/pppppppp/8/4N3/P7/8/1PPPPPPP/RNBQKBNR")
}

fn drag(page: &Page, from: &str, to: &str) -> Result<()> {
    let (from, to) = (middle(page, from)?, middle(page, to)?);
    let between = Point {
        x: f64::midpoint(from.x, to.x),
        y: f64::midpoint(from.y, to.y),
    };
    page.browser().mouse(&[from, between, to])
}

/// Returns the middle of a part of the dialog.
fn middle(page: &Page, selector: &str) -> Result<Point> {
    page.middle_of(&format!("dialog[open] {selector}"))
}

fn wait_for_fen(page: &Page, placement: &str) -> Result<()> {
    let script = "return [...document.querySelectorAll('dialog[open] input')].some(({ value }) => value.startsWith(arguments[0] + ' '));";
    page.wait_for_script(placement, script, &json!([placement]))
}
