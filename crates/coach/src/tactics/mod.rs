//! Lines that win material, and how.

mod capture;
mod double_attack;
mod guard;
mod material;
mod promotion;
mod rays;
mod trapped;

use alloc::vec::Vec;

use rules::Role;

use crate::{
    exchange::gain,
    line::Line,
    reason::{Motif, Target},
};

/// Less than this is not material, in centipawns.
pub(crate) const LEAST_GAIN: i32 = 80;

/// A motif may begin after this many forced plies.
const MAX_FORCED_PLIES: usize = 4;

/// How a line wins material.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Tactic {
    pub(crate) motif: Motif,
    /// The pieces that are concerned; [`Motif`] describes them.
    pub(crate) targets: Vec<Target>,
    /// The number of moves of the line that show it.
    pub(crate) plies: usize,
}

/// How a line wins `gain` centipawns; `None` if no motif is proven.
pub(crate) fn find(line: &Line, won: i32) -> Option<Tactic> {
    if won < LEAST_GAIN || line.moves.is_empty() {
        return None;
    }
    let mut rest = line.clone();
    for forced in (0..=MAX_FORCED_PLIES).step_by(2) {
        // The line is about pieces that stood there when it began.
        let stood = |target: &Target| {
            target.role == Role::King || line.has_stood(*target, line.attacker().other())
        };
        let tactic = at_once(&rest, won);
        if let Some(tactic) = tactic.filter(|one| forced == 0 || one.targets.iter().all(stood)) {
            let plies = tactic.plies + forced;
            return Some(Tactic { plies, ..tactic });
        }
        let is_forcing = |&first| rest.positions[1].is_check() || gain(rest.start(), first) > 0;
        if rest.moves.len() < 3 || !rest.moves.first().is_some_and(is_forcing) {
            break;
        }
        rest = rest.skip_two();
    }
    trapped::find(line)
        .or_else(|| promotion::find(line, won))
        .or_else(|| material::find(line))
}

/// A motif of the first move.
fn at_once(line: &Line, won: i32) -> Option<Tactic> {
    capture::find(line, won)
        .or_else(|| rays::skewer(line))
        .or_else(|| double_attack::find(line))
        .or_else(|| rays::discovery(line))
        .or_else(|| rays::pin(line))
        .or_else(|| guard::find(line))
}
