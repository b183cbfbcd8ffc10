//! Captures that gain at once.

use alloc::vec;

use rules::Role;

use super::{LEAST_GAIN, Tactic};
use crate::{
    exchange::{captured, exchange, settled_gain, value},
    line::Line,
    reason::{Motif, Target},
};

/// A first move that captures a piece for nothing, or for a cheaper one.
pub(super) fn find(line: &Line) -> Option<Tactic> {
    let (position, &first) = (line.start(), line.moves.first()?);
    let (victim, taker) = (
        captured(position, first)?,
        position.piece_at(first.from)?.role,
    );
    if settled_gain(position, first) < LEAST_GAIN || first.promotion.is_some() {
        return None;
    }
    let is_recaptured = exchange(&line.positions[1], first.to) > 0
        && line.moves.get(1).is_none_or(|answer| answer.to == first.to);
    let is_minor = matches!(taker, Role::Knight | Role::Bishop);
    let motif = if !is_recaptured {
        Motif::Hanging
    } else if victim == Role::Rook && is_minor {
        Motif::Exchange
    } else if value(victim) > value(taker) {
        Motif::Trade
    } else {
        return None;
    };
    let target = |square, role| Target { square, role };
    let mut targets = vec![target(first.to, victim)];
    if is_recaptured {
        targets.push(target(first.from, taker));
    }
    let plies = targets.len();
    (plies <= line.moves.len()).then_some(Tactic {
        motif,
        targets,
        plies,
    })
}
