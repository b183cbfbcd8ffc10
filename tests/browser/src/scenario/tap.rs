use anyhow::{Result, ensure};
use rules::Color;

use crate::{
    driver::Point,
    engine::Engine,
    game_player::{GamePlayer, Input},
    page::Page,
    suite::only_in,
};

/// A new game until mate, with every move made by taps.
pub(super) fn a_game_to_mate(page: &Page) -> Result<()> {
    GamePlayer::play_to_mate(page, Input::Tap)
}

/// Castling on both sides, en passant and all four promotions.
pub(super) fn every_kind_of_move(page: &Page) -> Result<()> {
    GamePlayer::for_two(page, Color::White)?.play_every_kind_of_move(Input::Tap)
}

/// A swipe over an empty square scrolls the page; a swipe on a movable piece drags it.
pub(super) fn a_swipe_scrolls(page: &Page) -> Result<()> {
    let reason = "only Chromium's driver scrolls by touch";
    only_in(Engine::Chromium, page, reason)?;
    page.resize(360, 500)?;
    let swiped = swipe(page);
    page.first_size()?;
    swiped
}

fn swipe(page: &Page) -> Result<()> {
    let up = |at: Point| Point {
        y: at.y - 80.0,
        ..at
    };
    for (square, can_scroll) in [("e2", false), ("e4", true), ("e7", true)] {
        // The page is reopened each time because it keeps scrolling after a swipe.
        page.open("")?;
        page.wait_for_movable("e2".parse()?)?;
        let at = page.find("gridcell", square)?;
        let before = page.scrolled()?;
        page.browser().finger(&[at, up(at)])?;
        let after = page.scrolled()?;
        ensure!(
            (after > before + 10.0) == can_scroll,
            "a swipe on {square} scrolls from {before} to {after}"
        );
    }
    Ok(())
}
