use anyhow::{Result, ensure};
use serde_json::json;

use crate::page::Page;

/// How many files the page has fetched whose names begin so.
const FETCHED: &str = "return performance.getEntriesByType('resource')
    .filter(({ name }) => name.split('/').at(-1).startsWith(arguments[0])).length;";

/// Dialogs and their styles are loaded when they are opened.
pub(super) fn dialogs_load_when_opened(page: &Page) -> Result<()> {
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    page.wait_for_words("Choose your opponent")?;
    ensure!(
        !page.has_fetched("dialog.js")? && !page.has_fetched("dialog.css")?,
        "the first view does not need dialogs"
    );
    page.open_new_game()?;
    page.find("button", "Play")?;
    ensure!(
        page.has_fetched("dialog.js")? && page.has_fetched("dialog.css")?,
        "the dialog came from elsewhere"
    );
    page.press(&[crate::keys::ESCAPE])
}

/// A button and a level chosen before anything else do what they say.
pub(super) fn the_first_press_works(page: &Page) -> Result<()> {
    page.open("")?;
    page.click("button", "Flip board")?;
    let first = "return document.querySelector('[role=gridcell]').dataset.square === 'h1';";
    page.wait_for_script("the board to be turned", first, &json!([]))?;
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    page.click("radio", "Level 1")?;
    page.wait_for_words("micro-Max Modern, level 1")
}

impl Page<'_> {
    fn has_fetched(&self, name: &str) -> Result<bool> {
        let count = self.browser().script(FETCHED, &json!([name]))?;
        Ok(count != 0)
    }
}
