use anyhow::Result;
use rules::{Color, Position};

use crate::{
    page::Page,
    table::{Hand, Table},
};

/// The player's move and the reply go together.
pub(super) fn a_move_is_taken_back(page: &Page) -> Result<()> {
    page.open("")?;
    let mut table = Table::new(page, Color::White);
    table.play("e2e4", Hand::Click)?;
    page.wait_for_words("Your move")?;
    page.click("button", "Take back")?;
    page.wait_for_position(&Position::start())?;
    page.wait_for_words("Your move")
}
