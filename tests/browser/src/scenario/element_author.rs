//! Uses of the element by authors: positions of any kind, mistakes, scripts, styles, print.

use anyhow::{Result, ensure};
use serde_json::json;

use crate::{
    driver::Point,
    element_page::ElementPage,
    engine::Engine,
    page::{Page, wait_for_rest},
    suite::only_in,
};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

const NO_KINGS: &str = "8/8/8/3N4/8/8/8/8 w - - 0 1";

/// Records messages to the console.
const WATCH_CONSOLE: &str =
    "(window.warnings = [], console.warn = (text) => warnings.push(String(text)), 0)";

/// An illegal `fen` in the page's source is reported once, also on the console, and the element can still play.
pub(super) fn writes_an_illegal_position(page: &Page) -> Result<()> {
    let fixture = ElementPage::empty(page)?;
    fixture.value(WATCH_CONSOLE)?;
    fixture.add(
        "plain",
        &json!({ "fen": NO_KINGS, "side": "both", "level": "99", "panels": "move" }),
    )?;
    fixture.promise("element.ready")?;
    ensure!(fixture.value("element.currentFen")? == START);
    let faults = fixture.events("error")?;
    let begins = [
        "level=\"99\" is not valid",
        "panels=\"move\" is not valid",
        "fen=\"8/8/8/3N4/8/8/8/8 w - - 0 1\" is not valid",
    ];
    for (index, begin) in begins.iter().enumerate() {
        let named = faults.iter().filter(|fault| {
            fault["cause"] == "attribute"
                && fault["message"]
                    .as_str()
                    .is_some_and(|text| text.starts_with(begin))
        });
        ensure!(named.count() == 1, "{begin}: {faults:?}");
        ensure!(fixture.value(&format!("warnings[{index}].startsWith('{begin}')"))? == true);
    }
    ensure!(fixture.value("warnings.length")? == 3);
    fixture.drag("e2", "e4")?;
    fixture.wait_for_piece("e4", "white pawn")
}

/// Impossible castling rights, an impossible en passant square and missing fields are accepted.
pub(super) fn writes_a_position_that_contradicts_itself(page: &Page) -> Result<()> {
    let positions = [
        (
            "r3k3/8/8/8/8/8/8/4K2R w KQkq - 0 1",
            "r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1",
            "h1h8",
        ),
        (
            "4k3/8/8/8/8/8/4P3/4K3 w - e3 0 2",
            "4k3/8/8/8/8/8/4P3/4K3 w - - 0 2",
            "e2e4",
        ),
        (
            "4k3/8/8/8/8/8/4P3/4K3",
            "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
            "e2e4",
        ),
    ];
    let fixture = ElementPage::empty(page)?;
    for (written, meant, played) in positions {
        fixture.add("plain", &json!({ "fen": written, "side": "both" }))?;
        fixture.promise("element.ready")?;
        ensure!(fixture.value("element.currentFen")? == meant, "{written}");
        fixture.promise(&format!("element.move('{played}')"))?;
    }
    ensure!(fixture.events("error")?.is_empty());
    Ok(())
}

/// A `readonly` board shows any placement, with arrows, without an engine; playing on it is refused or begins a game.
pub(super) fn shows_a_diagram(page: &Page) -> Result<()> {
    let fixture = ElementPage::empty(page)?;
    fixture.add(
        "plain",
        &json!({ "fen": "8/8/8/3N4/8/8/8/8", "readonly": "", "arrows": "Gd5f6", "marks": "d5" }),
    )?;
    fixture.promise("element.ready")?;
    fixture.wait_for_piece("d5", "white knight")?;
    fixture.wait_for(
        "the arrow",
        "fixture.cell(element, 'd5').getAttribute('aria-description')?.includes('green arrow')",
    )?;
    ensure!(fixture.value("[workers.length, element.currentFen]")? == json!([0, NO_KINGS]));
    ensure!(fixture.promise("element.loadFen('8/8/4p3/3N4/8/8/8/8')")?["ply"] == 0);
    fixture.wait_for_piece("e6", "black pawn")?;
    ensure!(fixture.value("workers.length")? == 0 && fixture.events("error")?.is_empty());
    let refused = fixture.refusal("element.think('nodes:1000')")?;
    ensure!(refused.contains("king"), "{refused}");
    fixture.wait_for_piece("e6", "black pawn")?;
    fixture.add("plain", &json!({ "fen": "start", "readonly": "" }))?;
    fixture.promise("element.ready")?;
    fixture.wait_for_piece("e2", "white pawn")?;
    ensure!(fixture.promise("element.think('nodes:1000')")?["uci"].is_string());
    // The page makes boards playable, even one whose engine is not loaded yet.
    fixture.add(
        "plain",
        &json!({ "fen": "4k3/8/8/8/8/8/4P3/4K3", "readonly": "" }),
    )?;
    fixture.promise("element.ready")?;
    fixture.value("(element.readonly = false, element.side = 'both')")?;
    fixture.wait_for_movable("e2")?;
    fixture.value("fixture.elements.pop().remove()")?;
    fixture.value("(element.readonly = false, element.side = 'both')")?;
    fixture.drag("e2", "e4")?;
    fixture.wait_for_piece("e4", "white pawn")
}

/// A hint comes with the reason why the move is good, if it has one.
pub(super) fn gives_a_reason_for_a_hint(page: &Page) -> Result<()> {
    let fixture = ElementPage::empty(page)?;
    for (fen, lang, why) in [
        (
            "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1",
            "en",
            json!("It mates on the back rank."),
        ),
        (
            "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1",
            "fr",
            json!("C’est le mat du couloir."),
        ),
        ("start", "en", json!(null)),
    ] {
        fixture.add("plain", &json!({ "fen": fen, "lang": lang }))?;
        fixture.promise("element.ready")?;
        let hint = fixture.promise("element.hint()")?;
        ensure!(hint["why"] == why, "{hint}");
    }
    Ok(())
}

/// A script gets answers from a board out of sight.
pub(super) fn thinks_out_of_sight(page: &Page) -> Result<()> {
    let fixture = ElementPage::empty(page)?;
    fixture.value("(document.getElementById('plain').style.height = '3000px')")?;
    for hidden in [false, true] {
        fixture.add("rightToLeft", &json!({ "level": "1" }))?;
        fixture.value(&format!("(element.hidden = {hidden})"))?;
        fixture.promise("element.ready")?;
        let thought = fixture.promise("element.think('nodes:2000')")?;
        ensure!(thought["uci"].is_string(), "{thought}");
        let hint = fixture.promise("element.hint()")?;
        ensure!(hint["uci"].is_string(), "{hint}");
    }
    Ok(())
}

/// An element that is not in a document rejects calls with a sentence, and works once it is added.
pub(super) fn forgets_to_append_the_element(page: &Page) -> Result<()> {
    let fixture = ElementPage::empty(page)?;
    fixture.value("fixture.elements.push(document.createElement('micro-max'))")?;
    for expression in [
        "element.ready",
        "element.move('e4')",
        "element.think()",
        "element.goTo(0)",
    ] {
        let refused = fixture.refusal(expression)?;
        ensure!(
            refused == "The element is not on a page.",
            "{expression}: {refused}"
        );
    }
    fixture.value("document.getElementById('plain').append(element)")?;
    fixture.promise("element.ready")?;
    fixture.promise("element.move('e4')")?;
    let removed = fixture.refusal("(element.takeBack(), Promise.race([element.hint(), new Promise((resolve) => setTimeout(() => resolve(element.remove()), 10)).then(() => element.hint())]))")?;
    ensure!(!removed.is_empty(), "a hint of a removed element");
    Ok(())
}

/// Moves that a script requests at the same time are made one after another.
pub(super) fn makes_several_moves_at_once(page: &Page) -> Result<()> {
    let fixture = ElementPage::open(page, &json!({ "side": "both" }))?;
    let made =
        fixture.promise("Promise.all(['e4', 'e5', 'Nf3'].map((move) => element.move(move)))")?;
    ensure!(made[2]["ply"] == 3, "{made}");
    let refused =
        fixture.refusal("Promise.all(['Nc6', 'Nc6'].map((move) => element.move(move)))")?;
    ensure!(
        refused == "\"Nc6\" is not a legal move in this position.",
        "{refused}"
    );
    Ok(())
}

/// A missing argument for drawings removes them; other missing arguments are reported.
pub(super) fn leaves_an_argument_out(page: &Page) -> Result<()> {
    let fixture = ElementPage::open(page, &json!({ "arrows": "e2e4" }))?;
    fixture.promise("element.annotate(null)")?;
    ensure!(fixture.value("element.arrows")? == "");
    let refused = fixture.refusal("element.loadFen()")?;
    ensure!(
        refused.starts_with("A text is missing: it must be a position in FEN"),
        "{refused}"
    );
    let refused = fixture.refusal("element.loadPgn(7)")?;
    ensure!(
        refused.starts_with("A text is missing: it must be a game in PGN"),
        "{refused}"
    );
    Ok(())
}

/// A board on its side takes clicks and drags.
pub(super) fn turns_the_board(page: &Page) -> Result<()> {
    let fixture = ElementPage::open(page, &json!({ "side": "both" }))?;
    fixture.value("(element.style.rotate = '90deg')")?;
    fixture.click("e2")?;
    fixture.click("e4")?;
    fixture.wait_for_piece("e4", "white pawn")?;
    fixture.drag("e7", "e5")?;
    fixture.wait_for_piece("e5", "black pawn")
}

/// The element follows changes of the language of the page and of a shadow root's host.
pub(super) fn changes_the_language_of_the_page(page: &Page) -> Result<()> {
    let fixture = ElementPage::empty(page)?;
    fixture.add("nested", &json!({}))?;
    fixture.wait_for_piece("e2", "white pawn")?;
    fixture.value("(document.documentElement.lang = 'de')")?;
    fixture.wait_for_piece("e2", "weißer Bauer")?;
    fixture.value("(element.getRootNode().host.lang = 'fr')")?;
    fixture.wait_for_piece("e2", "pion blanc")
}

/// A game that names its players shows them with their clocks; a menu flips the board, and methods do the same.
pub(super) fn shows_a_game(page: &Page) -> Result<()> {
    let pgn = "[White \"Morphy\"] [Black \"Amateur\"] 1. e4 {[%clk 0:09:30]} e5 {[%clk 0:08:15]} *";
    let fixture = ElementPage::open(page, &json!({ "pgn": pgn, "ply": "2", "panels": "moves" }))?;
    let bars = "[...element.shadowRoot.querySelectorAll('.player-bar:not([hidden])')].map((bar) => [bar.querySelector('b').textContent, bar.querySelector('.clock').textContent])";
    fixture.wait_for(
        "the players",
        "element.shadowRoot.querySelector('.player-bar b')?.textContent === 'Amateur'",
    )?;
    ensure!(fixture.value(bars)? == json!([["Amateur", "8:15"], ["Morphy", "9:30"]]));
    let menu = "element.shadowRoot.querySelector('.menu')";
    fixture.value(&format!("{menu}.querySelector('summary').click()"))?;
    fixture.wait_for("the texts", &format!("{menu}.textContent.includes('Save the game (PGN)') && {menu}.textContent.includes('Copy Game (PGN)')"))?;
    fixture.value(&format!("{menu}.querySelector('[value=flip]').click()"))?;
    ensure!(
        fixture.value(&format!("[{menu}.open, ...({bars}).map(([name]) => name)]"))?
            == json!([false, "Morphy", "Amateur"])
    );
    fixture.promise("element.flip()")?;
    ensure!(fixture.value(&format!("({bars})[0][0]"))? == "Amateur");
    // The content of a download is captured instead of saved.
    let saved = fixture.promise(
        "(async () => {
            const { click } = HTMLAnchorElement.prototype;
            const caught = new Promise((resolve) => { HTMLAnchorElement.prototype.click = function () { resolve(this.download); }; });
            await element.download();
            const name = await caught;
            HTMLAnchorElement.prototype.click = click;
            return name;
        })()",
    )?;
    ensure!(saved == "micro-max.pgn", "{saved}");
    fixture.value("(element.panels = 'none')")?;
    ensure!(fixture.value(&format!("({bars}).length"))? == 0);
    fixture.value("(element.panels = 'moves')")?;
    ensure!(fixture.value(&format!("({bars}).length"))? == 2);
    Ok(())
}

/// The menu of a game enters full screen, where the whole board is visible, and leaves it.
pub(super) fn fills_the_screen(page: &Page) -> Result<()> {
    let fixture = ElementPage::open(page, &json!({ "pgn": "1. e4 e5 *", "panels": "moves" }))?;
    let entry = "element.shadowRoot.querySelector('[value=full-screen]')";
    let press = |name: &str| -> Result<()> {
        fixture.wait_for(
            "the menu",
            "element.shadowRoot.querySelector('.menu') !== null",
        )?;
        fixture.value("element.shadowRoot.querySelector('.menu summary').click()")?;
        fixture.wait_for(name, &format!("{entry}.textContent === '{name}'"))?;
        fixture.value(&format!("{entry}.focus()"))?;
        page.press(&[crate::keys::ENTER])
    };
    press("Full screen")?;
    fixture.wait_for(
        "the whole board in full screen",
        "element.matches(':fullscreen') && innerHeight > element.shadowRoot.querySelector('[role=grid]').getBoundingClientRect().bottom",
    )?;
    press("Leave full screen")?;
    fixture.wait_for("the page", "!element.matches(':fullscreen')")
}

/// A variation with a null move shows a threat: it can be stepped through, announced, analysed and saved.
pub(super) fn shows_a_threat(page: &Page) -> Result<()> {
    let pgn = "1. e4 e5 2. Bc4 Nf6 (2... -- 3. Qh5 --) 3. d3 *";
    let fixture = ElementPage::open(page, &json!({ "pgn": pgn, "ply": "3", "panels": "moves" }))?;
    let passes = "[...element.shadowRoot.querySelectorAll('.moves button')].filter((move) => move.ariaLabel === 'Black passes')";
    fixture.wait_for(
        "the moves",
        &format!("{passes}.map((move) => move.textContent).join() === '--,--'"),
    )?;
    fixture.value(&format!("{passes}[1].click()"))?;
    fixture.wait_for("the threat", "element.currentPly === 6")?;
    let threat = "rnbqkbnr/pppp1ppp/8/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4";
    ensure!(fixture.value("element.currentFen")? == threat);
    ensure!(fixture.promise("element.think('depth:4')")?["san"] == "Qxf7#");
    let place = fixture.promise("element.goTo(4)")?;
    ensure!(place["ply"] == 4, "{place}");
    let written = fixture.value("element.currentPgn")?;
    let movetext = "1. e4 e5 2. Bc4 Nf6 (2... -- 3. Qh5 --) 3. d3 *";
    ensure!(
        written.as_str().is_some_and(|text| text.contains(movetext)),
        "{written}"
    );
    Ok(())
}

/// With `edit` the reader sets up a position: moves, removes and adds pieces, by mouse and by keys; each change is an event.
pub(super) fn lets_the_reader_edit(page: &Page) -> Result<()> {
    let fixture = ElementPage::open(page, &json!({ "edit": "", "fen": "8/8/8/3N4/8/8/8/8" }))?;
    fixture.wait_for(
        "the palette",
        "element.shadowRoot.querySelectorAll('.tool').length === 14",
    )?;
    let placed = |placement: &str| -> Result<()> {
        let fen = format!("{placement} w - - 0 1");
        fixture.wait_for(
            placement,
            &format!("element.currentFen === '{fen}' && element.fen === '{fen}'"),
        )?;
        let detail = fixture.wait_for_event("position")?;
        ensure!(detail["fen"] == fen, "{detail}");
        Ok(())
    };
    // The knight can be moved to any square.
    fixture.drag("d5", "d4")?;
    placed("8/8/8/8/3N4/8/8/8")?;
    let tool = |name: &str| -> Result<Point> {
        let script = "const [name] = arguments;
            const found = [...fixture.elements.at(-1).shadowRoot.querySelectorAll('.tool')].find((one) => one.title === name);
            found.scrollIntoView({ block: 'nearest' });
            const box = found.getBoundingClientRect();
            return [box.x + box.width / 2, box.y + box.height / 2];";
        wait_for_rest(name, || {
            let middle = page.browser().script(script, &json!([name]))?;
            let coordinates = middle[0].as_f64().zip(middle[1].as_f64());
            Ok(coordinates.map(|(x, y)| Point { x, y }))
        })
    };
    // A spare piece is dragged to the board.
    let (king, square) = (tool("white king")?, fixture.middle("e1")?);
    let between = Point {
        x: f64::midpoint(king.x, square.x),
        y: f64::midpoint(king.y, square.y),
    };
    page.browser().mouse(&[king, between, square])?;
    placed("8/8/8/8/3N4/8/8/4K3")?;
    // A spare piece is chosen and placed by clicks.
    page.browser().mouse(&[tool("black pawn")?])?;
    fixture.click("a7")?;
    placed("8/p7/8/8/3N4/8/8/4K3")?;
    page.browser().mouse(&[tool("Move pieces")?])?;
    // A piece that is dragged off the board is removed.
    let (pawn, off) = (fixture.middle("a7")?, tool("Move pieces")?);
    let between = Point {
        x: f64::midpoint(pawn.x, off.x),
        y: f64::midpoint(pawn.y, off.y),
    };
    page.browser().mouse(&[pawn, between, off])?;
    placed("8/8/8/8/3N4/8/8/4K3")?;
    ensure!(fixture.value("workers.length")? == 0 && fixture.events("error")?.is_empty());
    // The page removes the editor, and play continues from the position.
    fixture.promise("element.loadFen('4k3/8/8/8/8/8/4P3/4K3')")?;
    fixture.promise("(element.edit = false, element.side = 'both', element.goTo(0))")?;
    fixture.drag("e2", "e4")?;
    fixture.wait_for_piece("e4", "white pawn")?;
    ensure!(fixture.value("element.shadowRoot.querySelector('.editor').hidden")? == true);
    Ok(())
}

/// In print all moves are shown without buttons; in forced colours the current move stands out.
pub(super) fn prints_the_page(page: &Page) -> Result<()> {
    only_in(
        Engine::Chromium,
        page,
        "only Chromium's driver emulates media",
    )?;
    let pgn = (1..=60)
        .map(|number| format!("{number}. Nf3 Nf6 {}. Ng1 Ng8 ", number + 1))
        .step_by(2)
        .collect::<String>();
    let fixture = ElementPage::open(page, &json!({ "pgn": pgn, "ply": "3", "panels": "moves" }))?;
    fixture.wait_for(
        "the moves",
        "element.shadowRoot.querySelectorAll('.moves button').length > 80",
    )?;
    let clipped = "((list) => list.scrollHeight > list.clientHeight + 1)(element.shadowRoot.querySelector('.moves'))";
    let buttons = "element.shadowRoot.querySelector('.steps').checkVisibility()";
    ensure!(fixture.value(&format!("[{clipped}, {buttons}]"))? == json!([true, true]));
    page.browser()
        .devtools("Emulation.setEmulatedMedia", &json!({ "media": "print" }))?;
    ensure!(fixture.value(&format!("[{clipped}, {buttons}]"))? == json!([false, false]));
    let forced =
        json!({ "media": "", "features": [{ "name": "forced-colors", "value": "active" }] });
    page.browser()
        .devtools("Emulation.setEmulatedMedia", &forced)?;
    let colours = "((style) => style.color !== style.backgroundColor && style.backgroundColor)(
        getComputedStyle(element.shadowRoot.querySelector('.moves [aria-current]')))";
    let current = fixture.value(colours)?;
    let other = fixture.value("getComputedStyle(element.shadowRoot.querySelector('.moves button:not([aria-current])')).backgroundColor")?;
    page.browser().devtools(
        "Emulation.setEmulatedMedia",
        &json!({ "media": "", "features": [] }),
    )?;
    ensure!(
        current.is_string() && current != other,
        "{current} on {other}"
    );
    Ok(())
}
