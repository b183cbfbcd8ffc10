//! The default engine, and the choice of an engine.

use anyhow::{Result, ensure};
use rules::Color;
use serde_json::json;

use crate::{
    element_page::ElementPage,
    game_player::{GamePlayer, Input},
    page::Page,
};

/// White mates in two moves, the first of them quiet.
const MATE_IN_TWO: &str = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";

/// White mates with the next move.
const MATE_IN_ONE: &str = "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1";

/// Each engine has a description; the chosen one plays and is named in the PGN.
pub(super) fn an_engine_is_chosen(page: &Page) -> Result<()> {
    page.open("")?;
    page.wait_for_words("micro-Max 950 Elo")?;
    page.open_new_game()?;
    page.wait_for_words("As strong as a small download can be")?;
    page.choose_in_dialog("Engine", "Classic")?;
    page.wait_for_words("The original micro-Max 3.2")?;
    page.choose_in_dialog("Strength", "2")?;
    page.click("button", "Play")?;
    page.wait_for_words("micro-Max Classic, level 2")?;
    let mut player = GamePlayer::new(page, Color::White);
    player.play("e2e4", Input::Drag)?;
    page.wait_for_turn()?;
    page.open_dialog("Share…")?;
    let script = "return [...document.querySelectorAll('dialog textarea')].some(({ value }) =>
        value.includes('[Black \"micro-max Classic level 2\"]'));";
    page.wait_for_script("the engine in the PGN", script, &json!([]))?;
    page.close_dialog()?;
    page.open_dialog("Help…")?;
    page.wait_for_words("The levels of Modern")?;
    page.wait_for_words("The levels of Classic")?;
    page.close_dialog()
}

/// The weakest level and the engine without a level both reply.
pub(super) fn it_plays_at_a_level_and_without(page: &Page) -> Result<()> {
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    page.begin_at_level(Color::White, "1")?;
    page.wait_for_words("micro-Max 500 Elo")?;
    three_moves(page)?;
    page.begin_with_limit(Color::White, "nodes", "50000")?;
    page.wait_for_words("micro-Max Modern, 50,000 nodes")?;
    three_moves(page)
}

/// Plays three moves that no reply makes illegal.
fn three_moves(page: &Page) -> Result<()> {
    for (number, text) in ["a2a3", "h2h3", "a3a4"].into_iter().enumerate() {
        page.wait_for_movable(text[..2].parse()?)?;
        page.drag(text[..2].parse()?, text[2..].parse()?)?;
        page.wait_for_words(&format!("{}. ", number + 1))?;
        page.wait_for_turn()?;
    }
    Ok(())
}

/// A clock with an increment also runs for the engine, which does not exceed its time.
pub(super) fn it_plays_by_the_clock(page: &Page) -> Result<()> {
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    page.open_new_game()?;
    page.choose_in_dialog("Strength", "8")?;
    page.click("checkbox", "With a clock")?;
    page.fill_in_dialog("Minutes", "0.5")?;
    page.fill_in_dialog("Increment", "1")?;
    page.click("button", "Play")?;
    page.wait_for_words("0:30")?;
    three_moves(page)?;
    let script = "return [...document.querySelectorAll('[role=timer]')].every(({ textContent }) =>
        /^0:[23]/.test(textContent.trim()));";
    page.wait_for_script("time to be left", script, &json!([]))
}

/// An analysis shows three lines, the best first, and the depth of the search.
pub(super) fn three_lines_are_analysed(page: &Page) -> Result<()> {
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    page.unfold("Engine")?;
    page.click("button", "Analyse")?;
    let lines = "const lines = [...document.querySelectorAll('#lines li')];
        const firsts = lines.map((line) => line.querySelector('[data-moves]')?.textContent);
        return lines.length === 3 && new Set(firsts).size === 3 && !firsts.includes(undefined);";
    page.wait_for_script("three lines", lines, &json!([]))?;
    let figures = "const text = (id) => document.getElementById(id).textContent;
        return /^[0-9]+[/][0-9]+$/.test(text('depth')) && text('engine-name') === 'Modern' && /%$/.test(text('hash-use'))
            && Number(text('speed').replaceAll(',', '')) > 0;";
    page.wait_for_script("the figures of the search", figures, &json!([]))?;
    let ordered = "const scores = [...document.querySelectorAll('#lines li')]
            .map((line) => line.querySelector('span')).map(({ textContent }) => Number(textContent.replace('−', '-')));
        return scores.length === 3 && scores.every((score, index) => index === 0 || score <= scores[index - 1]);";
    page.wait_for_script("the best line first", ordered, &json!([]))?;
    page.click("button", "The whole line 1")?;
    let whole = "return document.querySelectorAll('#lines li.whole').length === 1;";
    page.wait_for_script("a whole line", whole, &json!([]))?;
    page.click("button", "Stop")
}

/// A mate is shown as a number of moves in the evaluation and in each line.
pub(super) fn a_mate_is_announced(page: &Page) -> Result<()> {
    page.open(&format!("#fen={}", MATE_IN_TWO.replace(' ', "_")))?;
    page.wait_for_movable("a1".parse()?)?;
    page.unfold("Engine")?;
    page.click("button", "Analyse")?;
    let script = "return document.getElementById('score').textContent === 'White mates in 2';";
    page.wait_for_script("the mate", script, &json!([]))
}

/// A saved game continues with its engine and level.
pub(super) fn a_kept_game_goes_on(page: &Page) -> Result<()> {
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    page.begin_at_level(Color::White, "2")?;
    let mut player = GamePlayer::new(page, Color::White);
    player.play("e2e4", Input::Drag)?;
    page.wait_for_words("1. e4")?;
    page.wait_for_turn()?;
    let moves = page.moves()?;
    page.reopen("")?;
    page.wait_for_words("micro-Max 800 Elo")?;
    page.wait_for_moves(&moves)?;
    page.wait_for_movable("a2".parse()?)?;
    page.drag("a2".parse()?, "a3".parse()?)?;
    page.wait_for_words("2. a3")?;
    page.wait_for_turn()
}

/// The engine does not always play the same reply to the same move.
pub(super) fn no_two_games_are_the_same(page: &Page) -> Result<()> {
    let mut first = String::new();
    for _ in 0..12 {
        page.open("")?;
        page.wait_for_movable("e2".parse()?)?;
        page.drag("e2".parse()?, "e4".parse()?)?;
        page.wait_for_words("1. e4")?;
        page.wait_for_turn()?;
        let moves = page.moves()?;
        if first.is_empty() {
            first.clone_from(&moves);
        } else if first != moves {
            return Ok(());
        }
    }
    anyhow::bail!("twelve games began with {first}")
}

/// The element has both engines; only one of them reports the number of moves to mate.
pub(super) fn an_element_uses_either_engine(page: &Page) -> Result<()> {
    for (engine, mate) in [("modern", json!(1)), ("classic", json!(null))] {
        let attributes = json!({ "engine": engine, "fen": MATE_IN_ONE, "limit": "depth:4" });
        let fixture = ElementPage::open(page, &attributes)?;
        let thought = fixture.promise("element.think()")?;
        ensure!(
            thought["san"] == "Ra8#" && thought["mate"] == mate,
            "{engine}: {thought}"
        );
    }
    let fixture = ElementPage::open(page, &json!({ "level": "2" }))?;
    ensure!(fixture.value("element.engine")? == "modern");
    for engine in ["modern", "classic"] {
        fixture.value(&format!("(element.engine = '{engine}')"))?;
        fixture.promise("element.reset()")?;
        fixture.forget_events()?;
        fixture.promise("element.move('e4')")?;
        fixture.wait_for(
            "the answer",
            "element.currentPly === 2 && fixture.events.some(({ name, detail }) => name === 'move' && detail.by === 'engine')",
        )?;
    }
    Ok(())
}
