//! Puzzles, whose solution is a game in PGN.

use anyhow::{Result, ensure};
use serde_json::{Value, json};

use crate::{
    element_page::ElementPage,
    keys::{ENTER, LEFT, RIGHT, TAB, UP},
    page::Page,
};

/// A smothered mate, with a move that fails and one that takes longer.
const SMOTHERED: &str = "[FEN \"5rk1/5Npp/8/8/2Q5/8/5PPP/6K1 w - - 0 1\"]

1. Nh6+ (1. Nd6+? {Not in three.}) (1. Nd8+ Kh8 2. Nf7+ Kg8 3. Nh6+ Kh8 4. Qg8+ Rxg8 5. Nf7#)
Kh8 {Forced.} 2. Qg8+ Rxg8 3. Nf7# *";

/// Mate by a promotion: to a queen in the solution, but a rook mates too.
const PROMOTION: &str = "[FEN \"7k/R7/1P6/8/8/8/8/K7 w - - 0 1\"]\n\n1. b7 Kg8 2. b8=Q# *";

fn open<'a>(page: &'a Page<'a>, pgn: &str) -> Result<ElementPage<'a>> {
    ElementPage::open(page, &json!({ "puzzle": "", "pgn": pgn }))
}

/// Waits for a part of the sentence below the board.
pub(super) fn wait_for_sentence(fixture: &ElementPage, words: &str) -> Result<()> {
    let sentence = "element.shadowRoot.querySelector('.puzzle [role=status]')?.textContent";
    fixture.wait_for(words, &format!("{sentence}?.includes({})", json!(words)))
}

fn press(fixture: &ElementPage, button: &str) -> Result<()> {
    let find = format!(
        "[...element.shadowRoot.querySelectorAll('.puzzle button')].find(({{ textContent }}) => textContent === {})",
        json!(button)
    );
    fixture.wait_for(button, &format!("{find} && !{find}.ariaDisabled"))?;
    fixture.value(&format!("{find}.click()")).map(drop)
}

fn state(fixture: &ElementPage) -> Result<Value> {
    fixture.value("element.puzzleState")
}

/// A wrong move is taken back and counts as a mistake; correct moves are answered until the puzzle is solved.
pub(super) fn by_mouse(page: &Page) -> Result<()> {
    let fixture = open(page, SMOTHERED)?;
    wait_for_sentence(&fixture, "Find the best move for White.")?;
    ensure!(state(&fixture)? == "open");
    fixture.drag("f7", "d6")?;
    wait_for_sentence(&fixture, "Nd6+ is not it. Try again. Not in three.")?;
    fixture.wait_for_piece("f7", "white knight")?;
    fixture.drag("c4", "f4")?;
    wait_for_sentence(&fixture, "Qf4 is not it.")?;
    ensure!(state(&fixture)? == "failed");
    let failed = fixture.events("failed")?;
    let first = json!({ "moves": [], "mistakes": 1, "hints": 0, "isShown": false });
    ensure!(failed == [first], "{failed:?}");
    fixture.drag("f7", "h6")?;
    wait_for_sentence(&fixture, "Nh6+ is right. Go on. Forced.")?;
    fixture.wait_for_piece("h8", "black king")?;
    fixture.drag("c4", "g8")?;
    fixture.wait_for_piece("g8", "black rook")?;
    fixture.drag("h6", "f7")?;
    wait_for_sentence(&fixture, "you have solved the puzzle")?;
    let solved = fixture.wait_for_event("solved")?;
    let moves = ["Nh6+", "Kh8", "Qg8+", "Rxg8", "Nf7#"];
    ensure!(
        solved == json!({ "moves": moves, "mistakes": 2, "hints": 0, "isShown": false }),
        "{solved}"
    );
    ensure!(state(&fixture)? == "solved");
    ensure!(fixture.events("move")?.len() == 5 && fixture.events("search")?.is_empty());
    fixture.promise("element.reset()")?;
    fixture.wait_for_piece("c4", "white queen")?;
    ensure!(state(&fixture)? == "open");
    Ok(())
}

/// Hints and moves by keyboard alone, including the choice of a rook, which mates like the queen of the solution.
pub(super) fn by_keyboard(page: &Page) -> Result<()> {
    let fixture = open(page, PROMOTION)?;
    fixture.wait_for_movable("b6")?;
    fixture.value("element.focus()")?;
    page.press(&[TAB])?;
    ensure!(fixture.value("element.shadowRoot.activeElement?.textContent")? == "Hint");
    page.press(&[ENTER])?;
    let voice = "element.shadowRoot.querySelector('[role=status]').textContent";
    fixture.wait_for("the pawn", &format!("{voice}.includes('pawn on b6')"))?;
    page.press(&[ENTER])?;
    fixture.wait_for("the move", &format!("{voice}.includes('pawn to b7')"))?;
    fixture.value("element.focus()")?;
    page.press(&[LEFT, LEFT, LEFT, UP, UP, UP, UP, ENTER, UP, ENTER])?;
    fixture.wait_for_piece("g8", "black king")?;
    fixture.wait_for_movable("b7")?;
    page.press(&[ENTER, UP, ENTER])?;
    fixture.wait_for(
        "the choice",
        "element.shadowRoot.activeElement?.closest('dialog')",
    )?;
    page.press(&[RIGHT, ENTER])?;
    let solved = fixture.wait_for_event("solved")?;
    ensure!(
        solved["moves"] == json!(["b7", "Kg8", "b8=R#"]) && solved["hints"] == 2,
        "{solved}"
    );
    ensure!(fixture.events("failed")?.is_empty());
    Ok(())
}

/// The rest of the solution is shown to its end; then the puzzle can be tried again.
pub(super) fn the_solution_is_shown(page: &Page) -> Result<()> {
    let fixture = open(page, SMOTHERED)?;
    fixture.drag("f7", "d8")?;
    fixture.wait_for_piece("h8", "black king")?;
    press(&fixture, "Show solution")?;
    let failed = fixture.wait_for_event("failed")?;
    ensure!(
        failed == json!({ "moves": ["Nd8+", "Kh8"], "mistakes": 0, "hints": 0, "isShown": true }),
        "{failed}"
    );
    wait_for_sentence(&fixture, "The solution ends with Nf7#.")?;
    ensure!(fixture.value("element.currentPly")? == 9 && state(&fixture)? == "failed");
    ensure!(fixture.events("solved")?.is_empty());
    press(&fixture, "Try again")?;
    wait_for_sentence(&fixture, "Find the best move for White.")?;
    fixture.wait_for_movable("f7")
}

/// A puzzle that begins with the opponent's move, seen from the reader's side.
pub(super) fn it_begins_with_a_reply(page: &Page) -> Result<()> {
    let attributes =
        json!({ "puzzle": "", "pgn": "1. f3 e5 2. g4 Qh4# *", "ply": "3", "lang": "de" });
    let fixture = ElementPage::open(page, &attributes)?;
    fixture.wait_for_piece("g4", "weißer Bauer")?;
    wait_for_sentence(&fixture, "Gesucht ist der beste Zug für Schwarz.")?;
    let ranks =
        "['a1', 'a8'].map((square) => fixture.cell(element, square).getBoundingClientRect().y)";
    fixture.wait_for(
        "Black at the bottom",
        &format!("(([one, eight]) => one < eight)({ranks})"),
    )?;
    fixture.drag("d8", "h4")?;
    let solved = fixture.wait_for_event("solved")?;
    ensure!(solved["moves"] == json!(["Qh4#"]), "{solved}");
    Ok(())
}

/// Scripts make the reader's moves one after another; a wrong move is rejected.
pub(super) fn by_script(page: &Page) -> Result<()> {
    let fixture = open(page, SMOTHERED)?;
    let refusal = fixture.refusal("element.move('Qc8')")?;
    ensure!(refusal == "\"Qc8\" is not in the solution.", "{refusal}");
    let refusal = fixture.refusal("element.takeBack()")?;
    ensure!(refusal == "A puzzle takes back no moves.", "{refusal}");
    fixture.promise("element.move('Nh6+').then(() => element.move('Qg8+'))")?;
    ensure!(fixture.promise("element.hint()")?["san"] == "Nf7#");
    fixture.promise("element.move('Nf7#')")?;
    fixture.wait_for_event("solved")?;
    let refusal = fixture.refusal("element.showSolution()")?;
    ensure!(refusal == "There is no move to find.", "{refusal}");
    Ok(())
}

/// A missing or invalid solution is reported to the page and on the board.
pub(super) fn without_a_solution(page: &Page) -> Result<()> {
    for (attributes, sentence) in [
        (
            json!({ "puzzle": "" }),
            "puzzle needs a game with the solution, in pgn, in src or between the tags.",
        ),
        (
            json!({ "puzzle": "", "pgn": "[White \"X\"]\n\n*" }),
            "pgn=\"[White \"X\"]\n\n*\" is not valid: a puzzle must have a move to find.",
        ),
        (
            json!({ "puzzle": "", "pgn": "1. e4 Ke4 *" }),
            "pgn=\"1. e4 Ke4 *\" is not valid: ",
        ),
        (
            json!({ "puzzle": "", "pgn": "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. e4 *" }),
            "pgn=\"[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. e4 *\" is not valid: ",
        ),
    ] {
        let fixture = ElementPage::open(page, &attributes)?;
        let fault = fixture.wait_for_event("error")?;
        let message = fault["message"].as_str().unwrap_or_default();
        ensure!(message.starts_with(sentence), "{fault}");
        ensure!(fixture.events("error")?.len() == 1);
        let notice = "element.shadowRoot.querySelector('.notice p')?.textContent";
        fixture.wait_for("the notice", &format!("{notice} === {}", json!(message)))?;
    }
    Ok(())
}
