use anyhow::{Context, Result};
use rules::{Color, Role};

use crate::{
    game_player::{GamePlayer, Input},
    page::Page,
};

/// A pawn one step from the last rank, and an enemy king that can move whatever it becomes.
const BEFORE: &str = "8/P6k/8/8/8/7p/8/K7 w - - 0 1";

/// The dialog offers four pieces; each of them comes, and the engine goes on against it.
pub(super) fn the_player_promotes_to_any_piece(page: &Page) -> Result<()> {
    let pieces = [
        ("Queen", 'q', Input::Click),
        ("Rook", 'r', Input::Drag),
        ("Bishop", 'b', Input::Click),
        ("Knight", 'n', Input::Keys),
    ];
    for (name, letter, input) in pieces {
        let mut player = GamePlayer::resume(page, Color::White, BEFORE, &[])?;
        player.play(&format!("a7a8{letter}"), input)?;
        if matches!(input, Input::Keys) {
            page.press(&[letter])?;
        } else {
            page.click("button", name)?;
        }
        page.wait_for_piece("a8", &format!("white {}", name.to_lowercase()))
            .with_context(|| format!("promotion to {name}"))?;
        page.wait_for_words("Your move")?;
    }
    Ok(())
}

/// Escape closes the dialog, and the pawn stands where it stood.
pub(super) fn the_player_changes_their_mind(page: &Page) -> Result<()> {
    let mut player = GamePlayer::resume(page, Color::White, BEFORE, &[])?;
    let before = player.game().position().clone();
    player.play("a7a8q", Input::Click)?;
    page.find("button", "Queen")?;
    page.press(&[crate::page::ESCAPE])?;
    page.wait_for_position(&before)?;
    page.wait_for_words("Your move")
}

/// The engine's pawn becomes a queen, as the original's always does.
pub(super) fn the_engine_promotes(page: &Page) -> Result<()> {
    let start = "8/8/8/8/8/k7/p6P/2K5 b - - 0 1";
    let mut player = GamePlayer::resume(page, Color::White, start, &[])?;
    player.expect("a2a1q")?;
    let queen = player.game().position().piece_at("a1".parse()?);
    anyhow::ensure!(
        queen.is_some_and(|piece| piece.role == Role::Queen),
        "no queen on a1"
    );
    page.wait_for_words("Check! Your move")
}
