//! [Zobrist keys](https://www.chessprogramming.org/Zobrist_Hashing).
//!
//! A key is the exclusive or of a random number for each feature of a position: each piece on its
//! square, the castling rights, the file of an en passant capture, the side to move. There is one
//! number for each kind of feature, rotated left:
//!
//! | number | rotated by | feature |
//! |---|---|---|
//! | 6 × color + role | the square, a1 = 0, b1 = 1 … | a piece |
//! | 12 | the rights as four bits | the castling rights |
//! | 13 | the file | an en passant capture |
//! | 14 | 0 | Black to move |
//!
//! The number for castling rights that only Chess960 has also depends on the files of kings and
//! rooks: their difference from those of chess is multiplied by an odd number.
//!
//! The numbers are those of [`splitmix64`], with the lowest bit flipped if the number of set bits
//! is even.
//!
//! Rotation instead of a random number for each square saves 6 kB of random data. Why it is sound:
//! a rotation by one bit is a multiplication by x in the ring of polynomials over GF(2) modulo
//! x⁶⁴ + 1 = (x + 1)⁶⁴, and elements with an odd number of bits are invertible there. So placements
//! that differ in pieces of one kind never collide. If they differ in more kinds, they collide with
//! a probability of 2⁻⁶⁴, as with a full table, or of 2ᵏ⁻⁶⁴ if (x + 1)ᵏ divides the difference of
//! each kind. The worst case, an exchange of two pieces, is tested exhaustively.

use crate::castling::CastlingRights;
use crate::piece::Piece;
use crate::square::Square;
use game::splitmix64;

/// The golden ratio's fractional part in 64 bits, which mixes well.
const FILES_FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;

pub(crate) fn black_to_move() -> u64 {
    number(14)
}

#[inline]
pub(crate) fn placement(piece: Piece, square: Square) -> u64 {
    number(6 * piece.color as u64 + piece.role as u64).rotate_left(square.bit_index().into())
}

#[inline]
pub(crate) fn castling(rights: CastlingRights) -> u64 {
    number(12).rotate_left(rights.bits().into()) ^ rights.other_files().wrapping_mul(FILES_FACTOR)
}

/// The number for an en passant capture on the file of a square.
#[inline]
pub(crate) fn ep(square: Square) -> u64 {
    number(13).rotate_left(square.file().into())
}

/// One of the fifteen numbers.
fn number(index: u64) -> u64 {
    let number = splitmix64(index + 1);
    number ^ u64::from(number.count_ones() & 1 ^ 1)
}

#[cfg(test)]
mod tests {
    use super::{number, placement};
    use crate::piece::Piece;
    use crate::square::Square;

    /// No sum of some of a piece's 64 numbers is zero: they are linearly independent over GF(2).
    #[test]
    fn placements_of_one_kind_never_collide() {
        for piece in "PNBRQKpnbrqk".chars().filter_map(Piece::from_letter) {
            let mut basis: Vec<u64> = Vec::new();
            for square in Square::all() {
                let reduced = basis
                    .iter()
                    .fold(placement(piece, square), |sum, &row| sum.min(sum ^ row));
                assert_ne!(reduced, 0, "{piece:?} {square:?}");
                basis.push(reduced);
                basis.sort_unstable_by(|left, right| right.cmp(left));
            }
        }
    }

    #[test]
    fn exchanging_two_pieces_changes_the_key() {
        for first in 0..15 {
            for second in 0..first {
                let exchanged = number(first) ^ number(second);
                for distance in 1..64 {
                    assert_ne!(exchanged, exchanged.rotate_left(distance));
                }
            }
        }
    }
}
