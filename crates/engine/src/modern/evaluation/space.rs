//! The room behind the own pawns.

use super::{parameters::SPACE, tally::Tally, view::View};
use crate::modern::{
    bits::{ahead, count as size},
    roles::PAWN,
};

/// Safe squares on the files c to f from the second rank to the fourth, those behind own pawns
/// twice; the more pieces there are to use them the more they count.
#[inline]
pub(super) fn count(view: &View, side: usize, tally: &mut impl Tally) {
    let centre = if side == 0 {
        0x3c3c_3c00
    } else {
        0x003c_3c3c_0000_0000
    };
    let own = view.pawns(side);
    let enemy = view.reach(side ^ 1);
    let safe = centre & !own & !enemy.by[PAWN];
    let first = ahead(side ^ 1, own);
    let second = first | ahead(side ^ 1, first);
    let behind = second | ahead(side ^ 1, second);
    let room = size(safe) + size(safe & behind & !enemy.all);
    tally.add(SPACE, room * size(view.board.pieces(side)) / 4);
}
