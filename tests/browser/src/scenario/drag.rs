use anyhow::Result;
use rules::Color;

use crate::{
    engine::Engine,
    game_player::{GamePlayer, Input},
    page::Page,
    suite::not_in,
};

/// A new game as White until mate, with every move dragged.
pub(super) fn a_game_to_mate(page: &Page) -> Result<()> {
    GamePlayer::play_to_mate(page, Input::Drag)
}

/// Castling on both sides, en passant and all four promotions in a game for two people.
pub(super) fn every_kind_of_move(page: &Page) -> Result<()> {
    GamePlayer::for_two(page, Color::White)?.play_every_kind_of_move(Input::Drag)
}

/// The same from the other side of the board.
pub(super) fn every_kind_of_move_as_black(page: &Page) -> Result<()> {
    GamePlayer::for_two(page, Color::Black)?.play_every_kind_of_move(Input::Drag)
}

/// A piece that is dropped outside the board returns to its square.
pub(super) fn a_piece_dropped_outside_returns(page: &Page) -> Result<()> {
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    let from = page.find("gridcell", "e2")?;
    let outside = page.find("button", "Custom…")?;
    page.browser().mouse(&[from, outside])?;
    page.wait_for_piece("e2", "white pawn")?;
    page.wait_for_turn()
}

/// A king that is dropped on its rook castles.
pub(super) fn a_king_dropped_on_its_rook_castles(page: &Page) -> Result<()> {
    page.open("#fen=4k3/8/8/8/8/8/8/R3K2R%20w%20KQ%20-%200%201")?;
    page.wait_for_movable("e1".parse()?)?;
    page.drag("e1".parse()?, "a1".parse()?)?;
    page.wait_for_piece("c1", "white king")?;
    page.wait_for_piece("d1", "white rook")
}

/// A move made while the engine thinks is played after the engine's move.
pub(super) fn a_premove(page: &Page) -> Result<()> {
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    page.begin_with_limit(Color::White, "milliseconds", "2000")?;
    page.wait_for_movable("e2".parse()?)?;
    page.drag("e2".parse()?, "e4".parse()?)?;
    page.wait_for_piece("e4", "white pawn")?;
    page.wait_for_words("thinking")?;
    page.wait_for_movable("d2".parse()?)?;
    page.drag("d2".parse()?, "d3".parse()?)?;
    page.wait_for_piece("d3", "white pawn")
}

/// The right button draws an arrow and a circle.
pub(super) fn arrows_and_circles(page: &Page) -> Result<()> {
    let reason = "WebKit's driver never releases the right button";
    not_in(Engine::Webkit, page, reason)?;
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    let (from, to) = (page.find("gridcell", "g1")?, page.find("gridcell", "f3")?);
    page.browser().right_mouse(&[from, to])?;
    page.wait_for_description("f3", "arrow")?;
    let square = page.find("gridcell", "d5")?;
    page.browser().right_mouse(&[square, square])?;
    page.wait_for_description("d5", "circle")
}
