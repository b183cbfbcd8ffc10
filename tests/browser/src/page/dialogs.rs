//! What goes into the page and out of it: dialogs, pasted text, dropped files.

use anyhow::Result;
use serde_json::json;

use super::{Page, TIMEOUT};
use crate::{driver::wait, engine::Engine};

/// The field of the open dialog whose label begins with the first argument.
const FIELD: &str = "
    const dialog = document.querySelector('dialog[open]');
    const field = [...(dialog?.querySelectorAll(KIND) ?? [])].find((one) =>
        one.checkVisibility() && (one.getAttribute('aria-label') ?? one.labels?.[0]?.textContent ?? '').trim().startsWith(arguments[0]));
    if (!field) return false;
";

impl Page<'_> {
    /// Opens a dialog of the menu and waits for it.
    ///
    /// # Errors
    /// There is none of this name.
    pub(crate) fn open_dialog(&self, name: &str) -> Result<()> {
        self.browser
            .script("document.getElementById('menu').open = true;", &json!([]))?;
        self.click("button", name)?;
        let script = "return document.querySelector('dialog[open]') !== null;";
        self.wait_for_script("the dialog", script, &json!([]))
    }

    /// Closes the open dialog with Escape.
    ///
    /// # Errors
    /// It does not close.
    pub(crate) fn close_dialog(&self) -> Result<()> {
        self.press(&[crate::keys::ESCAPE])?;
        let script = "return document.querySelector('dialog[open]') === null;";
        self.wait_for_script("the dialog to close", script, &json!([]))
    }

    /// Writes into a field of the open dialog.
    ///
    /// # Errors
    /// There is no such field.
    pub(crate) fn fill_in_dialog(&self, label: &str, text: &str) -> Result<()> {
        let script = format!(
            "const KIND = 'input, textarea'; {FIELD} field.value = arguments[1];
            for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, {{ bubbles: true }}));
            return true;"
        );
        self.wait_for_script(
            &format!("the field '{label}'"),
            &script,
            &json!([label, text]),
        )
    }

    /// Chooses the first option whose value or text begins with a text, in a list of the open dialog.
    ///
    /// # Errors
    /// There is no such list or option.
    pub(crate) fn choose_in_dialog(&self, label: &str, option: &str) -> Result<()> {
        let script = format!(
            "const KIND = 'select'; {FIELD}
            const meant = [...field.options].find(({{ value, textContent }}) =>
                value.startsWith(arguments[1]) || textContent.trim().startsWith(arguments[1]));
            if (!meant) return false;
            field.value = meant.value;
            for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, {{ bubbles: true }}));
            return true;"
        );
        self.wait_for_script(
            &format!("'{option}' of '{label}'"),
            &script,
            &json!([label, option]),
        )
    }

    /// Chooses the game of this number, from 1, in the dialog that lists the games of a file.
    ///
    /// # Errors
    /// There is no such list.
    pub(crate) fn choose_game(&self, number: usize) -> Result<()> {
        let script =
            "const choice = document.querySelectorAll('dialog[open] li button')[arguments[0] - 1];
            choice?.click();
            return choice !== undefined;";
        self.wait_for_script("the list of games", script, &json!([number]))
    }

    /// Brings a text in: pasted on the page, or by the dialog where a script cannot paste.
    ///
    /// # Errors
    /// The browser says so.
    pub(crate) fn bring_in(&self, text: &str) -> Result<()> {
        if self.engine == Engine::Firefox {
            self.open_dialog("Open a game…")?;
            self.fill_in_dialog("PGN or FEN", text)?;
            return self.click("button", "Open");
        }
        let script = "const clipboardData = new DataTransfer();
            clipboardData.setData('text/plain', arguments[0]);
            document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));";
        self.browser.script(script, &json!([text])).map(drop)
    }

    /// Drops a file on the board.
    ///
    /// # Errors
    /// The browser says so.
    pub(crate) fn drop_file(&self, name: &str, text: &str) -> Result<()> {
        let script = "const dataTransfer = new DataTransfer();
            dataTransfer.items.add(new File([arguments[1]], arguments[0]));
            const board = document.querySelector('[role=grid]');
            for (const type of ['dragenter', 'dragover', 'drop'])
                board.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true, composed: true }));";
        self.browser.script(script, &json!([name, text])).map(drop)
    }

    /// A text as an address carries it.
    ///
    /// # Errors
    /// The browser says so.
    pub(crate) fn encoded(&self, text: &str) -> Result<String> {
        let script = "return encodeURIComponent(arguments[0]);";
        let encoded = self.browser.script(script, &json!([text]))?;
        Ok(encoded.as_str().unwrap_or_default().to_owned())
    }

    /// Waits until a script returns true.
    ///
    /// # Errors
    /// It does not.
    pub(crate) fn wait_for_script(
        &self,
        what: &str,
        script: &str,
        arguments: &serde_json::Value,
    ) -> Result<()> {
        wait(what, TIMEOUT, || {
            Ok((self.browser.script(script, arguments)? == true).then_some(()))
        })
    }
}
