//! Many elements on a page: they share one engine, and none searches out of sight.

use anyhow::{Result, ensure};
use serde_json::json;

use crate::{
    element_page::{ElementPage, NO_OPENING},
    page::Page,
};

/// The largest number of DOM elements of one board, including the board itself.
const MOST_ELEMENTS: i64 = 200;

/// Twenty boards are small, and share one engine file and at most two workers.
pub(super) fn twenty_boards_share_one_engine(page: &Page) -> Result<()> {
    let fixture = ElementPage::empty(page)?;
    fixture.value(
        "Array.from({ length: 20 }, () => fixture.add({ side: 'none', limit: 'nodes:300' }, 'plain')).length",
    )?;
    fixture.promise("Promise.all(fixture.elements.map(({ ready }) => ready)).then(() => 0)")?;
    fixture.wait_for(
        "several games",
        "fixture.events.filter(({ name }) => name === 'move').length > 20",
    )?;
    let seen = fixture.value(
        "(() => {
            const files = performance.getEntriesByType('resource').filter(({ name }) => name.includes('worker.js'));
            return { count: 1 + fixture.count(element.shadowRoot), workers: workers.length, files: files.length };
        })()",
    )?;
    ensure!(
        seen["count"]
            .as_i64()
            .is_some_and(|count| count <= MOST_ELEMENTS),
        "{seen}"
    );
    let workers = seen["workers"].as_i64();
    ensure!(workers == Some(1) || workers == Some(2), "{seen}");
    // Some browsers do not list the file of a worker among the page's resources.
    ensure!(seen["files"].as_i64() <= workers, "{seen}");
    Ok(())
}

/// Three hundred diagrams are drawn without a worker, and a playable board among them works.
pub(super) fn three_hundred_diagrams(page: &Page) -> Result<()> {
    let fixture = ElementPage::empty(page)?;
    fixture.value(
        "Array.from({ length: 300 }, (_, index) => {
            const [file, rank] = [index % 8, (index >> 3) % 8];
            const rows = Array.from({ length: 8 }, (_, row) =>
                row === 7 - rank ? `${file || ''}N${7 - file || ''}` : '8');
            const board = fixture.add({ fen: `${rows.join('/')} w - - 0 1`, readonly: '' }, 'plain');
            board.dataset.knight = `${'abcdefgh'[file]}${rank + 1}`;
        }).length",
    )?;
    fixture.promise("Promise.all(fixture.elements.map(({ ready }) => ready)).then(() => 0)")?;
    fixture.wait_for(
        "a knight on each",
        "fixture.elements.every((board) =>
            board.shadowRoot.querySelectorAll('.mx-piece').length === 1
            && fixture.cell(board, board.dataset.knight).querySelector('.mx-piece'))",
    )?;
    ensure!(fixture.value("workers.length")? == 0);
    fixture.add("plain", &json!({ "level": "1" }))?;
    fixture.promise("element.ready")?;
    fixture.wait_for_movable("e2")?;
    fixture.click("e2")?;
    fixture.click("e4")?;
    fixture.wait_for("the answer", "element.currentPly === 2")?;
    ensure!(fixture.value("workers.length <= 2")? == true);
    Ok(())
}

/// Boards out of sight wait: a board searches only while it is visible.
pub(super) fn nothing_is_searched_out_of_sight(page: &Page) -> Result<()> {
    let fixture = ElementPage::empty(page)?;
    let script = "(document.getElementById('plain').style.height = '3000px')
        && fixture.add({ side: 'none', limit: 'nodes:2000' }, 'rightToLeft') && 0";
    fixture.value(script)?;
    fixture.promise("element.ready")?;
    let moves_in = |ms: u32| -> Result<i64> {
        let wait = format!(
            "(async () => {{ const before = fixture.events.length; await new Promise((resolve) => setTimeout(resolve, {ms}));
            return fixture.events.slice(before).filter(({{ name }}) => name === 'move' || name === 'search').length; }})()"
        );
        Ok(fixture.promise(&wait)?.as_i64().unwrap_or(-1))
    };
    ensure!(moves_in(800)? == 0, "the board plays out of sight");
    fixture.value("element.scrollIntoView(), 0")?;
    fixture.wait_for(
        "a game",
        "fixture.events.filter(({ name }) => name === 'move').length > 2",
    )?;
    fixture.value("scrollTo(0, 0), 0")?;
    moves_in(400)?;
    ensure!(moves_in(800)? == 0, "the board continues out of sight");
    fixture.value("element.scrollIntoView(), element.hidden = true, 0")?;
    moves_in(400)?;
    ensure!(moves_in(800)? == 0, "the board plays while it is hidden");
    fixture.value("element.hidden = false")?;
    fixture.forget_events()?;
    fixture.wait_for(
        "the game",
        "fixture.events.some(({ name }) => name === 'move')",
    )
}

/// A lazy board is drawn without an engine, which is loaded when the pointer is over the board.
pub(super) fn a_lazy_board_wakes_at_a_touch(page: &Page) -> Result<()> {
    let fixture = ElementPage::open(page, &json!({ "start": "lazy", "level": "1" }))?;
    fixture.wait_for_piece("e2", "white pawn")?;
    fixture.promise("new Promise((resolve) => setTimeout(resolve, 300))")?;
    ensure!(
        fixture.value("workers.length")? == 0,
        "a worker was started"
    );
    page.browser().hover(fixture.middle("d5")?)?;
    fixture.drag("e2", "e4")?;
    fixture.wait_for_piece("e4", "white pawn")?;
    fixture.wait_for(
        "the answer",
        "fixture.events.some(({ name, detail }) => name === 'move' && detail.by === 'engine')",
    )?;
    ensure!(fixture.value("workers.length")? == 1);
    Ok(())
}

/// A lazy replay shows its first position until the pointer is over it. A script can load it, too.
pub(super) fn a_lazy_game_is_read_when_it_is_wanted(page: &Page) -> Result<()> {
    let fixture = ElementPage::open(
        page,
        &json!({ "start": "lazy", "pgn": "1. e4 e5 2. Nf3 *", "ply": "3" }),
    )?;
    ensure!(fixture.value("[workers.length, element.currentPly]")? == json!([0, 0]));
    ensure!(fixture.promise("element.goTo(2)")?["ply"] == 2);
    fixture.wait_for_piece("e5", "black pawn")?;
    ensure!(fixture.value("workers.length")? == 1);
    Ok(())
}

/// The board with the focus takes precedence over all others.
pub(super) fn the_board_with_the_focus_comes_first(page: &Page) -> Result<()> {
    let fixture = ElementPage::empty(page)?;
    for _ in 0..2 {
        fixture.add(
            "plain",
            &json!({ "fen": NO_OPENING, "side": "black", "limit": "movetime:60000" }),
        )?;
    }
    fixture.add("scaled", &json!({ "side": "white", "limit": "nodes:300" }))?;
    fixture.promise("element.ready")?;
    fixture.wait_for("two working workers", "workers.length === 2")?;
    fixture.drag("e2", "e4")?;
    fixture.wait_for("the answer", "element.currentPly === 2")?;
    ensure!(
        fixture.value(
            "[workers.length, ...fixture.elements.slice(0, 2).map(({ currentPly }) => currentPly)]"
        )? == json!([2, 0, 0])
    );
    Ok(())
}
