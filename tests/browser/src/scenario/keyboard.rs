use std::{thread::sleep, time::Duration};

use anyhow::{Result, bail};
use rules::Color;
use serde_json::json;

use crate::{
    game_file::GameFile,
    game_player::{GamePlayer, Input},
    keys::{ENTER, RIGHT},
    page::Page,
};

const GAME: &str = include_str!("../../../data/games/by-keyboard.json");
/// A new game as Black, from choosing the engine to mate, without a pointer.
pub(super) fn a_game_to_mate(page: &Page) -> Result<()> {
    let file = GameFile::read(GAME)?;
    page.open("")?;
    page.tab_to("button", "Custom…")?;
    page.press(&[' '])?;
    page.tab_to("radio", "White")?;
    page.press(&[RIGHT])?;
    page.tab_to("combobox", "Engine")?;
    choose(page, 'C', "Classic")?;
    page.tab_to("combobox", "Strength")?;
    choose(page, '1', "1")?;
    page.tab_to("checkbox", "Play different moves each game")?;
    page.press(&[' '])?;
    page.tab_to("button", "Play")?;
    page.press(&[ENTER])?;
    let mut player = GamePlayer::new(page, Color::Black);
    player.play_file(&file, Input::Keys)?;
    page.wait_for_words("Black wins by checkmate")
}

/// Types a key until the list accepts it: `WebKit`'s driver sometimes loses one here.
fn choose(page: &Page, key: char, value: &str) -> Result<()> {
    let script = "return document.activeElement.value === arguments[0];";
    for _ in 0..5 {
        page.press(&[key])?;
        if page.browser().script(script, &json!([value]))? == true {
            return Ok(());
        }
        // Browsers treat keys in quick succession as one word.
        sleep(Duration::from_secs(2));
    }
    bail!("the list does not accept the key {key}")
}

/// Castling on both sides, en passant and all four promotions.
pub(super) fn every_kind_of_move(page: &Page) -> Result<()> {
    GamePlayer::for_two(page, Color::White)?.play_every_kind_of_move(Input::Keys)
}

/// The same typed into the text box, as SAN.
pub(super) fn every_kind_of_move_typed(page: &Page) -> Result<()> {
    GamePlayer::for_two(page, Color::White)?.play_every_kind_of_move(Input::Typed)
}

/// The announcements of keys on the board.
pub(super) fn the_board_answers(page: &Page) -> Result<()> {
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    page.tab_to_board()?;
    page.press(&['k', 'o'])?;
    page.wait_for_spoken("king")?;
    page.press(&['n', 'm'])?;
    page.wait_for_spoken("can move to")?;
    page.press(&['l'])?;
    page.wait_for_spoken("no move yet")
}

/// Commands in the text box are executed; an error names the input, the next input replaces it, and a new game clears it.
pub(super) fn commands_and_errors(page: &Page) -> Result<()> {
    page.open("")?;
    let mut player = GamePlayer::new(page, Color::White);
    player.play("e2e4", Input::Typed)?;
    page.wait_for_turn()?;
    page.type_text("Ke5")?;
    page.wait_for_words("Ke5")?;
    page.press(&['b', 'a', 'c', 'k', ENTER])?;
    page.wait_for_position(&rules::Position::start())?;
    page.type_text("resign")?;
    page.wait_for_words("Black wins")?;
    page.type_text("Ke5")?;
    page.wait_for_words("The game is over")?;
    page.begin_for_two(None)?;
    page.wait_for_words("Nf3, g1f3, or")
}
