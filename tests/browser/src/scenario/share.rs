use anyhow::{Result, ensure};
use serde_json::json;

use crate::{
    driver::wait,
    page::{Page, TIMEOUT},
};

const FEN: &str = "8/P6k/8/8/8/7p/8/K7 w - - 0 1";
const LINK: &str = "#fen=8/P6k/8/8/8/7p/8/K7_w_-_-_0_1";

/// A comment, a variation, a glyph and arrows.
const PGN: &str = "[Event \"A test\"]\n[White \"Ada\"]\n[Black \"Bo\"]\n[Result \"1-0\"]\n\n\
    1. e4 {Best by test [%cal Ge2e4]} e5 (1... c5 2. Nf3) 2. Bc4 $1 Nc6 3. Qh5 Nf6?? 4. Qxf7# 1-0\n";

/// A position in the address, as people write it by hand and as browsers encode it.
pub(super) fn a_position_in_the_address(page: &Page) -> Result<()> {
    let encoded = LINK.replace('_', "%20");
    for link in [LINK, encoded.as_str()] {
        page.open(link)?;
        page.wait_for_position(&FEN.parse()?)?;
    }
    Ok(())
}

/// A game in the address, with its variation; cut in half, it is said where.
pub(super) fn a_game_in_the_address(page: &Page) -> Result<()> {
    let text = page.encoded(PGN)?;
    page.open(&format!("#pgn={text}"))?;
    page.wait_for_words("Qxf7#")?;
    page.wait_for_words("Best by test")?;
    page.wait_for_words("c5")?;
    let cut = page.encoded(&PGN[..PGN.len() - 50])?;
    page.open(&format!("#pgn={cut}"))?;
    page.wait_for_words("byte")?;
    page.wait_for_position(&rules::Position::start())
}

/// A PGN is pasted, and comes back from the dialog that shares it.
pub(super) fn a_game_pasted_and_copied(page: &Page) -> Result<()> {
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    page.bring_in(PGN)?;
    page.wait_for_words("Best by test")?;
    page.open_dialog("Share…")?;
    let shown = wait("the PGN", TIMEOUT, || {
        let script = "return [...document.querySelectorAll('dialog textarea, dialog input')].map(({ value }) => value).join('\\n');";
        let shown = page.browser().script(script, &json!([]))?;
        let shown = shown.as_str().unwrap_or_default().to_owned();
        Ok(shown.contains("Qxf7#").then_some(shown))
    })?;
    for part in ["[White \"Ada\"]", "[%cal Ge2e4]", "$1", "c5", "#pgn="] {
        ensure!(shown.contains(part), "{part} is not in {shown}");
    }
    Ok(())
}

/// Three games with a wrong move in the third: a chooser, and a sentence that names the place.
pub(super) fn a_file_with_a_mistake(page: &Page) -> Result<()> {
    let wrong = PGN.replace("Qh5", "Qh9");
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    page.bring_in(&[PGN, PGN, &wrong].join("\n"))?;
    page.choose_game(3)?;
    page.wait_for_words("game 3")?;
    page.wait_for_words("byte")?;
    page.wait_for_position(&rules::Position::start())
}

/// A file that is no text is dropped on the board: a sentence, and the game is untouched.
pub(super) fn a_file_without_a_game(page: &Page) -> Result<()> {
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    page.drop_file("picture.png", "\u{0}\u{1}PNG")?;
    page.wait_for_words("picture.png")?;
    page.wait_for_position(&rules::Position::start())
}
