//! A move in sixteen bits.

use super::{
    bitboard::{Square, file_of},
    lookup_tables::LookupTables,
    role::{KNIGHT, QUEEN},
};
use crate::transposition_table::TtMove;
use rules::{Move, Role};

/// A move: six bits for each square, four for its kind.
///
/// A move from the transposition table need not be legal in the position, because of collisions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PackedMove(u16);

const EN_PASSANT: u16 = 1 << 12;
const CASTLING: u16 = 2 << 12;
const DOUBLE_PUSH: u16 = 3 << 12;
/// The two lower bits are the promotion role, counted from the knight.
const PROMOTION: u16 = 4 << 12;
const KIND: u16 = 15 << 12;

impl PackedMove {
    pub(super) const NONE: Self = Self(0);

    #[inline]
    pub(super) const fn new(from: Square, to: Square) -> Self {
        Self((from & 63 | (to & 63) << 6) as u16)
    }

    pub(super) const fn en_passant(from: Square, to: Square) -> Self {
        Self(Self::new(from, to).0 | EN_PASSANT)
    }

    pub(super) const fn castling(from: Square, to: Square) -> Self {
        Self(Self::new(from, to).0 | CASTLING)
    }

    pub(super) const fn double_push(from: Square, to: Square) -> Self {
        Self(Self::new(from, to).0 | DOUBLE_PUSH)
    }

    pub(super) const fn promoting(from: Square, to: Square, role: usize) -> Self {
        Self(Self::new(from, to).0 | PROMOTION | ((role - KNIGHT) as u16) << 12)
    }

    #[inline]
    pub(super) const fn is_none(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(super) const fn from(self) -> Square {
        self.0 as Square & 63
    }

    #[inline]
    pub(super) const fn to(self) -> Square {
        self.0 as Square >> 6 & 63
    }

    /// The origin and the target as a number below 4096.
    #[inline]
    pub(super) const fn squares(self) -> usize {
        self.0 as usize & 4095
    }

    #[inline]
    pub(super) const fn is_en_passant(self) -> bool {
        self.0 & KIND == EN_PASSANT
    }

    #[inline]
    pub(super) const fn is_castling(self) -> bool {
        self.0 & KIND == CASTLING
    }

    #[inline]
    pub(super) const fn is_double_push(self) -> bool {
        self.0 & KIND == DOUBLE_PUSH
    }

    #[inline]
    pub(super) const fn promotion(self) -> Option<usize> {
        if self.0 & PROMOTION == 0 {
            None
        } else {
            Some(KNIGHT + (self.0 as usize >> 12 & 3))
        }
    }

    /// Whether the move is a promotion to a piece other than a queen.
    #[inline]
    pub(super) const fn is_underpromotion(self) -> bool {
        matches!(self.promotion(), Some(role) if role != QUEEN)
    }

    /// The move in the type of the crate `rules`.
    #[inline]
    pub(super) fn unpacked(self, tables: &LookupTables) -> Move {
        if self.is_castling() {
            return tables.castling.way(self).castling;
        }
        Move {
            from: square(self.from()),
            to: square(self.to()),
            promotion: self.promotion().map(|role| Role::ALL[role % 6]),
        }
    }
}

impl TtMove for PackedMove {
    #[inline]
    fn from_bits(bits: u16) -> Self {
        Self(bits)
    }

    #[inline]
    fn bits(self) -> u16 {
        self.0
    }
}

/// The square in the type of the crate `rules`.
#[inline]
fn square(square: Square) -> rules::Square {
    rules::Square::new(file_of(square) as u8, (square >> 3) as u8)
}

#[cfg(test)]
mod tests {
    use super::{LookupTables, PackedMove};
    use crate::{modern::role::QUEEN, transposition_table::TtMove};

    #[test]
    fn packing_and_unpacking_keeps_a_move() {
        let tables = &LookupTables::new();
        let push = PackedMove::double_push(12, 28);
        assert_eq!(push.unpacked(tables).to_string(), "e2e4");
        assert!(push.is_double_push() && !push.is_castling() && push.promotion().is_none());
        let promotion = PackedMove::promoting(52, 61, QUEEN);
        assert_eq!(promotion.unpacked(tables).to_string(), "e7f8q");
        assert!(!promotion.is_underpromotion() && !promotion.is_en_passant());
        assert_eq!(PackedMove::from_bits(promotion.bits()), promotion);
    }
}
