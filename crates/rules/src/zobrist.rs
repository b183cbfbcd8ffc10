//! The numbers that make up a position's key.
//!
//! A key is the exclusive or of one number for each fact: a piece on a square, the castling rights,
//! the file of an e.p. capture, the turn. The numbers of a kind of fact are one number, turned left
//! by as many bits as its place says:
//!
//! | number | turned by | fact |
//! |---|---|---|
//! | 6 × color + role | the square, a1 = 0, b1 = 1 … | a piece |
//! | 12 | the rights, as a number of four bits | the castling rights |
//! | 13 | the file | a pawn can be taken e.p. |
//! | 14 | nothing | Black is to move |
//!
//! They are the numbers of [`splitmix64`], the last bit turned where the count of bits were even.
//!
//! A number for each piece, and not for each piece on each square, keeps 6 kB of noise out of the
//! wasm, and costs next to nothing. Turning by one bit is multiplying by x among the polynomials
//! over two elements modulo x⁶⁴ + 1 = (x + 1)⁶⁴, and what has an odd count of bits has an inverse
//! there: placements that differ in pieces of one kind never have the same key. If they differ in
//! more kinds, they have it by a chance of 2⁻⁶⁴, as with tables of full size, or of 2ᵏ⁻⁶⁴ if
//! (x + 1)ᵏ divides the difference of each kind. The worst of these, exchanges of two pieces, are
//! all tested.

use crate::castling::CastlingRights;
use crate::piece::Piece;
use crate::splitmix64::splitmix64;
use crate::square::Square;

/// The number for Black being to move.
pub(crate) fn black_to_move() -> u64 {
    number(14)
}

/// The number for a piece on a square.
#[inline]
pub(crate) fn placement(piece: Piece, square: Square) -> u64 {
    number(6 * piece.color as u64 + piece.role as u64).rotate_left(square.ordinal().into())
}

/// The number for castling rights.
#[inline]
pub(crate) fn castling(rights: CastlingRights) -> u64 {
    number(12).rotate_left(rights.bits().into())
}

/// The number for an e.p. capture on the file of a square.
#[inline]
pub(crate) fn ep(square: Square) -> u64 {
    number(13).rotate_left(square.file().into())
}

/// One of the fifteen numbers. To reckon it takes less room than to keep it.
fn number(place: u64) -> u64 {
    let number = splitmix64(place + 1);
    number ^ u64::from(number.count_ones() & 1 ^ 1)
}

#[cfg(test)]
mod tests {
    use super::number;

    #[test]
    fn two_pieces_that_change_places_change_the_key() {
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
