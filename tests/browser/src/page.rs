//! The page as a person meets it: squares and buttons by their names, a mouse and a keyboard.

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

/// How long the page may take to show what is expected of it, on a machine with other work.
pub(crate) const TIMEOUT: Duration = Duration::from_secs(40);

/// More than the page has elements that a keyboard can reach.
const TABS: usize = 100;

/// What has a role and a name and can be seen; the first line of a square's name is its place. An open dialog covers
/// what else has the name.
const FIND: &str = "
    const [role, name] = arguments;
    const selectors = { button: 'button', gridcell: '[role=gridcell]', radio: 'input[type=radio], [role=radio]',
        combobox: 'select', option: 'option', checkbox: 'input[type=checkbox]' };
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
    /// The page that is served at `url`; it is not opened yet. What is published lies in `dist`.
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

    /// The same browser at another address.
    pub(crate) fn at<'b>(&'b self, url: &'b str) -> Page<'b> {
        Page { url, ..*self }
    }

    /// Where a published product lies.
    ///
    /// # Errors
    /// It was not built: the test is to be skipped.
    pub(crate) fn product(&self, name: &str) -> Result<PathBuf> {
        let found = self.dist.map(|dist| dist.join(name));
        let found = found.filter(|path| path.exists());
        Ok(found
            .ok_or_else(|| Skip::Missing(format!("{name}, which `cargo xtask dist` builds")))?)
    }

    /// Where a file for authors lies, such as `micro-max.js`; the folder for an empty name.
    ///
    /// # Errors
    /// It was not built: the test is to be skipped.
    pub(crate) fn author_file(&self, name: &str) -> Result<PathBuf> {
        self.product(&format!("micro-max-{}/{name}", env!("CARGO_PKG_VERSION")))
    }

    /// Whether all recorded searches are to be repeated, and not only a sample.
    pub(crate) fn is_complete(&self) -> bool {
        self.is_complete
    }

    /// Which browser this is.
    pub(crate) fn engine(&self) -> Engine {
        self.engine
    }

    /// The browser itself.
    pub(crate) fn browser(&self) -> &Browser {
        self.browser
    }

    /// Opens a file of the site, as somebody who was never there before.
    ///
    /// # Errors
    /// The browser says so.
    pub(crate) fn open(&self, path: &str) -> Result<()> {
        self.open_with_memory(path, &Value::Null)
    }

    /// Opens a file of the site in a browser that has kept these texts by their keys.
    ///
    /// # Errors
    /// The browser says so.
    pub(crate) fn open_with_memory(&self, path: &str, memory: &Value) -> Result<()> {
        // Some browsers give each file on a disk a memory of its own.
        let keeper = if self.is_on_disk() { "" } else { "blank.html" };
        self.browser.open(&self.address(keeper))?;
        let script = "localStorage.clear();
            for (const [key, text] of Object.entries(arguments[0] ?? {})) localStorage.setItem(key, text);";
        self.browser.script(script, &json!([memory]))?;
        if self.is_on_disk() {
            // From one place of a file to another nothing would be loaded.
            self.browser.open("about:blank")?;
        }
        self.reopen(path)
    }

    /// Opens a file of the site with what the browser has kept; at the page itself, waits for the
    /// board.
    ///
    /// # Errors
    /// The browser says so.
    pub(crate) fn reopen(&self, path: &str) -> Result<()> {
        self.browser.open(&self.address(path))?;
        if path.is_empty() {
            self.find("gridcell", "a1")?;
        }
        Ok(())
    }

    /// Whether the page is a file that was opened, from no host.
    pub(crate) fn is_on_disk(&self) -> bool {
        self.url.starts_with("file:")
    }

    /// The address of a file of the site.
    pub(crate) fn address(&self, path: &str) -> String {
        format!("{}{path}", self.url)
    }

    /// What went wrong in the page, and in Chromium what the browser itself noted.
    ///
    /// # Errors
    /// The browser says so.
    pub(crate) fn faults(&self) -> Result<Vec<String>> {
        let script = "return window.faults ?? arguments[0];";
        // What is published in one file has no such script.
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

    /// The words on the page.
    ///
    /// # Errors
    /// The browser says so.
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

    /// Waits until these words are on the page.
    ///
    /// # Errors
    /// They do not come; the text has the words that are there instead.
    pub(crate) fn wait_for_words(&self, words: &str) -> Result<()> {
        wait(&format!("'{words}'"), TIMEOUT, || {
            Ok(self.words()?.contains(words).then_some(()))
        })
    }

    /// Waits until the squares are named as this position wants it.
    ///
    /// # Errors
    /// They are not; the text names the squares that differ.
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

    /// Waits until a square holds this piece.
    ///
    /// # Errors
    /// It does not come.
    pub(crate) fn wait_for_piece(&self, square: &str, piece: &str) -> Result<()> {
        self.find("gridcell", &format!("{square}, {piece}"))
            .map(drop)
    }

    /// Waits until the page knows that the piece on a square can move: the worker has to say so.
    ///
    /// # Errors
    /// It does not come to know.
    pub(crate) fn wait_for_movable(&self, square: Square) -> Result<()> {
        let script =
            "return document.querySelector(`[data-square=${arguments[0]}].mx-movable`) !== null;";
        let square = square.to_string();
        let look = || Ok((self.browser.script(script, &json!([square]))? == true).then_some(()));
        wait(&format!("a move from {square}"), TIMEOUT, look)
    }

    /// The middle of the first element of a selector, once it is there and does not move.
    ///
    /// # Errors
    /// It does not come.
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

    /// Gives the window a size in CSS pixels; Chromium's as small as a phone's.
    ///
    /// # Errors
    /// The browser says so.
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

    /// Does something while "light" or "dark" colours are preferred.
    ///
    /// # Errors
    /// It fails, or the driver cannot do that: the scenario is to be skipped.
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

    /// Gives the window the size that it began with.
    ///
    /// # Errors
    /// The browser says so.
    pub(crate) fn first_size(&self) -> Result<()> {
        if self.engine != Engine::Chromium {
            return self.browser.resize(1200, 900);
        }
        self.browser
            .devtools("Emulation.clearDeviceMetricsOverride", &json!({}))
            .map(drop)
    }

    /// The middle of what has this role and name, once it is there, scrolled into view and does not move.
    ///
    /// # Errors
    /// There is not exactly one.
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

    /// What has this role and name, for commands that take an element.
    ///
    /// # Errors
    /// It is not there.
    pub(crate) fn element(&self, role: &str, name: &str) -> Result<Value> {
        let script = format!("{FIND} return found[0] ?? null;");
        wait(&format!("the {role} '{name}'"), TIMEOUT, || {
            let element = self.browser.script(&script, &json!([role, name]))?;
            Ok((!element.is_null()).then_some(element))
        })
    }

    /// Clicks on what has this role and name.
    ///
    /// # Errors
    /// There is not exactly one.
    pub(crate) fn click(&self, role: &str, name: &str) -> Result<()> {
        self.browser.mouse(&[self.find(role, name)?])
    }

    /// Drags from one square to another, through the middle between them.
    ///
    /// # Errors
    /// The squares are not there.
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
    /// The browser says so.
    pub(crate) fn press(&self, keys: &[char]) -> Result<()> {
        self.browser.keys(keys)
    }

    /// Whether what has this role and name has the keyboard.
    ///
    /// # Errors
    /// The browser says so.
    pub(crate) fn has_focus(&self, role: &str, name: &str) -> Result<bool> {
        let script = format!("{FIND} return found.includes(document.activeElement);");
        Ok(self.browser.script(&script, &json!([role, name]))? == true)
    }

    /// Goes on with the tab key until what has this role and name has the keyboard.
    ///
    /// # Errors
    /// It is not reached.
    pub(crate) fn tab_to(&self, role: &str, name: &str) -> Result<()> {
        for _ in 0..TABS {
            if self.has_focus(role, name)? {
                return Ok(());
            }
            self.press(&[TAB])?;
        }
        bail!("the tab key does not reach the {role} '{name}'")
    }

    /// Goes on with the tab key until a square has the keyboard, and says which.
    ///
    /// # Errors
    /// The board is not reached.
    pub(crate) fn tab_to_board(&self) -> Result<Square> {
        let script = "const focused = document.activeElement;
            return focused.getAttribute('role') === 'gridcell' && focused.getAttribute('aria-label').slice(0, 2);";
        for _ in 0..TABS {
            if let Some(name) = self.browser.script(script, &json!([]))?.as_str() {
                return Ok(name.parse()?);
            }
            self.press(&[TAB])?;
        }
        bail!("the tab key does not reach the board")
    }
}

/// Waits until a point is there and the same when it is looked up again: while a page changes its layout, a click would
/// hit what has taken the place.
///
/// # Errors
/// The browser says so, or it does not come to rest.
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

/// What a square is called: `e2, white pawn` or `e4, empty`.
pub(crate) fn square_name(position: &Position, square: Square) -> String {
    match position.piece_at(square) {
        Some(piece) => format!("{square}, {} {}", piece.color, piece.role),
        None => format!("{square}, empty"),
    }
}
