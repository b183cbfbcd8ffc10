use anyhow::{Result, ensure};
use rules::Color;
use serde_json::json;

use crate::{
    page::Page,
    table::{Hand, Table},
};

/// How many files a page has fetched whose names begin so.
const FETCHED: &str = "return performance.getEntriesByType('resource')
    .filter(({ name }) => name.split('/').at(-1).startsWith(arguments[0])).length;";

/// The board can be played on before the rest of the page is there, and only a touch has that loaded.
pub(super) fn the_rest_comes_with_the_first_touch(page: &Page) -> Result<()> {
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    page.wait_for_words("Your move")?;
    page.wait_for_words("half-moves ahead")?;
    ensure!(
        !page.has_fetched("session")?,
        "more is loaded than the first view needs"
    );
    page.press(&[crate::page::TAB])?;
    page.wait_for_script(
        "the rest of the page",
        "return document.querySelector('#menu-list button') !== null;",
        &json!([]),
    )?;
    ensure!(page.has_fetched("session")?, "the rest came from elsewhere");
    let mut table = Table::new(page, Color::White);
    table.play("g1f3", Hand::Drag)?;
    page.wait_for_turn()?;
    page.wait_for_words("1. Nf3")
}

/// A button and a level chosen before anything else do what they say.
pub(super) fn the_first_press_counts(page: &Page) -> Result<()> {
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    page.click("button", "Flip board")?;
    let first = "return document.querySelector('[role=gridcell]').dataset.square === 'h1';";
    page.wait_for_script("the board to be turned", first, &json!([]))?;
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    let choose = "const level = document.getElementById('level-black');
        level.value = [...level.options].find(({ value }) => value.endsWith('/1')).value;
        level.dispatchEvent(new Event('change', { bubbles: true }));";
    page.browser().script(choose, &json!([]))?;
    page.wait_for_words("micro-Max Modern, level 1")
}

/// A move made before the rest of the page came, which a reload then cut short, is made again; what is no move is not.
pub(super) fn a_first_move_outlives_a_reload(page: &Page) -> Result<()> {
    page.open_with_memory("", &json!({ "micro-max:first-move": "g1f3" }))?;
    page.wait_for_words("1. Nf3")?;
    page.wait_for_turn()?;
    page.reopen("")?;
    page.wait_for_words("1. Nf3")?;
    page.open_with_memory("", &json!({ "micro-max:first-move": "g1g5" }))?;
    page.wait_for_movable("e2".parse()?)?;
    page.wait_for_words("Your move")
}

impl Page<'_> {
    fn has_fetched(&self, name: &str) -> Result<bool> {
        let count = self.browser().script(FETCHED, &json!([name]))?;
        Ok(count != 0)
    }
}
