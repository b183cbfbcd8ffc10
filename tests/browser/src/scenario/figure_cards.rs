//! The figure of the cards: a game by mouse and by keyboard, the search step by step, different orders.

use anyhow::{Result, ensure};
use serde_json::json;

use crate::{
    keys::{ALT, DOWN, END, ENTER, ESCAPE, HOME, LEFT, RIGHT, TAB, UP},
    page::Page,
};

use super::{
    accessible::{axe, inspect, inspect_colours},
    figure::Figure,
};

/// The texts of the cards' buttons from top to bottom, branch by branch.
const CARDS: &str = "[...root.querySelectorAll('.card')].map(({ textContent }) => textContent)";

/// The letters of the branches from left to right.
const ORDER: &str =
    "[...root.querySelectorAll('.branch')].map(({ dataset }) => dataset.branch).join('')";

/// Cards are turned; a wrong claim is rejected and a correct one accepted.
pub(super) fn a_game_by_mouse(page: &Page) -> Result<()> {
    let figure = Figure::open(page, "cards")?;
    figure.wait_for_text("Turn cards until you are sure")?;
    for key in ["A1", "A2", "A3", "C2", "B2"] {
        figure.click(&format!("[data-key={key}]"))?;
    }
    figure.wait_for_text("B, reply 2: 8. So B gives White 8 at most.")?;
    figure.click(".claims button:nth-of-type(1)")?;
    figure.wait_for_text("Not yet. If these were 9, B would be better.")?;
    ensure!(figure.value(CARDS)? == json!(["4", "6", "5", "9", "8", "9", "", "2", ""]));
    figure.click("[data-key=B3]")?;
    figure.click("[data-key=B1]")?;
    figure.click(".claims button:nth-of-type(1)")?;
    figure.wait_for_text("Yes: A gives 4")?;
    let counts = "root.querySelector('.tally').textContent";
    ensure!(figure.value(counts)? == "You turned 7. Alpha-beta 6. Fewest possible 5.");
    ensure!(
        figure.value("root.querySelector('[data-key=C3]').ariaLabel")?
            == "C, reply 3: cannot matter"
    );
    figure.wait_for(
        "the sentence for screen readers",
        "root.querySelector('[role=status]').textContent === element.text",
    )
}

/// Branches and cards are reordered by dragging or by a click that puts them first, and the count is updated.
pub(super) fn another_order_by_mouse(page: &Page) -> Result<()> {
    let figure = Figure::open(page, "cards:mode=reorder")?;
    figure.wait_for_text("In the order A B C alpha-beta turns 6 of 9 cards. Fewest possible 5.")?;
    page.browser()
        .mouse(&figure.path("[data-branch=C] .bound", "[data-branch=A] .head")?)?;
    figure.wait_for_text("In the order C A B alpha-beta turns 7")?;
    ensure!(figure.value(ORDER)? == "CAB");
    page.browser()
        .mouse(&figure.path("[data-key=C2]", "[data-key=C1]")?)?;
    ensure!(figure.value(CARDS)?[0] == "2");
    figure.click("[data-branch=A] button.letter")?;
    figure.wait_for_text("In the order A C B alpha-beta turns 5")?;
    figure.click(".controls > button")?;
    figure.wait_for_text("In the order A B C alpha-beta turns 6")
}

/// The figure is one Tab stop: arrows move, Enter turns, Alt with an arrow reorders, Escape restores the order.
pub(super) fn a_game_by_keyboard(page: &Page) -> Result<()> {
    let figure = Figure::open(page, "cards")?;
    figure.focus("[data-key=A1]")?;
    ensure!(figure.value("root.querySelectorAll('.branches [tabindex=\"0\"]').length")? == 1);
    page.press(&[
        ENTER, DOWN, ENTER, END, ENTER, RIGHT, HOME, ENTER, RIGHT, DOWN, ENTER,
    ])?;
    figure.wait_for_text("C, reply 2: 2. So C gives White 2 at most.")?;
    page.press(&[TAB, TAB])?;
    ensure!(
        figure.value("root.activeElement.ariaLabel")? == "I am sure: B",
        "the Tab key moves the focus elsewhere"
    );
    page.press(&[ENTER])?;
    figure.wait_for_text("No: A gives 4, B 3 at most.")?;
    figure.focus(".claims button")?;
    page.press(&[ENTER])?;
    figure.wait_for_text("You turned 5. Alpha-beta 6. Fewest possible 5.")?;
    figure.focus("[data-key=C2]")?;
    page.browser().chord(&[ALT, UP])?;
    figure.wait_for_text("In the order A B C alpha-beta turns 5")?;
    page.browser().chord(&[ALT, LEFT])?;
    ensure!(figure.value(ORDER)? == "ACB");
    ensure!(
        figure.value("root.activeElement.dataset.key")? == "C2",
        "the focus is lost"
    );
    page.press(&[ESCAPE])?;
    ensure!(figure.value(ORDER)? == "ABC");
    page.press(&[LEFT, UP])?;
    ensure!(figure.value("root.activeElement.dataset.key")? == "B1");
    Ok(())
}

/// The search does not start by itself; it can be stepped through and played, with cutoffs and without.
pub(super) fn the_search_is_watched(page: &Page) -> Result<()> {
    let figure = Figure::open(page, "cards:mode=watch")?;
    for _ in 0..3 {
        figure.click(".steps button:last-of-type")?;
    }
    figure.wait_for_step(4)?;
    figure.wait_for_text("Better for Black: A now gives White 4 at most.")?;
    page.press(&[END])?;
    figure.wait_for_text("White chooses A: 4. Alpha-beta turned 6 of 9. Fewest possible 5.")?;
    ensure!(figure.value("root.querySelectorAll('.card.cut-off').length")? == 3);
    figure.click("[data-key=B2]")?;
    figure.wait_for_text("Black already has 3, White already has 4")?;
    figure.click(".menu summary")?;
    figure.click(".menu .small")?;
    figure.wait_for_step(1)?;
    figure.focus(".steps input")?;
    page.press(&[END])?;
    figure.wait_for_text("All 9 cards turned, alpha-beta 6.")?;
    figure.click(".play")?;
    figure.wait_for_step(2)?;
    figure.click(".play")?;
    ensure!(figure.value("root.querySelector('.play').ariaLabel")? == "Play the steps");
    Ok(())
}

/// The author's values are shown; an invalid text is reported, and the default values are shown instead.
pub(super) fn invalid_values_are_reported(page: &Page) -> Result<()> {
    let figure = Figure::open(page, "cards:mode=reorder:values=1 2 / -3")?;
    ensure!(figure.value(CARDS)? == json!(["1", "2", "−3"]));
    figure.value("element.setAttribute('values', '1 2 3')")?;
    figure.wait_for_text("turns 6 of 9 cards")?;
    figure.wait_for(
        "a sentence",
        "fixture.events.some(({ name, detail }) => name === 'error' && detail.message.startsWith('values=\"1 2 3\" is not valid'))",
    )
}

/// The texts are in the language around the figure, and follow it.
pub(super) fn the_language_is_that_of_the_page(page: &Page) -> Result<()> {
    let figure = Figure::open(page, "cards:mode=reorder:lang=de")?;
    figure.wait_for_text("In der Reihenfolge A B C deckt Alpha-Beta 6 von 9 Karten auf.")?;
    ensure!(figure.value("root.querySelector('figure').lang")? == "de");
    figure.value("element.lang = '', document.documentElement.lang = 'fr-CH'")?;
    figure.wait_for_text("Dans l’ordre A B C, alpha-bêta retourne 6 cartes sur 9.")?;
    figure.value("document.documentElement.lang = 'en'")?;
    figure.wait_for_text("In the order A B C alpha-beta turns 6 of 9 cards.")
}

/// `axe-core` finds no violations in any state, narrow or wide, light or dark, and nothing overflows the window.
pub(super) fn axe_finds_nothing(page: &Page) -> Result<()> {
    for width in [320, 1280] {
        page.resize(width, 900)?;
        let figure = open_all(page)?;
        let over = figure.value("document.documentElement.scrollWidth - innerWidth")?;
        ensure!(over.as_i64() <= Some(0), "{over} px too wide at {width} px");
        inspect(page, &axe()?, "in the cards")?;
        page.first_size()?;
    }
    page.preferring("dark", || {
        open_all(page)?;
        inspect_colours(page, &axe()?, "in the cards")
    })
}

/// Opens the figure in each of its modes, with hypothetical and with cut-off cards.
fn open_all<'a>(page: &'a Page<'a>) -> Result<Figure<'a>> {
    let many = "cards:values=1 2 3 4 5/5 4 3 2 1/-9 -10 12 1 2/3/9 9 9 9 9";
    let figure = Figure::open(
        page,
        &format!("cards,cards:mode=watch,cards:mode=reorder,{many}"),
    )?;
    figure.click("[data-key=A1]")?;
    figure.click(".claims button")?;
    figure.value("fixture.elements[1].ready.then(() => { fixture.elements[1].step = 11; })")?;
    figure.wait_for(
        "the cut",
        "fixture.elements[1].text.includes('cannot matter')",
    )?;
    figure.wait_for("the last", "fixture.elements[3].text")?;
    Ok(figure)
}
