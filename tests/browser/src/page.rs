//! The page from a user's point of view: squares and buttons by their names, a mouse and a keyboard.

mod dialogs;
mod new_game;

use std::{
    cell::Cell,
    path::{Path, PathBuf},
    time::Duration,
};

use anyhow::{Result, bail};
use rules::{Position, Square};
use serde_json::{Value, json};

use crate::{
    driver::{Browser, Point, wait},
    engine::Engine,
    keys::TAB,
    suite::{Skip, only_in},
};

/// The time that the page may take to reach an expected state, on a busy machine.
pub(crate) const TIMEOUT: Duration = Duration::from_secs(40);

/// An upper bound for the number of elements on the page that the keyboard can reach.
const TABS: usize = 100;

/// Finds the visible elements with a role and a name, which for a square may be the beginning of its name. Elements in
/// an open dialog take precedence.
const FIND: &str = "
    const [role, name] = arguments;
    const selectors = { button: 'button', gridcell: '[role=gridcell]', radio: 'input[type=radio], [role=radio]',
        combobox: 'select', link: 'a[href]', option: 'option', checkbox: 'input[type=checkbox]' };
    const nameOf = (element) => (element.getAttribute('aria-label')
        ?? element.labels?.[0]?.textContent ?? element.textContent).trim();
    const isMeant = (element) => element.matches(selectors[role])
        && (nameOf(element) === name || nameOf(element).startsWith(name + ', '))
        && (role === 'option' || element.checkVisibility());
    const everywhere = [...document.querySelectorAll(selectors[role])].filter(isMeant);
    const inDialog = everywhere.filter((element) => element.closest('dialog[open]'));
    const found = inDialog.length > 0 ? inDialog : everywhere;
";

/// The page in one browser.
#[derive(Debug)]
pub(crate) struct Page<'a> {
    browser: &'a Browser,
    engine: Engine,
    url: &'a str,
    dist: Option<&'a Path>,
    is_complete: bool,
}

impl<'a> Page<'a> {
    /// The page that is served at `url`, which is not opened yet. The products are in `dist`.
    pub(crate) fn new(
        browser: &'a Browser,
        engine: Engine,
        url: &'a str,
        dist: Option<&'a Path>,
        is_complete: bool,
    ) -> Self {
        Self {
            browser,
            engine,
            url,
            dist,
            is_complete,
        }
    }

    /// Returns a page at another address in the same browser.
    pub(crate) fn at<'b>(&'b self, url: &'b str) -> Page<'b> {
        Page { url, ..*self }
    }

    /// Returns the path of a product.
    ///
    /// # Errors
    /// The product was not built, so that the test must be skipped.
    pub(crate) fn product(&self, name: &str) -> Result<PathBuf> {
        let found = self.dist.map(|dist| dist.join(name));
        let found = found.filter(|path| path.exists());
        Ok(found
            .ok_or_else(|| Skip::Missing(format!("{name}, which `cargo xtask dist` builds")))?)
    }

    /// Returns the path of a file for authors, such as `micro-max.js`, or of their folder if the name is empty.
    ///
    /// # Errors
    /// The file was not built, so that the test must be skipped.
    pub(crate) fn author_file(&self, name: &str) -> Result<PathBuf> {
        self.product(&format!("micro-max-{}/{name}", env!("CARGO_PKG_VERSION")))
    }

    /// Whether to repeat all recorded searches rather than a sample.
    pub(crate) fn is_complete(&self) -> bool {
        self.is_complete
    }

    /// The engine of the browser.
    pub(crate) fn engine(&self) -> Engine {
        self.engine
    }

    /// The browser that shows the page.
    pub(crate) fn browser(&self) -> &Browser {
        self.browser
    }

    /// Opens a file of the site with empty storage, like a first-time visitor.
    ///
    /// # Errors
    /// The browser reports an error.
    pub(crate) fn open(&self, path: &str) -> Result<()> {
        self.open_with_memory(path, &Value::Null)
    }

    /// Opens a file of the site with these entries in the browser's storage.
    ///
    /// # Errors
    /// The browser reports an error.
    pub(crate) fn open_with_memory(&self, path: &str, memory: &Value) -> Result<()> {
        // Some browsers give each file on disk its own storage.
        let keeper = if self.is_on_disk() { "" } else { "blank.html" };
        self.browser.open(&self.address(keeper))?;
        let script = "localStorage.clear();
            for (const [key, text] of Object.entries(arguments[0] ?? {})) localStorage.setItem(key, text);";
        self.browser.script(script, &json!([memory]))?;
        if self.is_on_disk() {
            // If only the fragment of the address changed, nothing would be loaded.
            self.browser.open("about:blank")?;
        }
        self.reopen(path)
    }

    /// Opens a file of the site and keeps the browser's storage. If the file is the play page, waits for the board.
    ///
    /// # Errors
    /// The browser reports an error.
    pub(crate) fn reopen(&self, path: &str) -> Result<()> {
        self.browser.open(&self.address(path))?;
        if path.is_empty() {
            self.find("gridcell", "a1")?;
        }
        Ok(())
    }

    /// Whether the page is a local file.
    pub(crate) fn is_on_disk(&self) -> bool {
        self.url.starts_with("file:")
    }

    /// Returns the address of a file of the site.
    pub(crate) fn address(&self, path: &str) -> String {
        format!("{}{path}", self.url)
    }

    /// Returns the errors of the page and, in Chromium, those of the browser's log.
    ///
    /// # Errors
    /// The browser reports an error.
    pub(crate) fn faults(&self) -> Result<Vec<String>> {
        let script = "return window.faults ?? arguments[0];";
        // The page in one file does not contain this script.
        let without: &[&str] = if self.is_on_disk() {
            &[]
        } else {
            &["page-recorder.js did not run"]
        };
        let noted = self.browser.script(script, &json!([without]))?;
        let noted = noted.as_array().into_iter().flatten().map(Value::to_string);
        let mut faults: Vec<String> = noted.collect();
        if self.engine == Engine::Chromium {
            faults.extend(self.browser.severe_log()?);
        }
        Ok(faults)
    }

    /// Returns the visible text of the page.
    ///
    /// # Errors
    /// The browser reports an error.
    pub(crate) fn words(&self) -> Result<String> {
        let text = self
            .browser
            .script("return document.body.innerText;", &json!([]))?;
        Ok(text
            .as_str()
            .unwrap_or_default()
            .split_whitespace()
            .collect::<Vec<_>>()
            .join(" "))
    }

    /// Waits until the page shows these words.
    ///
    /// # Errors
    /// The words do not appear; the message contains the text of the page.
    pub(crate) fn wait_for_words(&self, words: &str) -> Result<()> {
        wait(&format!("'{words}'"), TIMEOUT, || {
            Ok(self.words()?.contains(words).then_some(()))
        })
    }

    /// Waits until the names of the squares match this position.
    ///
    /// # Errors
    /// Some names do not match; the message contains these squares.
    pub(crate) fn wait_for_position(&self, position: &Position) -> Result<()> {
        let script = "const names = new Set(arguments[0]);
            for (const cell of document.querySelectorAll('[role=gridcell]')) names.delete(cell.getAttribute('aria-label'));
            return [...names];";
        let names: Vec<String> = Square::all()
            .map(|square| square_name(position, square))
            .collect();
        let missing = || self.browser.script(script, &json!([names]));
        let look = || Ok((missing()? == json!([])).then_some(()));
        wait("the position", TIMEOUT, look).or_else(|error| bail!("{error}: {}", missing()?))
    }

    /// Waits until a piece is on a square.
    ///
    /// # Errors
    /// The piece does not appear.
    pub(crate) fn wait_for_piece(&self, square: &str, piece: &str) -> Result<()> {
        self.find("gridcell", &format!("{square}, {piece}"))
            .map(drop)
    }

    /// Waits until the worker has reported that the piece on a square can move.
    ///
    /// # Errors
    /// The piece does not become movable.
    pub(crate) fn wait_for_movable(&self, square: Square) -> Result<()> {
        let script =
            "return document.querySelector(`[data-square=${arguments[0]}].mx-movable`) !== null;";
        let square = square.to_string();
        let look = || Ok((self.browser.script(script, &json!([square]))? == true).then_some(()));
        wait(&format!("a move from {square}"), TIMEOUT, look)
    }

    /// Waits until the first element that matches a selector does not move, and returns its middle.
    ///
    /// # Errors
    /// The element does not appear.
    pub(crate) fn middle_of(&self, selector: &str) -> Result<Point> {
        let script = "const element = document.querySelector(arguments[0]);
            if (!element) return null;
            element.scrollIntoView({ block: 'nearest' });
            const box = element.getBoundingClientRect();
            return { x: box.x + box.width / 2, y: box.y + box.height / 2 };";
        wait_for_rest(selector, || {
            let found = self.browser.script(script, &json!([selector]))?;
            Ok(point(&found))
        })
    }

    /// Resizes the window to a size in CSS pixels; in Chromium it can be as small as a phone's.
    ///
    /// # Errors
    /// The browser reports an error.
    pub(crate) fn resize(&self, width: u32, height: u32) -> Result<()> {
        if self.engine != Engine::Chromium {
            return self.browser.resize(width, height);
        }
        let size =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.browser
            .devtools("Emulation.setDeviceMetricsOverride", &size)
            .map(drop)
    }

    /// Calls `act` while "light" or "dark" colours are preferred.
    ///
    /// # Errors
    /// `act` fails, or the driver cannot set the preferred colours, so that the scenario must be skipped.
    pub(crate) fn preferring(&self, scheme: &str, act: impl FnOnce() -> Result<()>) -> Result<()> {
        let reason = "only Chromium's driver sets the preferred colours";
        only_in(Engine::Chromium, self, reason)?;
        self.prefer(Some(scheme))?;
        let result = act();
        self.prefer(None)?;
        result
    }

    fn prefer(&self, scheme: Option<&str>) -> Result<()> {
        let feature = |value| json!({ "name": "prefers-color-scheme", "value": value });
        let features: Vec<Value> = scheme.into_iter().map(feature).collect();
        self.browser
            .devtools(
                "Emulation.setEmulatedMedia",
                &json!({ "features": features }),
            )
            .map(drop)
    }

    /// Restores the original size of the window.
    ///
    /// # Errors
    /// The browser reports an error.
    pub(crate) fn first_size(&self) -> Result<()> {
        if self.engine != Engine::Chromium {
            return self.browser.resize(1200, 900);
        }
        self.browser
            .devtools("Emulation.clearDeviceMetricsOverride", &json!({}))
            .map(drop)
    }

    /// Scrolls the element with this role and name into view, waits until it does not move, and returns its middle.
    ///
    /// # Errors
    /// There is not exactly one such element.
    pub(crate) fn find(&self, role: &str, name: &str) -> Result<Point> {
        let script = format!(
            "{FIND}
            if (found.length !== 1) return null;
            found[0].scrollIntoView({{ block: 'nearest' }});
            const box = found[0].getBoundingClientRect();
            return {{ x: box.x + box.width / 2, y: box.y + box.height / 2 }};"
        );
        wait_for_rest(&format!("the {role} '{name}'"), || {
            let found = self.browser.script(&script, &json!([role, name]))?;
            Ok(point(&found))
        })
    }

    /// Returns the element with this role and name, for commands that take an element.
    ///
    /// # Errors
    /// There is no such element.
    pub(crate) fn element(&self, role: &str, name: &str) -> Result<Value> {
        let script = format!("{FIND} return found[0] ?? null;");
        wait(&format!("the {role} '{name}'"), TIMEOUT, || {
            let element = self.browser.script(&script, &json!([role, name]))?;
            Ok((!element.is_null()).then_some(element))
        })
    }

    /// Clicks the element with this role and name.
    ///
    /// # Errors
    /// There is not exactly one such element.
    pub(crate) fn click(&self, role: &str, name: &str) -> Result<()> {
        self.browser.mouse(&[self.find(role, name)?])
    }

    /// Drags from one square to another, through the point halfway between them.
    ///
    /// # Errors
    /// A square is missing.
    pub(crate) fn drag(&self, from: Square, to: Square) -> Result<()> {
        let from = self.find("gridcell", &from.to_string())?;
        let to = self.find("gridcell", &to.to_string())?;
        let middle = Point {
            x: f64::midpoint(from.x, to.x),
            y: f64::midpoint(from.y, to.y),
        };
        self.browser.mouse(&[from, middle, to])
    }

    /// Presses keys.
    ///
    /// # Errors
    /// The browser reports an error.
    pub(crate) fn press(&self, keys: &[char]) -> Result<()> {
        self.browser.keys(keys)
    }

    /// Whether the element with this role and name has the focus.
    ///
    /// # Errors
    /// The browser reports an error.
    pub(crate) fn has_focus(&self, role: &str, name: &str) -> Result<bool> {
        let script = format!("{FIND} return found.includes(document.activeElement);");
        Ok(self.browser.script(&script, &json!([role, name]))? == true)
    }

    /// Presses Tab until the element with this role and name has the focus.
    ///
    /// # Errors
    /// The Tab key does not reach the element.
    pub(crate) fn tab_to(&self, role: &str, name: &str) -> Result<()> {
        for _ in 0..TABS {
            if self.has_focus(role, name)? {
                return Ok(());
            }
            self.press(&[TAB])?;
        }
        bail!("the Tab key does not reach the {role} '{name}'")
    }

    /// Presses Tab until a square has the focus, and returns the square.
    ///
    /// # Errors
    /// The Tab key does not reach the board.
    pub(crate) fn tab_to_board(&self) -> Result<Square> {
        let script = "const focused = document.activeElement;
            return focused.getAttribute('role') === 'gridcell' && focused.getAttribute('aria-label').slice(0, 2);";
        for _ in 0..TABS {
            if let Some(name) = self.browser.script(script, &json!([]))?.as_str() {
                return Ok(name.parse()?);
            }
            self.press(&[TAB])?;
        }
        bail!("the Tab key does not reach the board")
    }
}

/// Waits until two successive calls of `look` return the same point: while the layout changes, a click might hit
/// another element.
///
/// # Errors
/// The browser reports an error, or the point keeps moving.
pub(crate) fn wait_for_rest(
    what: &str,
    locate: impl Fn() -> Result<Option<Point>>,
) -> Result<Point> {
    let last = Cell::new(None);
    wait(what, TIMEOUT, || {
        let point = locate()?;
        let is_at_rest = last.replace(point) == point;
        Ok(point.filter(|_| is_at_rest))
    })
}

fn point(found: &Value) -> Option<Point> {
    let coordinates = found["x"].as_f64().zip(found["y"].as_f64());
    coordinates.map(|(x, y)| Point { x, y })
}

/// Returns the name of a square: `e2, white pawn` or `e4, empty`.
pub(crate) fn square_name(position: &Position, square: Square) -> String {
    match position.piece_at(square) {
        Some(piece) => format!("{square}, {} {}", piece.color, piece.role),
        None => format!("{square}, empty"),
    }
}
