//! The positions from which random games begin.

use std::fmt::Write;
use std::sync::Arc;

use variants::{Hand, Piece, Position, Royalty, Square, Variant};

use crate::random::Random;

/// The number of invalid positions after which the game begins with its initial position.
const MOST_ATTEMPTS: u32 = 100;

/// The initial position of a game, or, half of the time, one with fewer pieces: the initial
/// position with some pieces removed, or a few pieces on random squares.
pub(crate) fn random_start(game: &Arc<Variant>, random: &mut Random) -> Position {
    let invent = match random.below(4) {
        0 => thin_out,
        1 => scatter,
        _ => return Position::start(game),
    };
    (0..MOST_ATTEMPTS)
        .find_map(|_| {
            let fen = invent(game, random)?;
            let position = Position::from_fen(game, &fen).ok()?;
            position.outcome().is_none().then_some(position)
        })
        .unwrap_or_else(|| Position::start(game))
}

/// A FEN of the initial position with some of its pieces removed.
fn thin_out(game: &Arc<Variant>, random: &mut Random) -> Option<String> {
    let removed_percent = 20 + random.below(75);
    let mut placement = pieces(game);
    placement.retain(|&(_, piece)| {
        let is_kept = random.below(100) >= removed_percent;
        is_kept || is_royal(game, piece)
    });
    let (_, rest) = game.start_fen().split_once(' ')?;
    Some(format!("{} {rest}", write(game, &placement, random)))
}

/// A FEN with the royal pieces and a few others on random squares.
fn scatter(game: &Arc<Variant>, random: &mut Random) -> Option<String> {
    let mut rest = pieces(game);
    let mut chosen: Vec<Piece> = Vec::new();
    rest.retain(|&(_, piece)| {
        let is_royal = is_royal(game, piece);
        chosen.extend(is_royal.then_some(piece));
        !is_royal
    });
    for _ in 0..=random.below(7) {
        if !rest.is_empty() {
            chosen.push(rest.swap_remove(random.below(rest.len())).1);
        }
    }
    let squares: Vec<Square> = game.geometry().squares().collect();
    let mut placement: Vec<(Square, Piece)> = Vec::new();
    for piece in chosen {
        let square = random.item(&squares)?;
        let is_empty = placement.iter().all(|&(other, _)| other != square);
        if is_empty && can_be_on(game, piece, square) {
            placement.push((square, piece));
        } else if is_royal(game, piece) {
            return None;
        }
    }
    let turn = if random.below(2) == 0 { 'w' } else { 'b' };
    Some(format!(
        "{} {turn} - - 0 1",
        write(game, &placement, random)
    ))
}

fn pieces(game: &Arc<Variant>) -> Vec<(Square, Piece)> {
    let start = Position::start(game);
    let squares = game.geometry().squares();
    let occupied = squares.filter_map(|square| Some((square, start.piece_at(square)?)));
    occupied.collect()
}

/// Whether the piece is royal, or its side loses without pieces of its kind.
fn is_royal(game: &Variant, piece: Piece) -> bool {
    let kind = piece.kind();
    let is_royal = game
        .kind(kind)
        .is_some_and(|info| info.royalty != Royalty::None);
    let decides = |kinds: variants::KindSet| kinds.contains(kind) && kinds.iter().count() <= 2;
    is_royal
        || game
            .rules()
            .extinction
            .is_some_and(|extinction| decides(extinction.kinds))
}

/// Whether a piece may be placed on a square: pawns only between the first rank and the promotion
/// ranks.
fn can_be_on(game: &Variant, piece: Piece, square: Square) -> bool {
    let is_pawn = game.kind(piece.kind()).is_some_and(|info| info.is_pawn);
    let first = game.geometry().ranks() - 1;
    let is_at_edge = square.rank() == 0 || square.rank() == first;
    let mut promotions = game.promotions(piece.color()).iter();
    !is_pawn || !is_at_edge && !promotions.any(|promotion| promotion.zone.contains(square))
}

/// The placement and hands as a FEN.
fn write(game: &Arc<Variant>, placement: &[(Square, Piece)], random: &mut Random) -> String {
    let mut text = String::new();
    let geometry = game.geometry();
    for rank in (0..geometry.ranks()).rev() {
        let mut empty = 0;
        for file in 0..geometry.files() {
            let square = Square::new(file, rank);
            let found = placement.iter().find(|&&(other, _)| other == square);
            if let Some(&(_, piece)) = found {
                push_number(&mut text, &mut empty);
                text.push(game.letter_of(piece));
            } else {
                empty += 1;
            }
        }
        push_number(&mut text, &mut empty);
        text.push(if rank == 0 { ' ' } else { '/' });
    }
    text.pop();
    text + &hands(game, random)
}

fn push_number(text: &mut String, empty: &mut u8) {
    if *empty > 0 {
        // Writing to a string cannot fail.
        let _ = write!(text, "{empty}");
    }
    *empty = 0;
}

/// The hands of the initial position, and a few random pieces if captured pieces go to the hand.
fn hands(game: &Arc<Variant>, random: &mut Random) -> String {
    let placement = game.start_fen().split(' ').next().unwrap_or_default();
    let Some((_, hands)) = placement.split_once('[') else {
        return String::new();
    };
    let mut text = format!("[{}", hands.trim_end_matches(']'));
    if game.rules().general.hand == Hand::Drops {
        let candidates: Vec<Piece> = pieces(game)
            .into_iter()
            .map(|(_, piece)| piece)
            .filter(|&piece| !is_royal(game, piece))
            .collect();
        for _ in 0..random.below(4) {
            text.extend(random.item(&candidates).map(|piece| game.letter_of(piece)));
        }
    }
    text + "]"
}
