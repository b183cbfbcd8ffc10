//! Games and positions in the content of the element and in files.

use anyhow::{Result, ensure};
use serde_json::json;

use crate::{element_page::ElementPage, frames::Framed, page::Page};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// A file with two games.
const TWO_GAMES: &str = "[White \"O'Kelly\"]\n[Black \"Amateur\"]\n\n1. e4 e5 2. Nf3 *\n\n[White \"Morphy\"]\n\n1. d4 *\n";

/// Replaces the responses to requests for PGN files; other requests reach the server.
fn answer_with(fixture: &ElementPage, answer: &str) -> Result<()> {
    fixture.value(&format!(
        "(window.requests = [], window.request = fetch, window.fetch = async (url, init) => {{
            if (!String(url).endsWith('.pgn')) return request(url, init);
            requests.push(new URL(url).pathname);
            return {answer};
        }}, 0)"
    ))?;
    Ok(())
}

/// A game or a position between the tags is shown; attributes take precedence, and other content is a fallback.
pub(super) fn between_the_tags(page: &Page) -> Result<()> {
    page.open("element-content.html")?;
    let fixture = ElementPage::at(page)?;
    let shown = fixture.promise(
        "Promise.all([...document.querySelectorAll('micro-max')].map(async (board) => {
            await board.ready;
            return [board.id, board.currentFen, board.pgn, board.fen];
        }))",
    )?;
    let endgame = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    let rook = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
    let after_two = "rnbqkb1r/pppppppp/5n2/8/3P4/8/PPP1PPPP/RNBQKBNR w KQkq - 1 2";
    let expected = json!([
        ["block", START, "", ""],
        ["moves", after_two, "", ""],
        ["position", endgame, "", ""],
        ["diagram", "8/8/8/3N4/8/8/8/8 w - - 0 1", "", ""],
        ["attribute", rook, "", rook],
        ["words", START, "", ""],
        ["picture", START, "", ""],
    ]);
    ensure!(shown == expected, "{shown}");
    let block = "document.getElementById('block')";
    fixture.wait_for(
        "the player",
        &format!(
            "{block}.shadowRoot.querySelector('.player-bar')?.textContent.includes('Amateur')"
        ),
    )?;
    let pgn = fixture.value(&format!("{block}.currentPgn"))?;
    ensure!(
        pgn.as_str()
            .is_some_and(|pgn| pgn.contains("O'Kelly") && pgn.contains("1. e4 e5 2. Nf3 *")),
        "{pgn}"
    );
    ensure!(fixture.events("error")?.is_empty());
    Ok(())
}

/// The example of a puzzle for authors, the last element of this file.
const EXAMPLE: &str = include_str!("../../../../www/authors/examples/page.md");

/// The attribute `fen` is the start of a game without a tag `FEN`, wherever the game is.
pub(super) fn from_a_given_start(page: &Page) -> Result<()> {
    let endgame = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1";
    let framed = Framed::open(page, &format!("#fen={endgame}&pgn=1.%20Rd8%23&ply=1"))?;
    framed.enter()?.wait_for_piece("d8", "white rook")?;

    let fixture = ElementPage::empty(page)?;
    answer_with(&fixture, "new Response('1. Rd8# *')")?;
    let line = json!(
        EXAMPLE
            .lines()
            .find(|line| line.starts_with("<micro-max puzzle fen"))
    );
    fixture.value(&format!(
        "(fixture.add(Object.fromEntries([...{line}.matchAll(/ ([a-z]+)(?:=\"(.*?)\")?/g)]
            .map(([, name, text = '']) => [name, text])), 'plain'), 0)"
    ))?;
    fixture.promise("element.ready")?;
    fixture.drag("d1", "d8")?;
    fixture.wait_for_event("solved")?;

    fixture.add(
        "plain",
        &json!({ "fen": endgame, "src": "mate.pgn", "ply": "1" }),
    )?;
    fixture.wait_for_piece("d8", "white rook")?;
    fixture.value(&format!(
        "(fixture.add({{ fen: '{endgame}', ply: '1' }}, 'plain', '1. Rd8#'), 0)"
    ))?;
    fixture.wait_for_piece("d8", "white rook")?;
    let black = "3r2k1/5ppp/8/8/8/8/5PPP/6K1 b - - 0 1";
    fixture.value(&format!(
        "(element.fen = '{black}', element.pgn = '1... Rd1#')"
    ))?;
    fixture.wait_for_piece("d1", "black rook")?;
    fixture.promise("element.loadPgn('1... Kf8 2. h3')")?;
    fixture.promise("element.goTo(2)")?;
    fixture.wait_for_piece("h3", "white pawn")?;
    ensure!(fixture.value("element.fen")? == black);
    ensure!(fixture.events("error")?.is_empty());

    fixture.add(
        "plain",
        &json!({ "fen": black, "pgn": format!("[FEN \"{endgame}\"] 1. Rd8#"), "ply": "1" }),
    )?;
    let fault = fixture.wait_for_event("error")?;
    let sentence =
        format!("fen=\"{black}\" is not valid: the PGN has a tag FEN with another position.");
    ensure!(fault["message"] == sentence, "{fault}");
    fixture.wait_for_piece("d8", "white rook")?;
    fixture.promise("element.loadPgn('1. e4 e5')")?;
    ensure!(fixture.value("element.fen")? == "");
    fixture.promise("element.goTo(1)")?;
    fixture.wait_for_piece("e4", "white pawn")
}

/// A position from which the moves of a game are illegal is ignored, with a warning.
pub(super) fn from_its_normal_start(page: &Page) -> Result<()> {
    let endgame = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1";
    let fixture = ElementPage::empty(page)?;
    fixture
        .value("(window.warnings = [], console.warn = (text) => warnings.push(String(text)), 0)")?;
    fixture.add(
        "plain",
        &json!({ "fen": endgame, "pgn": "1. e4 e5 2. Nf3 *", "ply": "3" }),
    )?;
    fixture.promise("element.ready")?;
    fixture.wait_for_piece("f3", "white knight")?;
    ensure!(fixture.events("error")?.is_empty());
    let warnings = fixture.value("warnings.filter((text) => text.startsWith('fen='))")?;
    let sentence = format!(
        "fen=\"{endgame}\" is not valid: the moves of the PGN are legal only from the normal start, with which the game begins."
    );
    ensure!(warnings == json!([sentence]), "{warnings}");
    Ok(())
}

/// A game in the content survives the changes of editors and page loaders. Content that only looks like a game is quoted in a warning.
pub(super) fn changed_by_editors(page: &Page) -> Result<()> {
    let fixture = ElementPage::empty(page)?;
    fixture
        .value("(window.warnings = [], console.warn = (text) => warnings.push(String(text)), 0)")?;
    let parts = "const part = (name, text) => {
            const made = document.createElement(name);
            (made.content ?? made).append(text);
            return made;
        };";
    let wrapped = |inside: &str| {
        fixture.value(&format!(
            "(() => {{ {parts} const board = fixture.add({{ ply: '3' }}, 'plain'); board.replaceChildren({inside}); return 0; }})()"
        ))
    };
    for inside in [
        "part('p', '1. e4 e5'), part('p', '2.\u{a0}\u{2658}f3')",
        "part('template', '1. e4 e5 2. Nf3')",
        "part('pre', '1. e4 e5 2. Nf3 *')",
    ] {
        wrapped(inside)?;
        fixture.wait_for_piece("f3", "white knight")?;
    }
    fixture.promise("element.goTo(1)")?;
    fixture.value(&format!(
        "(() => {{ {parts}
            const text = element.querySelector('pre');
            text.replaceWith(part('code', text.textContent));
            document.body.append(element);
            return 0;
        }})()"
    ))?;
    fixture.promise("new Promise((resolve) => setTimeout(resolve, 300))")?;
    ensure!(
        fixture.value("[element.currentPly, element.currentPgn.includes('2. Nf3')]")?
            == json!([1, true])
    );

    fixture.value(
        "(() => {
            const inert = document.implementation.createHTMLDocument().createElement('micro-max');
            inert.setAttribute('fen', '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1');
            inert.fen = inert.fen;
            inert.pgn = undefined;
            fixture.elements.push(inert);
            document.body.append(inert);
            return 0;
        })()",
    )?;
    fixture.wait_for_piece("e2", "white pawn")?;
    ensure!(
        fixture.value("[element.fen.length > 0, element.hasAttribute('pgn')]")?
            == json!([true, false])
    );
    ensure!(fixture.value("warnings.length")? == 0 && fixture.events("error")?.is_empty());

    wrapped("part('p', 'Morphy: 1. e4 e5 2. Nf3')")?;
    let warning =
        "\"Morphy: 1. e4 e5 2. Nf3\" in the element is not valid: it must be a PGN or a FEN alone.";
    fixture.wait_for(
        "the warning",
        &format!("warnings.includes({})", json!(warning)),
    )
}

/// Content that a script or a framework adds or changes later is shown too; an invalid game is reported.
pub(super) fn between_the_tags_later(page: &Page) -> Result<()> {
    let fixture = ElementPage::open(page, &json!({ "side": "both" }))?;
    fixture.value("element.append('1. e4 e5 2. Nf3')")?;
    fixture.promise("element.goTo(3)")?;
    fixture.wait_for_piece("f3", "white knight")?;
    fixture.value("(element.firstChild.data = '[White \"X\"] 1. d4 d5 2. Kd8')")?;
    let fault = fixture.wait_for_event("error")?;
    ensure!(
        fault["message"].as_str().is_some_and(|text| {
            text.starts_with("\"[White \"X\"] 1. d4 d5 2. Kd8\" in the element is not valid: ")
        }),
        "{fault}"
    );
    fixture.promise("element.goTo(2)")?;
    fixture.wait_for_piece("d5", "black pawn")?;
    fixture.value("element.replaceChildren('A board')")?;
    fixture.wait_for("the start", &format!("element.currentFen === '{START}'"))
}

/// A file with several games has a menu of them, and is requested only once.
pub(super) fn from_a_file(page: &Page) -> Result<()> {
    let fixture = ElementPage::empty(page)?;
    answer_with(&fixture, &format!("new Response({})", json!(TWO_GAMES)))?;
    fixture.add("plain", &json!({ "src": "games/two.pgn", "ply": "3" }))?;
    fixture.promise("element.ready")?;
    fixture.wait_for_piece("f3", "white knight")?;
    let menu = "element.shadowRoot.querySelector('.games select')";
    fixture.wait_for("the menu", &format!("{menu}?.options.length === 2"))?;
    fixture.wait_for(
        "its name",
        &format!("{menu}.ariaLabel === '2 games. Which one?'"),
    )?;
    ensure!(fixture.value(&format!("{menu}.options[0].text"))? == "1. O'Kelly – Amateur");
    fixture.value(&format!(
        "({menu}.value = '1', {menu}.dispatchEvent(new Event('change')))"
    ))?;
    fixture.wait_for_piece("d4", "white pawn")?;
    let requests = fixture.value("requests")?;
    ensure!(requests == json!(["/games/two.pgn"]), "{requests}");
    fixture.promise("element.loadPgn('1. c4 *')")?;
    fixture.wait_for(
        "no menu",
        "element.shadowRoot.querySelector('.games').hidden",
    )?;
    ensure!(fixture.events("error")?.is_empty());
    Ok(())
}

/// A file that cannot be loaded is reported once in each place: to the page, on the console and on the board, which
/// still accepts moves.
pub(super) fn without_a_file(page: &Page) -> Result<()> {
    let answers = [
        (
            "new Response('', { status: 404 })",
            "the server answered 404",
        ),
        (
            "new Response('<!doctype html><p>Not here')",
            "it is a web page in HTML, not a PGN file",
        ),
        (
            "new Response('[', { headers: { 'content-length': '20000000' } })",
            "it is larger than 10 MB",
        ),
        (
            "Promise.reject(new TypeError('Failed to fetch'))",
            "the connection failed",
        ),
    ];
    for (answer, reason) in answers {
        let fixture = ElementPage::empty(page)?;
        answer_with(&fixture, answer)?;
        fixture.value(
            "(window.warnings = [], console.warn = (text) => warnings.push(String(text)), 0)",
        )?;
        fixture.add("plain", &json!({ "src": "game.pgn" }))?;
        fixture.promise("element.ready")?;
        let faults = fixture.events("error")?;
        let sentence = format!("src=\"game.pgn\" cannot be loaded: {reason}");
        let message = faults[0]["message"].as_str().unwrap_or_default();
        ensure!(
            faults.len() == 1 && message.starts_with(&sentence),
            "{faults:?}"
        );
        ensure!(fixture.value("warnings")? == json!([message]));
        fixture.wait_for(
            "the sentence",
            &format!(
                "element.shadowRoot.querySelector('.notice')?.textContent.includes({})",
                json!(message)
            ),
        )?;
        fixture.promise("element.move('e4')")?;
    }
    Ok(())
}

/// Ratings, event and date are shown, glyphs have their colours, and eight rows of moves are visible below a narrow board.
pub(super) fn a_replay_names_its_game(page: &Page) -> Result<()> {
    let moves = "Nf3 Nf6 Ng1 Ng8 ".repeat(10);
    let pgn = format!(
        "[Event \"Match\"][Date \"1858.??.??\"][White \"Morphy\"][WhiteElo \"2690\"][Black \"Amateur\"] 1. e4!! e5?? {moves}"
    );
    let fixture = ElementPage::open(page, &json!({ "panels": "moves", "pgn": pgn }))?;
    let all = "(selector) => [...element.shadowRoot.querySelectorAll(selector)]";
    fixture.wait_for(
        "the moves",
        "element.shadowRoot.querySelectorAll('.move-pair').length > 9",
    )?;
    let names = fixture.value(&format!(
        "((all) => [all('.strength').map((one) => one.textContent), all('.event')[0].textContent, all('.glyph').map((one) => one.className)])({all})"
    ))?;
    let expected = json!([
        ["Black", "2690 · White"],
        "Match, 1858",
        ["glyph brilliant", "glyph blunder"]
    ]);
    ensure!(names == expected, "{names}");
    let rows = fixture.value(&format!(
        "((all) => {{
            const list = all('.moves')[0].getBoundingClientRect();
            return all('.move-pair').filter((row) => row.getBoundingClientRect().bottom <= list.bottom + 1).length;
        }})({all})"
    ))?;
    ensure!(rows.as_u64().is_some_and(|rows| rows >= 8), "{rows} rows");
    Ok(())
}

/// A button plays the moves one by one until it is pressed again or the game ends.
pub(super) fn a_replay_plays_its_moves(page: &Page) -> Result<()> {
    let pgn = "[White \"Morphy\"] 1. e4 e5 2. Nf3 *";
    let fixture = ElementPage::open(page, &json!({ "panels": "moves", "pgn": pgn }))?;
    let button = |name: &str| {
        format!("element.shadowRoot.querySelector('.steps button[aria-label=\"{name}\"]')")
    };
    fixture.wait_for("the button", &button("Play the moves"))?;
    fixture.value(&format!("{}.click()", button("Play the moves")))?;
    fixture.wait_for("the second move", "element.currentPly === 2")?;
    fixture.value(&format!("{}.click()", button("Stop")))?;
    fixture.promise("new Promise((resolve) => setTimeout(resolve, 1800))")?;
    ensure!(fixture.value("element.currentPly")? == 2);
    fixture.value(&format!("{}.click()", button("Play the moves")))?;
    fixture.wait_for("the end", "element.currentPly === 3")?;
    fixture.wait_for(
        "the rest",
        &format!("{}?.ariaDisabled === 'true'", button("Play the moves")),
    )
}

/// A `readonly` game is read by the worker and can be stepped through, but is not searched.
pub(super) fn a_readonly_replay_is_not_searched(page: &Page) -> Result<()> {
    let fixture = ElementPage::empty(page)?;
    fixture.value(
        "(({ prototype }) => {
            const { postMessage } = prototype;
            window.sent = [];
            prototype.postMessage = function (message) {
                sent.push(message.call ?? String(message));
                postMessage.call(this, message);
            };
            return 0;
        })(Worker)",
    )?;
    let pgn = "1. e4 e5 2. Nf3 {Attacks the pawn.} Nc6 (2... d6 3. d4) 3. Bb5 *";
    let attributes = json!({ "readonly": "", "panels": "moves", "pgn": pgn, "ply": "1" });
    fixture.add("plain", &attributes)?;
    fixture.promise("element.ready")?;
    for ply in [5, 2, 3] {
        fixture.promise(&format!("element.goTo({ply})"))?;
        fixture.promise("new Promise((resolve) => setTimeout(resolve, 400))")?;
    }
    let searches = "sent.filter((line) => /^go\\b/.test(line)).length";
    let seen = fixture.value(&format!("[sent.length > 0, {searches}]"))?;
    ensure!(seen == json!([true, 0]), "{}", fixture.value("sent")?);
    fixture.promise("element.think('nodes:100')")?;
    ensure!(fixture.value(searches)? == 1);
    Ok(())
}
