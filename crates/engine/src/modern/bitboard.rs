//! Bitboards: a1 is bit 0, b1 bit 1, h8 bit 63.

/// A set of squares.
pub(super) type Bitboard = u64;

/// A square, 0 (a1) to 63 (h8).
pub(super) type Square = usize;

pub(super) const FILE_A: Bitboard = 0x0101_0101_0101_0101;
pub(super) const FILE_H: Bitboard = FILE_A << 7;
pub(super) const RANK_1: Bitboard = 0xff;
pub(super) const RANK_8: Bitboard = RANK_1 << 56;
pub(super) const LIGHT: Bitboard = 0x55aa_55aa_55aa_55aa;

#[inline]
pub(super) const fn bit(square: Square) -> Bitboard {
    1 << (square & 63)
}

/// The lowest square of a set that is not empty.
#[inline]
pub(super) const fn lsb(bits: Bitboard) -> Square {
    bits.trailing_zeros() as Square & 63
}

#[inline]
pub(super) const fn popcount(bits: Bitboard) -> i32 {
    bits.count_ones().cast_signed()
}

#[inline]
pub(super) const fn more_than_one(bits: Bitboard) -> bool {
    bits & bits.wrapping_sub(1) != 0
}

/// The squares of a set, the lowest first.
#[inline]
pub(super) fn squares(mut bits: Bitboard) -> impl Iterator<Item = Square> {
    core::iter::from_fn(move || {
        if bits == 0 {
            return None;
        }
        let square = lsb(bits);
        bits &= bits - 1;
        Some(square)
    })
}

/// The file of a square, 0 (a) to 7 (h).
#[inline]
pub(super) const fn file_of(square: Square) -> usize {
    square & 7
}

/// The rank of a square from a side's point of view, 0 to 7.
#[inline]
pub(super) const fn relative_rank(side: usize, square: Square) -> usize {
    relative_square(side, square) >> 3 & 7
}

/// The square from a side's point of view: flipped vertically for Black.
#[inline]
pub(super) const fn relative_square(side: usize, square: Square) -> Square {
    square ^ (56 * side)
}

/// The set shifted one rank forward.
#[inline]
pub(super) const fn forward(side: usize, bits: Bitboard) -> Bitboard {
    if side == 0 { bits << 8 } else { bits >> 8 }
}

/// The targets of a side's single and double pawn pushes.
#[inline]
pub(super) const fn pawn_pushes(side: usize, pawns: Bitboard, empty: Bitboard) -> [Bitboard; 2] {
    let once = forward(side, pawns) & empty;
    let own_fourth_rank = RANK_1 << (24 + 8 * side);
    [once, forward(side, once) & empty & own_fourth_rank]
}

/// The set shifted one file to the left.
#[inline]
pub(super) const fn left(bits: Bitboard) -> Bitboard {
    (bits & !FILE_A) >> 1
}

/// The set shifted one file to the right.
#[inline]
pub(super) const fn right(bits: Bitboard) -> Bitboard {
    bits << 1 & !FILE_A
}

/// The squares to the left and right of those in the set.
#[inline]
pub(super) const fn adjacent(bits: Bitboard) -> Bitboard {
    left(bits) | right(bits)
}

/// The front span of a square: all squares ahead of it on its file.
#[inline]
pub(super) const fn front_span(side: usize, square: Square) -> Bitboard {
    if side == 0 {
        FILE_A << 8 << square
    } else {
        FILE_H >> 8 >> (63 - square)
    }
}

/// The front spans of all squares in a set.
#[inline]
pub(super) const fn front_spans(side: usize, bits: Bitboard) -> Bitboard {
    let mut filled = forward(side, bits);
    filled |= forward(side, filled);
    if side == 0 {
        filled |= filled << 16;
        filled | filled << 32
    } else {
        filled |= filled >> 16;
        filled | filled >> 32
    }
}

/// All squares on the files of the squares in a set.
#[inline]
pub(super) const fn file_fill(bits: Bitboard) -> Bitboard {
    let halved = bits | bits >> 32;
    let quartered = halved | halved >> 16;
    ((quartered | quartered >> 8) & RANK_1) * FILE_A
}

/// The number of king moves between two squares (Chebyshev distance).
#[inline]
pub(super) fn distance(one: Square, other: Square) -> i32 {
    let files = file_of(one).abs_diff(file_of(other));
    let ranks = (one >> 3).abs_diff(other >> 3);
    i32::from(files.max(ranks) as u8)
}

#[cfg(test)]
mod tests {
    use super::{
        FILE_A, adjacent, bit, distance, file_fill, forward, front_span, front_spans, pawn_pushes,
        popcount, relative_rank, squares,
    };

    #[test]
    fn squares_are_iterated_in_ascending_order() {
        let found: Vec<usize> = squares(bit(63) | bit(0) | bit(9)).collect();
        assert_eq!(found, [0, 9, 63]);
    }

    #[test]
    fn directions_depend_on_the_side() {
        assert_eq!(forward(0, bit(12)), bit(20));
        assert_eq!(forward(1, bit(12)), bit(4));
        assert_eq!(popcount(front_spans(0, bit(8))), 6);
        assert_eq!(popcount(front_spans(1, bit(8))), 1);
        assert_eq!(file_fill(bit(24)), FILE_A);
        assert_eq!(file_fill(!0), !0);
        assert_eq!((relative_rank(0, 8), relative_rank(1, 8)), (1, 6));
    }

    #[test]
    fn the_front_span_of_a_square_equals_that_of_a_singleton() {
        for square in 0..64 {
            for side in 0..2 {
                assert_eq!(front_span(side, square), front_spans(side, bit(square)));
            }
        }
    }

    #[test]
    fn pawns_are_pushed_twice_from_their_first_rank_only() {
        let pawns = bit(8) | bit(17) | bit(42);
        assert_eq!(pawn_pushes(0, pawns, !0), [pawns << 8, bit(24)]);
        assert_eq!(pawn_pushes(0, pawns, !bit(16)), [bit(25) | bit(50), 0]);
        assert_eq!(pawn_pushes(1, bit(48) | bit(40), !0)[1], bit(32));
    }

    #[test]
    fn shifts_do_not_wrap_around_the_edge() {
        assert_eq!(adjacent(bit(7)), bit(6));
        assert_eq!(adjacent(bit(8)), bit(9));
        assert_eq!(distance(7, 8), 7);
    }
}
