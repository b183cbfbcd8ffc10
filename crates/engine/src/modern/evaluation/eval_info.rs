//! Data shared by all parts of the evaluation.

use crate::modern::{
    attacks::Attacks,
    bitboard::{Bitboard, adjacent, bit, forward, front_spans, left, right},
    board::Board,
    role::{KING, PAWN},
};

/// The attacks of a side.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct AttackMap {
    /// By role; the length is a power of two so that a mask replaces bounds checks.
    pub(super) by: [Bitboard; 8],
    /// By any piece; by two or more.
    pub(super) all: Bitboard,
    pub(super) twice: Bitboard,
}

impl AttackMap {
    #[inline]
    pub(super) fn add(&mut self, role: usize, attacks: Bitboard) {
        self.by[role & 7] |= attacks;
        self.twice |= self.all & attacks;
        self.all |= attacks;
    }
}

/// A position and the attacks of both sides.
pub(super) struct EvalInfo<'a> {
    pub(super) board: &'a Board,
    pub(super) attacks: &'a Attacks,
    pub(super) attack_maps: [AttackMap; 2],
    /// The front spans of each side's pawns.
    pub(super) front_spans: [Bitboard; 2],
    /// The squares around each king, and those ahead of them.
    pub(super) king_rings: [Bitboard; 2],
}

impl<'a> EvalInfo<'a> {
    /// Computes the attacks of kings and pawns; those of the pieces are added when they are evaluated.
    pub(super) fn new(board: &'a Board, attacks: &'a Attacks) -> Self {
        let mut info = Self {
            board,
            attacks,
            attack_maps: [AttackMap::default(); 2],
            front_spans: [0, 1].map(|side| front_spans(side, board.pieces(side, PAWN))),
            king_rings: [0; 2],
        };
        for side in 0..2 {
            let king = board.king(side);
            let around = attacks.king(king);
            info.king_rings[side] = around | forward(side, around) | bit(king);
            let pushed = forward(side, board.pieces(side, PAWN));
            info.attack_maps[side].add(KING, around);
            info.attack_maps[side].add(PAWN, left(pushed));
            info.attack_maps[side].add(PAWN, right(pushed));
        }
        info
    }

    #[inline]
    pub(super) fn pawns(&self, side: usize) -> Bitboard {
        self.board.pieces(side, PAWN)
    }

    #[inline]
    pub(super) fn attacks_by(&self, side: usize) -> &AttackMap {
        &self.attack_maps[side & 1]
    }
}

#[inline]
pub(super) fn pawn_attacks(side: usize, pawns: Bitboard) -> Bitboard {
    adjacent(forward(side, pawns))
}
