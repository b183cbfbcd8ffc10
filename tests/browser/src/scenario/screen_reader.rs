use std::fmt::Write as _;

use anyhow::{Context, Result, ensure};
use rules::{Color, Position, Square};
use serde_json::{Value, json};

use crate::{
    engine::Engine,
    game_file::GameFile,
    game_player::{GamePlayer, Input},
    page::{Page, square_name},
    suite::only_in,
};

const GAME: &str = include_str!("../../../data/games/by-keyboard.json");
const SPOKEN: &str = include_str!("../../../data/spoken/by-keyboard.txt");
/// The names of the squares and of the buttons of a game.
pub(super) fn everything_has_a_role_and_a_name(page: &Page) -> Result<()> {
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    for square in Square::all() {
        let name = square_name(&Position::start(), square);
        page.ensure_role_and_name(&format!("[data-square={square}]"), "gridcell", &name)?;
    }
    page.ensure_role_and_name("[role=grid]", "grid", "Chess board")?;
    page.ensure_exposed(
        "radio",
        &["Mouse, 500 Elo", "Wolf, 1,550 Elo", "White", "No clock"],
    )?;
    page.ensure_role_and_name("#choose-strength input", "slider", "Strength")?;
    page.ensure_exposed("button", &["Play", "Custom…", "Flip board", "Workbench"])?;
    page.ensure_role_and_name("#board-size", "slider", "Size of the board")?;
    GamePlayer::new(page, Color::White).play("e2e4", Input::Drag)?;
    page.wait_for_turn()?;
    page.ensure_exposed("button", &["Take back", "Hint", "Offer draw", "Resign"])
}

/// The announcements of a whole game: the moves of both sides and the end.
pub(super) fn a_game_is_spoken(page: &Page) -> Result<()> {
    let file = GameFile::read(GAME)?;
    page.open("")?;
    page.begin_as_recorded(Color::Black)?;
    let mut player = GamePlayer::new(page, Color::Black);
    for (text, is_player) in file.plies() {
        if is_player {
            player.play(text, Input::Keys)?;
        } else {
            player.expect(text)?;
        }
    }
    page.wait_for_words("Black wins by checkmate")?;
    let spoken = page.spoken()?;
    let mut transcript = String::new();
    for sentence in &spoken {
        writeln!(transcript, "{sentence}")?;
    }
    ensure!(
        transcript == SPOKEN,
        "the announcements differ from tests/data/spoken/by-keyboard.txt:\n{transcript}"
    );
    Ok(())
}

/// Chromium's accessibility tree: one grid, 64 named cells, and a dialog only while it is open.
pub(super) fn the_accessibility_tree(page: &Page) -> Result<()> {
    let reason = "only Chromium's driver returns the accessibility tree";
    only_in(Engine::Chromium, page, reason)?;
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    ensure!(
        page.nodes_of_role("grid")?.len() == 1,
        "there is not one grid"
    );
    let mut cells = page.nodes_of_role("gridcell")?;
    cells.sort();
    cells.dedup();
    ensure!(
        cells.len() == 64 && cells.iter().all(|name| name.contains(", ")),
        "the cells are named {cells:?}"
    );
    ensure!(
        page.nodes_of_role("dialog")?.is_empty(),
        "a closed dialog is exposed"
    );
    page.open_new_game()?;
    page.find("button", "Play")?;
    ensure!(
        page.nodes_of_role("dialog")? == ["New game"],
        "the open dialog is not exposed"
    );
    page.press(&[crate::keys::ESCAPE])
}

impl Page<'_> {
    /// Checks that the elements of this role have these names for assistive technologies.
    pub(super) fn ensure_exposed(&self, role: &str, names: &[&str]) -> Result<()> {
        for &name in names {
            let element = self.element(role, name)?;
            let node = self.browser().accessible_node(&element)?;
            ensure!(
                node.role == role && node.name == name,
                "the {role} '{name}' is exposed as {node:?}"
            );
        }
        Ok(())
    }

    pub(super) fn ensure_role_and_name(
        &self,
        selector: &str,
        role: &str,
        name: &str,
    ) -> Result<()> {
        let element = self.browser().script(
            "return document.querySelector(arguments[0]);",
            &json!([selector]),
        )?;
        let node = self.browser().accessible_node(&element)?;
        ensure!(
            node.role == role && node.name == name,
            "{selector} is exposed as {node:?}, not as {role} '{name}'"
        );
        Ok(())
    }

    /// Returns the names of all nodes of a role in Chromium's accessibility tree.
    fn nodes_of_role(&self, role: &str) -> Result<Vec<String>> {
        let tree = self
            .browser()
            .devtools("Accessibility.getFullAXTree", &json!({}))?;
        let nodes = tree["nodes"].as_array().context("no tree")?;
        let is_meant = |node: &&Value| node["role"]["value"] == role && node["ignored"] != true;
        let names = nodes.iter().filter(is_meant);
        Ok(names
            .map(|node| {
                node["name"]["value"]
                    .as_str()
                    .unwrap_or_default()
                    .to_owned()
            })
            .collect())
    }
}
