//! Captures that gain at once.

use alloc::vec;

use rules::Role;

use super::{LEAST_GAIN, Tactic};
use crate::{
    exchange::{captured, exchange, settled_gain, value},
    line::Line,
    reason::{Motif, Target},
};

/// A line that keeps less than one in this many parts of what its first exchange gains has another
/// point.
const KEPT_SHARE: i32 = 3;

/// A first move that captures a piece for nothing, or for a cheaper one.
pub(super) fn find(line: &Line, gain: i32) -> Option<Tactic> {
    let (position, &first) = (line.start(), line.moves.first()?);
    let (victim, taker) = (
        captured(position, first)?,
        position.piece_at(first.from)?.role,
    );
    let won = settled_gain(position, first);
    if won < LEAST_GAIN || gain * KEPT_SHARE < won || first.promotion.is_some() {
        return None;
    }
    let is_recaptured = exchange(&line.positions[1], first.to) > 0;
    let piece = Target {
        square: first.to,
        role: victim,
    };
    let is_minor = matches!(taker, Role::Knight | Role::Bishop);
    let (motif, targets, plies) = if !is_recaptured {
        (Motif::Hanging, vec![piece], 1)
    } else if victim == Role::Rook && is_minor {
        (Motif::Exchange, vec![piece], 2)
    } else if value(victim) > value(taker) {
        (
            Motif::Trade,
            vec![
                piece,
                Target {
                    square: first.from,
                    role: taker,
                },
            ],
            2,
        )
    } else {
        return None;
    };
    Some(Tactic {
        motif,
        targets,
        plies: plies.min(line.moves.len()),
    })
}
