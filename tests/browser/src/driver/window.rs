//! Windows, tabs and frames, and their sizes.

use anyhow::{Context, Result};
use serde_json::{Value, json};

use super::Browser;

/// The driver's handle of a window.
#[derive(Debug)]
pub(crate) struct Window(String);

impl Browser {
    /// Resizes the window to a size in CSS pixels.
    ///
    /// # Errors
    /// The driver reports an error.
    pub(crate) fn resize(&self, width: u32, height: u32) -> Result<()> {
        let size = json!({ "x": 0, "y": 0, "width": width, "height": height });
        self.post("/window/rect", &size).map(drop)
    }

    /// Returns the window that commands go to.
    ///
    /// # Errors
    /// The driver reports an error.
    pub(crate) fn window(&self) -> Result<Window> {
        let name = self.fetch("/window")?;
        let name = name.as_str().context("the driver returned no window")?;
        Ok(Window(name.to_owned()))
    }

    /// Opens a second tab and directs the commands there.
    ///
    /// # Errors
    /// The driver reports an error.
    pub(crate) fn open_tab(&self) -> Result<Window> {
        let answer = self.post("/window/new", &json!({ "type": "tab" }))?;
        let name = answer["handle"]
            .as_str()
            .context("the driver returned no tab")?;
        let tab = Window(name.to_owned());
        self.go_to(&tab)?;
        Ok(tab)
    }

    /// Directs the commands to a window.
    ///
    /// # Errors
    /// The window was closed.
    pub(crate) fn go_to(&self, window: &Window) -> Result<()> {
        self.post("/window", &json!({ "handle": window.0 }))
            .map(drop)
    }

    /// Closes the window that commands go to and directs them to another.
    ///
    /// # Errors
    /// The driver reports an error.
    pub(crate) fn close_for(&self, other: &Window) -> Result<()> {
        self.agent
            .delete(format!("{}/window", self.session))
            .call()?;
        self.go_to(other)
    }

    /// Directs the commands to a frame of the page.
    ///
    /// # Errors
    /// `element` is not a frame.
    pub(crate) fn enter_frame(&self, element: &Value) -> Result<()> {
        self.post("/frame", &json!({ "id": element })).map(drop)
    }

    /// Directs the commands back to the page.
    ///
    /// # Errors
    /// The driver reports an error.
    pub(crate) fn leave_frames(&self) -> Result<()> {
        self.post("/frame", &json!({ "id": null })).map(drop)
    }

    /// Sends a command of Chromium's `DevTools` protocol.
    ///
    /// # Errors
    /// The browser is not Chromium, or the command fails.
    pub(crate) fn devtools(&self, command: &str, parameters: &Value) -> Result<Value> {
        self.post(
            "/goog/cdp/execute",
            &json!({ "cmd": command, "params": parameters }),
        )
    }
}
