//! Windows: their size, their pictures, and a second one.

use anyhow::{Context, Result};
use serde_json::{Value, json};

use super::Browser;

/// A window of the browser, as the driver names it.
#[derive(Debug)]
pub(crate) struct Window(String);

impl Browser {
    /// Gives the window this size, in CSS pixels.
    ///
    /// # Errors
    /// The driver says so.
    pub(crate) fn resize(&self, width: u32, height: u32) -> Result<()> {
        let size = json!({ "x": 0, "y": 0, "width": width, "height": height });
        self.post("/window/rect", &size).map(drop)
    }

    /// The window that commands go to.
    ///
    /// # Errors
    /// The driver says so.
    pub(crate) fn window(&self) -> Result<Window> {
        let name = self.fetch("/window")?;
        let name = name.as_str().context("the window has no name")?;
        Ok(Window(name.to_owned()))
    }

    /// Opens a second tab and has the commands go there.
    ///
    /// # Errors
    /// The driver says so.
    pub(crate) fn open_tab(&self) -> Result<Window> {
        let answer = self.post("/window/new", &json!({ "type": "tab" }))?;
        let name = answer["handle"].as_str().context("the tab has no name")?;
        let tab = Window(name.to_owned());
        self.go_to(&tab)?;
        Ok(tab)
    }

    /// Has the commands go to a window.
    ///
    /// # Errors
    /// It was closed.
    pub(crate) fn go_to(&self, window: &Window) -> Result<()> {
        self.post("/window", &json!({ "handle": window.0 }))
            .map(drop)
    }

    /// Closes the window that commands go to and goes to another.
    ///
    /// # Errors
    /// The driver says so.
    pub(crate) fn close_for(&self, other: &Window) -> Result<()> {
        self.agent
            .delete(format!("{}/window", self.session))
            .call()?;
        self.go_to(other)
    }

    /// Has the commands go into a frame of the page.
    ///
    /// # Errors
    /// It is no frame.
    pub(crate) fn enter_frame(&self, element: &Value) -> Result<()> {
        self.post("/frame", &json!({ "id": element })).map(drop)
    }

    /// Has the commands go to the page itself again.
    ///
    /// # Errors
    /// The driver says so.
    pub(crate) fn leave_frames(&self) -> Result<()> {
        self.post("/frame", &json!({ "id": null })).map(drop)
    }

    /// A command of Chromium's `DevTools` protocol.
    ///
    /// # Errors
    /// Another browser, or the command fails.
    pub(crate) fn devtools(&self, command: &str, parameters: &Value) -> Result<Value> {
        self.post(
            "/goog/cdp/execute",
            &json!({ "cmd": command, "params": parameters }),
        )
    }
}
