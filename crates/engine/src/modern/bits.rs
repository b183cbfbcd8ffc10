//! Sets of squares as the bits of a number: a1 is bit 0, b1 bit 1, h8 bit 63.

/// A set of squares.
pub(super) type Bits = u64;

/// A square, 0 (a1) to 63 (h8).
pub(super) type Square = usize;

pub(super) const FILE_A: Bits = 0x0101_0101_0101_0101;
pub(super) const FILE_H: Bits = FILE_A << 7;
pub(super) const RANK_1: Bits = 0xff;
pub(super) const RANK_8: Bits = RANK_1 << 56;
pub(super) const LIGHT: Bits = 0x55aa_55aa_55aa_55aa;

/// The set of one square.
#[inline]
pub(super) const fn bit(square: Square) -> Bits {
    1 << (square & 63)
}

/// The lowest square of a set that is not empty.
#[inline]
pub(super) const fn lowest(bits: Bits) -> Square {
    bits.trailing_zeros() as Square & 63
}

/// How many squares a set has.
#[inline]
pub(super) const fn count(bits: Bits) -> i32 {
    bits.count_ones().cast_signed()
}

/// Whether a set has two squares or more.
#[inline]
pub(super) const fn several(bits: Bits) -> bool {
    bits & bits.wrapping_sub(1) != 0
}

/// The squares of a set, the lowest first.
#[inline]
pub(super) fn squares(mut bits: Bits) -> impl Iterator<Item = Square> {
    core::iter::from_fn(move || {
        if bits == 0 {
            return None;
        }
        let square = lowest(bits);
        bits &= bits - 1;
        Some(square)
    })
}

/// The file of a square, 0 (a) to 7 (h).
#[inline]
pub(super) const fn file_of(square: Square) -> usize {
    square & 7
}

/// The rank of a square as its side counts it, 0 to 7.
#[inline]
pub(super) const fn rank_for(side: usize, square: Square) -> usize {
    seen_by(side, square) >> 3 & 7
}

/// The square as a side sees it: for Black the board is turned upside down.
#[inline]
pub(super) const fn seen_by(side: usize, square: Square) -> Square {
    square ^ (56 * side)
}

/// The squares one step ahead of a side's men.
#[inline]
pub(super) const fn ahead(side: usize, bits: Bits) -> Bits {
    if side == 0 { bits << 8 } else { bits >> 8 }
}

/// Where a side's pawns can be pushed, one square and two.
#[inline]
pub(super) const fn pushes(side: usize, pawns: Bits, empty: Bits) -> [Bits; 2] {
    let once = ahead(side, pawns) & empty;
    let own_fourth_rank = RANK_1 << (24 + 8 * side);
    [once, ahead(side, once) & empty & own_fourth_rank]
}

/// The squares to the left.
#[inline]
pub(super) const fn left(bits: Bits) -> Bits {
    (bits & !FILE_A) >> 1
}

/// The squares to the right.
#[inline]
pub(super) const fn right(bits: Bits) -> Bits {
    bits << 1 & !FILE_A
}

/// The squares to the left and to the right.
#[inline]
pub(super) const fn beside(bits: Bits) -> Bits {
    left(bits) | right(bits)
}

/// All squares ahead of a man on its file.
#[inline]
pub(super) const fn way(side: usize, square: Square) -> Bits {
    if side == 0 {
        FILE_A << 8 << square
    } else {
        FILE_H >> 8 >> (63 - square)
    }
}

/// All squares ahead of a side's men on their files.
#[inline]
pub(super) const fn all_ahead(side: usize, bits: Bits) -> Bits {
    let mut filled = ahead(side, bits);
    filled |= ahead(side, filled);
    if side == 0 {
        filled |= filled << 16;
        filled | filled << 32
    } else {
        filled |= filled >> 16;
        filled | filled >> 32
    }
}

/// The whole files of the squares of a set.
#[inline]
pub(super) const fn files(bits: Bits) -> Bits {
    let halved = bits | bits >> 32;
    let quartered = halved | halved >> 16;
    ((quartered | quartered >> 8) & RANK_1) * FILE_A
}

/// How many king's steps there are between two squares.
#[inline]
pub(super) fn distance(one: Square, other: Square) -> i32 {
    let files = file_of(one).abs_diff(file_of(other));
    let ranks = (one >> 3).abs_diff(other >> 3);
    i32::from(files.max(ranks) as u8)
}

#[cfg(test)]
mod tests {
    use super::{
        FILE_A, ahead, all_ahead, beside, bit, count, distance, files, pushes, rank_for, squares,
        way,
    };

    #[test]
    fn a_set_gives_its_squares_from_the_lowest_on() {
        let found: Vec<usize> = squares(bit(63) | bit(0) | bit(9)).collect();
        assert_eq!(found, [0, 9, 63]);
    }

    #[test]
    fn each_side_looks_its_own_way() {
        assert_eq!(ahead(0, bit(12)), bit(20));
        assert_eq!(ahead(1, bit(12)), bit(4));
        assert_eq!(count(all_ahead(0, bit(8))), 6);
        assert_eq!(count(all_ahead(1, bit(8))), 1);
        assert_eq!(files(bit(24)), FILE_A);
        assert_eq!(files(!0), !0);
        assert_eq!((rank_for(0, 8), rank_for(1, 8)), (1, 6));
    }

    #[test]
    fn the_way_of_one_man_is_that_of_a_set_of_one() {
        for square in 0..64 {
            for side in 0..2 {
                assert_eq!(way(side, square), all_ahead(side, bit(square)));
            }
        }
    }

    #[test]
    fn pawns_are_pushed_twice_from_their_first_rank_only() {
        let pawns = bit(8) | bit(17) | bit(42);
        assert_eq!(pushes(0, pawns, !0), [pawns << 8, bit(24)]);
        assert_eq!(pushes(0, pawns, !bit(16)), [bit(25) | bit(50), 0]);
        assert_eq!(pushes(1, bit(48) | bit(40), !0)[1], bit(32));
    }

    #[test]
    fn nothing_wraps_round_the_edge() {
        assert_eq!(beside(bit(7)), bit(6));
        assert_eq!(beside(bit(8)), bit(9));
        assert_eq!(distance(7, 8), 7);
    }
}
