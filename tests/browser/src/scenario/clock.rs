use anyhow::{Result, ensure};
use rules::Color;
use serde_json::{Value, json};

use crate::{
    game_player::{GamePlayer, Input},
    page::Page,
};

/// A clock of one minute with an increment of five seconds runs for the side to move.
pub(super) fn the_clock_runs_for_the_side_to_move(page: &Page) -> Result<()> {
    page.open("")?;
    page.begin_for_two(Some(("1", "5")))?;
    let mut player = GamePlayer::new(page, Color::White);
    for text in ["e2e4", "e7e5", "g1f3", "b8c6"] {
        player.play(text, Input::Drag)?;
    }
    let before = clocks(page)?;
    ensure!(
        before.iter().all(|text| text.starts_with("1:")),
        "the clocks show {before:?}"
    );
    let near = before.last();
    let script = "return [...document.querySelectorAll('[role=timer]')].at(-1).textContent.trim() !== arguments[0];";
    page.wait_for_script("White's clock to run", script, &json!([near]))
}

/// The side that runs out of time loses.
pub(super) fn a_flag_falls(page: &Page) -> Result<()> {
    GamePlayer::resume_kept(page, Color::White, "startpos", &["e2e4", "e7e5"], |kept| {
        kept["timing"] = json!({ "base_ms": 60_000, "increment_ms": 0 });
        kept["clock"] = json!({ "white_ms": 1_500, "black_ms": 60_000 });
        kept["players"]["black"] = json!({ "kind": "human" });
    })?;
    page.wait_for_words("Black wins")?;
    page.wait_for_words("0-1")
}

/// Returns the texts of the clocks, that of the far side first.
fn clocks(page: &Page) -> Result<Vec<String>> {
    let script = "return [...document.querySelectorAll('[role=timer]')].map((clock) => clock.textContent.trim());";
    let clocks = page.browser().script(script, &json!([]))?;
    let clocks = clocks.as_array().into_iter().flatten();
    Ok(clocks
        .filter_map(Value::as_str)
        .map(str::to_owned)
        .collect())
}
