//! Starts new games, and reads the state of the current game.

use anyhow::Result;
use rules::{Color, Square};
use serde_json::{Value, json};

use super::{Page, TIMEOUT};
use crate::{driver::wait, keys::ENTER};

/// Finds a visible button of the panel by its name.
const BUTTON: &str = "
    const button = [...document.querySelectorAll('#side button')].find((one) =>
        one.checkVisibility() && one.textContent.trim() === arguments[0]);";

impl Page<'_> {
    /// Opens the dialog for a new game with "Custom…" on the screen before a game, if necessary after "New game".
    ///
    /// # Errors
    /// Neither button exists.
    pub(crate) fn open_new_game(&self) -> Result<()> {
        let script = "return document.getElementById('chooser').checkVisibility();";
        if self.browser.script(script, &json!([]))? != true {
            self.act("New game")?;
        }
        self.click("button", "Custom…")?;
        let script = "return document.querySelector('dialog[open] button.primary') !== null;";
        self.wait_for_script("the dialog", script, &json!([]))
    }

    /// Presses a button of the panel, or else of the panel's list of other actions.
    ///
    /// # Errors
    /// Neither has this button.
    pub(crate) fn act(&self, name: &str) -> Result<()> {
        let script = format!(
            "{BUTTON}
            if (!button) document.getElementById('more-actions').open = true;
            return true;"
        );
        self.wait_for_script("the actions", &script, &json!([name]))?;
        self.click("button", name)
    }

    /// Unfolds the panel "Engine", "Players" or "Command" of the workbench, unless it is already unfolded.
    ///
    /// # Errors
    /// There is no such button.
    pub(crate) fn unfold(&self, name: &str) -> Result<()> {
        // The panels move while one opens, so that a pointer could miss its button.
        let press = format!(
            "{BUTTON}
            if (button?.getAttribute('aria-expanded') === 'false') button.click();
            return button?.getAttribute('aria-expanded') === 'true';"
        );
        for part in ["Workbench", name] {
            self.wait_for_script(&format!("the panel {part}"), &press, &json!([part]))?;
        }
        Ok(())
    }

    /// Moves the slider for the strength of the opponent on the screen before a game.
    ///
    /// # Errors
    /// The browser reports an error.
    pub(crate) fn set_strength(&self, elo: u16) -> Result<()> {
        let script = "const slider = document.querySelector('#choose-strength input');
            slider.value = arguments[0];
            slider.dispatchEvent(new Event('input', { bubbles: true }));";
        self.browser.script(script, &json!([elo])).map(drop)
    }

    /// Starts a game for two people, optionally with a clock: minutes, and seconds per move.
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

    /// Starts a game against Classic's first level, which plays the same game each time.
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

    /// Starts a game against a level of Modern.
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

    /// Starts a game against Modern with a custom limit. Modern does not vary its moves, because a varied reply to the
    /// first move would come at once, whatever the limit.
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

    /// Presses the button that starts the game, and waits until the page has drawn it: until then, the squares still
    /// show the previous game.
    ///
    /// # Errors
    /// The button is missing, or the game does not start.
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
    /// The player's turn does not come.
    pub(crate) fn wait_for_turn(&self) -> Result<()> {
        let script = "const status = document.getElementById('status-text');
            const isUnbegun = document.getElementById('chooser').checkVisibility();
            return isUnbegun || (status.getAttribute('aria-busy') === 'false'
                && status.textContent.includes('Your move'));";
        self.wait_for_script("the player's turn", script, &json!([]))
    }

    /// Returns the text of the list of moves.
    ///
    /// # Errors
    /// The browser reports an error.
    pub(crate) fn moves(&self) -> Result<String> {
        let script =
            "return document.getElementById('moves').innerText.split(/\\s+/).join(' ').trim();";
        let text = self.browser.script(script, &json!([]))?;
        Ok(text.as_str().unwrap_or_default().to_owned())
    }

    /// Waits until the list shows these moves.
    ///
    /// # Errors
    /// The list does not show the moves.
    pub(crate) fn wait_for_moves(&self, moves: &str) -> Result<()> {
        wait(&format!("the moves '{moves}'"), TIMEOUT, || {
            Ok((self.moves()? == moves).then_some(()))
        })
    }

    /// Taps a square.
    ///
    /// # Errors
    /// The square is missing.
    pub(crate) fn tap(&self, square: Square) -> Result<()> {
        let at = self.find("gridcell", &square.to_string())?;
        self.browser.finger(&[at])
    }

    /// Types a text into the text box and submits it.
    ///
    /// # Errors
    /// The text box is missing.
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

    /// Returns the announcements of live regions since the page was opened.
    ///
    /// # Errors
    /// The browser reports an error.
    pub(crate) fn spoken(&self) -> Result<Vec<String>> {
        let spoken = self.browser.script("return window.spoken;", &json!([]))?;
        let spoken = spoken.as_array().into_iter().flatten();
        Ok(spoken
            .filter_map(Value::as_str)
            .map(str::to_owned)
            .collect())
    }

    /// Waits until the last announcement contains these words.
    ///
    /// # Errors
    /// There is no such announcement.
    pub(crate) fn wait_for_spoken(&self, words: &str) -> Result<()> {
        wait(&format!("the announcement '{words}'"), TIMEOUT, || {
            Ok(self
                .spoken()?
                .last()
                .is_some_and(|last| last.contains(words))
                .then_some(()))
        })
    }

    /// Waits until the description of a square contains these words.
    ///
    /// # Errors
    /// There is no such description.
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

    /// Returns the vertical scroll position of the page, in CSS pixels.
    ///
    /// # Errors
    /// The browser reports an error.
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
