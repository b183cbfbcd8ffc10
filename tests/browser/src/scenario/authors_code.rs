//! The pages for authors that write code and list the games: the code works where it is pasted.

use anyhow::{Context, Result, ensure};
use serde_json::json;

use crate::{frames::Framed, page::Page};

use super::accessible::{axe, inspect, inspect_colours};

/// A game with what HTML, Markdown and addresses escape.
const GAME: &str = "[White \"Alberic O'Kelly\"]\n[Black \"A & B <C>\"]\n\n1. e4 {<b>} e5 (1... c5 2. Nf3 {[%csl Gd4]}) 2. Nf3 *";

/// Ends a script that contains it.
const SCRIPT: &str = "1. e4 {</script><script>alert(1)</script>} e5 *";

/// Sets a field, or presses a radio button, by its label.
const SET: &str = "const [name, value] = arguments;
    const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent.startsWith(name));
    const field = label.htmlFor ? document.getElementById(label.htmlFor) : label.querySelector('input');
    if (value === null) return field.click();
    field.value = value;
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));";

/// The game of an element in HTML, or the attribute of its frame.
const READ: &str = "const parsed = new DOMParser().parseFromString(code, 'text/html');
    const element = parsed.querySelector('micro-max');
    const hash = () => new URL(parsed.querySelector('iframe').src).hash.slice(1);
    const text = element ? element.getAttribute('pgn') ?? element.querySelector('script').textContent
        : decodeURIComponent(hash().split('&').find((part) => part.startsWith('pgn=')).slice(4));
    return [text.trim(), parsed.querySelectorAll('script').length];";

/// The documents, with a table of heights.
const EMBEDDING: &str = include_str!("../../../../docs/embedding.md");

/// A game is pasted, shown and copied; the copies contain the whole game, and the frame has the height of the documents.
pub(super) fn the_code_works(page: &Page) -> Result<()> {
    let mut codes = Vec::new();
    for (game, scripts) in [(GAME, 2), (SCRIPT, 1)] {
        page.open("authors/code.html")?;
        set(page, "A PGN, a FEN or a link", Some(game))?;
        wait_for_code(page, "the game", "code.includes('e5')")?;
        let shown = "return document.querySelector('.preview micro-max')?.currentPgn?.includes('1. e4') ?? false;";
        page.wait_for_script("the preview", shown, &json!([]))?;
        codes.push((game, code(page)?, scripts));
        set(page, "Markdown", None)?;
        wait_for_code(page, "Markdown", "!code.includes('<script')")?;
        codes.push((game, code(page)?, 0));
        set(page, "A frame", None)?;
        wait_for_code(page, "the frame", "code.startsWith('<iframe')")?;
        codes.push((game, code(page)?, 0));
    }
    page.open("authors/code.html")?;
    set(page, "A PGN, a FEN or a link", Some(GAME))?;
    set(page, "A frame", None)?;
    frames_have_their_heights(page)?;
    let hash = "#panels=moves&pgn=1.%20e4%20e5%20*";
    let framed = Framed::open(page, hash)?;
    for (game, code, scripts) in codes {
        let read = framed.around(&format!("const code = {}; {READ}", json!(code)))?;
        ensure!(read == json!([game, scripts]), "{code} is read as {read}");
    }
    Ok(())
}

/// What cannot be shown is one sentence, and there is no code.
pub(super) fn a_mistake_is_a_sentence(page: &Page) -> Result<()> {
    page.open("authors/code.html")?;
    for (text, sentence) in [
        ("hello", "This is no PGN, no FEN and no link"),
        (
            "https://host.invalid/study",
            "This link contains no position and no game",
        ),
        ("<micro-max>", "This is HTML"),
    ] {
        set(page, "A PGN, a FEN or a link", Some(text))?;
        page.wait_for_words(sentence)?;
        let none = "return document.querySelector('.code textarea') === null;";
        page.wait_for_script("no code", none, &json!([]))?;
    }
    inspect(page, &axe()?, "with a mistake")
}

/// The lists lead to the page that writes the code.
pub(super) fn games_are_listed(page: &Page) -> Result<()> {
    page.open("authors/games.html")?;
    let drawn = "return document.querySelector('.picture > svg[aria-label=\"The start of Antichess\"]') !== null
        && document.querySelectorAll('#tags tr').length === 15;";
    page.wait_for_script("the pictures", drawn, &json!([]))?;
    inspect(page, &axe()?, "with the games")?;
    let link = "return [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Antichess').click();";
    page.browser().script(link, &json!([]))?;
    wait_for_code(page, "the game", "code.includes('variant=\"antichess\"')")?;
    page.open("authors/code.html#figure=deepening")?;
    wait_for_code(page, "the figure", "code.includes('<micro-max-deepening>')")?;
    let shown = "return Boolean(document.querySelector('.preview micro-max-deepening')?.text);";
    page.wait_for_script("the figure", shown, &json!([]))?;
    inspect(page, &axe()?, "that writes code")?;
    page.preferring("dark", || {
        page.open("authors/code.html")?;
        wait_for_code(page, "the code", "code !== ''")?;
        inspect_colours(page, &axe()?, "that writes code")
    })
}

fn set(page: &Page, label: &str, value: Option<&str>) -> Result<()> {
    let script = "return document.querySelector('textarea') !== null;";
    page.wait_for_script("the page", script, &json!([]))?;
    page.browser().script(SET, &json!([label, value]))?;
    Ok(())
}

fn code(page: &Page) -> Result<String> {
    let script = "return document.querySelector('.code textarea').value;";
    let code = page.browser().script(script, &json!([]))?;
    Ok(code.as_str().unwrap_or_default().to_owned())
}

fn wait_for_code(page: &Page, what: &str, condition: &str) -> Result<()> {
    let script = format!(
        "const code = document.querySelector('.code textarea')?.value; return code !== undefined && {condition};"
    );
    page.wait_for_script(what, &script, &json!([]))
}

/// The code has the heights of the documents, but for fonts.
fn frames_have_their_heights(page: &Page) -> Result<()> {
    let widths = numbers("| width of the text |")?;
    let heights = numbers("| a game that names its players,")?;
    for (width, height) in widths.into_iter().zip(heights) {
        set(page, "Width of your text in", Some(&width.to_string()))?;
        let right = format!(
            "Math.abs(Number(/ height=\"(\\d+)\"/.exec(code)?.[1]) - {height}) <= 24
                && document.querySelector('.preview iframe').offsetWidth === {width}"
        );
        wait_for_code(page, &format!("the height at {width} px"), &right)?;
    }
    Ok(())
}

/// The numbers in a line of the documents.
fn numbers(start: &str) -> Result<Vec<u32>> {
    let line = EMBEDDING.lines().find(|line| line.starts_with(start));
    let cells = line.context("the table of heights")?.split('|').skip(2);
    Ok(cells
        .filter_map(|cell| cell.trim().trim_end_matches(" px").parse().ok())
        .collect())
}
