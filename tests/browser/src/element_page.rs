//! Elements `<micro-max>` on a page of their own.

use anyhow::Result;
use serde_json::{Value, json};

use crate::{
    driver::{Point, wait},
    page::{Page, TIMEOUT, wait_for_rest},
};

/// White is to move, and no list of openings says how.
pub(crate) const NO_OPENING: &str =
    "r1bqkb1r/pppp1ppp/2n2n2/4p3/4P3/2N2N2/PPPP1PPP/R1BQKB1R w KQkq - 4 4";

/// The page with its elements; the last one that was added is meant where none is named.
#[derive(Debug)]
pub(crate) struct ElementPage<'a> {
    page: &'a Page<'a>,
}

impl<'a> ElementPage<'a> {
    /// Opens the page without any element.
    ///
    /// # Errors
    /// The browser says so.
    pub(crate) fn empty(page: &'a Page<'a>) -> Result<Self> {
        page.open("element.html")?;
        Self::at(page)
    }

    /// The page that is open already.
    ///
    /// # Errors
    /// The browser says so.
    pub(crate) fn at(page: &'a Page<'a>) -> Result<Self> {
        let fixture = Self { page };
        fixture.wait_for(
            "the element's script",
            "customElements.get('micro-max') && window.fixture",
        )?;
        Ok(fixture)
    }

    /// Opens the page with one element and waits until it can be moved on.
    ///
    /// # Errors
    /// It does not become ready.
    pub(crate) fn open(page: &'a Page<'a>, attributes: &Value) -> Result<Self> {
        let fixture = Self::empty(page)?;
        fixture.add("plain", attributes)?;
        fixture.promise("element.ready")?;
        Ok(fixture)
    }

    /// Puts one more element into a place of the page.
    ///
    /// # Errors
    /// The browser says so.
    pub(crate) fn add(&self, place: &str, attributes: &Value) -> Result<()> {
        let script = "fixture.add(arguments[0], arguments[1]);";
        self.page
            .browser()
            .script(script, &json!([attributes, place]))
            .map(drop)
    }

    /// What an expression gives, in which `element` is the last one.
    ///
    /// # Errors
    /// It throws.
    pub(crate) fn value(&self, expression: &str) -> Result<Value> {
        let script = format!("const element = fixture.elements.at(-1); return ({expression});");
        self.page.browser().script(&script, &json!([]))
    }

    /// What the promise of an expression gives.
    ///
    /// # Errors
    /// It is rejected.
    pub(crate) fn promise(&self, expression: &str) -> Result<Value> {
        let whole = format!("((element) => {expression})(fixture.elements.at(-1))");
        self.page.browser().promise(&whole, &[])
    }

    /// Why the promise of an expression is rejected; nothing if it is not.
    ///
    /// # Errors
    /// The browser says so.
    pub(crate) fn refusal(&self, expression: &str) -> Result<String> {
        let whole = format!(
            "((element) => {expression}.then(() => '', (error) => error.message))(fixture.elements.at(-1))"
        );
        let message = self.page.browser().promise(&whole, &[])?;
        Ok(message.as_str().unwrap_or_default().to_owned())
    }

    /// Waits until an expression is true.
    ///
    /// # Errors
    /// It does not become so.
    pub(crate) fn wait_for(&self, what: &str, expression: &str) -> Result<()> {
        let whole = format!("Boolean({expression})");
        wait(what, TIMEOUT, || {
            let script =
                format!("const element = window.fixture?.elements.at(-1); return {whole};");
            let value = self.page.browser().script(&script, &json!([]))?;
            Ok((value == true).then_some(()))
        })
    }

    /// Waits until a square holds this piece.
    ///
    /// # Errors
    /// It does not come; the text says what stands there.
    pub(crate) fn wait_for_piece(&self, square: &str, piece: &str) -> Result<()> {
        let name = format!("{square}, {piece}");
        let look =
            format!("fixture.cell(element, '{square}')?.getAttribute('aria-label') === '{name}'");
        self.wait_for(&name, &look)
    }

    /// Waits until the piece on a square can be moved.
    ///
    /// # Errors
    /// It cannot.
    pub(crate) fn wait_for_movable(&self, square: &str) -> Result<()> {
        let look = format!("fixture.cell(element, '{square}')?.matches('.mx-movable')");
        self.wait_for(&format!("a move from {square}"), &look)
    }

    /// The middle of a square, once it is scrolled into view and does not move.
    ///
    /// # Errors
    /// The browser says so.
    pub(crate) fn middle(&self, square: &str) -> Result<Point> {
        let script = "const cell = fixture.cell(fixture.elements.at(-1), arguments[0]);
            cell.scrollIntoView({ block: 'nearest' });
            const box = cell.getBoundingClientRect();
            return [box.x + box.width / 2, box.y + box.height / 2];";
        wait_for_rest(square, || {
            let middle = self.page.browser().script(script, &json!([square]))?;
            let coordinates = middle[0].as_f64().zip(middle[1].as_f64());
            Ok(coordinates.map(|(x, y)| Point { x, y }))
        })
    }

    /// Drags a piece, once it can be moved.
    ///
    /// # Errors
    /// It cannot.
    pub(crate) fn drag(&self, from: &str, to: &str) -> Result<()> {
        self.wait_for_movable(from)?;
        // Both are looked up again: the first look may have scrolled.
        self.middle(from)?;
        let to = self.middle(to)?;
        let from = self.middle(from)?;
        let between = Point {
            x: f64::midpoint(from.x, to.x),
            y: f64::midpoint(from.y, to.y),
        };
        self.page.browser().mouse(&[from, between, to])
    }

    /// Clicks on a square.
    ///
    /// # Errors
    /// The browser says so.
    pub(crate) fn click(&self, square: &str) -> Result<()> {
        self.page.browser().mouse(&[self.middle(square)?])
    }

    /// The details of the events of a name so far.
    ///
    /// # Errors
    /// The browser says so.
    pub(crate) fn events(&self, name: &str) -> Result<Vec<Value>> {
        let script = "return fixture.events.filter(({ name }) => name === arguments[0]).map(({ detail }) => detail);";
        let events = self.page.browser().script(script, &json!([name]))?;
        Ok(events.as_array().cloned().unwrap_or_default())
    }

    /// Waits for an event of a name and gives its detail, the last one of several.
    ///
    /// # Errors
    /// It does not come.
    pub(crate) fn wait_for_event(&self, name: &str) -> Result<Value> {
        wait(&format!("micro-max-{name}"), TIMEOUT, || {
            Ok(self.events(name)?.pop())
        })
    }

    /// Clears the events so far.
    ///
    /// # Errors
    /// The browser says so.
    pub(crate) fn forget_events(&self) -> Result<()> {
        self.value("fixture.events.splice(0).length").map(drop)
    }
}
