//! Material that is won without a motif of its own.

use alloc::vec::Vec;

use super::{LEAST_GAIN, Tactic};
use crate::{exchange::gain, line::Line, reason::Motif};

/// The gain is shown within this many plies.
const MAX_PLIES: usize = 7;

/// A line that is ahead in material from some capture on.
pub(super) fn find(line: &Line) -> Option<Tactic> {
    let last = line.moves.len().min(MAX_PLIES);
    let captures = (1..=last)
        .step_by(2)
        .filter(|&plies| gain(&line.positions[plies - 1], line.moves[plies - 1]) > 0);
    let plies = captures.into_iter().find(|&plies| {
        (plies..=line.counted_plies()).all(|end| line.gain_until(end) >= LEAST_GAIN)
    })?;
    // A single capture is no line that wins material; it would have a motif.
    (line.moves.len() > 2).then(|| Tactic {
        motif: Motif::Material,
        targets: Vec::new(),
        plies,
    })
}
