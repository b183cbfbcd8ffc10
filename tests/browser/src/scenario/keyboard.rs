use anyhow::Result;
use rules::Color;

use crate::{
    game_file::GameFile,
    page::Page,
    table::{Hand, Table},
};

const GAME: &str = include_str!("../../../data/games/by-keyboard.json");
const RIGHT: char = '\u{E014}';

/// A new game as Black, from choosing the level to mate, without a pointer.
pub(super) fn a_game_to_mate(page: &Page) -> Result<()> {
    let file = GameFile::read(GAME)?;
    page.open("")?;
    page.tab_to("radio", "White")?;
    page.press(&[RIGHT])?;
    page.tab_to("combobox", "Level")?;
    page.press(&['1'])?;
    page.tab_to("button", "New game")?;
    page.press(&[' '])?;
    let mut table = Table::new(page, Color::Black);
    for (text, is_player) in file.plies() {
        if is_player {
            table.play(text, Hand::Keys)?;
        } else {
            table.expect(text)?;
        }
    }
    page.wait_for_position(table.game().position())?;
    page.wait_for_words("Black wins: checkmate. (0-1)")
}
