//! Promotions.

use alloc::vec;

use rules::Role;

use super::Tactic;
use crate::{
    line::Line,
    reason::{Motif, Target},
};

/// A pawn that promotes within a line of this many plies.
const MAX_PLIES: usize = 9;

/// A line in which the attacker promotes a pawn.
pub(super) fn find(line: &Line) -> Option<Tactic> {
    let plies = line.moves.iter().take(MAX_PLIES).enumerate();
    let (ply, promotion) = plies
        .filter(|(ply, _)| ply % 2 == 0)
        .find(|(_, one)| one.promotion.is_some())?;
    let mut square = promotion.from;
    for earlier in line.moves[..ply].iter().step_by(2).rev() {
        if earlier.to == square {
            square = earlier.from;
        }
    }
    Some(Tactic {
        motif: Motif::Promotion,
        targets: vec![Target {
            square,
            role: Role::Pawn,
        }],
        plies: ply + 1,
    })
}
