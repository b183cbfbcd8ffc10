//! The page for authors: each of its examples loads, draws a board, and does what it demonstrates.

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};

use crate::{
    driver::wait,
    element_page::ElementPage,
    engine::Engine,
    frames::element_in_frame,
    page::{Page, TIMEOUT},
    suite::only_in,
};

use super::{
    accessible::{axe, inspect, inspect_colours},
    element_puzzle::wait_for_sentence,
};

/// Opens an example and returns the board with this index.
fn open<'a>(page: &'a Page<'a>, name: &str, number: usize) -> Result<ElementPage<'a>> {
    page.open(&format!("authors/examples/{name}.html"))?;
    element_in_frame(page, number).with_context(|| name.to_owned())
}

pub(super) fn position(page: &Page) -> Result<()> {
    let board = open(page, "position", 0)?;
    board.wait_for_piece("e5", "black king")?;
    board.drag("a1", "a4")?;
    board.wait_for("the engine's reply", "element.currentPly === 2")
}

pub(super) fn replay(page: &Page) -> Result<()> {
    let board = open(page, "replay", 0)?;
    board.wait_for_piece("g5", "white bishop")?;
    let forward = "element.shadowRoot.querySelector('button[aria-label=\"One move forward\"]')";
    board.wait_for(
        "the buttons",
        &format!("{forward} && !{forward}.ariaDisabled"),
    )?;
    board.value(&format!("{forward}.click()"))?;
    board.wait_for_piece("b5", "black pawn")?;
    board.promise("element.goTo(33)")?;
    board.wait_for_piece("d8", "white rook")?;
    let is_told = "element.shadowRoot.textContent.includes('two moves')";
    board.wait_for("the comment", is_told)
}

/// The board stays in view and follows the text; the links and diagrams of the text show its game.
pub(super) fn a_text(page: &Page) -> Result<()> {
    page.open("authors/examples/annotated.html")?;
    let wait_for = |what: &str, condition: &str| {
        let script = format!(
            "const [board, ...diagrams] = document.querySelectorAll('micro-max');
            const links = [...document.querySelectorAll('article a')];
            const current = links.filter((link) => link.ariaCurrent === 'true').map(({{ hash }}) => hash);
            return Boolean({condition});"
        );
        page.wait_for_script(what, &script, &json!([]))
    };
    wait_for(
        "the diagrams",
        "diagrams.length === 2 && diagrams[1].currentFen === 'rnbB1b1r/ppk2ppp/2p5/4q3/4n3/8/PPP2PPP/2KR1BNR b - - 3 11'",
    )?;
    page.click("link", "8… Qxe4 9. Re1")?;
    wait_for(
        "the variation",
        "board.currentPly === 17 && current.join() === '#game:8b.Qxe4.9w'",
    )?;
    let scroll =
        "document.querySelector('[href=\"#game:11w\"]').scrollIntoView({ block: 'center' })";
    page.browser().script(scroll, &json!([]))?;
    wait_for(
        "the end of the text",
        "board.currentPly >= 18 && board.getBoundingClientRect().top >= 0",
    )?;
    let missing = "return [...document.querySelectorAll('article a')].every(({ hash }) => hash.startsWith('#game:'));";
    ensure!(page.browser().script(missing, &json!([]))? == true);
    inspect(page, &axe()?, "of a game with its story")
}

pub(super) fn puzzle(page: &Page) -> Result<()> {
    let board = open(page, "puzzle", 0)?;
    board.drag("f7", "d6")?;
    wait_for_sentence(&board, "Try again. White still mates, but not in three.")?;
    board.wait_for_piece("f7", "white knight")?;
    board.drag("f7", "h6")?;
    board.wait_for_piece("h8", "black king")?;
    board.drag("c4", "g8")?;
    wait_for_sentence(&board, "The rook has to take.")?;
    board.wait_for_piece("g8", "black rook")?;
    board.drag("h6", "f7")?;
    wait_for_sentence(&board, "solved")
}

pub(super) fn puzzles(page: &Page) -> Result<()> {
    let first = open(page, "puzzles", 0)?;
    first.drag("d1", "d7")?;
    wait_for_sentence(&first, "Try again.")?;
    first.wait_for_piece("d1", "white rook")?;
    // The board is taller than the window.
    first.promise("element.move('Rd8')")?;
    wait_for_sentence(&first, "solved")?;
    page.wait_for_words("0 of 2 solved at the first try")?;
    let second = element_in_frame(page, 1)?;
    second.drag("g5", "f7")?;
    wait_for_sentence(&second, "solved")?;
    page.wait_for_words("1 of 2 solved at the first try")
}

pub(super) fn trainer(page: &Page) -> Result<()> {
    let board = open(page, "trainer", 0)?;
    board.wait_for_piece("e2", "white pawn")?;
    board.drag("d2", "d4")?;
    page.wait_for_words("d4 leaves the line. Try another move.")?;
    board.wait_for_piece("d2", "white pawn")?;
    for (from, to, ply) in [
        ("e2", "e4", 2),
        ("g1", "f3", 4),
        ("f1", "c4", 6),
        ("c2", "c3", 8),
    ] {
        board.drag(from, to)?;
        board.wait_for("the reply", &format!("element.currentPly === {ply}"))?;
        page.wait_for_words("Right. Your move.")?;
    }
    board.drag("d2", "d3")?;
    page.wait_for_words("You know the line.")
}

pub(super) fn variant(page: &Page) -> Result<()> {
    let board = open(page, "variant", 0)?;
    board.wait_for_piece("b1", "white frog")?;
    board.drag("a2", "a3")?;
    board.wait_for("the engine's reply", "element.currentPly === 2")?;
    // The figure below the board may be out of sight, where it is drawn only on demand.
    let script = "((figure) => figure.ready.then(() => figure.text))(document.querySelector('micro-max-piece'))";
    let diagram = page.browser().promise(script, &[])?;
    let diagram = diagram.as_str().unwrap_or_default();
    ensure!(
        diagram.starts_with("archbishop: moves to or captures on "),
        "{diagram}"
    );
    Ok(())
}

pub(super) fn a_match(page: &Page) -> Result<()> {
    let board = open(page, "match", 0)?;
    board.wait_for("moves of both sides", "element.currentPly >= 3")
}

pub(super) fn in_step(page: &Page) -> Result<()> {
    let second = open(page, "in-step", 1)?;
    second.wait_for_piece("e2", "white pawn")?;
    let below = "fixture.cell(element, 'h8').getBoundingClientRect().top > fixture.cell(element, 'h1').getBoundingClientRect().top";
    second.wait_for("what Black sees", below)?;
    element_in_frame(page, 0)?.drag("e2", "e4")?;
    element_in_frame(page, 1)?.wait_for_piece("e4", "white pawn")?;
    element_in_frame(page, 0)?.drag("e7", "e5")?;
    element_in_frame(page, 1)?.wait_for_piece("e5", "black pawn")
}

pub(super) fn own(page: &Page) -> Result<()> {
    let board = open(page, "own", 0)?;
    board.wait_for_piece("e2", "pedone bianco")?;
    let image = board.value("getComputedStyle(fixture.cell(element, 'e2').querySelector('.mx-piece')).backgroundImage.includes('disc-white.svg')")?;
    ensure!(image == true, "the pawn has no image");
    board.drag("e2", "e4")?;
    board.wait_for("the engine's reply", "element.currentPly === 2")
}

pub(super) fn theme(page: &Page) -> Result<()> {
    let board = open(page, "theme", 0)?;
    board.wait_for_piece("e2", "white pawn")?;
    let colour = board.value("getComputedStyle(fixture.cell(element, 'a1')).backgroundColor")?;
    ensure!(colour == "rgb(201, 141, 122)", "a dark square is {colour}");
    let arrows = "fixture.cell(element, 'e4').getAttribute('aria-description')?.includes('green arrow from e2')";
    board.wait_for("the arrow", arrows)
}

pub(super) fn events(page: &Page) -> Result<()> {
    let board = open(page, "events", 0)?;
    page.wait_for_words("The board is ready.")?;
    board.drag("e2", "e4")?;
    page.wait_for_words("e4, by the human: rnbqkbnr/pppppppp")?;
    page.wait_for_words(", by the engine: ")?;
    page.click("button", "What would the engine play?")?;
    page.wait_for_words("The engine would play")
}

pub(super) fn frame(page: &Page) -> Result<()> {
    page.open("authors/examples/frame.html")?;
    let frame = "return document.querySelector('iframe');";
    let frame = page.browser().script(frame, &json!([]))?;
    page.browser().enter_frame(&frame)?;
    let seen = element_in_frame(page, 0)
        .and_then(|board| board.wait_for("the engine's move", "element.currentPly === 1"));
    page.browser().leave_frames()?;
    seen?;
    let script = "const frame = document.querySelector('iframe'); return Number(frame.height) === frame.offsetWidth - 4;";
    page.wait_for_script("a frame as tall as its board", script, &json!([]))
}

pub(super) fn cdn(page: &Page) -> Result<()> {
    let board = open(page, "cdn", 0)?;
    board.wait_for_piece("e2", "white pawn")?;
    board.promise("element.move('e4')")?;
    board.wait_for("the engine's reply", "element.currentPly === 2")
}

/// The page itself: it shows the texts of the files, frames are as tall as their content, and texts can be copied.
pub(super) fn the_page(page: &Page) -> Result<()> {
    open_texts(page)?;
    let differing = page.browser().promise(
        "Promise.all([...document.querySelectorAll('figure')].map(async (figure) => {
            const { href } = figure.querySelector('a');
            const text = (await (await fetch(href)).text()).trimEnd().replaceAll('\"../../', `\"${new URL('..', location.href)}`);
            return text === figure.querySelector('code').textContent ? null : href; })).then((names) => names.filter(Boolean))",
        &[],
    )?;
    ensure!(
        differing == json!([]),
        "texts that differ from their files: {differing}"
    );
    frames_are_high(page)?;
    copies(page)
}

/// Nothing overflows a window as narrow as a phone's.
pub(super) fn nothing_is_cut(page: &Page) -> Result<()> {
    let reason = "only Chromium's window becomes as narrow as a phone's";
    only_in(Engine::Chromium, page, reason)?;
    open_texts(page)?;
    for width in [320, 1280] {
        page.resize(width, 800)?;
        let over = page.browser().script(
            "return document.documentElement.scrollWidth - innerWidth;",
            &json!([]),
        );
        page.first_size()?;
        let over = over?;
        ensure!(over.as_i64() <= Some(0), "{over} px too wide at {width} px");
    }
    Ok(())
}

/// `axe-core` finds no violations.
pub(super) fn axe_finds_nothing(page: &Page) -> Result<()> {
    open_texts(page)?;
    inspect(page, &axe()?, "for authors")
}

/// The same with dark colours.
pub(super) fn axe_finds_nothing_in_dark_colours(page: &Page) -> Result<()> {
    page.preferring("dark", || {
        open_texts(page)?;
        inspect_colours(page, &axe()?, "for authors")
    })
}

/// Opens the page and waits for the texts of the files.
fn open_texts(page: &Page) -> Result<()> {
    page.open("authors/")?;
    let shown = "return document.querySelectorAll('.files a:not(figcaption a)').length === 0 && document.querySelectorAll('figure').length > 15
        && document.querySelectorAll('table').length === 6;";
    page.wait_for_script("the texts of the files", shown, &json!([]))
}

/// Each frame shows its whole page when it is scrolled into view.
fn frames_are_high(page: &Page) -> Result<()> {
    let count = page.browser().script(
        "return document.querySelectorAll('iframe').length;",
        &json!([]),
    )?;
    for number in 0..count.as_u64().unwrap_or_default() {
        let script = "const frame = document.querySelectorAll('iframe')[arguments[0]];
            frame.scrollIntoView();
            const root = frame.contentDocument?.documentElement;
            return Boolean(root?.querySelector('micro-max, micro-max-rays, iframe')) && Math.abs(frame.clientHeight - root.offsetHeight) < 2;";
        page.wait_for_script(&format!("frame {number}"), script, &json!([number]))?;
    }
    Ok(())
}

/// The button copies the text and announces it.
fn copies(page: &Page) -> Result<()> {
    page.tab_to("button", "Copy position.html")?;
    page.press(&[crate::keys::ENTER])?;
    let said = "return document.querySelector('.status').textContent;";
    wait("the confirmation of the copy", TIMEOUT, || {
        let said = page.browser().script(said, &json!([]))?;
        Ok(said
            .as_str()
            .is_some_and(|said| said.contains("cop") || said.contains("Cop"))
            .then_some(()))
    })
}

/// The page opened from disk, with the self-contained script.
pub(super) fn disk(page: &Page) -> Result<()> {
    let script = page.author_file("micro-max.classic.js")?;
    let folder = crate::temporary_folder::TemporaryFolder::make(page, "authors")?;
    std::fs::copy(script, folder.file("micro-max.classic.js"))?;
    let example = page.product("site/authors/examples/disk.html")?;
    std::fs::copy(example, folder.file("disk.html"))?;
    page.browser()
        .open(&format!("file://{}", folder.file("disk.html").display()))?;
    let board = element_in_frame(page, 0)?;
    board.drag("e2", "e4")?;
    board.wait_for("the engine's reply", "element.currentPly === 2")?;
    let asked = board.value("performance.getEntriesByType('resource').filter(({ name }) => name.startsWith('http')).map(({ name }) => name)")?;
    ensure!(
        asked == Value::Array(Vec::new()),
        "the page requests {asked}"
    );
    page.open("blank.html")
}
