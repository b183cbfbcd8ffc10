//! Pages opened from disk: the page in one file, and a page with the classic script.

use std::{fs, path::Path};

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};

use crate::{
    driver::{Point, wait},
    game_file::GameFile,
    game_player::{GamePlayer, Input},
    page::{Page, TIMEOUT},
    scenario::variant::INVENTED,
    temporary_folder::TemporaryFolder,
};

/// A game that White wins.
const TO_MATE: &str = include_str!("../../../data/games/by-mouse.json");

/// A page as an author might write it for a local folder.
const PAGE: &str = "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>A page</title>\n\
    <link rel=\"icon\" href=\"data:,\">\n<style>micro-max { display: block; width: 400px; }</style>\n<script src=\"micro-max.classic.js\"></script>\n\
    <script>\nwindow.ends = [];\naddEventListener('micro-max-gameend', ({ detail }) => window.ends.push(detail));\n</script>\n\
    </head>\n<body>\n<micro-max side=\"white\" engine=\"classic\" level=\"1\">A board.</micro-max>\n</body>\n</html>\n";

/// A page with an invented game and a diagram of a piece.
const PAGE_OF_VARIANT: &str = "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>A page</title>\n\
    <link rel=\"icon\" href=\"data:,\">\n<style>micro-max, micro-max-piece { display: block; width: 400px; }</style>\n\
    <script src=\"micro-max.classic.js\"></script>\n<script src=\"micro-max.figures.classic.js\"></script>\n\
    </head>\n<body>\n<micro-max side=\"both\" variant=\"\n  game tiny\n  board 5x6\n  piece P pawn fmWfcF pawn\n  piece N knight N\n  \
    piece R rook R\n  piece K king K royal\n  start rnknr/ppppp/5/5/PPPPP/RNKNR w - - 0 1\n  promotion P to RN on 6\n\">A board.</micro-max>\n\
    <micro-max-piece variant=\"capablanca\" piece=\"A\">A piece.</micro-max-piece>\n</body>\n</html>\n";

/// A whole game on `micro-max.html`, without requests to any host.
pub(super) fn the_page_in_one_file(served: &Page) -> Result<()> {
    let url = address(&served.product("micro-max.html")?);
    let page = served.at(&url);
    GamePlayer::play_to_mate(&page, Input::Click)?;
    allows_no_host(&page)?;
    asked_no_host(&page)?;
    leave_for(served, &page)
}

/// An invented game on `micro-max.html`, from a link.
pub(super) fn an_invented_game_in_one_file(served: &Page) -> Result<()> {
    let url = format!("{}#{INVENTED}", address(&served.product("micro-max.html")?));
    let page = served.at(&url);
    page.browser().open(&url)?;
    page.wait_for_piece("b1", "white camelking")?;
    asked_no_host(&page)?;
    leave_for(served, &page)
}

/// An invented game in an element, and a piece of another game, with the classic scripts beside the page.
pub(super) fn an_invented_game_in_an_element(served: &Page) -> Result<()> {
    let folder = TemporaryFolder::make(served, "disk-variant")?;
    for name in ["micro-max.classic.js", "micro-max.figures.classic.js"] {
        fs::copy(served.author_file(name)?, folder.file(name))?;
    }
    folder.write("index.html", PAGE_OF_VARIANT)?;
    let url = address(&folder.file("index.html"));
    let page = served.at(&url);
    page.browser().open(&url)?;
    for square in ["b2", "b3"] {
        click(&page, square)?;
    }
    let script = "return document.querySelector('micro-max').currentPly === 1
        && document.querySelector('micro-max-piece').shadowRoot?.querySelector('svg')?.getAttribute('aria-label')?.startsWith('archbishop');";
    page.wait_for_script("the move and the diagram", script, &json!([]))?;
    asked_no_host(&page)?;
    leave_for(served, &page)
}

/// A whole game in an element of a page with the classic script beside it.
pub(super) fn an_element_in_a_page(served: &Page) -> Result<()> {
    let script = served.author_file("micro-max.classic.js")?;
    let folder = TemporaryFolder::make(served, "disk")?;
    fs::copy(script, folder.file("micro-max.classic.js"))?;
    folder.write("index.html", PAGE)?;
    let url = address(&folder.file("index.html"));
    let page = served.at(&url);
    page.browser().open(&url)?;
    let game = GameFile::read(TO_MATE)?;
    for (index, (text, is_player)) in game.plies().enumerate() {
        if is_player {
            click(&page, &text[..2])?;
            click(&page, &text[2..4])?;
        }
        let played = game.moves[..=index].join(" ");
        wait_for_game(&page, &played)?;
    }
    let ends = page.browser().script("return window.ends;", &json!([]))?;
    ensure!(
        ends[0]["result"] == "1-0" && ends[0]["reason"] == "checkmate",
        "the end of the game is {ends}"
    );
    asked_no_host(&page)?;
    leave_for(served, &page)
}

/// Returns to a served page, and fails if there were errors on the other page.
fn leave_for(served: &Page, page: &Page) -> Result<()> {
    let faults = page.faults()?;
    ensure!(
        faults.is_empty(),
        "errors in the console: {}",
        faults.join("; ")
    );
    served.open("blank.html")
}

/// Clicks a square of the element once it is the start or the target of a legal move.
fn click(page: &Page, square: &str) -> Result<()> {
    let script = "const cell = document.querySelector('micro-max').shadowRoot?.querySelector(`[data-square=${arguments[0]}]`);
        if (!cell?.matches('.mx-movable, .mx-target, .mx-capture')) return null;
        const box = cell.getBoundingClientRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };";
    let at = wait(&format!("a move from or to {square}"), TIMEOUT, || {
        let found = page.browser().script(script, &json!([square]))?;
        let coordinates = found["x"].as_f64().zip(found["y"].as_f64());
        Ok(coordinates.map(|(x, y)| Point { x, y }))
    })?;
    page.browser().mouse(&[at])
}

/// Waits until the element has these moves.
fn wait_for_game(page: &Page, moves: &str) -> Result<()> {
    let mut game = rules::Game::new(rules::Position::start());
    for text in moves.split(' ') {
        game.play(game.position().parse_move(text)?)?;
    }
    let fen = game.position().to_string();
    let script = "return document.querySelector('micro-max').currentFen;";
    let shown = || page.browser().script(script, &json!([]));
    wait(&format!("the moves {moves}"), TIMEOUT, || {
        Ok((shown()? == json!(fen)).then_some(()))
    })
    .with_context(|| format!("the element shows {}", shown().unwrap_or_default()))
}

/// Checks that the policy of the page names no host, so that the browser blocks requests to any.
fn allows_no_host(page: &Page) -> Result<()> {
    let script = "return document.querySelector('[http-equiv=Content-Security-Policy]').content;";
    let policy = page.browser().script(script, &json!([]))?;
    let policy = policy.as_str().context("the page has no policy")?;
    ensure!(policy.starts_with("default-src 'none'; "), "{policy}");
    let directives = policy
        .split("; ")
        .filter(|part| !part.contains("trusted-types"));
    let sources = directives.flat_map(|directive| directive.split(' ').skip(1));
    for source in sources {
        let is_inside = source.starts_with('\'') || ["blob:", "data:"].contains(&source);
        ensure!(is_inside, "the policy allows {source}");
    }
    Ok(())
}

/// Checks that the page has loaded only resources inside it or beside it.
fn asked_no_host(page: &Page) -> Result<()> {
    let script = "return performance.getEntriesByType('resource').map(({ name }) => name);";
    let loaded = page.browser().script(script, &json!([]))?;
    let loaded = loaded
        .as_array()
        .context("the loaded resources are unknown")?;
    for name in loaded.iter().filter_map(Value::as_str) {
        let is_inside = ["blob:", "data:", "file:"]
            .iter()
            .any(|kind| name.starts_with(kind));
        ensure!(is_inside, "the page has requested {name}");
    }
    Ok(())
}

fn address(path: &Path) -> String {
    format!("file://{}", path.display())
}
