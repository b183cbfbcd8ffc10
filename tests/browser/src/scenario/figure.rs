//! The figures: each is drawn, and can be stepped through by mouse, touch and keyboard.

use anyhow::{Result, ensure};
use serde_json::{Value, json};

use crate::{
    driver::{Point, wait},
    keys::{END, ENTER, HOME, LEFT, RIGHT, TAB, UP},
    page::{Page, TIMEOUT},
    temporary_folder::TemporaryFolder,
};

use super::accessible::{axe, inspect, inspect_colours};

/// The figures, and the beginnings of their initial texts.
const FIRST_TEXTS: [(&str, &str); 13] = [
    ("board", "32 − 17 = 15, which contains the 8"),
    ("piece", "a1: 46 = 32 + 8 + 4 + 2, white rook"),
    ("moves", "White pawn on e5, step −17. 52 − 17 = 35, d6"),
    ("undo", "The board is ready for the reply"),
    (
        "deepening",
        "Ply 4: The best move is now Qxg7+, and no longer Nf3",
    ),
    ("ordering", "To ply 4: Nc3 ("),
    ("race", "Ply 4: The best move is "),
    ("rays:view=bytes", "32 − 17 = 15, which contains the 8"),
    ("bytes:view=move", "The board is ready for the reply"),
    (
        "evaluation",
        "Nxe5 gains +99 by what it takes, +3 by the centre. So the score for Black is −(+11 + 102) = −113",
    ),
    (
        "tree",
        "Node 61, after 1.\u{a0}Rxd5: Black is to move, with 1 ply left. White already has +0.99 with another move, so only a higher score matters. Now exd5 makes it −0.85 or less.",
    ),
    (
        "quiescence",
        "Without recaptures Nxe5 would be worth +1.02. With them it is −1.06 at most: Nxe5 Rxe5 Bxe5 Qxe5. A swing of −2.08.",
    ),
    (
        "table",
        "After 11,865 of 47,459 positions, 94\u{a0}% of the 8,192 slots are filled. Of all look-ups, 37\u{a0}% find their position",
    ),
];

/// One of the figures of a page.
pub(super) struct Figure<'a> {
    page: &'a Page<'a>,
    number: usize,
}

impl<'a> Figure<'a> {
    /// Opens the page with the figures that `address` names, and waits for the first.
    pub(super) fn open(page: &'a Page<'a>, address: &str) -> Result<Self> {
        page.open(&format!("figures.html?{address}"))?;
        let figure = Self { page, number: 0 };
        figure.wait_until_drawn()?;
        Ok(figure)
    }

    /// Returns the value of an expression, in which `element` is the figure and `root` its shadow root.
    pub(super) fn value(&self, expression: &str) -> Result<Value> {
        let script = format!(
            "const element = window.fixture?.elements[arguments[0]]; const root = element?.shadowRoot; return ({expression});"
        );
        self.page.browser().script(&script, &json!([self.number]))
    }

    pub(super) fn text(&self) -> Result<String> {
        Ok(self
            .value("element.text")?
            .as_str()
            .unwrap_or_default()
            .to_owned())
    }

    pub(super) fn wait_for(&self, what: &str, expression: &str) -> Result<()> {
        wait(what, TIMEOUT, || {
            Ok((self.value(&format!("Boolean({expression})"))? == true).then_some(()))
        })
    }

    fn wait_until_drawn(&self) -> Result<()> {
        self.wait_for("the figure", "element?.text")
    }

    pub(super) fn wait_for_step(&self, step: u32) -> Result<()> {
        self.wait_for(
            &format!("step {step}"),
            &format!("element?.step === {step}"),
        )
    }

    pub(super) fn wait_for_text(&self, part: &str) -> Result<()> {
        self.wait_for(part, &format!("element.text.includes({})", json!(part)))
    }

    pub(super) fn wait_for_another_text(&self, text: &str) -> Result<()> {
        let script = format!("element.text && element.text !== {}", json!(text));
        self.wait_for(&format!("a text other than {text}"), &script)
    }

    /// Scrolls the element that a selector finds in the figure into view, and returns its middle.
    fn middle(&self, selector: &str) -> Result<Point> {
        let found = self.value(&format!(
            "(() => {{ const one = root.querySelector({});
            one.scrollIntoView({{ block: 'nearest' }});
            const box = one.getBoundingClientRect();
            return [box.x + box.width / 2, box.y + box.height / 2]; }})()",
            json!(selector)
        ))?;
        Ok(Point {
            x: found[0].as_f64().unwrap_or_default(),
            y: found[1].as_f64().unwrap_or_default(),
        })
    }

    pub(super) fn click(&self, selector: &str) -> Result<()> {
        self.page.browser().mouse(&[self.middle(selector)?])
    }

    /// Opens the menu, and chooses an entry.
    pub(super) fn choose(&self, entry: &str) -> Result<()> {
        self.click(".menu summary")?;
        self.click(&format!(".menu [value={entry}]"))
    }

    pub(super) fn tap(&self, selector: &str) -> Result<()> {
        self.page.browser().finger(&[self.middle(selector)?])
    }

    /// Returns the path from one square to another, with a point in between.
    pub(super) fn way(&self, from: &str, to: &str) -> Result<[Point; 3]> {
        let square = |name: &str| format!("[data-square={name}]");
        self.path(&square(from), &square(to))
    }

    /// Returns the path from one element to another, with a point in between.
    pub(super) fn path(&self, from: &str, to: &str) -> Result<[Point; 3]> {
        // Both are located again because locating the first may have scrolled the page.
        self.middle(from)?;
        self.middle(to)?;
        let (to, from) = (self.middle(to)?, self.middle(from)?);
        let between = Point {
            x: f64::midpoint(from.x, to.x),
            y: f64::midpoint(from.y, to.y),
        };
        Ok([from, between, to])
    }

    pub(super) fn focus(&self, selector: &str) -> Result<()> {
        self.value(&format!("root.querySelector({}).focus()", json!(selector)))
            .map(drop)
    }
}

/// Each figure initially shows its most instructive step, with a text, a picture and a board.
pub(super) fn each_teaches_untouched(page: &Page) -> Result<()> {
    for (name, text) in FIRST_TEXTS {
        let figure = Figure::open(page, name)?;
        let told = figure.text()?;
        ensure!(told.starts_with(text), "{name}: {told}");
        let shown = "root.querySelector('[role=status].description').textContent === element.text && !root.querySelector('figure').hidden";
        ensure!(
            figure.value(shown)? == true,
            "{name} shows a different text"
        );
        let picture = "root.querySelector('.picture :is(table, .loops, .grown)') !== null && root.querySelectorAll('[role=gridcell]').length >= 64";
        ensure!(
            figure.value(picture)? == true,
            "{name} lacks a picture or a board"
        );
    }
    Ok(())
}

/// Buttons, rows and pieces, by mouse.
pub(super) fn the_mouse(page: &Page) -> Result<()> {
    let figure = Figure::open(page, "deepening")?;
    figure.click(".steps button:nth-of-type(1)")?;
    figure.wait_for_step(3)?;
    figure.click(".iterations tbody tr:nth-child(1) td:nth-child(2)")?;
    figure.wait_for_text("Ply 1")?;
    page.browser().mouse(&figure.way("f1", "a1")?)?;
    figure.wait_for("the rook on a1", "element.currentFen.includes('R5K1 w')")?;
    figure.choose("arrange")?;
    figure.click(".turn label:nth-child(2)")?;
    figure.wait_for("Black's turn", "element.currentFen.includes(' b ')")?;
    figure.choose("reset")?;
    figure.wait_for_text("Qxg7+, and no longer Nf3")?;

    let board = Figure::open(page, "board")?;
    page.browser().mouse(&board.way("g1", "f3")?)?;
    board.wait_for_text("19 − 33 = 242, which contains the 128: off the board, beyond")?;

    let moves = Figure::open(page, "moves")?;
    page.browser().mouse(&moves.way("c3", "a4")?)?;
    moves.wait_for("the knight on a4", "element.currentFen.includes('N1B3b1')")?;
    // Dragging a piece does not change the attempt that is shown.
    moves.wait_for_text("White pawn on e5, step −17. 52 − 17 = 35, d6: a pawn goes diagonally")?;

    let undo = Figure::open(page, "undo")?;
    page.browser().mouse(&undo.way("e5", "d6")?)?;
    undo.wait_for(
        "en passant",
        "element.shadowRoot.querySelectorAll('.bytes tbody tr').length === 3",
    )
}

/// Changing a value changes the pieces' values and the engine's move; the incremental sum still equals the sum over the
/// pieces.
pub(super) fn values_are_changed(page: &Page) -> Result<()> {
    let figure = Figure::open(page, "evaluation")?;
    figure.wait_for(
        "knights",
        "root.querySelector('[data-square=e5]').dataset.worth === '297'",
    )?;
    figure.value(
        "(root.querySelector('.values select').value = 'knight',
        root.querySelector('.values select').dispatchEvent(new Event('change')))",
    )?;
    figure.click(".menu summary")?;
    figure.value("root.querySelector('.values input').select()")?;
    figure.focus(".values input")?;
    page.press(&['4', '0', '0', TAB])?;
    figure.wait_for(
        "dearer knights",
        "root.querySelector('[data-square=e5]').dataset.worth === '400'",
    )?;
    figure.wait_for_text("With yours it plays")?;
    ensure!(figure.value("root.querySelectorAll('.sums .yes').length")? == 2);
    figure.click(".values button")?;
    figure.wait_for(
        "the original's",
        "root.querySelector('[data-square=e5]').dataset.worth === '297'",
    )?;
    page.browser().mouse(&figure.way("d7", "d6")?)?;
    figure.wait_for_text("d6 gains")
}

/// The same by touch.
pub(super) fn touch(page: &Page) -> Result<()> {
    let piece = Figure::open(page, "piece")?;
    piece.tap("[data-square=d8]")?;
    piece.wait_for_text("d8: 23 = 16 + 4 + 2 + 1, black queen")?;
    piece.tap(".bit:nth-child(6)")?;
    piece.wait_for_text("d8: 22 = 16 + 4 + 2, black rook")?;
    piece.tap(".undo")?;
    piece.wait_for_text("black queen")?;
    let way = piece.way("h1", "h4")?;
    page.browser().finger(&way)?;
    piece.wait_for_text("h4: 14 = 8 + 4 + 2, white rook.")
}

/// Keys step through the figure while it has the focus; on the board, only two of them do.
pub(super) fn the_keyboard(page: &Page) -> Result<()> {
    let figure = Figure::open(page, "moves")?;
    let first = figure.value("element.step")?;
    page.press(&[RIGHT, RIGHT, END])?;
    ensure!(
        figure.value("element.step")? == first,
        "keys outside are handled"
    );
    figure.focus(".steps button")?;
    page.press(&[HOME])?;
    figure.wait_for_step(1)?;
    page.press(&[RIGHT, RIGHT, LEFT])?;
    figure.wait_for_step(2)?;
    figure.focus(".steps input")?;
    page.press(&[UP])?;
    figure.wait_for_step(3)?;
    figure.focus("[data-square=e2]")?;
    page.press(&['.'])?;
    figure.wait_for_step(4)?;
    page.press(&[END])?;
    figure.wait_for(
        "another square",
        "root.activeElement.dataset.square === 'h2'",
    )?;
    ensure!(figure.value("element.steps > 50")? == true);
    figure.focus(".steps input")?;
    page.press(&[' '])?;
    let is_playing = "root.querySelector('.play').ariaLabel === 'Pause'";
    figure.wait_for("the player", is_playing)?;
    page.press(&[' '])?;
    ensure!(figure.value(is_playing)? == false);
    // The pieces are one Tab stop.
    figure.focus(".pieces [tabindex='0']")?;
    page.press(&[HOME, RIGHT, RIGHT])?;
    let stops = "[...root.querySelectorAll('.pieces button')].map(({ tabIndex }) => tabIndex)";
    ensure!(figure.value(&format!("({stops}).indexOf(0)"))? == 2);
    ensure!(figure.value(&format!("({stops}).lastIndexOf(0)"))? == 2);

    let undo = Figure::open(page, "undo")?;
    undo.focus("[data-square=a2]")?;
    page.press(&[ENTER, UP, UP, ENTER])?;
    undo.wait_for(
        "a pawn's double step",
        "root.querySelector('.bytes').textContent.includes('a4')",
    )
}

/// An address opens a step; an invalid address is ignored.
pub(super) fn an_address_opens_a_step(page: &Page) -> Result<()> {
    page.open("figures.html?moves,piece#moves-3")?;
    let figure = Figure { page, number: 0 };
    figure.wait_for_step(3)?;
    ensure!(figure.value("root.querySelector('.menu a').hash")? == "#moves-3");
    figure.value("(location.hash = '#moves-5')")?;
    figure.wait_for_step(5)?;
    for nonsense in ["#moves-x", "#moves-0", "#moves", "#moves-9&fen="] {
        figure.value(&format!("(location.hash = '{nonsense}')"))?;
        ensure!(figure.value("element.step")? == 5, "{nonsense}");
    }
    figure.value("(location.hash = '#moves-1&fen=4k3/8/8/8/8/8/4P3/4K3_b_-_-_0_1')")?;
    figure.wait_for_text("Black king on e8")?;
    figure.value("(location.hash = '#moves-2&fen=4k3/8/8/8/8/8/8/8_b_-_-_0_1')")?;
    figure.wait_for(
        "a sentence",
        "root.querySelector('.notice').checkVisibility()",
    )?;
    ensure!(figure.value("element.currentFen")? == "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1");
    Ok(())
}

/// Impossible positions and invalid attributes are reported; the figure still shows something.
pub(super) fn invalid_attributes_are_reported(page: &Page) -> Result<()> {
    let figure = Figure::open(page, "piece:fen=nonsense:square=z9")?;
    figure.wait_for_text("a1: 46")?;
    let causes = "fixture.events.filter(({ name }) => name === 'error').map(({ detail }) => detail.cause).sort()";
    figure.wait_for("both", &format!("({causes}).length >= 2"))?;
    let causes = figure.value(causes)?;
    ensure!(causes == json!(["attribute", "attribute"]), "{causes}");
    let named = "['fen=\"nonsense\" is not valid', 'square=\"z9\" is not valid'].every((start) =>
        fixture.events.some(({ name, detail }) => name === 'error' && detail.message.startsWith(start)))";
    ensure!(figure.value(named)? == true);
    figure.value("element.setAttribute('fen', '4k3/8/8/8/8/8/8/R3K3 w - - 0 1')")?;
    figure.wait_for_text("a1: 14 = 8 + 4 + 2")
}

/// The attribute `view` chooses another view at any time; an unknown one is reported.
pub(super) fn a_view_is_chosen(page: &Page) -> Result<()> {
    let figure = Figure::open(page, "rays:view=bytes")?;
    figure.wait_for_text("32 − 17 = 15")?;
    page.browser().mouse(&figure.way("g1", "f3")?)?;
    figure.wait_for_text("19 − 33 = 242")?;
    figure.value("element.setAttribute('view', 'loops')")?;
    figure.wait_for_text("White pawn on e5, step −17")?;
    figure.value("element.setAttribute('view', 'idea')")?;
    figure.wait_for(
        "the board alone",
        "root.querySelector('.picture').hidden && !root.querySelector('.ray')",
    )?;
    figure.value("element.setAttribute('view', 'upside-down')")?;
    figure.wait_for(
        "the reason",
        "fixture.events.some(({ detail }) => String(detail.message).startsWith('view=\"upside-down\" is not valid'))",
    )
}

/// The list names the parts of the engine, and a second search runs without the chosen one.
pub(super) fn a_part_is_left_out(page: &Page) -> Result<()> {
    let figure = Figure::open(page, "race:engine=modern:depth=6")?;
    ensure!(figure.value("root.querySelectorAll('.iterations .less').length")? == 0);
    figure.value(
        "((list) => { list.value = 'null-move'; list.dispatchEvent(new Event('change')); })(root.querySelector('.fields select'))",
    )?;
    figure.wait_for_text("To ply 6")?;
    figure.wait_for_text("The search without the null move finds")?;
    let shown =
        "[...root.querySelectorAll('.iterations tr.full')].filter(({ hidden }) => !hidden).length";
    ensure!(figure.value(shown)? == 4);
    figure.value("element.setAttribute('engine', 'classic')")?;
    figure.wait_for_text("Classic cannot leave out “null-move”")
}

/// A figure out of sight sends no questions, and works when it is scrolled into view.
pub(super) fn nothing_is_asked_out_of_sight(page: &Page) -> Result<()> {
    let figure = Figure::open(page, "piece,deepening,moves,undo,board")?;
    let last = Figure { page, number: 4 };
    ensure!(
        last.value("element.text")? == "",
        "the figure is drawn out of sight"
    );
    last.value("element.scrollIntoView()")?;
    last.wait_until_drawn()?;
    ensure!(figure.value("fixture.elements.length")? == 5);
    Ok(())
}

/// A script that waits for a figure outside the document gets an error, and the figure works once it is added.
pub(super) fn a_script_waits_for_it_off_the_page(page: &Page) -> Result<()> {
    Figure::open(page, "board")?;
    let refused = "document.createElement('micro-max-piece').ready.catch(({ message }) => message)";
    ensure!(page.browser().promise(refused, &[])? == "The element is not on a page.");
    let drawn = "(async () => {
        const figure = document.createElement('micro-max-piece');
        await figure.ready.catch(() => document.body.append(figure));
        await figure.ready;
        return figure.text !== '';
    })()";
    ensure!(page.browser().promise(drawn, &[])? == true);
    Ok(())
}

/// A figure out of sight is drawn if a script waits for it; an initial step that does not exist is reported.
pub(super) fn a_script_waits_for_it_out_of_sight(page: &Page) -> Result<()> {
    let figure = Figure::open(page, "piece,deepening,moves,undo,board:step=99999")?;
    let ready = "fixture.elements[4].ready.then(() => scrollY)";
    ensure!(page.browser().promise(ready, &[])? == 0);
    let last = Figure { page, number: 4 };
    ensure!(last.value("element.text")? != "");
    figure.wait_for(
        "the report",
        "fixture.events.some(({ detail }) => detail.message?.startsWith('step=\"99999\" is not valid'))",
    )
}

/// `axe-core` finds no violations in any figure, narrow or wide, and no figure overflows the window.
pub(super) fn axe_finds_nothing(page: &Page) -> Result<()> {
    inspect_figures(page, 1280)?;
    inspect_figures(page, 320)
}

/// The same with dark colours.
pub(super) fn axe_finds_nothing_in_dark_colours(page: &Page) -> Result<()> {
    page.preferring("dark", || {
        open_all(page, 320)?;
        inspect_colours(page, &axe()?, "in the figures")?;
        page.first_size()
    })
}

/// Inspects every figure in a window of this width.
fn inspect_figures(page: &Page, width: u32) -> Result<()> {
    let figure = open_all(page, width)?;
    let over = figure.value("document.documentElement.scrollWidth - innerWidth")?;
    ensure!(
        over.as_i64() <= Some(0),
        "a figure is {over} px too wide at {width} px"
    );
    inspect(page, &axe()?, "in the figures")?;
    page.first_size()
}

/// Resizes the window, opens a page with every figure, and waits until all are drawn.
fn open_all<'a>(page: &'a Page<'a>, width: u32) -> Result<Figure<'a>> {
    page.resize(width, 900)?;
    let names = FIRST_TEXTS.map(|(name, _)| name).join(",");
    let first = Figure::open(page, &names)?;
    for number in 0..FIRST_TEXTS.len() {
        let figure = Figure { page, number };
        figure.value("element.scrollIntoView()")?;
        figure.wait_until_drawn()?;
    }
    Ok(first)
}

/// In a page opened from disk, with the self-contained script.
pub(super) fn on_a_disk(page: &Page) -> Result<()> {
    let script = page.author_file("micro-max.figures.classic.js")?;
    let folder = TemporaryFolder::make(page, "figures")?;
    std::fs::copy(script, folder.file("micro-max.figures.classic.js"))?;
    let example = page.product("site/authors/examples/figure-disk.html")?;
    std::fs::copy(example, folder.file("figure.html"))?;
    page.browser()
        .open(&format!("file://{}", folder.file("figure.html").display()))?;
    let script = "return Boolean(document.querySelector('micro-max-rays')?.text);";
    page.wait_for_script("the figure", script, &json!([]))?;
    page.open("blank.html")
}
