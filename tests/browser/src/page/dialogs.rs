//! Input through dialogs, pasted text and dropped files.

use anyhow::Result;
use serde_json::json;

use super::{Page, TIMEOUT};
use crate::{driver::wait, engine::Engine};

/// Finds the field of the open dialog whose label begins with the first argument.
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
    /// The menu has no dialog of this name.
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
    /// The dialog does not close.
    pub(crate) fn close_dialog(&self) -> Result<()> {
        self.press(&[crate::keys::ESCAPE])?;
        let script = "return document.querySelector('dialog[open]') === null;";
        self.wait_for_script("the dialog to close", script, &json!([]))
    }

    /// Fills in a field of the open dialog.
    ///
    /// # Errors
    /// The dialog has no such field.
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

    /// Chooses, in a list of the open dialog, the first option whose value or text begins with `option`.
    ///
    /// # Errors
    /// The dialog has no such list, or the list no such option.
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

    /// Chooses a game by its number, from 1, in the dialog that lists the games of a file.
    ///
    /// # Errors
    /// The dialog has no such list.
    pub(crate) fn choose_game(&self, number: usize) -> Result<()> {
        let script =
            "const choice = document.querySelectorAll('dialog[open] li button')[arguments[0] - 1];
            choice?.click();
            return choice !== undefined;";
        self.wait_for_script("the list of games", script, &json!([number]))
    }

    /// Opens a game from a text: pastes it on the page or, where a script cannot paste, uses the dialog.
    ///
    /// # Errors
    /// The browser reports an error.
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
    /// The browser reports an error.
    pub(crate) fn drop_file(&self, name: &str, text: &str) -> Result<()> {
        let script = "const dataTransfer = new DataTransfer();
            dataTransfer.items.add(new File([arguments[1]], arguments[0]));
            const board = document.querySelector('[role=grid]');
            for (const type of ['dragenter', 'dragover', 'drop'])
                board.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true, composed: true }));";
        self.browser.script(script, &json!([name, text])).map(drop)
    }

    /// Encodes a text for an address.
    ///
    /// # Errors
    /// The browser reports an error.
    pub(crate) fn encoded(&self, text: &str) -> Result<String> {
        let script = "return encodeURIComponent(arguments[0]);";
        let encoded = self.browser.script(script, &json!([text]))?;
        Ok(encoded.as_str().unwrap_or_default().to_owned())
    }

    /// Waits until a script returns true.
    ///
    /// # Errors
    /// The script does not return true in time.
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
