use anyhow::{Result, ensure};
use serde_json::json;

use crate::{engine::Engine, page::Page};

/// Returns the number of fetched files whose names begin with the argument.
const FETCHED: &str = "return performance.getEntriesByType('resource')
    .filter(({ name }) => name.split('/').at(-1).startsWith(arguments[0])).length;";

/// Dialogs and their styles are loaded when they are opened.
pub(super) fn dialogs_load_when_opened(page: &Page) -> Result<()> {
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    page.wait_for_words("Choose your opponent")?;
    ensure!(
        !page.has_fetched("dialog-")? && !page.has_fetched("dialogs.css")?,
        "dialogs are loaded for the first view"
    );
    page.open_new_game()?;
    page.find("button", "Play")?;
    ensure!(
        page.has_fetched("dialog-")? && page.has_fetched("dialogs.css")?,
        "the files of the dialog were not loaded"
    );
    page.press(&[crate::keys::ESCAPE])
}

/// A button that is pressed and an opponent who is chosen before anything else take effect.
pub(super) fn the_first_press_works(page: &Page) -> Result<()> {
    page.open("")?;
    page.click("button", "Flip board")?;
    let first = "return document.querySelector('[role=gridcell]').dataset.square === 'h1';";
    page.wait_for_script("the board to be turned", first, &json!([]))?;
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    page.click("radio", "Mouse")?;
    page.wait_for_words("Mouse 500 Elo")
}

/// The first screen leads to the special features in two clicks; "New game" returns to it, and it can be closed.
pub(super) fn the_front_door_leads_on(page: &Page) -> Result<()> {
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    page.click("button", "Review a game")?;
    page.wait_for_words("PGN or FEN")?;
    page.press(&[crate::keys::ESCAPE])?;
    page.click("button", "Invent a piece")?;
    page.wait_for_words("Ready to play.")?;
    page.press(&[crate::keys::ESCAPE])?;
    let script = "return document.querySelector('dialog') === null
        && document.querySelector('#front-door a[href=\"learn/\"]').checkVisibility();";
    page.wait_for_script("the link to the tutorial", script, &json!([]))?;
    page.click("button", "50+ other games")?;
    page.click("radio", "Makruk")?;
    page.click("button", "Choose")?;
    page.wait_for_piece("c1", "white khon")?;
    page.drag("a3".parse()?, "a4".parse()?)?;
    page.wait_for_turn()?;
    let moves = page.moves()?;
    page.act("New game")?;
    page.find("radio", "Level 3, Learner")?;
    page.click("button", "Back to the game")?;
    page.wait_for_moves(&moves)?;
    the_menu_leads_on(page)?;
    page.browser().script("history.back();", &json!([]))?;
    page.wait_for_moves(&moves)
}

/// During a game the menu leads to the same features.
fn the_menu_leads_on(page: &Page) -> Result<()> {
    for name in ["Review a game", "Invent a piece"] {
        page.open_dialog(name)?;
        page.close_dialog()?;
    }
    page.open_dialog("50+ other games")?;
    page.click("radio", "Courier Chess")?;
    page.click("button", "Choose")?;
    page.wait_for_piece("c1", "white archer")
}

/// The whole menu is on the screen of a small phone, where the tiles are below it.
pub(super) fn a_phone_shows_the_whole_menu(page: &Page) -> Result<()> {
    match page.engine() {
        Engine::Chromium => page.resize(375, 553)?,
        // The windows of the other browsers cannot be as narrow as a phone.
        Engine::Firefox | Engine::Webkit => page.resize(600, 640)?,
    }
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    let script = "document.getElementById('menu').open = true;
        const entries = [...document.querySelectorAll('#menu-list :is(button, a)')];
        const boxes = entries.map((entry) => entry.getBoundingClientRect());
        return ['50+ other games', 'Invent a piece', 'Practise', 'Review a game', 'How micro-Max thinks: a tutorial']
            .every((name) => entries.some(({ textContent }) => textContent === name)) &&
            boxes.every(({ top, right, bottom, left }) =>
                top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth);";
    let seen = page.wait_for_script("the whole menu", script, &json!([]));
    let seen = seen.and_then(|()| {
        let groups = "return [...document.querySelectorAll('#menu-list h2')].map(({ textContent }) => textContent).join()
            === 'Play,Learn,This game,This page';";
        page.wait_for_script("the groups of the menu", groups, &json!([]))
    });
    page.first_size()?;
    seen
}

impl Page<'_> {
    fn has_fetched(&self, name: &str) -> Result<bool> {
        let count = self.browser().script(FETCHED, &json!([name]))?;
        Ok(count != 0)
    }
}
