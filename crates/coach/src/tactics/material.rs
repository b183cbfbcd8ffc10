//! Material that is won without a motif of its own.

use alloc::vec::Vec;

use super::{LEAST_GAIN, Tactic};
use crate::{exchange::gain, line::Line, reason::Motif};

/// The gain is shown within this many plies.
const MAX_PLIES: usize = 11;

/// A line that is ahead in material from some capture on.
pub(super) fn find(line: &Line) -> Option<Tactic> {
    let end = line.lasting_plies();
    let captures = (1..=end.min(MAX_PLIES))
        .step_by(2)
        .filter(|&plies| gain(&line.positions[plies - 1], line.moves[plies - 1]) > 0);
    let plies = captures.into_iter().find(|&plies| {
        line.gain_until(plies) >= LEAST_GAIN
            && (plies..=end)
                .step_by(2)
                .all(|plies| line.played_gain(plies) >= LEAST_GAIN)
            && line.lasting_gain(plies) >= LEAST_GAIN
    })?;
    // A single capture is no line that wins material; it would have a motif.
    (line.moves.len() > 2).then(|| Tactic {
        motif: Motif::Material,
        targets: Vec::new(),
        plies,
    })
}
