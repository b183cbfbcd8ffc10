//! Games of variants: chosen, played to the end by each kind of input, and started from a link.

use anyhow::{Context, Result};
use serde_json::json;

use crate::{
    keys::{DOWN, ENTER, ESCAPE, LEFT, RIGHT, TAB, UP},
    page::Page,
};

/// A variant is named during the game, its card is shown only before the first game, and illegal attempts are explained
/// by its rules.
pub(super) fn a_game_knows_its_name(page: &Page) -> Result<()> {
    page.open("#v=antichess")?;
    page.wait_for_words("Captures are compulsory.")?;
    page.wait_for_movable("e2".parse()?)?;
    page.click("button", "Let’s play")?;
    let title = "return document.title === 'Antichess – micro-Max';";
    page.wait_for_script("the title", title, &json!([]))?;
    page.reopen("#v=antichess&m=e2e3.b7b5")?;
    page.wait_for_words("Viewing the starting position")?;
    page.browser()
        .script("document.getElementById('last').click();", &json!([]))?;
    page.wait_for_movable("f1".parse()?)?;
    page.click("gridcell", "a2")?;
    page.wait_for_words("You must capture.")?;
    page.wait_for_description("f1", "hint")?;
    page.click("button", "Antichess · Rules")?;
    page.wait_for_words("pawns may become kings")?;
    page.close_dialog()?;
    page.reopen("#v=antichess")?;
    page.wait_for_words("Antichess · Rules")?;
    let hidden = "return document.getElementById('introduction').hidden;";
    page.wait_for_script("the card to be hidden", hidden, &json!([]))
}

/// A function that makes a move from a square or a piece in hand to a square.
type MakeMove = fn(&Page, from: &str, to: &str) -> Result<()>;

/// White mates in Capablanca Chess with an archbishop.
const CAPABLANCA: &str = "b2b3 i7i5 d2d3 g7g6 c1e3 i8h6 e3h6";

/// Black mates in Makruk with a knight.
const MAKRUK: &str = "a1a2 f8f7 g1e2 e6e5 h1h2 g8e7 a2b2 b6b5 g3g4 e7d5 b2d2 d5e3";

/// Black mates in Crazyhouse by dropping a pawn.
const CRAZYHOUSE: &str = "e2e4 g8f6 f2f4 f6e4 g1e2 p@f2";

/// White mates in a game from position 534 of Chess960, after Black has castled by moving the king to its rook.
const CHESS960: &str = "c2c4 c7c6 g1h3 a7a5 b1c3 b7b6 b2b3 b8a6 c1a3 c8b7 c3a4 d8a8 a3d6 g7g5 a4b6";

/// A game on a board of six files and ranks, in the form of a link:
///
/// ```text
/// game camel-rook
/// about Chess on six files, with camels that also step like kings.
/// board 6x6
/// piece P pawn fmWfcF pawn
/// piece C camelking CK
/// piece R rook R
/// piece K king K royal
/// start rckc1r/pppppp/6/6/PPPPPP/RCKC1R w - - 0 1
/// promotion P to RC on 6
/// ```
pub(super) const INVENTED: &str = "d=LU8xjsMwDNv9Cj7gcr4s_oCBLlkCLzerrtMYcSLDUpHe7w9Jw0kiRYJ60poQaU2la8yLoTu_FH5OIuANkt-YcknyhT3r_LkU6EwKKsIQTRUlLwlL3p7ybe5M7QH3dqbmFBNGVNo3TOvvFG_nfAn-E3bY4IeLDDhaIFzrcKZiQOM_KkaUmqLFJfbN1hPWWWfHEzb4wfcBOzp0-EFvauOVNfOGEcoI_njJmX8";

/// A game of Capablanca Chess by mouse.
pub(super) fn capablanca_by_mouse(page: &Page) -> Result<()> {
    begin(page, "Capablanca Chess", ("c1", "white archbishop"))?;
    play(page, CAPABLANCA, by_mouse)?;
    page.wait_for_words("White wins by checkmate")
}

/// A game of Makruk, with pieces that chess does not have, by mouse.
pub(super) fn makruk_by_mouse(page: &Page) -> Result<()> {
    begin(page, "Makruk", ("c1", "white khon"))?;
    play(page, MAKRUK, by_mouse)?;
    page.wait_for_words("Black wins by checkmate")
}

/// A game of Makruk by keyboard alone, once it is chosen.
pub(super) fn makruk_by_keyboard(page: &Page) -> Result<()> {
    begin(page, "Makruk", ("c1", "white khon"))?;
    play(page, MAKRUK, by_keyboard)?;
    page.wait_for_words("Black wins by checkmate")
}

/// A game of Crazyhouse with a drop, by the clicks that assistive technologies send.
pub(super) fn crazyhouse_by_accessible_clicks(page: &Page) -> Result<()> {
    begin(page, "Crazyhouse", ("e2", "white pawn"))?;
    play(page, CRAZYHOUSE, by_accessible_click)?;
    page.wait_for_words("Black wins by checkmate")
}

/// A game of Chess960 from a numbered initial position, with castling that is impossible in chess.
pub(super) fn chess960_by_mouse(page: &Page) -> Result<()> {
    page.open("")?;
    page.open_new_game()?;
    page.click("radio", "Two players, one board")?;
    page.click("button", "Choose a variant…")?;
    page.click("radio", "Chess960")?;
    let script = "const field = document.querySelector('dialog.variants input[type=number]');
        field.value = arguments[0];
        return field.checkValidity();";
    page.wait_for_script("the number to be valid", script, &json!(["534"]))?;
    page.click("button", "Choose")?;
    page.leave_dialog()?;
    play(page, CHESS960, by_mouse)?;
    page.wait_for_words("White wins by checkmate")
}

/// An invented game starts from a link and is restored when the page is reopened.
pub(super) fn an_invented_game_from_a_link(page: &Page) -> Result<()> {
    page.open(&format!("#{INVENTED}"))?;
    let script = "return document.querySelectorAll('.mx-square').length === 36
        && document.querySelector('[data-square=b1]').getAttribute('aria-label') === 'b1, white camelking';";
    page.wait_for_script("a board of 36 squares", script, &json!([]))?;
    play(page, "b2b3", by_mouse)?;
    page.reopen("")?;
    let script = "return document.querySelectorAll('.mx-square').length === 36;";
    page.wait_for_script("the game to be restored", script, &json!([]))
}

/// The search box selects the typed game, which Enter starts. The game on the board is marked.
pub(super) fn a_game_is_searched(page: &Page) -> Result<()> {
    page.open("")?;
    page.open_new_game()?;
    page.click("button", "Choose a variant…")?;
    page.find("radio", "King of the Hill")?;
    let focus = "document.querySelector('.dialog.variants input[type=search]').focus();";
    page.browser().script(focus, &json!([]))?;
    page.press(&['m', 'a', 'k', 'r', 'u', 'k', ENTER])?;
    wait_for_chosen(page, "Makruk")?;
    page.leave_dialog()?;
    page.wait_for_piece("c1", "white khon")?;
    page.open_new_game()?;
    page.click("button", "Choose a variant…")?;
    let script = "const tile = document.querySelector('.game-tile[data-current]');
        return tile?.textContent === 'Makruk' && tile.querySelector('input').checked;";
    page.wait_for_script("the game on the board to be chosen", script, &json!([]))?;
    page.press(&[ESCAPE])?;
    page.press(&[ESCAPE])
}

/// The dialog for a new game offers the engine of the chosen game, which then plays it.
pub(super) fn its_engine_is_offered(page: &Page) -> Result<()> {
    page.open("")?;
    page.open_new_game()?;
    let script = "return [...document.querySelectorAll('dialog option')].map(({ value }) => value)
        .includes(arguments[0]);";
    page.wait_for_script("the engine of chess", script, &json!(["Modern"]))?;
    choose(page, "Makruk")?;
    page.wait_for_script("the engine of variants", script, &json!(["Fairy"]))?;
    page.leave_dialog()?;
    page.wait_for_piece("c1", "white khon")?;
    play(page, "a3a4", by_mouse)?;
    page.wait_for_turn()
}

/// The moves of a piece that chess does not have are shown while it is under the mouse or has the focus.
pub(super) fn moves_are_shown(page: &Page) -> Result<()> {
    page.open("#v=capablanca")?;
    page.wait_for_piece("c1", "white archbishop")?;
    let script = "const hint = document.querySelector('.piece-hint:not([hidden])');
        return hint !== null && hint.textContent.includes(arguments[0])
            && hint.querySelector('svg').getAttribute('aria-label').startsWith(`${arguments[0]}: moves to or captures on `);";
    page.browser().hover(page.find("gridcell", "c1")?)?;
    page.wait_for_script(
        "the archbishop's moves",
        script,
        &json!(["white archbishop"]),
    )?;
    page.browser().hover(page.find("gridcell", "e5")?)?;
    let is_gone = "return document.querySelector('.piece-hint:not([hidden])') === null;";
    page.wait_for_script("the moves to be hidden", is_gone, &json!([]))?;
    focus_board(page)?;
    walk(page, "h1")?;
    page.wait_for_script(
        "the chancellor's moves",
        script,
        &json!(["white chancellor"]),
    )
}

/// An unknown game in a link is reported, and the game on the board does not change.
pub(super) fn an_unknown_game_in_a_link_is_reported(page: &Page) -> Result<()> {
    page.open("#v=no-such-game")?;
    page.wait_for_words("no-such-game")?;
    page.wait_for_piece("e1", "white king")
}

/// Opens the page, starts a game for two people, and waits for a piece by which the game is recognized.
fn begin(page: &Page, title: &str, (square, piece): (&str, &str)) -> Result<()> {
    page.open("")?;
    page.open_new_game()?;
    page.click("radio", "Two players, one board")?;
    choose(page, title)?;
    page.leave_dialog()?;
    page.wait_for_piece(square, piece)
}

/// Chooses another game in the dialog for a new one.
fn choose(page: &Page, title: &str) -> Result<()> {
    page.click("button", "Choose a variant…")?;
    page.click("radio", title)?;
    let script = "return document.querySelector('.piece-list figure') !== null;";
    page.wait_for_script("the diagrams of the pieces", script, &json!([]))?;
    page.click("button", "Choose")?;
    wait_for_chosen(page, title)
}

/// Waits until the dialog for a new game shows the chosen game.
fn wait_for_chosen(page: &Page, title: &str) -> Result<()> {
    let script = "return [...document.querySelectorAll('.dialog.new-game b')]
        .some(({ textContent }) => textContent === arguments[0]);";
    page.wait_for_script(&format!("{title} to be chosen"), script, &json!([title]))
}

/// Makes moves and waits until each is shown.
fn play(page: &Page, moves: &str, make_move: MakeMove) -> Result<()> {
    for text in moves.split(' ') {
        let (from, to) = ends(text);
        let movable = "const from = arguments[0];
            return document.querySelector(from.includes('@')
                ? `[data-hand=\"${from}\"].mx-movable` : `[data-square=${from}].mx-movable`) !== null;";
        page.wait_for_script(
            &format!("a piece to move on {from}"),
            movable,
            &json!([from]),
        )
        .with_context(|| format!("before {text}"))?;
        make_move(page, from, to)?;
        let shown = "return document.querySelector(`[data-square=${arguments[0]}]`).classList.contains('mx-last');";
        page.wait_for_script(&format!("the move {text}"), shown, &json!([to]))
            .with_context(|| format!("after {text}"))?;
    }
    Ok(())
}

/// Splits a move on a board of at most nine ranks into its two ends.
fn ends(text: &str) -> (&str, &str) {
    text.split_at(2)
}

fn by_mouse(page: &Page, from: &str, to: &str) -> Result<()> {
    page.click("gridcell", from)?;
    page.click("gridcell", to)
}

/// Makes a move by arrow keys and Enter, starting at the square with the focus.
fn by_keyboard(page: &Page, from: &str, to: &str) -> Result<()> {
    if focused_square(page)?.is_none() {
        focus_board(page)?;
    }
    walk(page, from)?;
    page.press(&[ENTER])?;
    let chosen = "return document.querySelector(`[data-square=${arguments[0]}]`).classList.contains('mx-chosen');";
    page.wait_for_script("the piece to be chosen", chosen, &json!([from]))?;
    walk(page, to)?;
    page.press(&[ENTER])
}

/// Moves the focus to the board with the Tab key: after a click on the board, the arrow keys would step through the
/// game.
fn focus_board(page: &Page) -> Result<()> {
    let before_the_board = "const grid = document.querySelector('[role=grid]');
        [...document.querySelectorAll('button')].findLast((one) => one.checkVisibility()
            && one.compareDocumentPosition(grid) & Node.DOCUMENT_POSITION_FOLLOWING).focus();";
    page.browser().script(before_the_board, &json!([]))?;
    page.press(&[TAB])?;
    page.tab_to_board().map(drop)
}

/// Moves the focus to a square, on a board of at most nine ranks with White at the bottom.
fn walk(page: &Page, to: &str) -> Result<()> {
    let from = focused_square(page)?.context("the board does not have the focus")?;
    let way = |index: usize, back: char, forward: char| {
        let at = |name: &str| name.as_bytes().get(index).copied().unwrap_or_default();
        let key = if at(to) < at(&from) { back } else { forward };
        vec![key; usize::from(at(to).abs_diff(at(&from)))]
    };
    page.press(&[way(0, LEFT, RIGHT), way(1, DOWN, UP)].concat())?;
    let arrived = "return document.activeElement.dataset.square === arguments[0];";
    page.wait_for_script(&format!("the focus on {to}"), arrived, &json!([to]))
}

fn focused_square(page: &Page) -> Result<Option<String>> {
    let script = "const { activeElement } = document;
        return activeElement.matches(':focus-visible') ? activeElement.dataset.square ?? null : null;";
    let square = page.browser().script(script, &json!([]))?;
    Ok(square.as_str().map(str::to_owned))
}

fn by_accessible_click(page: &Page, from: &str, to: &str) -> Result<()> {
    let script = "const [name] = arguments;
        const selector = name.includes('@') ? `[data-hand=\"${name}\"]` : `[role=gridcell][aria-label^=\"${name},\"]`;
        document.querySelector(selector).click();";
    for name in [from, to] {
        page.browser().script(script, &json!([name]))?;
    }
    Ok(())
}
