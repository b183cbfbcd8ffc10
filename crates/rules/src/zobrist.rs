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
//! They are the first numbers of the splitmix64 sequence (Steele, Lea and Flood, 2014) with an odd
//! count of bits, so that they are the same on every machine.
//!
//! A number for each piece, and not for each piece on each square, keeps 6 kB of noise out of the
//! wasm, and costs next to nothing. Turning by one bit is multiplying by x among the polynomials
//! over two elements modulo x⁶⁴ + 1 = (x + 1)⁶⁴, and what has an odd count of bits has an inverse
//! there: placements that differ in pieces of one kind never have the same key. If they differ in
//! more kinds, they have it by a chance of 2⁻⁶⁴, as with tables of full size, or of 2ᵏ⁻⁶⁴ if
//! (x + 1)ᵏ divides the difference of each kind. The worst of these, exchanges of two pieces, are
//! all tested.

use crate::castling::Castling;
use crate::piece::Piece;
use crate::square::Square;

/// The numbers of the pieces, then those of the other facts.
static NUMBERS: [u64; 15] = {
    let mut numbers = [0; 15];
    let mut count = 0;
    let mut place = 0;
    while count < numbers.len() {
        let candidate = number(place);
        if candidate.count_ones() % 2 == 1 {
            numbers[count] = candidate;
            count += 1;
        }
        place += 1;
    }
    numbers
};

/// The number for Black being to move.
pub(crate) const BLACK_TO_MOVE: u64 = NUMBERS[14];

/// The number for a piece on a square.
#[inline]
pub(crate) fn placement(piece: Piece, square: Square) -> u64 {
    NUMBERS[6 * piece.color as usize + piece.role as usize].rotate_left(square.ordinal().into())
}

/// The number for castling rights.
#[inline]
pub(crate) fn castling(rights: Castling) -> u64 {
    NUMBERS[12].rotate_left(rights.bits().into())
}

/// The number for an e.p. capture on the file of a square.
#[inline]
pub(crate) fn ep(square: Square) -> u64 {
    NUMBERS[13].rotate_left(square.file().into())
}

/// The splitmix64 sequence from seed 0, at a place.
const fn number(place: u64) -> u64 {
    let mixed = (place + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}

#[cfg(test)]
mod tests {
    use super::{NUMBERS, number};

    #[test]
    fn the_sequence_is_splitmix64() {
        // The first numbers of the authors' own program from seed 0.
        assert_eq!(number(0), 0xe220_a839_7b1d_cdaf);
        assert_eq!(number(1), 0x6e78_9e6a_a1b9_65f4);
    }

    #[test]
    fn two_pieces_that_change_places_change_the_key() {
        for (index, first) in NUMBERS.iter().enumerate() {
            for second in &NUMBERS[..index] {
                let exchanged = first ^ second;
                for distance in 1..64 {
                    assert_ne!(exchanged, exchanged.rotate_left(distance));
                }
            }
        }
    }
}
