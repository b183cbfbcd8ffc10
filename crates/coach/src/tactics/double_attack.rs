//! Forks.

use alloc::vec::Vec;

use rules::{Position, Role, Square};

use super::{LEAST_GAIN, Tactic};
use crate::{
    exchange::{after, captured, passed, settled_gain},
    line::Line,
    reason::{Motif, Target},
};

/// A first move after which its piece attacks two pieces, or one and threatens mate. It captures one of
/// them in the line, unless both are officers: an attack on a pawn or the king alone is easily parried.
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
    let won = won.filter(|(_, piece)| position.attacks(at, piece.square));
    let mut targets = threatened(position, at);
    if let Some((_, piece)) = won {
        targets.retain(|target| *target != piece);
    }
    let first = take_most_valuable(&mut targets)?;
    // What is captured comes last.
    let (plies, second) = if let Some((ply, piece)) = won {
        (ply + 1, piece)
    } else {
        let is_officer = |one: &Target| !matches!(one.role, Role::Pawn | Role::King);
        let second = take_most_valuable(&mut targets)?;
        if ![first, second].iter().all(is_officer) {
            return None;
        }
        (1, second)
    };
    Some(Tactic {
        motif: Motif::Fork,
        targets: [first, second].into(),
        plies,
    })
}

/// Removes the most valuable piece.
fn take_most_valuable(targets: &mut Vec<Target>) -> Option<Target> {
    let (index, _) = (targets.iter().enumerate()).max_by_key(|(_, target)| target.role)?;
    Some(targets.swap_remove(index))
}

/// The pieces that the piece on a square threatens to capture with a gain, or to mate.
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
    targets
}
