//! New games, and what is read of the one that runs.

use anyhow::Result;
use rules::{Color, Square};
use serde_json::{Value, json};

use super::{Page, TIMEOUT};
use crate::{driver::wait, keys::ENTER};

/// The buttons of the panel by their names, as far as they can be seen.
const BUTTON: &str = "
    const button = [...document.querySelectorAll('#side button')].find((one) =>
        one.checkVisibility() && one.textContent.trim() === arguments[0]);";

impl Page<'_> {
    /// Opens the dialog for a new game: "Custom…" on the screen before a game, to which "New game" leads.
    ///
    /// # Errors
    /// Neither is there.
    pub(crate) fn open_new_game(&self) -> Result<()> {
        let script = "return document.getElementById('chooser').checkVisibility();";
        if self.browser.script(script, &json!([]))? != true {
            self.act("New game")?;
        }
        self.click("button", "Custom…")?;
        let script = "return document.querySelector('dialog[open] button.primary') !== null;";
        self.wait_for_script("the dialog", script, &json!([]))
    }

    /// Presses a button of the panel, or else of its list of other actions.
    ///
    /// # Errors
    /// It is in neither.
    pub(crate) fn act(&self, name: &str) -> Result<()> {
        let script = format!(
            "{BUTTON}
            if (!button) document.getElementById('more-actions').open = true;
            return true;"
        );
        self.wait_for_script("the actions", &script, &json!([name]))?;
        self.click("button", name)
    }

    /// Unfolds a panel, "Engine", "Players" or "Command", unless that was done already.
    ///
    /// # Errors
    /// There is no such button.
    pub(crate) fn unfold(&self, name: &str) -> Result<()> {
        let script = format!("{BUTTON} return button?.getAttribute('aria-expanded') === 'true';");
        if self.browser.script(&script, &json!([name]))? == true {
            return Ok(());
        }
        self.click("button", name)
    }

    /// Begins a game of two people, with a clock if it is wanted: minutes and seconds.
    ///
    /// # Errors
    /// The dialog has no such choice.
    pub(crate) fn begin_for_two(&self, clock: Option<(&str, &str)>) -> Result<()> {
        self.open_new_game()?;
        self.click("radio", "Two players, one board")?;
        if let Some((minutes, seconds)) = clock {
            self.click("checkbox", "With a clock")?;
            self.fill_in_dialog("Minutes", minutes)?;
            self.fill_in_dialog("Increment", seconds)?;
        }
        self.leave_dialog()
    }

    /// Begins a game against Classic's first level, which plays the same game each time.
    ///
    /// # Errors
    /// The dialog has no such choice.
    pub(crate) fn begin_as_recorded(&self, color: Color) -> Result<()> {
        self.open_new_game()?;
        self.click("radio", name(color))?;
        self.choose_in_dialog("Engine", "Classic")?;
        self.choose_in_dialog("Strength", "1")?;
        self.click("checkbox", "Play different moves each game")?;
        self.leave_dialog()
    }

    /// Begins a game against a level of Modern.
    ///
    /// # Errors
    /// The dialog has no such choice.
    pub(crate) fn begin_at_level(&self, color: Color, level: &str) -> Result<()> {
        self.open_new_game()?;
        self.click("radio", name(color))?;
        self.choose_in_dialog("Engine", "Modern")?;
        self.choose_in_dialog("Strength", level)?;
        self.leave_dialog()
    }

    /// Begins a game against Modern with a limit of its own. It does not vary its moves: a varied reply to the first
    /// move comes at once, whatever the limit.
    ///
    /// # Errors
    /// The dialog has no such choice.
    pub(crate) fn begin_with_limit(&self, color: Color, unit: &str, count: &str) -> Result<()> {
        self.open_new_game()?;
        self.click("radio", name(color))?;
        self.choose_in_dialog("Strength", "Custom limit")?;
        self.choose_in_dialog("Unit", unit)?;
        self.fill_in_dialog("Limit", count)?;
        self.click("checkbox", "Play different moves each game")?;
        self.leave_dialog()
    }

    /// Presses the button that begins the game, and waits until the page has drawn it: before that a square shows what
    /// could be moved in the game before.
    ///
    /// # Errors
    /// There is no such button, or the game does not begin.
    pub(crate) fn leave_dialog(&self) -> Result<()> {
        self.click("button", "Play")?;
        let draw = "window.drawn = false;
            requestAnimationFrame(() => requestAnimationFrame(() => { window.drawn = true; }));";
        self.browser.script(draw, &json!([]))?;
        let script = "return window.drawn && document.querySelector('dialog') === null;";
        self.wait_for_script("the new game", script, &json!([]))
    }

    /// Waits until it is the player's turn against the engine.
    ///
    /// # Errors
    /// It does not come.
    pub(crate) fn wait_for_turn(&self) -> Result<()> {
        let script = "const status = document.getElementById('status-text');
            const isUnbegun = document.getElementById('chooser').checkVisibility();
            return isUnbegun || (status.getAttribute('aria-busy') === 'false'
                && status.textContent.includes('Your move'));";
        self.wait_for_script("the player's turn", script, &json!([]))
    }

    /// The moves as the list shows them.
    ///
    /// # Errors
    /// The browser says so.
    pub(crate) fn moves(&self) -> Result<String> {
        let script =
            "return document.getElementById('moves').innerText.split(/\\s+/).join(' ').trim();";
        let text = self.browser.script(script, &json!([]))?;
        Ok(text.as_str().unwrap_or_default().to_owned())
    }

    /// Waits until the list shows these moves.
    ///
    /// # Errors
    /// It does not.
    pub(crate) fn wait_for_moves(&self, moves: &str) -> Result<()> {
        wait(&format!("the moves '{moves}'"), TIMEOUT, || {
            Ok((self.moves()? == moves).then_some(()))
        })
    }

    /// Puts a finger on a square.
    ///
    /// # Errors
    /// The square is not there.
    pub(crate) fn tap(&self, square: Square) -> Result<()> {
        let at = self.find("gridcell", &square.to_string())?;
        self.browser.finger(&[at])
    }

    /// Types into the text box and sends it.
    ///
    /// # Errors
    /// The box is not there.
    pub(crate) fn type_text(&self, text: &str) -> Result<()> {
        self.unfold("Command")?;
        let script = "const box = document.getElementById('command-input');
            box?.focus();
            box?.select();
            return document.activeElement === box;";
        self.wait_for_script("the text box", script, &json!([]))?;
        let mut keys: Vec<char> = text.chars().collect();
        keys.push(ENTER);
        self.press(&keys)
    }

    /// What was said in live regions since the page was opened.
    ///
    /// # Errors
    /// The browser says so.
    pub(crate) fn spoken(&self) -> Result<Vec<String>> {
        let spoken = self.browser.script("return window.spoken;", &json!([]))?;
        let spoken = spoken.as_array().into_iter().flatten();
        Ok(spoken
            .filter_map(Value::as_str)
            .map(str::to_owned)
            .collect())
    }

    /// Waits until the last sentence that was said has these words.
    ///
    /// # Errors
    /// It does not come.
    pub(crate) fn wait_for_spoken(&self, words: &str) -> Result<()> {
        wait(&format!("'{words}' to be said"), TIMEOUT, || {
            Ok(self
                .spoken()?
                .last()
                .is_some_and(|last| last.contains(words))
                .then_some(()))
        })
    }

    /// Waits until the description of a square has these words.
    ///
    /// # Errors
    /// It does not come.
    pub(crate) fn wait_for_description(&self, square: &str, words: &str) -> Result<()> {
        let script = "return document.querySelector(`[data-square=${arguments[0]}]`).getAttribute('aria-description');";
        wait(&format!("'{words}' at {square}"), TIMEOUT, || {
            let description = self.browser.script(script, &json!([square]))?;
            Ok(description
                .as_str()
                .is_some_and(|text| text.contains(words))
                .then_some(()))
        })
    }

    /// How far the page is scrolled down, in CSS pixels.
    ///
    /// # Errors
    /// The browser says so.
    pub(crate) fn scrolled(&self) -> Result<f64> {
        let top = self.browser.script("return scrollY;", &json!([]))?;
        Ok(top.as_f64().unwrap_or_default())
    }
}

fn name(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}
