//! Tables that are computed once.

use super::{
    attacks::Attacks, castling::CastlingTable, evaluation::weights::Weights,
    piece_square::PieceSquareTable, zobrist::ZobristKeys,
};
use alloc::boxed::Box;
use rules::CastlingRights;

/// Attack masks, Zobrist keys, piece-square values, weights, squares of castling and logarithms.
#[derive(Clone, Debug)]
pub(super) struct LookupTables {
    pub(super) attacks: Attacks,
    pub(super) keys: ZobristKeys,
    pub(super) piece_squares: PieceSquareTable,
    pub(super) weights: Weights,
    /// Depends on the game, unlike the other tables.
    pub(super) castling: CastlingTable,
    logarithms: [i32; 64],
}

impl LookupTables {
    #[inline]
    pub(super) fn new() -> Box<Self> {
        let mut tables = Box::new(Self {
            attacks: Attacks::BLANK,
            keys: ZobristKeys::BLANK,
            piece_squares: PieceSquareTable::BLANK,
            weights: Weights::BLANK,
            castling: CastlingTable::BLANK,
            logarithms: [0; 64],
        });
        tables.attacks.fill();
        tables.castling.fill(CastlingRights::ALL);
        tables.keys.fill();
        tables.weights.fill();
        tables.piece_squares.fill(&tables.weights);
        for (number, logarithm) in (0..).zip(&mut tables.logarithms) {
            *logarithm = logarithm_of(number);
        }
        tables
    }

    /// The product of the binary logarithms of two numbers, each in 64ths; numbers above 63 count
    /// as 63.
    #[inline]
    pub(super) fn logarithms(&self, one: i32, other: i32) -> i32 {
        let logarithm = |number: i32| self.logarithms[number.clamp(0, 63) as usize];
        logarithm(one) * logarithm(other)
    }
}

/// The binary logarithm in 64ths, interpolated linearly between the powers of two.
#[inline]
fn logarithm_of(number: i32) -> i32 {
    let number = number.max(1);
    let whole = number.ilog2();
    ((whole as i32) << 6) + ((number << 6) >> whole) - 64
}

#[cfg(test)]
mod tests {
    use super::logarithm_of;

    #[test]
    fn logarithms_are_approximately_correct() {
        for number in 1_u8..64 {
            let exact = f64::from(number).log2() * 64.0;
            assert!((f64::from(logarithm_of(number.into())) - exact).abs() < 6.0);
        }
    }
}
