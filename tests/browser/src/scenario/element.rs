//! The element's contract: attributes and properties, methods, events, parts and content.

use anyhow::{Result, ensure};
use serde_json::{Value, json};

use crate::{element_page::ElementPage, page::Page};

const PAWN_ENDING: &str = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";

/// Every attribute with its property, a valid text, and the value of the property for this text.
fn attributes() -> Vec<(&'static str, &'static str, &'static str, Value)> {
    vec![
        ("fen", "fen", PAWN_ENDING, json!(PAWN_ENDING)),
        ("pgn", "pgn", "1. e4 *", json!("1. e4 *")),
        ("src", "src", "game.pgn", json!("game.pgn")),
        ("for", "htmlFor", "game:17w", json!("game:17w")),
        ("puzzle", "puzzle", "", json!(true)),
        ("ply", "ply", "1", json!(1)),
        ("side", "side", "both", json!("both")),
        ("orientation", "orientation", "black", json!("black")),
        ("engine", "engine", "classic", json!("classic")),
        ("level", "level", "5", json!(5)),
        ("limit", "limit", "nodes:500", json!("nodes:500")),
        ("time", "time", "5+3", json!("5+3")),
        ("engine-base", "engineBase", "/x/", json!("/x/")),
        ("start", "start", "lazy", json!("lazy")),
        ("readonly", "readonly", "", json!(true)),
        ("edit", "edit", "", json!(true)),
        ("no-takeback", "noTakeback", "", json!(true)),
        ("coordinates", "coordinates", "none", json!("none")),
        ("panels", "panels", "moves score", json!("moves score")),
        ("arrows", "arrows", "e2e4 Rg1f3", json!("e2e4 Rg1f3")),
        ("marks", "marks", "e4", json!("e4")),
        ("theme", "theme", "dark wood", json!("dark wood")),
        ("lang", "lang", "de", json!("de")),
        ("follow", "follow", "", json!(true)),
        ("sound", "sound", "", json!(true)),
        ("storage-key", "storageKey", "lesson", json!("lesson")),
        ("variant", "variant", "makruk", json!("makruk")),
    ]
}

/// Setting an attribute sets the property, setting the property sets the attribute, and `null` restores the default.
pub(super) fn attributes_are_properties(page: &Page) -> Result<()> {
    let fixture = ElementPage::open(page, &json!({ "start": "lazy", "readonly": "" }))?;
    let script = "const [name, property, text, value] = arguments;
        const [there, here] = [document.createElement('micro-max'), document.createElement('micro-max')];
        const missing = here[property];
        there.setAttribute(name, text);
        here[property] = value;
        const written = here.getAttribute(name);
        here[property] = null;
        return [there[property], written, here.hasAttribute(name), here[property] === missing];";
    for (name, property, text, value) in attributes() {
        let seen = page
            .browser()
            .script(script, &json!([name, property, text, value]))?;
        ensure!(seen == json!([value, text, false, true]), "{name}: {seen}");
    }
    let known = fixture.value("customElements.get('micro-max').observedAttributes.length")?;
    // Four more attributes are lower-case names of properties, which servers write into markup.
    ensure!(
        known == attributes().len() + 4,
        "{known} attributes are observed"
    );
    let served = "((served) => {
        served.setAttribute('notakeback', '');
        served.setAttribute('storagekey', 'lesson');
        return [served.noTakeback, served.storageKey];
    })(document.createElement('micro-max'))";
    ensure!(fixture.value(served)? == json!([true, "lesson"]));
    Ok(())
}

/// Properties that are set before the script is loaded take effect.
pub(super) fn early_properties_count(page: &Page) -> Result<()> {
    page.open("element-early.html")?;
    page.wait_for_script(
        "the board",
        "return document.querySelector('micro-max').shadowRoot !== null;",
        &json!([]),
    )?;
    let seen = page.browser().promise(
        "(async () => { const element = document.querySelector('micro-max'); await element.ready;
            return [element.getAttribute('side'), element.level, element.currentFen.split(' ')[1], window.early]; })()",
        &[],
    )?;
    // Elements in the page's markup fire events only after the page's scripts can listen to them.
    ensure!(
        seen == json!(["both", 4, "b", ["error", "ready"]]),
        "{seen}"
    );
    Ok(())
}

/// A game by script: each method returns the documented value.
pub(super) fn methods(page: &Page) -> Result<()> {
    let fixture = ElementPage::open(page, &json!({ "side": "both" }))?;
    let moved = fixture.promise("element.move('e4')")?;
    ensure!(
        moved["san"] == "e4" && moved["uci"] == "e2e4" && moved["by"] == "program",
        "{moved}"
    );
    fixture.promise("element.move('e7e5')")?;
    fixture.promise("element.move('Ng1f3').catch(() => element.move('Nf3'))")?;
    let back = fixture.promise("element.takeBack()")?;
    ensure!(back["ply"] == 2, "{back}");
    let looked = fixture.promise("element.goTo(1)")?;
    ensure!(
        looked["ply"] == 1
            && looked["fen"]
                .as_str()
                .is_some_and(|fen| fen.contains(" b ")),
        "{looked}"
    );
    ensure!(fixture.value("element.currentPly")? == 1);
    fixture.promise("element.goTo(2)")?;
    let thought = fixture.promise("element.think('nodes:2000')")?;
    ensure!(
        thought["depth"].as_i64() > Some(0) && thought["pv"][0] == thought["uci"],
        "{thought}"
    );
    let hint = fixture.promise("element.hint()")?;
    ensure!(hint["san"].is_string(), "{hint}");
    let pgn = fixture.value("element.currentPgn")?;
    ensure!(
        pgn.as_str().is_some_and(|text| text.contains("1. e4 e5")),
        "{pgn}"
    );
    fixture.promise(
        "element.annotate({ arrows: 'Rd2d4', marks: [{ square: 'e5', color: 'blue' }] })",
    )?;
    ensure!(fixture.value("[element.arrows, element.marks]")? == json!(["Rd2d4", "Be5"]));
    fixture.wait_for(
        "the arrow",
        "fixture.cell(element, 'd4').getAttribute('aria-description')?.includes('red arrow')",
    )?;
    let begun = fixture.promise("element.reset()")?;
    ensure!(begun["ply"] == 0, "{begun}");
    let placed = fixture.promise(&format!("element.loadFen('{PAWN_ENDING}')"))?;
    ensure!(
        placed["fen"] == PAWN_ENDING && fixture.value("element.fen")? == PAWN_ENDING,
        "{placed}"
    );
    fixture.promise("element.loadPgn('1. e4 e5 2. Nf3 Nc6 *')")?;
    ensure!(fixture.promise("element.goTo(4)")?["ply"] == 4);
    fixture.wait_for_piece("c6", "black knight")
}

/// Invalid calls are rejected with a sentence and change nothing.
pub(super) fn refusals(page: &Page) -> Result<()> {
    let fixture = ElementPage::open(page, &json!({}))?;
    let fen = fixture.value("element.currentFen")?;
    let refused = [
        (
            "element.move('Ke4')",
            "\"Ke4\" is not a legal move in this position.",
        ),
        ("element.move(7)", "A move is a text such as"),
        (
            "element.goTo(3)",
            "The game shown has 0 half-moves; there is no position 3.",
        ),
        ("element.takeBack()", "There is no move to take back."),
        ("element.think('forever')", "limit=\"forever\" is not valid"),
        (
            "element.annotate({ arrows: 'e2' })",
            "arrows=\"e2\" is not valid",
        ),
        (
            "element.loadFen('nonsense')",
            "fen=\"nonsense\" is not valid",
        ),
        (
            "element.loadFen('8/8/8/8/8/8/8/8 w - - 0 1')",
            "has no king",
        ),
        ("element.loadPgn('1. e5')", "'e5' is illegal"),
    ];
    for (expression, sentence) in refused {
        let message = fixture.refusal(expression)?;
        ensure!(message.contains(sentence), "{expression}: {message}");
    }
    ensure!(fixture.value("element.currentFen")? == fen);
    ensure!(fixture.value("element.hasAttribute('fen')")? == false);
    fixture.drag("e2", "e4")?;
    fixture.wait_for_piece("e4", "white pawn")
}

/// Events of the reader's move, of the engine's search and reply and of the end of the game reach the document.
pub(super) fn events(page: &Page) -> Result<()> {
    let before_mate = "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1";
    let fixture = ElementPage::open(page, &json!({ "level": "1" }))?;
    ensure!(fixture.events("ready")?.len() == 1);
    fixture.drag("e2", "e4")?;
    let asked = fixture.wait_for_event("moverequest")?;
    ensure!(
        asked["uci"] == "e2e4" && asked["san"] == "e4" && asked["from"] == "e2",
        "{asked}"
    );
    fixture.wait_for(
        "two moves",
        "fixture.events.filter(({ name }) => name === 'move').length === 2",
    )?;
    let moves = fixture.events("move")?;
    ensure!(
        moves[0]["by"] == "human" && moves[1]["by"] == "engine",
        "{moves:?}"
    );
    ensure!(
        moves[0]["fen"]
            .as_str()
            .is_some_and(|fen| fen.starts_with("rnbqkbnr/pppppppp/8/8/4P3/8/")),
        "{moves:?}"
    );
    // The first reply may come from a list of openings, without a search.
    fixture.promise("element.move('a3')")?;
    let seen = fixture.wait_for_event("search")?;
    ensure!(
        seen["depth"].is_number() && seen["nodes"].is_number() && seen["pv"].is_array(),
        "{seen}"
    );
    fixture.promise(&format!("element.loadFen('{before_mate}')"))?;
    fixture.drag("a1", "a8")?;
    let end = fixture.wait_for_event("gameend")?;
    ensure!(
        end == json!({ "result": "1-0", "reason": "checkmate", "winner": "white" }),
        "{end}"
    );
    ensure!(fixture.events("error")?.is_empty());
    Ok(())
}

/// Parts and custom properties style what they name, and the board is as wide as its container.
pub(super) fn style(page: &Page) -> Result<()> {
    let fixture = ElementPage::open(page, &json!({ "panels": "moves" }))?;
    fixture.wait_for(
        "the moves",
        "element.shadowRoot.querySelector('[part~=moves]')",
    )?;
    let script = "const [element] = fixture.elements;
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`micro-max { --mx-light: rgb(1, 2, 3); }
            micro-max::part(board) { opacity: 0.5; } micro-max::part(square) { letter-spacing: 3px; }
            micro-max::part(piece) { opacity: 0.25; } micro-max::part(coordinates) { color: rgb(4, 5, 6); }
            micro-max::part(moves) { opacity: 0.75; }`);
        document.adoptedStyleSheets = [sheet];
        const of = (selector) => getComputedStyle(element.shadowRoot.querySelector(selector));
        return [of('[data-square=e4]').backgroundColor, of('.mx-board').opacity, of('[data-square=e4]').letterSpacing,
            of('[data-square=e2] svg').opacity, of('[data-square=a1]').color, of('.move-card').opacity];";
    let seen = page.browser().script(script, &json!([]))?;
    let wanted = json!(["rgb(1, 2, 3)", "0.5", "3px", "0.25", "rgb(4, 5, 6)", "0.75"]);
    ensure!(seen == wanted, "{seen}");
    let width =
        "Math.round(element.shadowRoot.querySelector('.mx-board').getBoundingClientRect().width)";
    ensure!(fixture.value(width)? == 360);
    fixture.value("element.style.setProperty('width', '200px')")?;
    ensure!(fixture.value(width)? == 200);
    Ok(())
}

/// The author's fallback content is shown without the script and if the engine cannot be loaded.
pub(super) fn fallback_content(page: &Page) -> Result<()> {
    page.open("element.html?without=Worker")?;
    let fixture = ElementPage::at(page)?;
    fixture.value("fixture.add({}, 'plain', 'A picture of the position.') && 0")?;
    let message = fixture.refusal("element.ready")?;
    ensure!(
        message.contains("This browser does not support web workers"),
        "{message}"
    );
    let fault = fixture.wait_for_event("error")?;
    ensure!(
        fault["message"] == message.as_str() && fault["cause"] == "engine",
        "{fault}"
    );
    page.wait_for_words("A picture of the position.")?;
    let is_board_seen = "element.shadowRoot.querySelector('.mx-board').checkVisibility()";
    ensure!(fixture.value(is_board_seen)? == false);
    Ok(())
}

/// The game is restored by its key; with another position a new game starts; damaged data is reported.
pub(super) fn the_game_is_kept(page: &Page) -> Result<()> {
    let attributes = json!({ "storage-key": "lesson-1", "side": "both" });
    let fixture = ElementPage::open(page, &attributes)?;
    fixture.promise("element.move('e4').then(() => element.move('e5'))")?;
    let again = |attributes: &Value| -> Result<Value> {
        page.reopen("element.html")?;
        let fixture = ElementPage::at(page)?;
        fixture.add("plain", attributes)?;
        fixture.promise("element.ready.then(() => element.currentPly)")
    };
    ensure!(again(&attributes)? == 2);
    ensure!(again(&json!({ "storage-key": "lesson-1", "fen": PAWN_ENDING }))? == 0);
    let damage = "localStorage.setItem('micro-max:element:lesson-1', '{\"version\":2,');";
    page.browser().script(damage, &json!([]))?;
    ensure!(again(&attributes)? == 0);
    let fault = ElementPage::at(page)?.wait_for_event("error")?;
    ensure!(
        fault["message"]
            .as_str()
            .is_some_and(|text| text.contains("cannot be read")),
        "{fault}"
    );
    // A FEN may be shortened, and the second game is kept as well.
    let short = json!({
        "storage-key": "lesson-2", "side": "both", "fen": "4k3/8/8/8/8/8/4P3/4K3 w - -",
    });
    ensure!(again(&short)? == 0);
    ElementPage::at(page)?.promise(
        "element.move('e4').then(() => element.reset())
            .then(() => element.move('e3')).then(() => element.move('Kd7'))",
    )?;
    ensure!(again(&short)? == 2);
    Ok(())
}

/// Attributes that a framework sets one after another define one game, including those set while a game is read.
pub(super) fn attributes_one_by_one(page: &Page) -> Result<()> {
    let fixture = ElementPage::open(page, &json!({ "start": "lazy" }))?;
    let seen = fixture.promise(
        "(async () => {
            const board = document.createElement('micro-max');
            document.getElementById('plain').append(board);
            board.side = 'black';
            board.fen = '4k3/8/8/8/8/8/4P3/4K3 b - - 0 1';
            await board.ready;
            const first = [board.currentFen.split(' ')[0], board.shadowRoot.querySelector('[role=gridcell]').dataset.square];
            board.pgn = '1... Kd7 2. e4 Kd6 *';
            await null;
            board.ply = 3;
            board.orientation = 'white';
            await board.goTo(0).then(() => board.goTo(board.ply));
            return [...first, board.currentPly, board.shadowRoot.querySelector('[role=gridcell]').dataset.square];
        })()",
    )?;
    ensure!(
        seen == json!(["4k3/8/8/8/8/8/4P3/4K3", "h1", 3, "a8"]),
        "{seen}"
    );
    Ok(())
}
