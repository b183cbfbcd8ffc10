//! The questions of the tutorial: guesses are kept, and answers set their figures.

use anyhow::Result;
use serde_json::json;

use crate::{
    driver::wait,
    keys::{DOWN, ENTER, LEFT, UP},
    page::{Page, TIMEOUT},
};

use super::learn::{CONTENTS, wait_for};

/// A guess opens the answer, sets the figure, and is still there after a reload; the contents mark the chapter.
pub(super) fn a_guess_is_kept(page: &Page) -> Result<()> {
    page.open("learn/minimax.html")?;
    page.click("button", "C")?;
    page.wait_for_words("You guessed C; it is A.")?;
    page.wait_for_words("Black would pick the 4 there")?;
    wait_for(
        page,
        "the end of the search",
        "document.getElementById('minimax-cards').step === 21",
    )?;
    page.reopen("learn/minimax.html")?;
    page.wait_for_words("You guessed C; it is A.")?;
    wait_for(
        page,
        "a closed answer",
        "!document.querySelector('micro-max-guess details').open",
    )?;
    page.reopen("learn/window.html")?;
    let type_number = "document.querySelector('micro-max-guess input').value = '7';";
    page.browser().script(type_number, &json!([]))?;
    page.click("button", "Guess")?;
    page.wait_for_words("You guessed 7; it is 5, fewer.")?;
    page.reopen(CONTENTS)?;
    wait_for(
        page,
        "two marks in the contents",
        "[...document.querySelectorAll('.guessed')].map((mark) => mark.textContent.trim()).sort().join('') === '○'.repeat(13) + '●●'",
    )
}

/// A move on the board is a guess, made by the keyboard; it is compared with the best one, and the search is shown.
pub(super) fn a_move_is_a_guess(page: &Page) -> Result<()> {
    page.open(CONTENTS)?;
    let figure = "document.getElementById('first-look')";
    wait_for(page, "the position", &format!("{figure}.text"))?;
    let focus = format!("{figure}.shadowRoot.querySelector('[data-square=e2]').focus();");
    // A board shows its position before it knows the legal moves.
    wait("the guess", TIMEOUT, || {
        page.browser().script(&focus, &json!([]))?;
        page.press(&[ENTER, UP, UP, LEFT, LEFT, ENTER])?;
        let taken = "return document.querySelector('.result').textContent !== '';";
        Ok((page.browser().script(taken, &json!([]))? == true).then_some(()))
    })?;
    page.wait_for_words("You played Bxc4; the best move is Bxf3.")?;
    wait_for(page, "the search", &format!("{figure}.step > 2"))?;
    page.reopen(CONTENTS)?;
    page.wait_for_words("You played Bxc4; the best move is Bxf3.")
}

/// An answer sets the position of its figure, and a step there; the cards that it names are turned.
pub(super) fn an_answer_sets_its_figure(page: &Page) -> Result<()> {
    let show = "document.querySelector('micro-max-guess summary').click();";
    page.open("learn/passed.html")?;
    let figure = "document.getElementById('through-check')";
    wait_for(page, "the position", &format!("{figure}.text"))?;
    page.browser().script(show, &json!([]))?;
    wait_for(
        page,
        "castling to the left",
        &format!("{figure}.step === 16 && {figure}.text.includes('c1: the king’s ray went on')"),
    )?;
    page.reopen("learn/defects.html")?;
    let figure = "document.getElementById('blind-push')";
    wait_for(page, "the position", &format!("{figure}.text"))?;
    let focus = format!("{figure}.shadowRoot.querySelector('[data-square=f4]').focus();");
    page.browser().script(&focus, &json!([]))?;
    page.press(&[ENTER, DOWN, LEFT, ENTER])?;
    page.wait_for_words("You played fxe3, the best move.")?;
    wait_for(
        page,
        "the second ply",
        &format!("{figure}.step === 2 && {figure}.text.startsWith('Ply 2')"),
    )?;
    page.reopen("learn/window.html")?;
    let figure = "document.getElementById('window-cards')";
    wait_for(page, "the cards", &format!("{figure}.text"))?;
    page.browser().script(show, &json!([]))?;
    let words = format!("{figure}.shadowRoot.textContent.includes('You turned 5.')");
    wait_for(page, "five turned cards", &words)
}

/// A guess starts the match of whole Modern with Modern without a part; it can be paused.
pub(super) fn a_match_is_played(page: &Page) -> Result<()> {
    page.open("learn/version-4.html")?;
    page.click("button", "Null move")?;
    page.wait_for_words("You guessed Null move; it is All captures.")?;
    let text = "document.getElementById('match').text";
    wait_for(
        page,
        "moves on both boards",
        &format!(
            "({text}.match(/(\\d+) plies/g) ?? []).filter((plies) => parseInt(plies) > 10).length === 2"
        ),
    )?;
    let button = "document.getElementById('match').shadowRoot.querySelector('button')";
    page.browser()
        .script(&format!("{button}.click();"), &json!([]))?;
    wait_for(
        page,
        "the match to pause",
        &format!("{button}.textContent === 'Start'"),
    )
}
