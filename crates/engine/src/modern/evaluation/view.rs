//! What all parts of the evaluation look at: attacks of both sides.

use crate::modern::{
    attacks::Attacks,
    bits::{Bits, ahead, all_ahead, beside, bit, left, right},
    board::Board,
    roles::{KING, PAWN},
};

/// What a side attacks.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Reach {
    /// By role; a power of two, so that an index needs no test.
    pub(super) by: [Bits; 8],
    /// With anything; with two or more.
    pub(super) all: Bits,
    pub(super) twice: Bits,
}

impl Reach {
    #[inline]
    pub(super) fn add(&mut self, role: usize, attacks: Bits) {
        self.by[role & 7] |= attacks;
        self.twice |= self.all & attacks;
        self.all |= attacks;
    }
}

/// A position and the attacks in it.
pub(super) struct View<'a> {
    pub(super) board: &'a Board,
    pub(super) attacks: &'a Attacks,
    pub(super) reach: [Reach; 2],
    /// The squares ahead of each side's pawns, as far as the last rank.
    pub(super) ways: [Bits; 2],
    /// The squares around each king, and those ahead of them.
    pub(super) rings: [Bits; 2],
}

impl<'a> View<'a> {
    /// Knows the attacks of kings and pawns; those of the pieces are added when they are counted.
    pub(super) fn new(board: &'a Board, attacks: &'a Attacks) -> Self {
        let mut view = Self {
            board,
            attacks,
            reach: [Reach::default(); 2],
            ways: [0, 1].map(|side| all_ahead(side, board.men(side, PAWN))),
            rings: [0; 2],
        };
        for side in 0..2 {
            let king = board.king(side);
            let around = attacks.king(king);
            view.rings[side] = around | ahead(side, around) | bit(king);
            let pushed = ahead(side, board.men(side, PAWN));
            view.reach[side].add(KING, around);
            view.reach[side].add(PAWN, left(pushed));
            view.reach[side].add(PAWN, right(pushed));
        }
        view
    }

    #[inline]
    pub(super) fn pawns(&self, side: usize) -> Bits {
        self.board.men(side, PAWN)
    }

    #[inline]
    pub(super) fn reach(&self, side: usize) -> &Reach {
        &self.reach[side & 1]
    }
}

/// The squares that pawns of a side attack.
#[inline]
pub(super) fn pawn_attacks(side: usize, pawns: Bits) -> Bits {
    beside(ahead(side, pawns))
}
