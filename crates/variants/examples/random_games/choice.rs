//! Chooses the next move of a random game.

use variants::{Action, Move, Piece, Position};

use crate::random::Random;

/// A random legal move, with a preference for captures, checks and rare kinds of move; `None` if
/// there are no legal moves.
pub(crate) fn choose(position: &mut Position, moves: &[Move], random: &mut Random) -> Option<Move> {
    let preferred: Vec<Move> = match random.below(100) {
        0..20 => select(moves, |legal| position.is_capture(legal)),
        20..32 => select(moves, |legal| gives_check(position, legal)),
        32..57 => select(moves, |legal| {
            !matches!(legal.action, Action::Normal | Action::Drop(_))
        }),
        57..72 => select(moves, |legal| is_by_pawn(position, legal)),
        72..77 => select(moves, |legal| legal.gate.is_some()),
        _ => Vec::new(),
    };
    random.item(&preferred).or_else(|| random.item(moves))
}

fn select(moves: &[Move], mut is_selected: impl FnMut(Move) -> bool) -> Vec<Move> {
    let selected = moves.iter().copied().filter(|&legal| is_selected(legal));
    selected.collect()
}

fn gives_check(position: &mut Position, legal: Move) -> bool {
    let undo = position.make(legal);
    let gives_check = position.is_check();
    position.unmake(&undo);
    gives_check
}

fn is_by_pawn(position: &Position, legal: Move) -> bool {
    let kind = position.piece_at(legal.from).map(Piece::kind);
    let info = kind.and_then(|kind| position.variant().kind(kind));
    info.is_some_and(|info| info.is_pawn)
}

/// The class of a move in the statistics.
pub(crate) fn kind(position: &Position, legal: Move) -> &'static str {
    match legal.action {
        _ if legal.gate.is_some() => "gate",
        Action::Promotion(_) => "promotion",
        Action::EnPassant => "en-passant",
        Action::Castling(_) => "castling",
        Action::Drop(_) => "drop",
        Action::Normal if position.is_capture(legal) => "capture",
        Action::Normal => "other",
    }
}
