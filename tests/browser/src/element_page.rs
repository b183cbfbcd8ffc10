//! A test page with elements `<micro-max>`.

use anyhow::Result;
use serde_json::{Value, json};

use crate::{
    driver::{Point, wait},
    page::{Page, TIMEOUT, wait_for_rest},
};

/// A position with White to move that is in no list of openings.
pub(crate) const NO_OPENING: &str =
    "r1bqkb1r/pppp1ppp/2n2n2/4p3/4P3/2N2N2/PPPP1PPP/R1BQKB1R w KQkq - 4 4";

/// The page with its elements. Methods act on the last element that was added.
#[derive(Debug)]
pub(crate) struct ElementPage<'a> {
    page: &'a Page<'a>,
}

impl<'a> ElementPage<'a> {
    /// Opens the page without any element.
    ///
    /// # Errors
    /// The browser reports an error.
    pub(crate) fn empty(page: &'a Page<'a>) -> Result<Self> {
        page.open("element.html")?;
        Self::at(page)
    }

    /// Uses the page that is already open.
    ///
    /// # Errors
    /// The browser reports an error.
    pub(crate) fn at(page: &'a Page<'a>) -> Result<Self> {
        let fixture = Self { page };
        fixture.wait_for(
            "the element's script",
            "customElements.get('micro-max') && window.fixture",
        )?;
        Ok(fixture)
    }

    /// Opens the page with one element and waits until it accepts moves.
    ///
    /// # Errors
    /// The element does not become ready.
    pub(crate) fn open(page: &'a Page<'a>, attributes: &Value) -> Result<Self> {
        let fixture = Self::empty(page)?;
        fixture.add("plain", attributes)?;
        fixture.promise("element.ready")?;
        Ok(fixture)
    }

    /// Adds an element to a place of the page.
    ///
    /// # Errors
    /// The browser reports an error.
    pub(crate) fn add(&self, place: &str, attributes: &Value) -> Result<()> {
        let script = "fixture.add(arguments[0], arguments[1]);";
        self.page
            .browser()
            .script(script, &json!([attributes, place]))
            .map(drop)
    }

    /// Returns the value of an expression, in which `element` is the last element.
    ///
    /// # Errors
    /// The expression throws.
    pub(crate) fn value(&self, expression: &str) -> Result<Value> {
        let script = format!("const element = fixture.elements.at(-1); return ({expression});");
        self.page.browser().script(&script, &json!([]))
    }

    /// Returns the value of the promise that an expression returns.
    ///
    /// # Errors
    /// The promise is rejected.
    pub(crate) fn promise(&self, expression: &str) -> Result<Value> {
        let whole = format!("((element) => {expression})(fixture.elements.at(-1))");
        self.page.browser().promise(&whole, &[])
    }

    /// Returns the message with which the promise of an expression is rejected; empty if it is fulfilled.
    ///
    /// # Errors
    /// The browser reports an error.
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
    /// The expression does not become true.
    pub(crate) fn wait_for(&self, what: &str, expression: &str) -> Result<()> {
        let whole = format!("Boolean({expression})");
        wait(what, TIMEOUT, || {
            let script =
                format!("const element = window.fixture?.elements.at(-1); return {whole};");
            let value = self.page.browser().script(&script, &json!([]))?;
            Ok((value == true).then_some(()))
        })
    }

    /// Waits until a piece is on a square.
    ///
    /// # Errors
    /// The piece does not appear; the message contains the piece that is there instead.
    pub(crate) fn wait_for_piece(&self, square: &str, piece: &str) -> Result<()> {
        let name = format!("{square}, {piece}");
        let look =
            format!("fixture.cell(element, '{square}')?.getAttribute('aria-label') === '{name}'");
        self.wait_for(&name, &look)
    }

    /// Waits until the piece on a square can be moved.
    ///
    /// # Errors
    /// The piece cannot be moved.
    pub(crate) fn wait_for_movable(&self, square: &str) -> Result<()> {
        let look = format!("fixture.cell(element, '{square}')?.matches('.mx-movable')");
        self.wait_for(&format!("a move from {square}"), &look)
    }

    /// Scrolls a square into view, waits until it does not move, and returns its middle.
    ///
    /// # Errors
    /// The browser reports an error.
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

    /// Drags a piece once it can be moved.
    ///
    /// # Errors
    /// The piece cannot be moved.
    pub(crate) fn drag(&self, from: &str, to: &str) -> Result<()> {
        self.wait_for_movable(from)?;
        // Both are located again because locating the first may have scrolled the page.
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
    /// The browser reports an error.
    pub(crate) fn click(&self, square: &str) -> Result<()> {
        self.page.browser().mouse(&[self.middle(square)?])
    }

    /// Returns the details of all events of this name so far.
    ///
    /// # Errors
    /// The browser reports an error.
    pub(crate) fn events(&self, name: &str) -> Result<Vec<Value>> {
        let script = "return fixture.events.filter(({ name }) => name === arguments[0]).map(({ detail }) => detail);";
        let events = self.page.browser().script(script, &json!([name]))?;
        Ok(events.as_array().cloned().unwrap_or_default())
    }

    /// Waits for an event of this name and returns its detail, or that of the last of several.
    ///
    /// # Errors
    /// No such event is fired.
    pub(crate) fn wait_for_event(&self, name: &str) -> Result<Value> {
        wait(&format!("micro-max-{name}"), TIMEOUT, || {
            Ok(self.events(name)?.pop())
        })
    }

    /// Clears the list of events.
    ///
    /// # Errors
    /// The browser reports an error.
    pub(crate) fn forget_events(&self) -> Result<()> {
        self.value("fixture.events.splice(0).length").map(drop)
    }
}
