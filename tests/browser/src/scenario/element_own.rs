//! Pieces, texts and the folder of the workers, which authors can replace; alternative names of games.

use anyhow::{Result, ensure};
use serde_json::json;

use crate::{element_page::ElementPage, page::Page};

/// Each kind of piece is a part, also in variants, and an image can replace its drawing.
pub(super) fn pieces(page: &Page) -> Result<()> {
    let fixture = ElementPage::open(page, &json!({ "side": "both" }))?;
    let seen = fixture.value(
        "(() => {
            const sheet = new CSSStyleSheet();
            sheet.replaceSync(`micro-max::part(white-knight) {
                background: url('icons/icon.svg') center / 90% no-repeat; fill-opacity: 0; stroke-opacity: 0; }`);
            document.adoptedStyleSheets = [sheet];
            const styleOf = (square) => {
                const piece = fixture.cell(element, square).querySelector('.mx-piece');
                const [own, path] = [piece, piece.querySelector('.mx-body')].map((node) => getComputedStyle(node));
                return [own.backgroundImage.includes('icon.svg'), path.fillOpacity, path.strokeOpacity];
            };
            return ['b1', 'b8'].map(styleOf);
        })()",
    )?;
    ensure!(
        seen == json!([[true, "0", "0"], [false, "1", "1"]]),
        "{seen}"
    );
    fixture.value("element.setAttribute('variant', 'capablanca')")?;
    fixture.wait_for_piece("c1", "white archbishop")?;
    let part =
        fixture.value("fixture.cell(element, 'c1').querySelector('.mx-piece').part.value")?;
    ensure!(part == "piece white-archbishop", "{part}");
    Ok(())
}

/// An author can add a language and change texts of another one; an unknown key is rejected.
pub(super) fn texts(page: &Page) -> Result<()> {
    let fixture = ElementPage::open(page, &json!({ "side": "both", "lang": "it" }))?;
    fixture.wait_for_piece("e2", "white pawn")?;
    fixture.promise(
        "element.constructor.defineTexts('it', { board: { pieces: { P: 'pedone bianco' } } })",
    )?;
    fixture.wait_for_piece("e2", "pedone bianco")?;
    fixture.promise(
        "element.constructor.defineTexts('en', { board: { pieces: { P: 'white foot soldier' } } })",
    )?;
    fixture.value("(element.lang = 'en')")?;
    fixture.wait_for_piece("e2", "white foot soldier")?;
    let refused =
        fixture.refusal("element.constructor.defineTexts('it', { board: { tavola: 'x' } })")?;
    ensure!(
        refused.starts_with("\"board.tavola\" is not the key of a text"),
        "{refused}"
    );
    Ok(())
}

/// Workers are loaded from the folder that the author names, which must be on the page's host.
pub(super) fn workers(page: &Page) -> Result<()> {
    let fixture = ElementPage::empty(page)?;
    fixture.value("(window.started = [], window.Worker = class extends Worker { constructor(url) { super(url); started.push(String(url)); } }, 0)")?;
    fixture.add("plain", &json!({ "side": "both", "engine-base": "./x/.." }))?;
    fixture.promise("element.ready")?;
    fixture.promise("element.move('e4')")?;
    let started = fixture
        .value("started.map((url) => url.replace(document.baseURI.replace(/[^/]*$/, ''), ''))")?;
    ensure!(started == json!(["micro-max.worker.js"]), "{started}");
    fixture.value("element.setAttribute('engine-base', 'https://elsewhere.example/')")?;
    let fault = fixture.wait_for_event("error")?;
    ensure!(
        fault["message"]
            == "engine-base=\"https://elsewhere.example/\" is not valid: it must be the address of a folder on the host of the page or of the script, without query and fragment.",
        "{fault}"
    );
    Ok(())
}

/// Chess960 starts from a random position, and from another one after a reset.
pub(super) fn a_shuffled_start(page: &Page) -> Result<()> {
    let fixture = ElementPage::open(page, &json!({ "variant": "Chess960", "side": "both" }))?;
    let starts = fixture.promise(
        "(async () => {
            const starts = [element.currentFen];
            for (let round = 0; round < 4; round += 1) starts.push((await element.reset()).fen);
            return starts.map((fen) => /^([bnrqk]{8})\\/p{8}\\/8\\/8\\/8\\/8\\/P{8}\\/[BNRQK]{8} w [A-HKQ]+[a-hkq]+ - 0 1$/.exec(fen)?.[1] ?? fen);
        })()",
    )?;
    let starts: Vec<&str> = starts
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|start| start.as_str())
        .collect();
    ensure!(starts.iter().all(|start| start.len() == 8), "{starts:?}");
    ensure!(starts.iter().any(|start| *start != starts[0]), "{starts:?}");
    fixture
        .promise("element.loadFen('bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w GEge - 0 1')")?;
    fixture.wait_for_piece("a1", "white bishop")?;
    ensure!(fixture.events("error")?.is_empty());
    Ok(())
}

/// Games are found by the names that other programs use; the error about an unknown name lists the nearest ones.
pub(super) fn misspelt_names(page: &Page) -> Result<()> {
    let fixture = ElementPage::open(page, &json!({ "variant": "Giveaway", "side": "both" }))?;
    fixture.promise("element.move('e3')")?;
    fixture.value("element.setAttribute('variant', 'crazyhous')")?;
    let fault = fixture.wait_for_event("error")?;
    ensure!(
        fault["message"].as_str().is_some_and(|message| message.starts_with(
            "variant=\"crazyhous\" is not valid: there is no game 'crazyhous'; the nearest names are crazyhouse, "
        )),
        "{fault}"
    );
    Ok(())
}

/// A move for which the time was up is refused, also if the page was too busy to end the game before.
pub(super) fn moves_after_the_time(page: &Page) -> Result<()> {
    for waiting in [
        "",
        "const end = performance.now() + 1000; while (performance.now() < end);",
    ] {
        let fixture = ElementPage::open(page, &json!({ "side": "both", "time": "0.01+0" }))?;
        let refusal = fixture.refusal(&format!(
            "(async () => {{
                await element.move('e4');
                await element.move('e5');
                {waiting}
                {{ const end = performance.now() + 700; while (performance.now() < end); }}
                return element.move('d4');
            }})()"
        ))?;
        ensure!(refusal == "The game is over.", "{refusal}");
        ensure!(fixture.value("element.currentPly")? == json!(2));
        fixture.wait_for_event("gameend")?;
    }
    Ok(())
}
