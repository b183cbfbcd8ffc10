use anyhow::{Result, ensure};
use serde_json::json;

use crate::{
    driver::wait,
    page::{Page, TIMEOUT},
};

/// A saved game without moves whose variant does not exist.
const GONE: &str = r#"{"version":3,"variant":"gone","id":"abc","saved_ms":5,"begun_ms":0,"plies":0,
    "players":{"white":{"kind":"human"},"black":{"kind":"human"}},"orientation":"white","seed":0,"timing":null,"tags":[],
    "ended":null,"clock":null,"fen":null,"headFen":null,"head":0,"shown":0,"start":"startpos","root":{},"moves":[]}"#;

/// A game with an invented variant.
const DEFINED: &str = r#"[Variant "Tiny"]
[VariantDefinition "game tiny\\nboard 5x6\\npiece P pawn fmWfcF pawn\\npiece N knight N\\npiece R rook R\\npiece K king K royal\\nstart rnknr/ppppp/5/5/PPPPP/RNKNR w - - 0 1\\npromotion P to RN on 6\\n"]

1. a3 a4 2. Nbc3 *
"#;

/// A game from a link is played against the engine and continues after the page is reopened; then chess is played
/// again.
pub(super) fn a_game_goes_on(page: &Page) -> Result<()> {
    page.open("#v=capablanca")?;
    page.wait_for_piece("h1", "white chancellor")?;
    page.wait_for_turn()?;
    page.click("gridcell", "e2")?;
    page.click("gridcell", "e4")?;
    page.wait_for_words("1. e4")?;
    page.wait_for_turn()?;
    let moves = page.moves()?;
    page.reopen("")?;
    page.wait_for_turn()?;
    page.wait_for_moves(&moves)?;
    page.wait_for_piece("c1", "white archbishop")?;
    page.reopen("#g=A81By")?;
    page.wait_for_piece("d1", "white queen")
}

/// A captured piece is dropped from the hand, by pointer and as text.
pub(super) fn a_piece_is_dropped(page: &Page) -> Result<()> {
    page.open("#v=crazyhouse&m=e2e4.d7d5.e4d5.d8d5")?;
    page.wait_for_words("Qxd5")?;
    let script = "document.getElementById('last').click();";
    page.browser().script(script, &json!([]))?;
    let in_hand = page.middle_of("[data-hand='P@'].mx-movable")?;
    page.browser().mouse(&[in_hand])?;
    page.click("gridcell", "e4")?;
    page.wait_for_words("P@e4")?;
    page.wait_for_piece("e4", "white pawn")?;
    page.type_text("P@d6")?;
    page.wait_for_piece("d6", "black pawn")
}

/// A game with its own definition is pasted, and its link opens it.
pub(super) fn a_definition_is_shared(page: &Page) -> Result<()> {
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    page.bring_in(DEFINED)?;
    page.wait_for_words("Nbc3")?;
    page.wait_for_piece("c6", "black king")?;
    ensure!(!page.words()?.contains("Not read"));
    page.open_dialog("Share…")?;
    let script = "return [...document.querySelectorAll('dialog input')].map(({ value }) => value)
        .find((value) => value.includes('&m=')) ?? null;";
    let link = wait("the link", TIMEOUT, || {
        let link = page.browser().script(script, &json!([]))?;
        Ok(link
            .as_str()
            .and_then(|link| Some(link[link.find('#')?..].to_owned())))
    })?;
    page.open(&link)?;
    page.wait_for_words("Nbc3")?;
    page.open("#d=AAAA")?;
    page.wait_for_words("The game in the link cannot be read: it is damaged or incomplete")
}

/// A saved game of an unknown variant is reported and stays in the storage.
pub(super) fn a_variant_that_is_gone(page: &Page) -> Result<()> {
    page.open_with_memory("", &json!({ "micro-max:game:abc": GONE }))?;
    page.wait_for_words("cannot be read: there is no game 'gone'")?;
    page.wait_for_position(&rules::Position::start())?;
    let script = "return localStorage.getItem('micro-max:game:abc') !== null;";
    let is_there = page.browser().script(script, &json!([]))?;
    ensure!(is_there == true, "the game was deleted");
    Ok(())
}
