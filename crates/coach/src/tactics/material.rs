//! Material that is won without a motif of its own.

use alloc::vec::Vec;

use super::{LEAST_GAIN, Tactic};
use crate::{exchange::gain, line::Line, reason::Motif};

/// The gain is shown within this many plies.
const MAX_PLIES: usize = 11;

/// It has to last until this ply, or to the end of a shorter line.
const LASTING_PLIES: usize = 16;

/// The exchanges that are due are counted in this many positions before that ply: earlier in the
/// line they may be due only because they do not work.
const SETTLED_PLIES: usize = 4;

/// A line that is ahead in material from some capture on.
pub(super) fn find(line: &Line) -> Option<Tactic> {
    let end = line.moves.len().min(LASTING_PLIES);
    let captures = (1..=end.min(MAX_PLIES))
        .step_by(2)
        .filter(|&plies| gain(&line.positions[plies - 1], line.moves[plies - 1]) > 0);
    let plies = captures.into_iter().find(|&plies| {
        let is_settled = |plies| line.gain_until(plies) >= LEAST_GAIN;
        let is_ahead = |plies| line.played_gain(plies) >= LEAST_GAIN;
        let settled = plies.max(end.saturating_sub(SETTLED_PLIES));
        is_settled(plies)
            && (plies..=end).step_by(2).all(is_ahead)
            && (settled..=end).all(is_settled)
    })?;
    // A single capture is no line that wins material; it would have a motif.
    (line.moves.len() > 2).then(|| Tactic {
        motif: Motif::Material,
        targets: Vec::new(),
        plies,
    })
}
