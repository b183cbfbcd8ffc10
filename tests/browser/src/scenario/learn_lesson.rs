//! The lesson of the tutorial, for a class: a figure, its question and its answer, chapter by chapter, and a sheet to print.

use anyhow::{Result, ensure};
use serde_json::json;

use crate::{
    keys::{ESCAPE, PAGE_DOWN},
    page::Page,
};

use super::{
    accessible::{axe, inspect},
    learn::wait_for,
};

/// The question, the answer and the text around them, as far as they are shown.
const SHOWN: &str =
    "['micro-max-guess > .choices', 'micro-max-guess > details', '#minimax-reply', '.masthead']
    .map((part) => document.querySelector(part).checkVisibility())";

/// The question is hidden until it is asked, and its answer until it is shown; then comes the next chapter. A guess that
/// was kept on the device does not give the answer away.
pub(super) fn a_chapter_is_shown_to_a_class(page: &Page) -> Result<()> {
    page.open("learn/minimax.html")?;
    page.click("button", "C")?;
    page.wait_for_words("Black would pick the 4 there")?;
    page.click("button", "Lesson")?;
    let figure = "document.getElementById('minimax-cards')";
    let ready = format!(
        "document.documentElement.dataset.lesson === 'figure' && {figure}.text && {figure}.step === 1"
    );
    wait_for(page, "the figure", &ready)?;
    let shown = |expected: [bool; 4]| {
        let script = format!("JSON.stringify({SHOWN}) === '{}'", json!(expected));
        wait_for(page, &script, &script)
    };
    shown([false, false, false, false])?;
    page.click("button", "Ask the question")?;
    shown([true, false, false, false])?;
    page.press(&[PAGE_DOWN])?;
    shown([true, true, false, false])?;
    wait_for(
        page,
        "the end of the search",
        &format!("{figure}.step === 21"),
    )?;
    inspect(page, &axe()?, "of a lesson")?;
    page.click("button", "Next: The window")?;
    wait_for(
        page,
        "the next chapter",
        "location.href.endsWith('window.html#lesson') && document.documentElement.dataset.lesson === 'figure'",
    )?;
    page.open("learn/index.html#lesson")?;
    wait_for(
        page,
        "the first chapter",
        "location.href.endsWith('chess.html#lesson') && document.documentElement.dataset.lesson === 'figure'",
    )?;
    page.press(&[ESCAPE])?;
    wait_for(
        page,
        "the whole chapter",
        "document.querySelector('.masthead').checkVisibility() && !document.documentElement.dataset.lesson",
    )
}

/// The sheet has all questions, with the positions of their figures, and the answers on a page of their own.
pub(super) fn the_questions_are_printed(page: &Page) -> Result<()> {
    page.open("learn/minimax.html#lesson")?;
    let start = "window.print = () => { window.isPrinted = true; };";
    page.browser().script(start, &json!([]))?;
    page.click("button", "Print the questions")?;
    wait_for(page, "the sheet", "window.isPrinted")?;
    let counts = "return [
        ...[...document.querySelectorAll('.sheet > section')].map((part) => part.querySelectorAll('section').length),
        [...document.querySelectorAll('.sheet .diagram')].filter(({ shadowRoot }) => shadowRoot.querySelector('svg')).length > 5,
        /Black would pick/.test(document.querySelector('.sheet > section').textContent),
        /Black would pick/.test(document.querySelector('.sheet > section + section').textContent)];";
    let seen = page.browser().script(counts, &json!([]))?;
    ensure!(seen == json!([15, 15, true, false, true]), "{seen}");
    let end = "dispatchEvent(new Event('afterprint')); return !document.querySelector('.sheet');";
    ensure!(page.browser().script(end, &json!([]))? == true);
    Ok(())
}
