//! The numbers that make up a position's key.
//!
//! A key is the exclusive or of one number for each fact: a piece on a square, the turn, the
//! castling rights, the file of an e.p. capture. The numbers come from the splitmix64 sequence
//! (Steele, Lea and Flood, 2014), so that they are the same on every machine:
//!
//! | place in the sequence | fact |
//! |---|---|
//! | 0 … 63 | a square (a1 = 0, b1 = 1 …), turned left by 5 × (6 × color + role) bits for the piece on it |
//! | 64 … 79 | the castling rights, as a number of four bits |
//! | 80 … 87 | a pawn can be taken e.p. on file a … h |
//! | 88 | Black is to move |
//!
//! A number for each square, and not for each piece on each square, keeps 5.5 kB of noise out of
//! the wasm. It costs next to nothing: for random numbers two positions collide with a chance of
//! 2⁻⁶⁴ if any square is empty in one of them only, as with tables of full size, and at worst, if
//! they differ only in what stands on the same squares, of 2⁻⁵⁶ (a number and itself turned by d
//! bits, d a multiple of 8 and of no higher power of 2, differ in one of 2⁵⁶ ways).

use crate::castling::Castling;
use crate::piece::Piece;
use crate::square::Square;

const CASTLING: u64 = 64;
const EP: u64 = CASTLING + 16;
const TURN: u64 = EP + 8;

/// The number for Black being to move.
pub(crate) const BLACK_TO_MOVE: u64 = number(TURN);

/// The number of each square, before it is turned for a piece.
static SQUARES: [u64; 64] = {
    let mut squares = [0; 64];
    let mut place = 0;
    while place < 64 {
        squares[place] = number(place as u64);
        place += 1;
    }
    squares
};

/// The number for a piece on a square.
#[inline]
pub(crate) fn placement(piece: Piece, square: Square) -> u64 {
    let turn = 5 * (6 * piece.color as u32 + piece.role as u32);
    SQUARES[usize::from(square.ordinal() & 63)].rotate_left(turn)
}

/// The number for castling rights.
#[inline]
pub(crate) const fn castling(rights: Castling) -> u64 {
    number(CASTLING + rights.bits() as u64)
}

/// The number for an e.p. capture on the file of a square.
#[inline]
pub(crate) const fn ep(square: Square) -> u64 {
    number(EP + square.file() as u64)
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
    use super::number;

    #[test]
    fn the_sequence_is_splitmix64() {
        // The first numbers of the authors' own program from seed 0.
        assert_eq!(number(0), 0xe220_a839_7b1d_cdaf);
        assert_eq!(number(1), 0x6e78_9e6a_a1b9_65f4);
    }
}
