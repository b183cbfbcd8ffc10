//! Each figure with mouse, touch and keyboard.

use std::{thread::sleep, time::Duration};

use anyhow::{Context, Result, ensure};
use serde_json::json;

use crate::{
    driver::wait,
    engine::Engine,
    keys::{DOWN, END, ENTER, HOME, LEFT, RIGHT, UP},
    page::{Page, TIMEOUT},
    suite::only_in,
};

use super::figure::Figure;

/// Figures, with a move on the board that changes the figure's text.
const MOVES: [(&str, &str, &str); 10] = [
    ("board", "g1", "f3"),
    ("piece", "a1", "a4"),
    ("moves", "e5", "e4"),
    ("undo", "e5", "d6"),
    ("deepening", "f1", "a1"),
    ("tree", "g8", "f8"),
    ("ordering", "b1", "c3"),
    ("quiescence", "c1", "d1"),
    ("table", "f5", "e4"),
    ("evaluation", "d7", "d6"),
];

/// Figures in which pieces make moves, and a piece to put on a square that it cannot move to.
const ARRANGED: [(&str, &str, &str); 4] = [
    ("undo", "c3", "h3"),
    ("tree", "g1", "h3"),
    ("quiescence", "c1", "h3"),
    ("evaluation", "a2", "a5"),
];

/// The slider of the steps.
const SLIDER: &str = ".steps input";

/// The CPU time that an idle page may use per second.
const IDLE_MS: f64 = 5.0;

/// Buttons and the slider change the step, and dragging a piece updates the figure.
pub(super) fn the_mouse(page: &Page) -> Result<()> {
    each(page, |figure, from, to| {
        goes_along(figure, |button| figure.click(button))?;
        let told = figure.text()?;
        page.browser().mouse(&figure.way(from, to)?)?;
        figure.wait_for_another_text(&told)
    })
}

/// The same by touch.
pub(super) fn touch(page: &Page) -> Result<()> {
    each(page, |figure, from, to| {
        goes_along(figure, |part| {
            // A native slider ignores synthetic events.
            if part == SLIDER && page.engine() == Engine::Webkit {
                figure.click(part)
            } else {
                figure.tap(part)
            }
        })?;
        let told = figure.text()?;
        page.browser().finger(&figure.way(from, to)?)?;
        figure.wait_for_another_text(&told)
    })
}

/// Keys change the step and make the move on the board.
pub(super) fn the_keyboard(page: &Page) -> Result<()> {
    each(page, |figure, from, to| {
        let first = figure.value("element.step")?;
        let count = figure.value("element.steps")?.as_u64().unwrap_or_default();
        if count > 1 {
            figure.focus(".menu summary")?;
            page.press(&[HOME])?;
            figure.wait_for_step(1)?;
            page.press(&[RIGHT])?;
            figure.wait_for_step(2)?;
            page.press(&[END])?;
            figure.wait_for("the last step", "element.step === element.steps")?;
            figure.value(&format!("(element.step = {first})"))?;
        }
        let told = figure.text()?;
        figure.focus(&format!("[data-square={from}]"))?;
        let mut keys = vec![ENTER];
        keys.extend(way_by_keys(from, to));
        keys.push(ENTER);
        page.press(&keys)?;
        figure.wait_for_another_text(&told)
    })
}

/// A piece of the palette is put on the squares that are pressed, and squares are emptied.
pub(super) fn pieces_are_put_on_squares(page: &Page) -> Result<()> {
    let figure = Figure::open(page, "tree")?;
    figure.choose("arrange")?;
    figure.click(".palette [aria-label='white knight']")?;
    figure.click("[data-square=h5]")?;
    figure.wait_for("a knight", "element.currentFen.includes('/3n3N/')")?;
    figure.click(".palette [aria-label='Empty a square']")?;
    figure.click("[data-square=d5]")?;
    figure.wait_for("an empty square", "element.currentFen.includes('/7N/')")?;
    figure.focus("[data-square=d5]")?;
    page.press(&[RIGHT, RIGHT, RIGHT, RIGHT, ENTER])?;
    figure.wait_for("no knight", "element.currentFen.includes('/8/8/8/')")
}

/// The HTML of a figure, as it is now, is shown where it cannot be copied.
pub(super) fn its_html_is_copied(page: &Page) -> Result<()> {
    let figure = Figure::open(page, "tree:nodes=200")?;
    figure.value("Boolean(Object.defineProperty(navigator, 'clipboard', { value: undefined }))")?;
    page.browser().mouse(&figure.way("d1", "d5")?)?;
    figure.value("(element.step = 2)")?;
    figure.wait_for_step(2)?;
    figure.choose("copy")?;
    let code = "root.querySelector('.copied').textContent";
    figure.wait_for("the code", &format!("{code} !== ''"))?;
    let code = figure.value(code)?;
    let script = format!(
        "micro-max-{}/micro-max.figures.classic.js",
        env!("CARGO_PKG_VERSION")
    );
    let fen = "6k1/5ppp/4p3/3n4/8/8/5PPP/3R2K1 w - - 0 1";
    let start = format!(
        "<script defer src=\"{script}\"></script>\n<micro-max-tree fen=\"{fen}\" nodes=\"200\" step=\"2\">Node 2"
    );
    let end = format!("This figure needs scripts and the file {script}.</micro-max-tree>\n");
    ensure!(
        code.as_str()
            .is_some_and(|code| code.starts_with(&start) && code.ends_with(&end)),
        "{code}"
    );
    Ok(())
}

/// The author's caption is shown, and only the controls of the attribute.
pub(super) fn a_caption_and_fewer_controls(page: &Page) -> Result<()> {
    let figure = Figure::open(page, "moves:caption=A knight:controls=play")?;
    let shown = "[root.querySelector('figcaption').textContent, ...['.steps', '.menu']
        .map((part) => root.querySelector(part).checkVisibility())]";
    ensure!(figure.value(shown)? == json!(["A knight", true, false]));
    figure.value("element.setAttribute('controls', 'none')")?;
    ensure!(figure.value(shown)? == json!(["A knight", false, false]));
    figure.value("(element.removeAttribute('controls'), element.removeAttribute('caption'))")?;
    ensure!(figure.value(shown)? == json!(["", true, true]));
    ensure!(figure.value("root.querySelector('figcaption').hidden")? == true);
    Ok(())
}

/// In figures where pieces make moves, pieces can also be put on any square, and the figure is updated.
pub(super) fn pieces_stand_anywhere(page: &Page) -> Result<()> {
    for (name, from, to) in ARRANGED {
        let figure = Figure::open(page, name)?;
        figure.choose("arrange")?;
        let (before, told) = (figure.value("element.currentFen")?, figure.text()?);
        page.browser().mouse(&figure.way(from, to)?)?;
        figure.wait_for(
            "another position",
            &format!("element.currentFen !== {before}"),
        )?;
        let stands = format!("root.querySelector('[data-square={to}]').getAttribute('aria-label')");
        figure.wait_for(
            "the piece where it was put",
            &format!("{stands}.includes('white')"),
        )?;
        figure.choose("arrange")?;
        figure.choose("reset")?;
        figure.wait_for(
            "the first position",
            &format!("element.currentFen === {before}"),
        )?;
        figure
            .wait_for_text(&told)
            .map_err(|error| error.context(name))?;
    }
    Ok(())
}

/// All figures on one page are idle once they are drawn.
pub(super) fn all_are_idle(page: &Page) -> Result<()> {
    let reason = "only Chromium's driver measures the CPU time of a page";
    only_in(Engine::Chromium, page, reason)?;
    let names = MOVES.map(|(name, ..)| name).join(",");
    let first = Figure::open(page, &names)?;
    for number in 0..MOVES.len() {
        first.value(&format!("fixture.elements[{number}].scrollIntoView()"))?;
        let drawn = format!("fixture.elements[{number}].text");
        first.wait_for("the figure", &drawn)?;
    }
    page.browser().devtools("Performance.enable", &json!({}))?;
    wait("a quiet second", TIMEOUT, || {
        let before = worked_ms(page)?;
        sleep(Duration::from_secs(1));
        Ok((worked_ms(page)? - before < IDLE_MS).then_some(()))
    })
}

/// Returns the CPU time of the page.
fn worked_ms(page: &Page) -> Result<f64> {
    let told = page
        .browser()
        .devtools("Performance.getMetrics", &json!({}))?;
    let metrics = told["metrics"].as_array().context("no metrics")?;
    let task = metrics
        .iter()
        .find(|metric| metric["name"] == "TaskDuration");
    let seconds = task.and_then(|metric| metric["value"].as_f64());
    Ok(seconds.context("no such metric")? * 1000.0)
}

/// Calls `act` with each figure at its initial step.
fn each(page: &Page, act: impl Fn(&Figure, &str, &str) -> Result<()>) -> Result<()> {
    for (name, from, to) in MOVES {
        let figure = Figure::open(page, name)?;
        act(&figure, from, to).map_err(|error| error.context(name))?;
    }
    Ok(())
}

/// Goes to the second step by a button, back by another, and to one in between by the slider.
fn goes_along(figure: &Figure, press: impl Fn(&str) -> Result<()>) -> Result<()> {
    let shown = figure.value("element.step")?;
    let count = figure.value("element.steps")?.as_u64().unwrap_or_default();
    if count < 2 || figure.value("root.querySelector('.player') === null")? == true {
        return Ok(());
    }
    figure.value("(element.step = 1)")?;
    press(".steps button:nth-of-type(2)")?;
    figure.wait_for_step(2)?;
    press(".steps button:nth-of-type(1)")?;
    figure.wait_for_step(1)?;
    press(SLIDER)?;
    figure.wait_for(
        "the slider",
        "element.step === root.querySelector('.steps input').valueAsNumber",
    )?;
    let is_between =
        count < 5 || figure.value("element.step > 2 && element.step < element.steps")? == true;
    ensure!(
        is_between,
        "the middle of the slider is not a step in between"
    );
    figure.value(&format!("(element.step = {shown})")).map(drop)
}

/// Returns the arrow keys that move the focus from one square to another.
fn way_by_keys(from: &str, to: &str) -> Vec<char> {
    let place = |square: &str, index: usize| i16::from(*square.as_bytes().get(index).unwrap_or(&0));
    let along = |index: usize, back: char, forward: char| {
        let distance = place(to, index) - place(from, index);
        let key = if distance < 0 { back } else { forward };
        vec![key; usize::from(distance.unsigned_abs())]
    };
    let mut keys = along(0, LEFT, RIGHT);
    keys.extend(along(1, DOWN, UP));
    keys
}
