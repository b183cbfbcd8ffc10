use anyhow::Result;
use rules::{Color, Position};

use crate::{
    game_player::{GamePlayer, Input},
    page::Page,
};

/// The player's move and the reply are taken back together, and can be restored.
pub(super) fn a_move_is_taken_back(page: &Page) -> Result<()> {
    page.open("")?;
    let mut player = GamePlayer::new(page, Color::White);
    player.play("e2e4", Input::Click)?;
    page.wait_for_turn()?;
    page.wait_for_words("1. e4")?;
    let moves = page.moves()?;
    page.act("Take back")?;
    page.wait_for_position(&Position::start())?;
    page.wait_for_turn()?;
    page.act("Redo")?;
    page.wait_for_piece("e4", "white pawn")?;
    page.wait_for_moves(&moves)
}

/// Taking back a move while the engine thinks ends its search.
pub(super) fn while_the_engine_thinks(page: &Page) -> Result<()> {
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    page.begin_with_limit(Color::White, "milliseconds", "60000")?;
    let mut player = GamePlayer::new(page, Color::White);
    player.play("e2e4", Input::Drag)?;
    page.wait_for_words("thinking")?;
    page.act("Take back")?;
    page.wait_for_position(&Position::start())?;
    page.wait_for_turn()
}
