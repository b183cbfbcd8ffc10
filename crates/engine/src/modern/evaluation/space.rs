//! Space behind a side's pawns.

use super::{accumulator::Accumulator, eval_info::EvalInfo, parameters::SPACE};
use crate::modern::{
    bitboard::{forward, popcount},
    role::PAWN,
};

/// Safe squares on the files c to f from the second rank to the fourth. Squares behind own pawns
/// count twice, and all squares count more with more pieces.
#[inline]
pub(super) fn count(info: &EvalInfo, side: usize, accumulator: &mut impl Accumulator) {
    let centre = if side == 0 {
        0x3c3c_3c00
    } else {
        0x003c_3c3c_0000_0000
    };
    let own = info.pawns(side);
    let enemy = info.attacks_by(side ^ 1);
    let safe = centre & !own & !enemy.by[PAWN];
    let first = forward(side ^ 1, own);
    let second = first | forward(side ^ 1, first);
    let behind = second | forward(side ^ 1, second);
    let room = popcount(safe) + popcount(safe & behind & !enemy.all);
    accumulator.add(SPACE, room * popcount(info.board.non_pawn_pieces(side)) / 4);
}
