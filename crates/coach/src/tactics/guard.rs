//! Defenders that are captured or lured away.

use alloc::vec;

use super::{LEAST_GAIN, Tactic};
use crate::{
    exchange::{captured, exchange, settled_gain},
    line::Line,
    reason::{Motif, Target},
};

/// A first move that is taken back, after which a piece is captured that was guarded before: by the
/// piece that the first move captured, or by the one that took back.
pub(super) fn find(line: &Line) -> Option<Tactic> {
    let &[first, defence, capture] = line.moves.get(..3)? else {
        return None;
    };
    if defence.to != first.to || capture.to == first.to {
        return None;
    }
    let role = captured(&line.positions[2], capture)?;
    let won = Target {
        square: capture.to,
        role,
    };
    let is_new = exchange(line.start(), won.square) < LEAST_GAIN
        && settled_gain(&line.positions[2], capture) >= LEAST_GAIN;
    let guards = |target: &Target| line.start().attacks(target.square, won.square);
    let defender = line.start().turn().other();
    let motifs = [(first.to, Motif::Defender), (defence.from, Motif::Overload)];
    motifs
        .into_iter()
        .filter(|_| is_new)
        .find_map(|(square, motif)| {
            let guard = line.piece_of(0, defender, square).filter(guards)?;
            Some(Tactic {
                motif,
                targets: vec![guard, won],
                plies: 3,
            })
        })
}
