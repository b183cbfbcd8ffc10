//! The element with games other than chess.

use anyhow::{Result, ensure};
use serde_json::json;

use crate::{element_page::ElementPage, page::Page};

/// The definition of an invented game.
const TINY: &str = "game tiny\nboard 5x6\npiece P pawn fmWfcF pawn\npiece N knight N\npiece R rook R\n\
    piece K king K royal\nstart rnknr/ppppp/5/5/PPPPP/RNKNR w - - 0 1\npromotion P to RN on 6\n";

/// A position of Crazyhouse with a knight in White's hand.
const WITH_HAND: &str = "4k3/8/8/8/8/8/8/4K3[N] w - - 0 1";

/// A built-in game by its name, played against the engine.
pub(super) fn a_built_in_game(page: &Page) -> Result<()> {
    let fixture = ElementPage::open(page, &json!({ "variant": "Capablanca", "level": "1" }))?;
    fixture.wait_for_piece("c1", "white archbishop")?;
    fixture.promise("element.move('e4')")?;
    fixture.wait_for("the engine's reply", "element.currentPly === 2")?;
    ensure!(fixture.promise("element.goTo(0).then(({ ply }) => ply)")? == json!(0));
    fixture.wait_for_piece("e2", "white pawn")
}

/// A game by its definition, with its own positions and moves.
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
    ensure!(
        !fault.is_empty(),
        "the position of another board was accepted"
    );
    fixture.value("element.variant = 'chess'")?;
    fixture.value("element.removeAttribute('fen')")?;
    fixture.wait_for_piece("h8", "black rook")
}

/// Pieces in hand are shown beside the board and can be styled.
pub(super) fn pieces_in_hand(page: &Page) -> Result<()> {
    let attributes = json!({ "variant": "crazyhouse", "side": "both", "fen": WITH_HAND });
    let fixture = ElementPage::open(page, &attributes)?;
    let hand = "element.shadowRoot.querySelector('.mx-hand-bottom .mx-in-hand')";
    let is_styled = format!("{hand} && getComputedStyle({hand}).position === 'relative'");
    fixture.wait_for("the piece in hand", &is_styled)?;
    fixture.promise("element.move('N@e4')")?;
    fixture.wait_for_piece("e4", "white knight")?;
    fixture.value("element.id = 'drops'")?;
    fixture.add("plain", &json!({ "for": "drops", "ply": "0" }))?;
    fixture.promise("element.ready")?;
    fixture.wait_for("the piece in hand of a diagram", &is_styled)
}

/// An unknown game is reported, and the board does not change.
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

/// An unknown game in the page's source is reported once, and the element plays chess.
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

/// Attributes can name squares of the larger board, whichever attribute a script sets first.
pub(super) fn squares_of_its_board(page: &Page) -> Result<()> {
    let attributes = json!({
        "arrows": "Ri1j8", "fen": "5k4/10/10/10/10/10/10/4AK4 w", "marks": "j8", "side": "both", "variant": "capablanca",
    });
    let fixture = ElementPage::empty(page)?;
    // Unlike in scripts of a page, WebKit runs microtasks within scripts of its driver.
    let add = format!("setTimeout(() => resolve(fixture.add({attributes}, 'plain').ready))");
    fixture.promise(&format!("new Promise((resolve) => {add})"))?;
    fixture.wait_for_piece("e1", "white archbishop")?;
    let note = "fixture.cell(element, 'j8').getAttribute('aria-description')";
    fixture.wait_for(
        "the arrow",
        &format!("{note}?.includes('red arrow') && {note}.includes('green circle')"),
    )?;
    ensure!(fixture.events("error")?.is_empty(), "no error was expected");
    fixture.value("element.removeAttribute('variant')")?;
    fixture.wait_for_piece("h8", "black rook")?;
    let faults = fixture.events("error")?;
    ensure!(faults.len() == 3, "three errors were expected: {faults:?}");
    Ok(())
}

/// Only the worker of the game is loaded; that of chess is loaded when it is needed.
pub(super) fn one_worker_is_enough(page: &Page) -> Result<()> {
    let fixture = ElementPage::open(page, &json!({ "variant": "los-alamos", "level": "1" }))?;
    fixture.promise("element.move('a3')")?;
    fixture.wait_for("the engine's reply", "element.currentPly === 2")?;
    ensure!(
        fixture.value("workers.length")? == 1,
        "there is not exactly one worker"
    );
    fixture.value("element.level = 2")?;
    fixture.promise("element.think('nodes:500')")?;
    fixture.value("element.variant = ''")?;
    fixture.wait_for_piece("h8", "black rook")?;
    fixture.promise("element.move('e4')")?;
    fixture.wait_for("the engine's reply", "element.currentPly === 2")
}

/// A saved game is restored; an element with another game ignores it.
pub(super) fn the_game_is_kept(page: &Page) -> Result<()> {
    let attributes = json!({ "storage-key": "tiny", "variant": TINY, "side": "both" });
    let fixture = ElementPage::open(page, &attributes)?;
    fixture.promise("element.move('a3')")?;
    fixture.add("plain", &attributes)?;
    fixture.promise("element.ready")?;
    ensure!(
        fixture.value("element.currentPly")? == 1,
        "the game is not restored"
    );
    fixture.add(
        "plain",
        &json!({ "storage-key": "tiny", "side": "both", "start": "lazy" }),
    )?;
    fixture.promise("element.ready")?;
    ensure!(
        fixture.value("element.currentPly")? == 0,
        "the saved game is not ignored"
    );
    fixture.value("fixture.elements[0].reset()").map(drop)
}

/// A replay with moves that do not exist in chess.
pub(super) fn a_game_to_replay(page: &Page) -> Result<()> {
    let attributes = json!({ "pgn": "1. e4 e5 2. Nf3 d5 3. exd5 Qxd5 4. P@e4 *", "ply": "7", "variant": "crazyhouse" });
    let fixture = ElementPage::open(page, &attributes)?;
    ensure!(fixture.value("element.currentPly")? == 7);
    fixture.wait_for_piece("e4", "white pawn")?;
    fixture.promise("element.loadPgn(element.currentPgn)")?;
    ensure!(
        fixture.events("error")?.is_empty(),
        "the written game is not read"
    );
    // Without the attributes, the tags of the game name the variant and the side at the bottom.
    let pgn = "[Variant \"Atomic\"]\n[Orientation \"black\"]\n\n1. Nf3 d5 2. Ng5 h6 3. Nxf7 *";
    let fixture = ElementPage::open(page, &json!({ "pgn": pgn, "ply": "5" }))?;
    fixture.wait_for(
        "the end of the game",
        "element.currentFen.startsWith('rnbq3r')",
    )?;
    ensure!(
        fixture.events("error")?.is_empty(),
        "the variant of the tags is not played"
    );
    fixture.promise(
        "element.loadPgn('[Variant \"Crazyhouse\"]\\n\\n1. e4 d5 2. exd5 Qxd5 3. @e4 *')",
    )?;
    fixture.value("element.ply = 5")?;
    fixture.wait_for_piece("e4", "white pawn")
}
