//! Mates.

use rules::{Move, Position, Role};

use crate::{line::Line, reason::Motif};

/// What a line shows that mates in a number of moves; `None` if it does not.
pub(crate) fn motif(line: &Line, mate_moves: u32) -> Option<Motif> {
    let end = line.end();
    let is_mate = end.is_check() && !end.has_legal_move();
    if !is_mate || line.moves.len() + 1 != 2 * mate_moves as usize {
        return None;
    }
    Some(if is_on_back_rank(line) {
        Motif::BackRank
    } else {
        Motif::Mate
    })
}

/// Whether the king is mated on its own back rank, by a rook or queen on that rank, and pieces of its
/// own block all squares in front of it.
fn is_on_back_rank(line: &Line) -> bool {
    let Some(&Move { to, .. }) = line.moves.last() else {
        return false;
    };
    let end = line.end();
    let king = end.king(end.turn());
    let (home, step) = match end.turn() {
        rules::Color::White => (0, 0x10),
        rules::Color::Black => (7, -0x10),
    };
    let gives_mate = end.piece_at(to).is_some_and(|piece| {
        matches!(piece.role, Role::Rook | Role::Queen) && end.attacks(to, king)
    });
    king.rank() == home && to.rank() == home && gives_mate && is_blocked(end, king, step)
}

/// Whether all squares in front of the king hold pieces of its own.
fn is_blocked(end: &Position, king: rules::Square, step: i8) -> bool {
    [step - 1, step, step + 1]
        .into_iter()
        .filter_map(|step| king.offset(step))
        .all(|square| {
            end.piece_at(square)
                .is_some_and(|piece| piece.color == end.turn())
        })
}
