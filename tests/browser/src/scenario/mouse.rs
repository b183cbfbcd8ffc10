use anyhow::Result;
use rules::Color;

use crate::{
    game_file::GameFile,
    page::Page,
    table::{Hand, Table},
};

const GAME: &str = include_str!("../../../data/games/by-mouse.json");

/// A new game, clicked and dragged from the first move to mate.
pub(super) fn a_game_to_mate(page: &Page) -> Result<()> {
    let file = GameFile::read(GAME)?;
    page.open("")?;
    page.choose("Level", "1 – 300 nodes")?;
    page.click("radio", "White")?;
    page.click("button", "New game")?;
    let mut table = Table::new(page, Color::White);
    let mut hands = [Hand::Click, Hand::Drag].into_iter().cycle();
    for (text, is_player) in file.plies() {
        if is_player {
            table.play(text, hands.next().unwrap_or(Hand::Click))?;
        } else {
            table.expect(text)?;
        }
    }
    page.wait_for_position(table.game().position())?;
    page.wait_for_words("White wins: checkmate. (1-0)")?;
    page.wait_for_words("You win")
}
