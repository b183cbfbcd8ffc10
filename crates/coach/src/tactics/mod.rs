//! Lines that win material, and how.

mod capture;
mod double_attack;
mod guard;
mod material;
mod promotion;
pub(crate) mod rays;
mod trapped;

use alloc::vec::Vec;

use rules::Role;

use crate::{
    exchange::{gain, value},
    line::Line,
    reason::{Motif, Target},
};

/// Less than this is not material, in centipawns.
pub(crate) const LEAST_GAIN: i32 = 80;

/// A motif may begin after this many forced plies.
const MAX_FORCED_PLIES: usize = 4;

/// The motifs of a first move.
const AT_ONCE: [fn(&Line) -> Option<Tactic>; 6] = [
    capture::find,
    rays::skewer,
    double_attack::find,
    rays::discovery,
    rays::pin,
    guard::find,
];

/// The motifs of a whole line.
const LATER: [fn(&Line) -> Option<Tactic>; 3] = [trapped::find, promotion::find, material::find];

/// How a line wins material.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Tactic {
    pub(crate) motif: Motif,
    /// The pieces that are concerned; [`Motif`] describes them.
    pub(crate) targets: Vec<Target>,
    /// The number of moves of the line that show it.
    pub(crate) plies: usize,
}

impl Tactic {
    /// The material that the motif says is won, in centipawns.
    pub(crate) fn claim(&self) -> i32 {
        let mut values = self.targets.iter().map(|target| value(target.role));
        match self.motif {
            Motif::Hanging | Motif::Undefended | Motif::Pin | Motif::Discovery | Motif::Trapped => {
                values.next().unwrap_or(0)
            }
            Motif::Trade => values.next().unwrap_or(0) - values.sum::<i32>(),
            Motif::Exchange => value(Role::Rook) - value(Role::Bishop),
            Motif::Promotion => value(Role::Rook) - value(Role::Pawn),
            _ => LEAST_GAIN,
        }
    }

    /// Whether the motif is a capture of the first target.
    pub(crate) fn is_capture(&self) -> bool {
        matches!(
            self.motif,
            Motif::Hanging | Motif::Trade | Motif::Exchange | Motif::Recapture
        )
    }

    /// Whether the line wins what the motif says, at its end and by the moves that show it, which may end
    /// before the first capture, and if the defender leaves these moves with another capture. `forced`
    /// plies come before the motif.
    fn is_proven(&self, line: &Line, forced: usize) -> bool {
        let plies = self.plies + forced;
        let is_gain = gain(&line.positions[plies - 1], line.moves[plies - 1]) > 0;
        self.is_proven_by(line.lasting_gain(plies))
            && (!is_gain || self.is_proven_by(line.played_gain(plies)))
            && (1..=plies).all(|plies| plies % 2 == 0 || self.is_proven_by(line.least_gain(plies)))
    }

    /// Whether a gain is at least two thirds of what the motif says: a piece for a pawn is a piece.
    pub(crate) fn is_proven_by(&self, gain: i32) -> bool {
        gain >= LEAST_GAIN && gain >= self.claim() * 2 / 3
    }
}

/// How a line wins material that lasts; `None` if no motif is proven.
pub(crate) fn find(line: &Line) -> Option<Tactic> {
    if line.moves.is_empty() {
        return None;
    }
    let mut rest = line.clone();
    for forced in (0..=MAX_FORCED_PLIES).step_by(2) {
        // The line is about pieces that stood there when it began.
        let stood = |target: &Target| {
            target.role == Role::King || line.has_stood(*target, line.attacker().other())
        };
        let is_proven = |one: &Tactic| {
            let count = if one.is_capture() {
                1
            } else {
                one.targets.len()
            };
            one.is_proven(line, forced)
                && (forced == 0 || one.targets.iter().take(count).all(stood))
        };
        let mut tactics = AT_ONCE.iter().filter_map(|find| find(&rest));
        if let Some(tactic) = tactics.find(is_proven) {
            let plies = tactic.plies + forced;
            return Some(Tactic { plies, ..tactic });
        }
        if rest.moves.len() < 3 || !rest.is_forcing() {
            break;
        }
        rest = rest.skip_two();
    }
    let mut tactics = LATER.iter().filter_map(|find| find(line));
    tactics.find(|one| one.is_proven(line, 0))
}
