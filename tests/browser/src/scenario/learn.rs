//! The tutorial: its pages run, link to each other, explain their terms, and remember the reader's place.

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};

use crate::{
    driver::wait,
    engine::Engine,
    keys::{ENTER, ESCAPE, RIGHT, TAB},
    page::{Page, TIMEOUT},
};

use super::accessible::{axe, inspect, inspect_colours};

pub(super) const CONTENTS: &str = "learn/index.html";

/// Returns the links of the table of contents.
const CHAPTERS: &str = "return [...document.querySelectorAll('.contents > li:not(.topics) > a')].map((link) => link.getAttribute('href'));";

/// The figures of the visible chapter.
const FIGURES: &str = "[...document.querySelectorAll('article:not([hidden]) .figure')]";

fn chapters(page: &Page) -> Result<Vec<String>> {
    let names = page.browser().script(CHAPTERS, &json!([]))?;
    let names = names
        .as_array()
        .context("the table of contents is missing")?;
    ensure!(
        names.len() > 13,
        "the table of contents has {} chapters",
        names.len()
    );
    let text = |name: &Value| name.as_str().unwrap_or_default().to_owned();
    Ok(names.iter().map(text).collect())
}

pub(super) fn wait_for(page: &Page, what: &str, expression: &str) -> Result<()> {
    wait(what, TIMEOUT, || {
        let script = format!("return Boolean({expression});");
        Ok((page.browser().script(&script, &json!([]))? == true).then_some(()))
    })
}

/// Scrolls to each figure of the page and waits for its text.
fn figures_run(page: &Page, name: &str) -> Result<()> {
    let count = page
        .browser()
        .script(&format!("return {FIGURES}.length;"), &json!([]))?;
    for number in 0..count.as_u64().unwrap_or_default() {
        let figure = format!("{FIGURES}[{number}]");
        // Some figures belong to an answer.
        let show = format!(
            "{figure}.closest('details')?.setAttribute('open', ''); {figure}.scrollIntoView();"
        );
        page.browser().script(&show, &json!([]))?;
        wait_for(
            page,
            &format!("figure {number} of {name}"),
            &format!("{figure}.text"),
        )?;
        let cut = format!(
            "return [...({figure}.shadowRoot ?? {figure}).querySelectorAll('*')]
                .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY) && part.scrollHeight > part.clientHeight + 1)
                .map(({{ className }}) => className);"
        );
        let cut = page.browser().script(&cut, &json!([]))?;
        ensure!(
            cut == json!([]),
            "figure {number} of {name} scrolls in {cut}"
        );
    }
    Ok(())
}

/// A figure that is scrolled out of sight during a search, and back, lists each ply once.
pub(super) fn an_interrupted_search_is_listed_once(page: &Page) -> Result<()> {
    for pause_ms in [30, 60, 100, 150] {
        page.reopen("learn/ordering.html")?;
        let listed = page.browser().promise(
            "(async () => {
                const figure = document.querySelector('micro-max-deepening');
                const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
                for (let passes = 0; passes < 2; passes += 1) {
                    figure.scrollIntoView();
                    await pause($1);
                    scrollTo(0, document.body.scrollHeight);
                    await pause(500);
                }
                figure.scrollIntoView();
                await figure.ready;
                return [...figure.shadowRoot.querySelectorAll('.iterations tbody th')].map((head) => Number(head.textContent));
            })()",
            &[json!(pause_ms)],
        )?;
        ensure!(
            listed == json!([1, 2, 3, 4, 5]),
            "the plies after {pause_ms} ms are {listed}"
        );
    }
    Ok(())
}

/// In every chapter the figures run, the neighbouring chapters are linked, and nothing overflows.
pub(super) fn each_chapter_runs(page: &Page) -> Result<()> {
    page.open(CONTENTS)?;
    for name in chapters(page)? {
        page.reopen(&format!("learn/{name}"))?;
        wait_for(
            page,
            &format!("the links to the neighbours of {name}"),
            "document.querySelector('.way a')",
        )?;
        figures_run(page, &name)?;
        let over = "return document.documentElement.scrollWidth - innerWidth;";
        let over = page.browser().script(over, &json!([]))?;
        ensure!(over.as_i64() <= Some(0), "{name} is {over} px too wide");
        let faults = page.faults()?;
        ensure!(faults.is_empty(), "{name}: {}", faults.join("; "));
    }
    Ok(())
}

/// The listing shows its chapters once the question is answered; a chapter and a line are described.
pub(super) fn the_listing_is_explored(page: &Page) -> Result<()> {
    page.open("learn/program.html")?;
    page.wait_for_words("1,971 characters in 109 lines")?;
    page.click("button", "Castling")?;
    page.wait_for_words("You guessed Castling; it is The hash table.")?;
    page.wait_for_words("answered: 340 characters")?;
    page.click("button", "The window 33")?;
    page.wait_for_words("The window: 33 characters, in 2 lines.")?;
    let slide = "const slider = document.querySelector('micro-max-characters input');
        slider.value = '28';
        slider.dispatchEvent(new Event('input'));";
    page.browser().script(slide, &json!([]))?;
    page.wait_for_words("Line 28: 31 characters. The hash table. Letters: v l X S q")
}

/// The map lights up the part of its chapter; a key names another part, and leads to the chapter about it.
pub(super) fn the_map_leads_to_a_part(page: &Page) -> Result<()> {
    page.open("learn/quiescence.html")?;
    page.wait_for_words("Quiescence: 27 of 2,000 characters.")?;
    let lit = "[...document.querySelectorAll('.map .lit')].map(({ dataset }) => dataset.part)";
    wait_for(
        page,
        "the lit part",
        &format!("{lit}.join() === 'quiescence'"),
    )?;
    let focus = "document.querySelector('.map [aria-current]').focus();";
    page.browser().script(focus, &json!([]))?;
    page.press(&[RIGHT])?;
    page.wait_for_words("The best move first: 139 of 2,000 characters.")?;
    page.press(&[ENTER])?;
    wait_for(
        page,
        "its chapter",
        "location.pathname.endsWith('ordering.html')",
    )
}

/// Every link of every page leads to an existing page and, with a fragment, to an existing element.
pub(super) fn every_link_leads_somewhere(page: &Page) -> Result<()> {
    page.open(CONTENTS)?;
    for name in chapters(page)? {
        page.reopen(&format!("learn/{name}"))?;
        let lost = page.browser().promise(
            "Promise.all([...document.querySelectorAll('a[href]')].filter(({ origin, download }) => origin === location.origin && !download)
                .map(async ({ href, hash }) => {
                    if (hash.startsWith('#fen=')) return null;
                    const request = new XMLHttpRequest();
                    request.responseType = 'document';
                    const loaded = new Promise((resolve) => { request.onloadend = resolve; });
                    request.open('GET', href.replace(/#.*/, ''));
                    request.send();
                    await loaded;
                    const isThere = (id) => request.responseXML?.getElementById(id);
                    const found = request.status === 200 && (hash === '' || isThere(hash.slice(1)) || isThere(hash.slice(1).replace(/-\\d+$/, '')));
                    return found ? null : href;
                })).then((links) => links.filter(Boolean))",
            &[],
        )?;
        ensure!(lost == json!([]), "{name}: {lost} lead nowhere");
    }
    Ok(())
}

/// A link in the text opens a step of the figure beside it.
pub(super) fn a_link_opens_a_step(page: &Page) -> Result<()> {
    page.open("learn/mate.html")?;
    let figure = "document.getElementById('king-capture')";
    wait_for(
        page,
        "the score of the mate",
        &format!("{figure}.text?.includes('Qf8# is best: exactly mate in 1')"),
    )?;
    for (step, told) in [
        (85, "after 1.\u{a0}Qf8#: Black is to move"),
        (89, "after 1.\u{a0}Qf8#: no move is legal, and White moves"),
    ] {
        let press = format!("document.querySelector('a[href=\"#king-capture-{step}\"]').click();");
        page.browser().script(&press, &json!([]))?;
        let is_told = format!("{figure}.text.startsWith('Node {step}, {told}')");
        wait_for(page, told, &is_told)?;
    }
    Ok(())
}

/// A button in the text sets the figure, whatever the reader has done with it, and stays where it is.
pub(super) fn a_button_sets_its_figure(page: &Page) -> Result<()> {
    page.open("learn/minimax.html")?;
    let figure = "document.getElementById('minimax-cards')";
    wait_for(page, "the cards", &format!("{figure}.text"))?;
    for (place, text) in [
        (
            "h2 + p > button:nth-of-type(1)",
            "C gives 2. White keeps A with 4.",
        ),
        (
            "h2 + p > button:nth-of-type(2)",
            "B gives 3. White keeps A with 4.",
        ),
        (
            "h2 + p > button:nth-of-type(3)",
            "A gives 4. White has 4 now.",
        ),
        (
            "h2 + p > button:nth-of-type(4)",
            "White chooses A: 4. All 9 cards turned, alpha-beta 6.",
        ),
    ] {
        let moved = page.browser().script(
            "const figure = document.getElementById('minimax-cards');
            figure.shadowRoot.querySelector('input[value=reorder]').click();
            figure.shadowRoot.querySelector('[data-key=C3]').click();
            const button = document.querySelector(arguments[0]);
            button.scrollIntoView({ block: 'end' });
            const { top } = button.getBoundingClientRect();
            button.click();
            return Math.abs(button.getBoundingClientRect().top - top);",
            &json!([place]),
        )?;
        ensure!(moved.as_f64() < Some(1.0), "{place} moves by {moved} px");
        wait_for(page, text, &format!("{figure}.text === {}", json!(text)))?;
    }
    Ok(())
}

/// A figure stays on the screen beside its text in a wide window; in a narrow one, a figure that the text sets is pinned to
/// the top until the reader comes back to its place or has read on.
pub(super) fn a_figure_stays_in_view(page: &Page) -> Result<()> {
    let scroll = |to: &str| page.browser().script(to, &json!([])).map(drop);
    page.open("learn/evaluation.html")?;
    wait_for(page, "the board", "document.getElementById('carried').text")?;
    page.resize(1280, 800)?;
    scroll("document.getElementById('evaluation-centre').scrollIntoView();")?;
    let is_beside = "(() => { const { top, left, bottom } = document.getElementById('carried').getBoundingClientRect();
        const text = document.querySelector('#evaluation-centre + p').getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight && left >= text.right; })()";
    wait_for(page, "the figure beside its text", is_beside)?;

    page.reopen("learn/window.html")?;
    let figure = "document.getElementById('window-cards')";
    wait_for(page, "the cards", &format!("{figure}.text"))?;
    let pinned = format!("{figure}.classList.contains('pinned')");
    let button = "document.querySelector('button.shows[data-set*=\"step=20\"]')";
    page.resize(500, 700)?;
    let press = format!("{button}.scrollIntoView(); {button}.click();");
    scroll(&press)?;
    wait_for(page, "a pinned figure", &pinned)?;
    wait_for(
        page,
        "the button below the figure",
        &format!("{button}.getBoundingClientRect().top > {figure}.getBoundingClientRect().bottom"),
    )?;
    scroll("document.querySelector('.way').scrollIntoView();")?;
    wait_for(page, "the end of the section", &format!("!{pinned}"))?;
    scroll(&press)?;
    wait_for(page, "a figure that is pinned again", &pinned)?;
    scroll("document.querySelector('micro-max-guess').scrollIntoView();")?;
    wait_for(
        page,
        "the figure in its place",
        &format!("!{pinned} && {figure}.step === 20"),
    )
}

/// The switch opens the folds of its depth, also after a reload, and a link opens the fold around its target.
pub(super) fn folds_open(page: &Page) -> Result<()> {
    let open = "[...document.querySelectorAll('details:is(.code, .expert)')].map((fold) => `${fold.className} ${fold.open}`).sort().filter((text, at, all) => text !== all[at - 1]).join()";
    let are = |folds: &str| format!("{open} === '{folds}'");
    page.open("learn/table.html")?;
    // Folds are closed before the script has run, too.
    wait_for(
        page,
        "the switch",
        "document.querySelector('.depths') !== null",
    )?;
    wait_for(page, "closed folds", &are("code false,expert false"))?;
    page.browser().script(
        "document.querySelector('.depths input[value=code]').click();",
        &json!([]),
    )?;
    wait_for(page, "open code", &are("code true,expert false"))?;
    page.reopen("learn/table.html")?;
    wait_for(page, "code after a reload", &are("code true,expert false"))?;
    page.browser().script(
        "document.querySelector('.depths input[value=idea]').click(); location.hash = '#table-letters';",
        &json!([]),
    )?;
    wait_for(page, "the fold of a target", &are("code true,expert false"))?;
    wait_for(
        page,
        "the target on the screen",
        "Math.abs(document.getElementById('table-letters').getBoundingClientRect().top) < innerHeight / 2",
    )
}

/// A letter of the original lights up our names for it in the same fold, and no others.
pub(super) fn letters_light_up_names(page: &Page) -> Result<()> {
    page.open("learn/minimax.html#minimax-letters")?;
    let letter = "document.querySelector('.key a[data-letter=m]')";
    wait_for(page, "the letters", letter)?;
    page.browser()
        .script(&format!("{letter}.focus();"), &json!([]))?;
    wait_for(
        page,
        "names that are lit",
        "[...document.querySelectorAll('.rust .lit')].map(({ textContent }) => textContent).join() === 'best,best,best,best,best'",
    )
}

/// The address of a chapter that is part of another one leads there, with its fragment.
pub(super) fn an_old_address_leads_on(page: &Page) -> Result<()> {
    page.open("learn/deepening.html#deepening-end")?;
    wait_for(
        page,
        "the new place",
        "location.pathname.endsWith('ordering.html') && location.hash === '#deepening-end' && document.getElementById('deepening-end').checkVisibility()",
    )?;
    page.reopen("learn/letters.html")?;
    wait_for(
        page,
        "the letters",
        "location.href.endsWith('program.html#letters')",
    )
}

/// A term shows its explanation when it gets the focus, hides it at Escape, and links to the glossary.
pub(super) fn terms_are_explained(page: &Page) -> Result<()> {
    page.open("learn/board.html")?;
    wait_for(page, "the script", "document.getElementById('hint')")?;
    let term = "document.querySelector('a.term[href$=word-row]')";
    page.browser().script(
        "document.querySelector('article a[href$=word-file]').focus();",
        &json!([]),
    )?;
    page.press(&[TAB])?;
    if page.engine() == Engine::Webkit {
        // In WebKit, the Tab key skips links.
        page.browser()
            .script(&format!("{term}.focus();"), &json!([]))?;
    }
    let hint = "document.getElementById('hint')";
    wait_for(
        page,
        "the meaning",
        &format!(
            "!{hint}.hidden && {hint}.textContent.startsWith('A line of eight') && {term}.getAttribute('aria-describedby') === 'hint'"
        ),
    )?;
    page.press(&[ESCAPE])?;
    wait_for(page, "silence", &format!("{hint}.hidden"))?;
    page.press(&[ENTER])?;
    wait_for(
        page,
        "the glossary",
        "location.pathname.endsWith('glossary.html') && location.hash === '#word-row'",
    )
}

/// The table of contents marks the reader's place and the completed chapters.
pub(super) fn the_place_is_kept(page: &Page) -> Result<()> {
    page.open("learn/passed.html")?;
    // A figure that is drawn above may push the end of the page out of sight again.
    let note = "(document.querySelector('.try').scrollIntoView(), localStorage.getItem('micro-max:learn')?.includes('\"read\":[\"passed\"]'))";
    wait_for(page, "the place to be stored", note)?;
    page.reopen(CONTENTS)?;
    wait_for(
        page,
        "the link to the reader's place",
        "!document.querySelector('.resume').hidden && document.querySelector('.resume a').getAttribute('href').startsWith('passed.html')",
    )?;
    wait_for(
        page,
        "the completed chapter",
        "document.querySelectorAll('.read').length === 1",
    )
}

/// The play page links to the tutorial.
pub(super) fn the_board_links_to_the_tutorial(page: &Page) -> Result<()> {
    page.open("")?;
    page.press(&[TAB])?;
    wait_for(
        page,
        "the link",
        "[...document.querySelectorAll('#menu-list a')].some(({ href }) => href.endsWith('/learn/'))",
    )
}

/// `axe-core` finds no violations, and nothing overflows the window, narrow or wide.
pub(super) fn axe_finds_nothing(page: &Page) -> Result<()> {
    inspect_pages(page, 0, 1280, inspect)?;
    inspect_pages(page, 1, 320, inspect)
}

/// The same with dark colours.
pub(super) fn axe_finds_nothing_in_dark_colours(page: &Page) -> Result<()> {
    page.preferring("dark", || inspect_pages(page, 1, 320, inspect_colours))
}

/// Inspects every other page in a window of this width.
fn inspect_pages(
    page: &Page,
    first: usize,
    width: u32,
    inspect: impl Fn(&Page, &str, &str) -> Result<()>,
) -> Result<()> {
    let axe = axe()?;
    page.open(CONTENTS)?;
    let mut names = chapters(page)?;
    names.extend(["index.html", "glossary.html"].map(str::to_owned));
    page.resize(width, 900)?;
    for name in names.iter().skip(first).step_by(2) {
        page.reopen(&format!("learn/{name}"))?;
        wait_for(page, name, "document.getElementById('hint')")?;
        let over = "return document.documentElement.scrollWidth - innerWidth;";
        let over = page.browser().script(over, &json!([]))?;
        ensure!(
            over.as_i64() <= Some(0),
            "{name} is {over} px too wide at {width} px"
        );
        inspect(page, &axe, &format!("in {name}"))?;
    }
    page.first_size()
}

/// All chapters in one file, opened from disk: one is shown at a time, its figures run, and no host gets a request.
pub(super) fn on_a_disk(served: &Page) -> Result<()> {
    let url = format!(
        "file://{}",
        served.product("micro-max-learn.html")?.display()
    );
    let page = served.at(&url);
    page.browser().open(&url)?;
    let shown = "document.querySelectorAll('main > article:not([hidden])')";
    wait_for(
        &page,
        "the contents",
        &format!("{shown}.length === 1 && {shown}[0].id === 'index'"),
    )?;
    for name in chapters(&page)? {
        ensure!(name.starts_with('#'), "{name} leads out of the file");
        page.browser()
            .script("location.hash = arguments[0];", &json!([name]))?;
        wait_for(
            &page,
            &name,
            &format!("{shown}.length === 1 && '#' + {shown}[0].id === location.hash"),
        )?;
        wait_for(
            &page,
            "the way",
            &format!("{shown}[0].querySelector('.way a')"),
        )?;
    }
    page.browser()
        .script("location.hash = '#walked-2';", &json!([]))?;
    wait_for(
        &page,
        "the chapter of a figure",
        &format!("{shown}[0].id === 'defects'"),
    )?;
    wait_for(
        &page,
        "its step",
        "document.getElementById('walked').step === 2",
    )?;
    let asked = "return performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.startsWith('http'));";
    let asked = page.browser().script(asked, &json!([]))?;
    ensure!(asked == json!([]), "the page requests {asked}");
    let faults = page.faults()?;
    ensure!(
        faults.is_empty(),
        "errors in the console: {}",
        faults.join("; ")
    );
    served.open("blank.html")
}
