use anyhow::Result;
use rules::Color;

use crate::{
    game_player::{GamePlayer, Input},
    page::Page,
};

/// A different move after stepping back keeps the previous moves as a variation.
pub(super) fn a_variation_is_kept(page: &Page) -> Result<()> {
    let mut player = GamePlayer::for_two(page, Color::White)?;
    for text in ["e2e4", "e7e5", "g1f3"] {
        player.play(text, Input::Drag)?;
    }
    page.click("button", "One move back")?;
    page.click("button", "One move back")?;
    page.wait_for_movable("c7".parse()?)?;
    page.drag("c7".parse()?, "c5".parse()?)?;
    page.wait_for_words("c5")?;
    page.wait_for_words("Nf3")?;
    page.click("button", "First position")?;
    page.wait_for_position(&rules::Position::start())
}
