//! Games that two people play by sending each other links. Each of them has a storage of their own.

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};

use super::accessible::{axe, inspect};
use crate::{
    driver::wait,
    keys::{ENTER, ESCAPE},
    page::{Page, TIMEOUT},
};

/// Finds the button that opens the dialog, whether or not the browser has a share sheet.
const DIALOG_BUTTON: &str = "
    const names = [...document.querySelectorAll('#friend:not([hidden]) button')].map(({ textContent }) => textContent);
    return names.find((name) => name === 'Link and QR code') ?? names.find((name) => name === 'Send this game') ?? null;";

/// Both see the moves of the other, also after a reload; an older link changes nothing.
pub(super) fn two_people_play(page: &Page) -> Result<()> {
    begin(page)?;
    page.wait_for_words("Make your move, then send the game to your friend.")?;
    let hint = "return document.getElementById('hint').ariaDisabled === 'true';";
    page.wait_for_script("no hint", hint, &json!([]))?;
    page.drag("e2".parse()?, "e4".parse()?)?;
    page.wait_for_words("Black to move")?;
    let first = sent_link(page)?;
    let white = memory(page)?;

    page.open(&first)?;
    page.wait_for_words("A friend has sent you this game. You play Black")?;
    let covers = "const [notice, board] = ['notice', 'board'].map((id) => document.getElementById(id).getBoundingClientRect());
        return notice.left >= board.right || notice.top >= board.bottom;";
    page.wait_for_script("a notice beside the board", covers, &json!([]))?;
    page.drag("e7".parse()?, "e5".parse()?)?;
    page.wait_for_words("White to move")?;
    let second = sent_link(page)?;
    let black = memory(page)?;

    page.open_with_memory(&second, &white)?;
    page.wait_for_moves("1. e4 e5")?;
    page.wait_for_turn()?;
    page.wait_for_spoken("Your friend’s move: 1")?;
    page.reopen("")?;
    page.wait_for_moves("1. e4 e5")?;
    follow(page, &first)?;
    page.wait_for_words("This link has nothing new")?;
    page.drag("g1".parse()?, "f3".parse()?)?;
    page.wait_for_words("Black to move")?;
    let third = sent_link(page)?;

    page.open_with_memory(&third, &black)?;
    page.wait_for_moves("1. e4 e5 2. Nf3")?;
    page.wait_for_turn()?;
    page.open_dialog("Recent games…")?;
    page.wait_for_words("Friend – You")?;
    ensure!(saved_games(page)? == 1);
    Ok(())
}

/// A resignation is sent, and so is the next game, in which colours are reversed.
pub(super) fn a_game_is_resigned(page: &Page) -> Result<()> {
    begin(page)?;
    page.drag("e2".parse()?, "e4".parse()?)?;
    page.wait_for_words("Black to move")?;
    let first = sent_link(page)?;
    page.act("Resign")?;
    page.click("button", "Really resign?")?;
    page.wait_for_words("Black wins by resignation")?;
    let last = sent_link(page)?;
    ensure!(last.ends_with("&end=w"), "{last}");

    page.open(&first)?;
    page.wait_for_words("A friend has sent you this game")?;
    follow(page, &last)?;
    page.wait_for_words("You win")?;
    page.open_dialog("Recent games…")?;
    page.wait_for_words("you 1, friend 0")?;
    page.close_dialog()?;
    page.act("Rematch")?;
    page.drag("d2".parse()?, "d4".parse()?)?;
    page.wait_for_words("Black to move")?;
    let next = sent_link(page)?;
    ensure!(next.ends_with(".2"), "{next}");
    Ok(())
}

/// A link with other moves opens beside the saved game; one that cannot be read changes nothing.
pub(super) fn a_tampered_link(page: &Page) -> Result<()> {
    begin(page)?;
    page.drag("d2".parse()?, "d4".parse()?)?;
    page.wait_for_words("Black to move")?;
    let other = sent_link(page)?;
    begin(page)?;
    page.drag("e2".parse()?, "e4".parse()?)?;
    page.wait_for_words("Black to move")?;
    let own = sent_link(page)?;
    let (_, with) = own.split_once('&').context("the link names no game")?;
    for damaged in [
        format!("#g=rubbish&{with}"),
        format!("#v=capablanca&m=e2e5&{with}"),
        "#g=AdpO&with=x".to_owned(),
        format!("#v=nonsense&{with}"),
    ] {
        follow(page, &damaged)?;
        page.wait_for_words("The game in the link cannot be read")?;
        page.wait_for_moves("1. e4")?;
        page.click("button", "Close the notice")?;
    }
    let (moves, _) = other.split_once('&').context("the link has no moves")?;
    follow(page, &format!("{moves}&{with}"))?;
    page.wait_for_words("it opened as a game of its own. Both are kept.")?;
    page.wait_for_moves("1. d4")?;
    ensure!(saved_games(page)? == 2);
    Ok(())
}

/// The game is sent with the keyboard, and the focus returns to the button.
pub(super) fn the_keyboard(page: &Page) -> Result<()> {
    begin(page)?;
    page.type_text("e4")?;
    page.wait_for_spoken("Now send the game to your friend.")?;
    let name = dialog_button(page)?;
    page.tab_to("button", &name)?;
    page.press(&[ENTER])?;
    page.find("button", "Copy Link to the game")?;
    wait_for_code(page)?;
    page.press(&[ESCAPE])?;
    let returned = || Ok(page.has_focus("button", &name)?.then_some(()));
    wait("the focus on the button", TIMEOUT, returned)
}

/// There are no violations beside the button and with the dialog open.
pub(super) fn axe_finds_nothing(page: &Page) -> Result<()> {
    let axe = axe()?;
    begin(page)?;
    page.drag("e2".parse()?, "e4".parse()?)?;
    dialog_button(page)?;
    inspect(page, &axe, "with a game to send")?;
    sent_link(page)?;
    page.click("button", &dialog_button(page)?)?;
    wait_for_code(page)?;
    inspect(page, &axe, "with the dialog")
}

/// Begins a game with a friend, as White.
fn begin(page: &Page) -> Result<()> {
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    page.click("button", "A friend, by link")?;
    page.wait_for_movable("e2".parse()?)?;
    let script = "return !document.getElementById('chooser').checkVisibility();";
    page.wait_for_script("the game", script, &json!([]))
}

/// Returns the name of the button that opens the dialog, once it is shown.
fn dialog_button(page: &Page) -> Result<String> {
    wait("the button that sends the game", TIMEOUT, || {
        let name = page.browser().script(DIALOG_BUTTON, &json!([]))?;
        Ok(name.as_str().map(str::to_owned))
    })
}

/// Opens the dialog, and returns the fragment of the link in it.
fn sent_link(page: &Page) -> Result<String> {
    page.click("button", &dialog_button(page)?)?;
    let link = wait("the link", TIMEOUT, || {
        let script = "return document.querySelector('dialog.send input')?.value ?? null;";
        let link = page.browser().script(script, &json!([]))?;
        let link = link.as_str().unwrap_or_default();
        Ok(link.find('#').map(|start| link[start..].to_owned()))
    })?;
    page.close_dialog()?;
    Ok(link)
}

/// Waits until the dialog shows the QR code.
fn wait_for_code(page: &Page) -> Result<()> {
    let script = "return document.querySelector('dialog [role=img][aria-label=\"QR code of the link\"] path') !== null;";
    page.wait_for_script("the QR code", script, &json!([]))
}

/// Follows a link within the page.
fn follow(page: &Page, link: &str) -> Result<()> {
    page.browser()
        .script("location.hash = arguments[0];", &json!([link]))
        .map(drop)
}

/// Returns what the browser has stored.
fn memory(page: &Page) -> Result<Value> {
    page.browser()
        .script("return { ...localStorage };", &json!([]))
}

/// Returns the number of saved games that have moves.
fn saved_games(page: &Page) -> Result<usize> {
    let script = "return Object.entries(localStorage).filter(([key, text]) =>
        key.startsWith('micro-max:game:') && JSON.parse(text).moves.length > 0).length;";
    let count = page.browser().script(script, &json!([]))?;
    Ok(usize::try_from(count.as_u64().unwrap_or_default())?)
}
