//! Checks of the page by `axe-core`.

use std::{fs, path::Path};

use anyhow::{Result, ensure};
use serde_json::{Value, json};

use crate::{page::Page, suite::Skip};

use super::review::{open_reviewed, press_the_mistake};

/// The path of the npm package, which `cargo xtask test` installs before the browsers start.
const AXE: &str = "../../node_modules/axe-core/axe.min.js";

/// White mates with the next move, so that the page can be inspected after the game.
const BEFORE_MATE: &str = "#fen=6k1/5ppp/8/8/8/8/8/R3K3%20w%20Q%20-%200%201";

/// There are no violations during a game, with a dialog open and after the game.
pub(super) fn axe_finds_nothing(page: &Page) -> Result<()> {
    inspect_states(page, inspect)
}

fn inspect_states(page: &Page, inspect: impl Fn(&Page, &str, &str) -> Result<()>) -> Result<()> {
    let axe = axe()?;
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    inspect(page, &axe, "in play")?;
    page.open_new_game()?;
    page.find("button", "Play")?;
    inspect(page, &axe, "with a dialog")?;
    page.press(&[crate::keys::ESCAPE])?;
    page.open(BEFORE_MATE)?;
    page.wait_for_movable("a1".parse()?)?;
    page.drag("a1".parse()?, "a8".parse()?)?;
    page.wait_for_words("White wins by checkmate")?;
    inspect(page, &axe, "after the game")?;
    open_reviewed(page)?;
    inspect(page, &axe, "in review")?;
    press_the_mistake(page)?;
    inspect(page, &axe, "while a mistake is corrected")
}

/// The same with dark colours.
pub(super) fn axe_finds_nothing_in_dark_colours(page: &Page) -> Result<()> {
    page.preferring("dark", || inspect_states(page, inspect_colours))
}

/// Reads the script of `axe-core`.
pub(super) fn axe() -> Result<String> {
    let axe = Path::new(env!("CARGO_MANIFEST_DIR")).join(AXE);
    Ok(fs::read_to_string(&axe).map_err(|_| Skip::Missing(axe.display().to_string()))?)
}

/// Checks all rules in the current state of the page; `place` describes the state in the message.
pub(super) fn inspect(page: &Page, axe: &str, place: &str) -> Result<()> {
    run_axe(page, axe, place, &json!({ "preload": false }))
}

/// Checks only contrasts, because no other rule depends on the colours.
pub(super) fn inspect_colours(page: &Page, axe: &str, place: &str) -> Result<()> {
    let options = json!({ "preload": false, "runOnly": ["color-contrast"] });
    run_axe(page, axe, place, &options)
}

fn run_axe(page: &Page, axe: &str, place: &str, options: &Value) -> Result<()> {
    page.browser().script(axe, &json!([]))?;
    let found = page.browser().promise(
        "axe.run(document, $1).then(({ violations }) => violations.map(({ id, nodes }) =>
            `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join('; ')}`))",
        std::slice::from_ref(options),
    )?;
    let found: Vec<&str> = found
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_str)
        .collect();
    ensure!(
        found.is_empty(),
        "violations {place}: {}",
        found.join("\n    ")
    );
    Ok(())
}
