//! Pieces that cannot escape.

use alloc::vec;

use rules::{Position, Role, Square};

use super::{LEAST_GAIN, Tactic};
use crate::{
    exchange::{exchange, passed, settled_gain, value},
    line::Line,
    reason::Motif,
};

/// A first move after which a piece is attacked and loses material wherever it goes; it is captured
/// next.
pub(super) fn find(line: &Line) -> Option<Tactic> {
    let position = &line.positions[1];
    let capture = line.moves.get(2)?;
    let defence = line.moves[1];
    // The piece may have moved before it is captured.
    let square = if defence.to == capture.to {
        defence.from
    } else {
        capture.to
    };
    let piece = line.piece_of(1, position.turn(), square)?;
    let is_officer = value(piece.role) >= value(Role::Knight) && piece.role != Role::King;
    if !is_officer || position.is_check() || !is_trapped(position, square) {
        return None;
    }
    let wins = settled_gain(&line.positions[2], *capture) >= LEAST_GAIN;
    wins.then(|| Tactic {
        motif: Motif::Trapped,
        targets: vec![piece],
        plies: 3,
    })
}

/// Whether the piece on a square is attacked, and loses material if it stays and wherever it goes.
fn is_trapped(position: &Position, square: Square) -> bool {
    let escapes = |one: &&rules::Move| one.from == square;
    exchange(&passed(position), square) >= LEAST_GAIN
        && position
            .legal_moves()
            .iter()
            .filter(escapes)
            .all(|&one| settled_gain(position, one) <= -LEAST_GAIN)
}
