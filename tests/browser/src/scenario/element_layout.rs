//! The width of the element in various layouts, and the space that a page reserves for it.

use anyhow::{Result, ensure};
use serde_json::{Value, json};

use crate::page::Page;

/// Containers: the classes of the container and of the box around each element, and the number of elements.
const CONTAINERS: &[(&str, &str, usize)] = &[
    ("", "", 1),
    ("grid", "", 1),
    ("grid thirds", "", 3),
    ("flex", "", 1),
    ("flex", "", 3),
    ("flex", "grow", 2),
    ("", "left", 1),
    ("table", "cell", 2),
    ("table whole", "cell", 2),
    ("", "inline", 1),
    ("centred", "", 1),
    ("least", "", 1),
    ("least-column", "", 1),
    ("", "left least", 1),
];

/// The styles of the containers, and the advice of `docs/embedding.md` against layout shift.
const STYLES: &str = "
    .grid { display: grid }
    .thirds { grid-template-columns: 1fr 1fr 1fr }
    .flex { display: flex }
    .grow { flex: 1 }
    .left { float: left }
    .table { display: table }
    .cell { display: table-cell }
    .whole { width: 100% }
    .inline { display: inline-block }
    .least { width: min-content }
    .least-column { display: grid; grid-template-columns: min-content 1fr }
    .centred { align-items: center; display: flex; flex-direction: column }
    .advised micro-max:not(:defined) { aspect-ratio: 1; box-sizing: content-box; display: block; max-width: min(100%, 36rem) }
    .advised.below micro-max[panels]:not(:defined) { padding-bottom: 18rem }
    .advised.below micro-max[panels~=clock]:not(:defined) { padding-bottom: 23rem }
    .advised.beside micro-max[panels]:not(:defined) { padding-right: calc(max(34%, 13rem) + 0.75rem) }
";

/// The widths of text columns, in pixels.
const COLUMNS: &[u32] = &[320, 480, 720];

/// Every board and figure is visible, and none is wider than its column.
pub(super) fn fits_every_container(page: &Page) -> Result<()> {
    page.open("blank.html")?;
    let misfits = page.browser().promise(
        "(async (containers, styles, widths) => {
            const sheet = new CSSStyleSheet();
            sheet.replaceSync(styles);
            document.adoptedStyleSheets = [sheet];
            await Promise.all([import('./elements/define.js'), import('./elements/figures/define.js')]);
            const make = (name, fields, ...children) => {
                const element = Object.assign(document.createElement(name), fields);
                element.append(...children);
                return element;
            };
            const misfits = [];
            for (const width of widths) for (const name of ['micro-max', 'micro-max-piece']) for (const [outer, inner, count] of containers) {
                const elements = Array.from({ length: count }, () => make(name));
                for (const element of elements) element.setAttribute(name === 'micro-max' ? 'readonly' : 'square', '');
                const items = inner ? elements.map((element) => make('div', { className: inner }, element)) : elements;
                const column = make('div', {}, make('div', { className: outer }, ...items));
                column.style.width = `${width}px`;
                document.body.replaceChildren(column);
                await Promise.all(elements.map(({ ready }) => ready));
                await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
                const boxes = elements.map((element) => element.getBoundingClientRect());
                const narrowest = Math.min(...boxes.map((box) => box.width));
                const reach = Math.max(...boxes.map(({ right }) => right)) - column.getBoundingClientRect().left;
                if (reach > width + 1 || narrowest < 90) misfits.push([width, name, outer, inner, count, narrowest, reach]);
            }
            return misfits;
        })($1, $2, $3)",
        &[json!(CONTAINERS), json!(STYLES), json!(COLUMNS)],
    )?;
    ensure!(misfits == json!([]), "{misfits}");
    page.open("blank.html")
}

/// A board is in one column of a text, wherever it stands in it.
pub(super) fn stays_in_one_column(page: &Page) -> Result<()> {
    page.open("blank.html")?;
    let split = page.browser().promise(
        "(async () => {
            await import('./elements/define.js');
            const split = [];
            for (let before = 0; before < 12; before += 1) {
                const column = document.createElement('div');
                column.style = 'columns: 3; width: 600px';
                const element = document.createElement('micro-max');
                element.setAttribute('readonly', '');
                const lines = Array.from({ length: 14 }, (_, index) => Object.assign(document.createElement('p'), { textContent: index }));
                column.append(...lines.slice(0, before), element, ...lines.slice(before));
                document.body.replaceChildren(column);
                await element.ready;
                const board = element.shadowRoot.querySelector('.mx-board');
                if (board.getClientRects().length !== 1) split.push(before);
            }
            return split;
        })()",
        &[],
    )?;
    ensure!(split == json!([]), "split after {split} paragraphs");
    page.open("blank.html")
}

/// With the styles of the documentation, nothing below the element moves when it is drawn.
pub(super) fn reserves_the_space(page: &Page) -> Result<()> {
    let moved = [
        ("below", 320, ""),
        ("below", 480, "moves"),
        ("below", 560, "moves clock"),
        ("beside", 720, "moves"),
    ];
    for (place, width, panels) in moved {
        page.open("blank.html")?;
        let heights = page.browser().promise(
            "(async (styles, place, width, panels) => {
                const sheet = new CSSStyleSheet();
                sheet.replaceSync(styles);
                document.adoptedStyleSheets = [sheet];
                const column = document.createElement('div');
                column.className = `advised ${place}`;
                column.style.width = `${width}px`;
                const element = document.createElement('micro-max');
                if (panels) element.setAttribute('panels', panels);
                element.textContent = 'A picture';
                column.append(element, 'Below the board');
                document.body.append(column);
                const before = element.getBoundingClientRect().height;
                await import('./elements/define.js');
                await element.ready;
                return [before, element.getBoundingClientRect().height];
            })($1, $2, $3, $4)",
            &[json!(STYLES), json!(place), json!(width), json!(panels)],
        )?;
        let difference = heights[0]
            .as_f64()
            .zip(heights[1].as_f64())
            .map(|(before, after)| (before - after).abs());
        ensure!(
            difference.is_some_and(|pixels| pixels < 1.0),
            "{panels} in {width} px: {heights}"
        );
    }
    page.open("blank.html")
}

/// A game of 5 x 6 squares.
const TALL: &str = "game tall\nboard 5x6\npiece P pawn fmWfcF pawn\npiece R rook R\npiece K king K royal\nstart rkrrr/ppppp/5/5/PPPPP/RKRRR w - - 0 1";

/// A board is as high as its squares, and no wider than it is useful in a wide text.
pub(super) fn has_the_shape_of_its_board(page: &Page) -> Result<()> {
    page.open("blank.html")?;
    let cases = [
        (json!({ "variant": "courier" }), 300, [300, 200]),
        (json!({ "variant": "capablanca" }), 400, [400, 320]),
        (json!({ "variant": TALL }), 300, [300, 360]),
        (json!({ "readonly": "" }), 300, [300, 300]),
        (
            json!({ "readonly": "", "coordinates": "outside" }),
            300,
            [300, 300],
        ),
        (json!({ "readonly": "" }), 1200, [576, 576]),
    ];
    let wide = json!({ "readonly": "", "pgn": "1. e4 e5 *", "panels": "moves" });
    let [width, _] = size_in(page, &wide, 1200)?;
    ensure!(width == 896, "with moves it is {width} px wide");
    for (attributes, width, size) in cases {
        let seen = size_in(page, &attributes, width)?;
        ensure!(
            seen == size,
            "{attributes} in {width} px: {seen:?}, not {size:?}"
        );
    }
    page.open("blank.html")
}

/// The width and height in pixels of an element in a column of a width.
fn size_in(page: &Page, attributes: &Value, width: i32) -> Result<[i64; 2]> {
    let size = page.browser().promise(
        "(async (attributes, width) => {
                await import('./elements/define.js');
                const column = document.createElement('div');
                column.style.width = `${width}px`;
                const element = document.createElement('micro-max');
                for (const [name, text] of Object.entries(attributes)) element.setAttribute(name, text);
                column.append(element);
                document.body.replaceChildren(column);
                await element.ready;
                const box = element.getBoundingClientRect();
                return [Math.round(box.width), Math.round(box.height)];
            })($1, $2)",
        &[attributes.clone(), json!(width)],
    )?;
    Ok([&size[0], &size[1]].map(|side| side.as_i64().unwrap_or_default()))
}

/// At 150 px names and clocks are beside each other, and nothing is wider than the element.
pub(super) fn is_readable_at_150_px(page: &Page) -> Result<()> {
    page.open("blank.html")?;
    let faults = page.browser().promise(
        "(async () => {
            await import('./elements/define.js');
            const column = document.createElement('div');
            column.style.width = '150px';
            const element = document.createElement('micro-max');
            for (const [name, text] of Object.entries({ panels: 'moves line score clock', time: '90+30', side: 'both' }))
                element.setAttribute(name, text);
            column.append(element);
            document.body.replaceChildren(column);
            await element.ready;
            const all = (selector) => [...element.shadowRoot.querySelectorAll(selector)];
            while (all('.clock:not([hidden])').length < 2) await new Promise((resolve) => setTimeout(resolve, 50));
            const { right } = element.getBoundingClientRect();
            const wide = all('.frame *').filter((one) => one.getBoundingClientRect().right > right + 1);
            const covered = all('.player-bar').filter((bar) => {
                const [name, clock] = ['b', '.clock'].map((selector) => bar.querySelector(selector).getBoundingClientRect());
                return name.right > clock.left || name.width < 30;
            });
            return [...wide, ...covered].map((one) => one.className);
        })()",
        &[],
    )?;
    ensure!(faults == json!([]), "{faults}");
    page.open("blank.html")
}
