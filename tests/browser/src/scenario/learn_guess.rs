//! The questions of the tutorial: guesses are kept, and answers set their figures.

use anyhow::Result;
use serde_json::json;

use crate::{
    keys::{DOWN, ENTER, LEFT, UP},
    page::Page,
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

/// The figure plays a guess step by step; then come the answer and a sentence about the guess, and two buttons show both.
pub(super) fn a_guess_is_played_out(page: &Page) -> Result<()> {
    page.open("learn/minimax.html")?;
    let step = "document.getElementById('minimax-cards').step";
    wait_for(page, "the cards", &format!("{step} === 1"))?;
    page.click("button", "B")?;
    wait_for(
        page,
        "the first steps in B",
        &format!(
            "{step} > 7 && {step} < 13 && document.querySelector('.result').textContent === ''"
        ),
    )?;
    page.wait_for_words("B holds the 8, but Black picks the 3")?;
    wait_for(page, "the answer", &format!("{step} === 21"))?;
    page.click("button", "Your guess: B")?;
    wait_for(page, "the guess again", &format!("{step} === 13"))?;
    page.click("button", "The answer")?;
    wait_for(page, "the answer again", &format!("{step} === 21"))?;
    page.reopen("learn/ordering.html")?;
    page.browser().script(
        "document.querySelector('micro-max-guess input').value = '5';",
        &json!([]),
    )?;
    page.click("button", "Guess")?;
    page.wait_for_words("You guessed 5; it is 5.2: right.")
}

/// The chapters that ask for a choice or a number.
const ASKING: [&str; 13] = [
    "chess",
    "evaluation",
    "minimax",
    "window",
    "quiescence",
    "ordering",
    "table",
    "mate",
    "board",
    "moves",
    "passed",
    "legality",
    "program",
];

/// On a phone the first line of the answer is on the screen after a wrong guess, and its figure begins there.
pub(super) fn answers_fit_a_phone(page: &Page) -> Result<()> {
    page.resize(390, 844)?;
    let result = answers_are_on_the_screen(page);
    page.first_size()?;
    result
}

fn answers_are_on_the_screen(page: &Page) -> Result<()> {
    let guess = "const guess = document.querySelector('micro-max-guess');
        const field = guess.querySelector('.choices input');
        if (field) field.value = field.min;
        [...guess.querySelectorAll('.choices button')].find(({ value }) => value !== guess.getAttribute('answer')).click();";
    let fits = "(() => {
        const guess = document.querySelector('micro-max-guess[data-answered]');
        const top = (selector) => guess.querySelector(selector).getBoundingClientRect().top;
        return guess !== null && top('details p:not([hidden])') > 0 && top('details p:not([hidden])') < innerHeight - 24
            && top('.figure') < innerHeight;
    })()";
    for chapter in ASKING {
        page.reopen(&format!("learn/{chapter}.html"))?;
        wait_for(
            page,
            "the question",
            "document.querySelector('micro-max-guess:defined .result')",
        )?;
        page.browser().script(guess, &json!([]))?;
        wait_for(
            page,
            &format!("the answer of {chapter} on the screen"),
            fits,
        )?;
    }
    Ok(())
}

/// The first page is played by the keyboard: the capture loses the queen, and the answer shows the program.
pub(super) fn the_opening_is_played(page: &Page) -> Result<()> {
    page.open(CONTENTS)?;
    let figure = "document.getElementById('first-look')";
    wait_for(page, "the position", &format!("{figure}.text"))?;
    let focus = format!("{figure}.shadowRoot.querySelector('[data-square=d1]').focus();");
    page.browser().script(&focus, &json!([]))?;
    page.press(&[ENTER, UP, UP, UP, ENTER])?;
    wait_for(
        page,
        "the reply",
        &format!(
            "{figure}.text.startsWith('You take the pawn; micro-Max plays Bc5, after 31,988 positions.')"
        ),
    )?;
    wait_for(
        page,
        "the program",
        "document.querySelector('#index-answer').open && document.querySelectorAll('.map .lit').length === 12",
    )?;
    page.reopen(CONTENTS)?;
    wait_for(page, "the position", &format!("{figure}.text"))?;
    page.browser().script(&focus, &json!([]))?;
    page.press(&[ENTER, UP, UP, ENTER])?;
    wait_for(
        page,
        "a reply to another move",
        &format!("{figure}.text.endsWith('You left the pawn alone, and lost nothing by it.')"),
    )?;
    page.browser().script(
        "document.querySelector('#index-answer .shows').click();",
        &json!([]),
    )?;
    wait_for(
        page,
        "the capture",
        &format!("{figure}.text.startsWith('You take the pawn;')"),
    )
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

/// One node is stepped through: its state names lines of the listing, and what it changed is marked.
pub(super) fn a_node_is_stepped_through(page: &Page) -> Result<()> {
    page.open("learn/program.html")?;
    let node = "document.getElementById('one-node')";
    page.browser().script(
        &format!("{node}.closest('details').open = true; {node}.scrollIntoView();"),
        &json!([]),
    )?;
    wait_for(
        page,
        "the first state",
        &format!("{node}.text?.startsWith('Enter (lines 33 to 34).')"),
    )?;
    page.browser()
        .script(&format!("{node}.step = 5;"), &json!([]))?;
    wait_for(
        page,
        "a ray",
        &format!("{node}.text === 'Ray (line 44). Next: Step.'"),
    )?;
    wait_for(
        page,
        "the variable that it sets",
        "document.querySelector('.variables .changed')?.textContent.startsWith('y to')",
    )
}
