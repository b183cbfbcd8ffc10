use anyhow::{Result, ensure};
use serde_json::json;

use crate::{
    driver::wait,
    engine::Engine,
    page::{Page, TIMEOUT},
    suite::only_in,
};

const FEN: &str = "8/P6k/8/8/8/7p/8/K7 w - - 0 1";
const LINK: &str = "#fen=8/P6k/8/8/8/7p/8/K7_w_-_-_0_1";

/// A game with a comment, a variation, a glyph and arrows.
const PGN: &str = "[Event \"A test\"]\n[White \"Ada\"]\n[Black \"Bo\"]\n[Result \"1-0\"]\n\n\
    1. e4 {Best by test [%cal Ge2e4] [%eval 0.3]} e5 (1... c5 2. Nf3) 2. Bc4 $1 Nc6 3. Qh5 Nf6?? 4. Qxf7# 1-0\n";

/// A position in the address, both typed by hand and encoded by browsers.
pub(super) fn a_position_in_the_address(page: &Page) -> Result<()> {
    let encoded = LINK.replace('_', "%20");
    for link in [LINK, encoded.as_str()] {
        page.open(link)?;
        page.wait_for_position(&FEN.parse()?)?;
    }
    Ok(())
}

/// A game with a variation in the address. If it is truncated within a move, it is read up to that move.
pub(super) fn a_game_in_the_address(page: &Page) -> Result<()> {
    let text = page.encoded(PGN)?;
    page.open(&format!("#pgn={text}"))?;
    page.wait_for_words("Qxf7#")?;
    page.wait_for_words("Best by test")?;
    page.wait_for_words("c5")?;
    let whole = PGN.find("3. Qh5").unwrap_or_default();
    let cut = page.encoded(&PGN[..whole + "3. Q".len()])?;
    page.open(&format!("#pgn={cut}"))?;
    page.wait_for_words("Move 3: 'Q' is not a valid move")?;
    page.wait_for_words("Best by test")?;
    page.wait_for_words("Not read from here: 3. Q")
}

/// Invalid text in the address is reported with what it should be, and the game does not change.
pub(super) fn nonsense_in_the_address(page: &Page) -> Result<()> {
    for (link, sentence) in [
        (
            "#fen=rubbish",
            "The position (FEN) in the link cannot be read: the placement has 1 rank",
        ),
        ("#fen=8/8/8/8/8/8/8/8_w_-_-_0_1", "has no king"),
        (
            "#pgn=rubbish",
            "The game (PGN) in the link contains neither a position (FEN) nor a game (PGN)",
        ),
        (
            "#pgn=%5BEvent",
            "The game (PGN) in the link contains neither a position (FEN) nor a game (PGN)",
        ),
        (
            "#g=rubbish",
            "The game in the link cannot be read: it is incomplete or damaged, or a newer version",
        ),
        (
            "#g=A81Bz",
            "The game in the link cannot be read: it is incomplete or damaged",
        ),
        ("#g=", "it is incomplete or damaged"),
    ] {
        page.open("")?;
        page.wait_for_movable("e2".parse()?)?;
        let script = "location.hash = arguments[0];";
        page.browser().script(script, &json!([link]))?;
        page.wait_for_words(sentence)?;
        page.wait_for_position(&rules::Position::start())?;
    }
    Ok(())
}

/// The short link of a game restores its moves, without comments, in a browser without stored data.
pub(super) fn a_short_link(page: &Page) -> Result<()> {
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    page.bring_in(PGN)?;
    page.wait_for_words("Best by test")?;
    page.open_dialog("Share…")?;
    let link = shared_link(page, "#g=")?;
    ensure!(link.len() < 20, "{link}");
    let script = "document.querySelector('dialog input[type=checkbox]').click();";
    page.browser().script(script, &json!([]))?;
    shared_link(page, "#pgn=")?;
    page.open(&link)?;
    page.wait_for_words("Qxf7#")?;
    ensure!(!page.words()?.contains("Best by test"));
    ensure!(!page.words()?.contains("Not read"));
    Ok(())
}

/// Waits until the fragment of the link to the game begins with `beginning`, and returns it.
fn shared_link(page: &Page, beginning: &str) -> Result<String> {
    wait(&format!("a link with {beginning}"), TIMEOUT, || {
        let script =
            "return [...document.querySelectorAll('dialog input')].map(({ value }) => value)
            .find((value) => value.includes(arguments[0])) ?? '';";
        let link = page.browser().script(script, &json!([beginning]))?;
        let link = link.as_str().unwrap_or_default();
        Ok(link.find('#').map(|start| link[start..].to_owned()))
    })
}

/// Pictures of the position are saved in both formats.
pub(super) fn pictures_are_made(page: &Page) -> Result<()> {
    let reason = "scripts of the other drivers cannot replace functions of the page";
    only_in(Engine::Chromium, page, reason)?;
    page.open(LINK)?;
    page.wait_for_position(&FEN.parse()?)?;
    let script = "globalThis.pictures = [];
        URL.createObjectURL = (blob) => {
            blob.arrayBuffer().then((buffer) => pictures.push([blob.type, String.fromCharCode(...new Uint8Array(buffer).slice(0, 5)), buffer.byteLength]));
            return 'about:blank#';
        };
        HTMLAnchorElement.prototype.click = () => {};";
    page.browser().script(script, &json!([]))?;
    page.open_dialog("Share…")?;
    for (button, kind, beginning) in [
        ("Save the picture (SVG)", "image/svg+xml", "<svg "),
        ("Save the picture (PNG)", "image/png", "\u{89}PNG\r"),
    ] {
        page.click("button", button)?;
        let picture = wait("the picture", TIMEOUT, || {
            let script = "return pictures.find(([type]) => type === arguments[0]) ?? null;";
            let picture = page.browser().script(script, &json!([kind]))?;
            Ok((!picture.is_null()).then_some(picture))
        })?;
        ensure!(picture[1] == beginning, "{picture}");
        ensure!(picture[2].as_u64() > Some(2_000), "{picture}");
    }
    Ok(())
}

/// The dialog for sharing shows a pasted PGN with its annotations.
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
    for part in [
        "[White \"Ada\"]",
        "[%cal Ge2e4]",
        "[%eval 0.30]",
        "$1",
        "c5",
    ] {
        ensure!(shown.contains(part), "{part} is not in {shown}");
    }
    Ok(())
}

/// A PGN with an illegal move is shown up to that move. The rest is kept as a comment, also in the shared PGN.
pub(super) fn an_illegal_move_pasted(page: &Page) -> Result<()> {
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    page.bring_in("1. e4 e5 (1... c5 2. Ke3 d6) 2. Bc4 Nc6 3. Qxf7 {mate?} Kxf7 1-0")?;
    page.wait_for_words("Move 2: 'Ke3' is illegal in this position. The rest is kept as a comment. 1 more place could not be read.")?;
    page.wait_for_words("Not read from here: 2. Ke3 d6")?;
    page.wait_for_words("Not read from here: 3. Qxf7 (mate?) Kxf7")?;
    page.open_dialog("Share…")?;
    let script = "return document.querySelector('dialog textarea').value.replace(/\\s+/g, ' ').includes(arguments[0]);";
    let comment = "Not read from here: 3. Qxf7 (mate?) Kxf7}";
    page.wait_for_script("the comment", script, &json!([comment]))
}

/// A file of three games, the third with an invalid first move: a list of the games, and an error that names the place.
pub(super) fn a_file_with_a_mistake(page: &Page) -> Result<()> {
    let wrong = PGN.replace("1. e4", "1. e9");
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    page.bring_in(&[PGN, PGN, &wrong].join("\n"))?;
    page.choose_game(3)?;
    page.wait_for_words("game 3, line 20: 'e9' is not a valid move")?;
    page.wait_for_position(&rules::Position::start())
}

/// After a link to a position, Back returns to the previous game.
pub(super) fn back_returns_to_the_game(page: &Page) -> Result<()> {
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    page.drag("e2".parse()?, "e4".parse()?)?;
    page.wait_for_turn()?;
    let moves = page.moves()?;
    let follow = "location.hash = 'fen=4k3/8/8/8/8/8/4P3/4K3_w_-_-_0_1';";
    page.browser().script(follow, &json!([]))?;
    page.wait_for_words("Play computer")?;
    page.browser().script("history.back();", &json!([]))?;
    page.wait_for_moves(&moves)
}

/// A binary file that is dropped on the board is reported, and the game does not change.
pub(super) fn a_file_without_a_game(page: &Page) -> Result<()> {
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    page.drop_file("picture.png", "\u{0}\u{1}PNG")?;
    page.wait_for_words("picture.png")?;
    page.wait_for_position(&rules::Position::start())
}
