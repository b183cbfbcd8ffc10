//! The element with other games than chess.

use anyhow::{Result, ensure};
use serde_json::json;

use crate::{element_page::ElementPage, page::Page};

/// A game of a player's own.
const TINY: &str = "game tiny\nboard 5x6\npiece P pawn fmWfcF pawn\npiece N knight N\npiece R rook R\n\
    piece K king K royal\nstart rnknr/ppppp/5/5/PPPPP/RNKNR w - - 0 1\npromotion P to RN on 6\n";

/// A position of Crazyhouse with a knight in White's hand.
const WITH_HAND: &str = "4k3/8/8/8/8/8/8/4K3[N] w - - 0 1";

/// A game by its name, played against the engine.
pub(super) fn a_built_in_game(page: &Page) -> Result<()> {
    let fixture = ElementPage::open(page, &json!({ "variant": "Capablanca", "level": "1" }))?;
    fixture.wait_for_piece("c1", "white archbishop")?;
    fixture.promise("element.move('e4')")?;
    fixture.wait_for("the engine's reply", "element.currentPly === 2")?;
    ensure!(fixture.promise("element.goTo(0).then(({ ply }) => ply)")? == json!(0));
    fixture.wait_for_piece("e2", "white pawn")
}

/// A game by its definition; its position and its moves are those of its board.
pub(super) fn a_definition(page: &Page) -> Result<()> {
    let attributes =
        json!({ "variant": TINY, "side": "both", "fen": "rnknr/ppppp/5/5/PPPPP/RNKNR w" });
    let fixture = ElementPage::open(page, &attributes)?;
    fixture.wait_for_piece("c6", "black king")?;
    fixture.drag("a2", "a3")?;
    fixture.wait_for("the move", "element.currentPly === 1")?;
    let pgn = fixture.value("element.currentPgn")?;
    let pgn = pgn.as_str().unwrap_or_default();
    ensure!(
        pgn.contains("[Variant \"Tiny\"]") && pgn.contains("1. a3"),
        "{pgn}"
    );
    let fault = fixture.refusal("element.loadFen('8/8/8/8/8/8/8/8 w')")?;
    ensure!(!fault.is_empty(), "another board was taken");
    fixture.value("element.variant = 'chess'")?;
    fixture.value("element.removeAttribute('fen')")?;
    fixture.wait_for_piece("h8", "black rook")
}

/// Pieces in hand stand beside the board, with their styles.
pub(super) fn pieces_in_hand(page: &Page) -> Result<()> {
    let attributes = json!({ "variant": "crazyhouse", "side": "both", "fen": WITH_HAND });
    let fixture = ElementPage::open(page, &attributes)?;
    let hand = "element.shadowRoot.querySelector('.mx-hand-bottom .mx-in-hand')";
    let is_styled = format!("{hand} && getComputedStyle({hand}).position === 'relative'");
    fixture.wait_for("the piece in hand", &is_styled)?;
    fixture.promise("element.move('N@e4')")?;
    fixture.wait_for_piece("e4", "white knight")
}

/// A game that there is not is reported, and the board stays as it is.
pub(super) fn an_unknown_game(page: &Page) -> Result<()> {
    let fixture = ElementPage::open(page, &json!({ "variant": "makruk", "side": "both" }))?;
    fixture.wait_for_piece("c1", "white khon")?;
    for (text, sentence) in [("nope", "no game 'nope'"), ("game x\nboard 3x3\n", "line")] {
        fixture.forget_events()?;
        fixture.value(&format!("element.variant = {}", json!(text)))?;
        let fault = fixture.wait_for_event("error")?;
        let message = fault["message"].as_str().unwrap_or_default();
        ensure!(message.contains(sentence), "{message}");
        fixture.wait_for_piece("c1", "white khon")?;
    }
    Ok(())
}

/// A game that there is not, in the page's source: the error is reported once, and the element plays chess.
pub(super) fn an_unknown_game_from_the_start(page: &Page) -> Result<()> {
    let fixture = ElementPage::open(page, &json!({ "variant": "nope", "side": "both" }))?;
    fixture.drag("e2", "e4")?;
    fixture.wait_for_piece("e4", "white pawn")?;
    fixture.value("element.level = 5")?;
    fixture.value("element.fen = '4k3/8/8/8/8/8/4P3/4K3'")?;
    fixture.wait_for_piece("e8", "black king")?;
    let faults = fixture.events("error")?;
    ensure!(
        faults.len() == 1 && faults[0]["cause"] == "attribute",
        "{faults:?}"
    );
    fixture.value("element.variant = 'gardner'")?;
    fixture.value("element.removeAttribute('fen')")?;
    fixture.wait_for_piece("e5", "black king")
}

/// What names squares means those of the larger board, whichever attribute a script sets first.
pub(super) fn squares_of_its_board(page: &Page) -> Result<()> {
    let attributes = json!({
        "arrows": "Ri1j8", "fen": "5k4/10/10/10/10/10/10/4AK4 w", "marks": "j8", "side": "both", "variant": "capablanca",
    });
    let fixture = ElementPage::empty(page)?;
    // WebKit runs microtasks within scripts of its driver, but not within those of a page.
    let add = format!("setTimeout(() => resolve(fixture.add({attributes}, 'plain').ready))");
    fixture.promise(&format!("new Promise((resolve) => {add})"))?;
    fixture.wait_for_piece("e1", "white archbishop")?;
    let note = "fixture.cell(element, 'j8').getAttribute('aria-description')";
    fixture.wait_for(
        "the arrow",
        &format!("{note}?.includes('red arrow') && {note}.includes('green circle')"),
    )?;
    ensure!(fixture.events("error")?.is_empty(), "there is no error");
    fixture.value("element.removeAttribute('variant')")?;
    fixture.wait_for_piece("h8", "black rook")?;
    let faults = fixture.events("error")?;
    ensure!(faults.len() == 3, "each of them is reported: {faults:?}");
    Ok(())
}

/// Only the worker of the game is loaded, and that of chess once it is wanted.
pub(super) fn one_worker_is_enough(page: &Page) -> Result<()> {
    let fixture = ElementPage::open(page, &json!({ "variant": "los-alamos", "level": "1" }))?;
    fixture.promise("element.move('a3')")?;
    fixture.wait_for("the engine's reply", "element.currentPly === 2")?;
    ensure!(fixture.value("workers.length")? == 1, "one worker plays");
    fixture.value("element.level = 2")?;
    fixture.promise("element.think('nodes:500')")?;
    fixture.value("element.variant = ''")?;
    fixture.wait_for_piece("h8", "black rook")?;
    fixture.promise("element.move('e4')")?;
    fixture.wait_for("the engine's reply", "element.currentPly === 2")
}

/// It is saved and comes back as the same game; another game does not take it.
pub(super) fn the_game_is_kept(page: &Page) -> Result<()> {
    let attributes = json!({ "storage-key": "tiny", "variant": TINY, "side": "both" });
    let fixture = ElementPage::open(page, &attributes)?;
    fixture.promise("element.move('a3')")?;
    fixture.add("plain", &attributes)?;
    fixture.promise("element.ready")?;
    ensure!(fixture.value("element.currentPly")? == 1, "it comes back");
    fixture.add(
        "plain",
        &json!({ "storage-key": "tiny", "side": "both", "start": "lazy" }),
    )?;
    fixture.promise("element.ready")?;
    ensure!(fixture.value("element.currentPly")? == 0, "chess begins");
    fixture.value("fixture.elements[0].reset()").map(drop)
}

/// A game to replay, whose moves only its board has.
pub(super) fn a_game_to_replay(page: &Page) -> Result<()> {
    let attributes = json!({ "pgn": "1. e4 e5 2. Nf3 d5 3. exd5 Qxd5 4. P@e4 *", "ply": "7", "variant": "crazyhouse" });
    let fixture = ElementPage::open(page, &attributes)?;
    ensure!(fixture.value("element.currentPly")? == 7);
    fixture.wait_for_piece("e4", "white pawn")?;
    fixture.promise("element.loadPgn(element.currentPgn)")?;
    ensure!(
        fixture.events("error")?.is_empty(),
        "it reads what it writes"
    );
    // Without the attribute, the tags of the game name it; and the side that is at the bottom.
    let pgn = "[Variant \"Atomic\"]\n[Orientation \"black\"]\n\n1. Nf3 d5 2. Ng5 h6 3. Nxf7 *";
    let fixture = ElementPage::open(page, &json!({ "pgn": pgn, "ply": "5" }))?;
    fixture.wait_for(
        "the end of the game",
        "element.currentFen.startsWith('rnbq3r')",
    )?;
    ensure!(
        fixture.events("error")?.is_empty(),
        "the game of its tags is played"
    );
    fixture.promise(
        "element.loadPgn('[Variant \"Crazyhouse\"]\\n\\n1. e4 d5 2. exd5 Qxd5 3. @e4 *')",
    )?;
    fixture.value("element.ply = 5")?;
    fixture.wait_for_piece("e4", "white pawn")
}
