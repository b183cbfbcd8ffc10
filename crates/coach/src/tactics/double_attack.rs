//! Forks.

use alloc::vec::Vec;
use core::cmp::Reverse;

use rules::{Position, Role, Square};

use super::{LEAST_GAIN, Tactic};
use crate::{
    exchange::{after, captured, passed, settled_gain},
    line::Line,
    reason::{Motif, Target},
};

/// A first move after which its piece attacks two pieces, or one and threatens mate.
pub(super) fn find(line: &Line) -> Option<Tactic> {
    let at = line.moves.first()?.to;
    if line.moves.get(1).is_some_and(|defence| defence.to == at) {
        return None;
    }
    let position = &line.positions[1];
    let defender = line.attacker().other();
    let won = line
        .capture_by(at)
        .filter(|&ply| settled_gain(&line.positions[ply], line.moves[ply]) >= LEAST_GAIN);
    let won = won.and_then(|ply| Some((ply, line.piece_of(1, defender, line.moves[ply].to)?)));
    let mut targets = threatened(position, at);
    if let Some((ply, piece)) = won {
        // What is captured comes last.
        targets.retain(|target| *target != piece);
        let other = *targets.first()?;
        return Some(Tactic {
            motif: Motif::Fork,
            targets: [other, piece].into(),
            plies: ply + 1,
        });
    }
    targets.truncate(2);
    (targets.len() == 2).then_some(Tactic {
        motif: Motif::Fork,
        targets,
        plies: 1,
    })
}

/// The pieces that the piece on a square threatens to capture with a gain, or to mate, the most
/// valuable first.
fn threatened(position: &Position, at: Square) -> Vec<Target> {
    let threat = passed(position);
    let mut targets: Vec<Target> = Vec::new();
    let mut add = |square, role| {
        let target = Target { square, role };
        if !targets.contains(&target) {
            targets.push(target);
        }
    };
    for &attack in threat.legal_moves().iter().filter(|one| one.from == at) {
        let role = captured(&threat, attack);
        let next = after(&threat, attack);
        if role != Some(Role::King) && next.is_check() && !next.has_legal_move() {
            add(next.king(next.turn()), Role::King);
        }
        if let Some(role) = role
            && (role == Role::King || settled_gain(&threat, attack) >= LEAST_GAIN)
        {
            add(attack.to, role);
        }
    }
    targets.sort_by_key(|target| Reverse(target.role));
    targets
}
