use anyhow::{Result, ensure};
use serde_json::json;

use crate::{engine::Engine, page::Page};

/// Finds elements that overflow the sides of the window or of their card, except in rows that scroll or clip, and
/// checks that the board is square and completely visible.
const JUTTING: &str = "
    const right = document.documentElement.clientWidth;
    const isWithin = (box, left, right) => box.width === 0 || (box.left >= left && box.right <= right);
    // The text of a narrow button may overflow a little. On phones some cards have no box.
    const isInCard = (box, card) => !card?.width || isWithin(box, card.left - 3, card.right + 3);
    const out = [...document.querySelectorAll('body *')].filter((element) => {
        if (!element.checkVisibility() || element.closest('.mx-spoken, [hidden]')) return false;
        if (element.parentElement.closest('.levels, .moves, .lines')) return false;
        const box = element.getBoundingClientRect();
        return !isWithin(box, -0.5, right + 0.5) || !isInCard(box, element.closest('.card')?.getBoundingClientRect());
    });
    const board = document.querySelector('[role=grid]').getBoundingClientRect();
    return { out: out.map((element) => `${element.tagName}.${element.className}`).slice(0, 5),
        isSquare: Math.abs(board.width - board.height) < 1 && board.width > 200, page: document.documentElement.scrollWidth - right };";

/// A game to analyse.
const GAME: &str = "1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6";

/// Nothing is cut off on any screen from the smallest phone to a large display: in a game, in an analysis and in every
/// dialog of the menu.
pub(super) fn nothing_is_cut(page: &Page) -> Result<()> {
    let sizes = match page.engine() {
        Engine::Chromium => vec![(320, 640), (768, 1024), (1440, 900)],
        // The windows of the other browsers cannot be as narrow as a phone.
        Engine::Firefox | Engine::Webkit => vec![(600, 800), (1200, 900)],
    };
    for (width, height) in sizes {
        page.resize(width, height)?;
        let seen = look(page, width);
        page.first_size()?;
        seen?;
    }
    Ok(())
}

fn look(page: &Page, width: u32) -> Result<()> {
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    whole(page, &format!("at {width} px"))?;
    for dialog in [
        "Open a game…",
        "Share…",
        "Set up a position…",
        "Recent games…",
        "Print…",
        "Settings…",
        "Help…",
    ] {
        page.open_dialog(dialog)?;
        whole(page, &format!("{dialog} at {width} px"))?;
        page.close_dialog()?;
    }
    page.bring_in(GAME)?;
    // The layout below the moves changes while they are scored.
    let scored = "return document.querySelector('#review .review-header')?.hidden === true
        && document.querySelector('#review-details .graph-plot') !== null;";
    page.wait_for_script("the scores of all moves", scored, &json!([]))?;
    page.unfold("Engine")?;
    page.click("button", "Analyse")?;
    let lines = "return document.querySelectorAll('#lines li').length === 3;";
    page.wait_for_script("three lines", lines, &json!([]))?;
    whole(page, &format!("the analysis at {width} px"))
}

fn whole(page: &Page, place: &str) -> Result<()> {
    let seen = page.browser().script(JUTTING, &json!([]))?;
    ensure!(
        seen == json!({ "out": [], "isSquare": true, "page": 0 }),
        "{place}: {seen}"
    );
    Ok(())
}
