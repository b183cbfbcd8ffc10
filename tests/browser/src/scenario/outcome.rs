use anyhow::Result;
use rules::Color;

use crate::{
    game_player::{GamePlayer, Input},
    page::Page,
};

/// The player mates.
pub(super) fn mate_by_the_player(page: &Page) -> Result<()> {
    let mut player =
        GamePlayer::resume(page, Color::White, "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", &[])?;
    player.play("a1a8", Input::Drag)?;
    page.wait_for_position(player.game().position())?;
    page.wait_for_words("White wins by checkmate.")
}

/// The engine mates, and the player has no moves.
pub(super) fn mate_by_the_engine(page: &Page) -> Result<()> {
    let mut player = GamePlayer::resume(page, Color::Black, "7k/8/5K2/6Q1/8/8/8/8 w - - 0 1", &[])?;
    player.expect("g5g7")?;
    page.wait_for_words("White wins by checkmate.")?;
    page.wait_for_words("micro-Max wins")
}

/// No legal move and no check is a draw.
pub(super) fn stalemate(page: &Page) -> Result<()> {
    let mut player = GamePlayer::resume(page, Color::White, "k7/8/1K6/8/8/8/8/2Q5 w - - 0 1", &[])?;
    player.play("c1c7", Input::Click)?;
    page.wait_for_words("Draw: stalemate")
}

/// A draw by repetition can be claimed, but need not be.
pub(super) fn third_repetition(page: &Page) -> Result<()> {
    let to_and_fro = ["g1f3", "g8f6", "f3g1", "f6g8"];
    let moves = [to_and_fro, to_and_fro].concat();
    GamePlayer::resume(page, Color::White, "startpos", &moves)?;
    page.wait_for_turn()?;
    page.click("button", "Claim draw: threefold repetition")?;
    page.wait_for_words("Draw: threefold repetition.")
}

/// A game with only two kings is drawn.
pub(super) fn bare_kings(page: &Page) -> Result<()> {
    let mut player =
        GamePlayer::resume(page, Color::White, "8/8/8/3k4/8/8/4q3/4K3 w - - 0 1", &[])?;
    player.play("e1e2", Input::Click)?;
    page.wait_for_words("Draw: insufficient material")
}

/// In two extremely one-sided positions the original finds no move; the game continues.
pub(super) fn where_the_original_gives_up(page: &Page) -> Result<()> {
    let positions = [
        (
            Color::Black,
            "2k2rn1/p2p2p1/8/3q4/P3P3/8/2K2PP1/1r6 w - - 0 23",
        ),
        (
            Color::White,
            "3Q4/4pk1p/1B3bp1/3N1p2/5pP1/P7/2P3P1/R4RK1 b - - 0 34",
        ),
    ];
    for (player, start) in positions {
        GamePlayer::resume(page, player, start, &[])?;
        page.wait_for_turn()?;
    }
    Ok(())
}
