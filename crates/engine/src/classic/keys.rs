//! The random numbers of the hash keys (`T[]`, `K(A,B)` in the original).
//!
//! The listing fills `T[]` with the low bytes of `random() >> 9`. That `random` is the additive
//! generator of degree 31 that the manual page of glibc describes: `r[i] = r[i-3] + r[i-31]`, of
//! which it returns the upper 31 bits. It is seeded by a linear congruential generator with seed 1,
//! and discards its first 310 numbers.

use alloc::boxed::Box;

use super::board::{Change, DUMMY, OFF_BOARD};

/// Bytes of `T[]` that are read; the last is that of a queen on the last square.
const BYTES: usize = 1035;

/// Numbers before the first that the generator returns: its state of 31, three copies of it, and
/// 310 that it discards.
const DISCARDED: usize = 344;

/// Offset between the two halves of a key, the index and the lock.
const LOCK: usize = 8;

/// The numbers that the pieces on their squares add to the two keys of a position.
#[derive(Clone, Debug)]
pub(super) struct Keys {
    words: Box<[i32; 2048]>,
}

impl Keys {
    #[inline]
    pub(super) fn new() -> Self {
        let random = random_numbers();
        let mut words = Box::new([0; 2048]);
        let mut four = 0;
        for last in 0..BYTES {
            // `T[]` is zero up to the first off-board square after the board, then random.
            let byte = match last.checked_sub(OFF_BOARD.into()) {
                Some(drawn) => random[DISCARDED + drawn] >> 10,
                None => 0,
            };
            four = four >> 8 | byte << 24;
            if let Some(first) = last.checked_sub(3) {
                words[first] = four.cast_signed();
            }
        }
        Self { words }
    }

    /// The number that `piece` on `square` adds to the index key; 0 for an empty square.
    #[inline]
    pub(super) fn index(&self, square: u8, piece: u8) -> i32 {
        self.words[offset(square, piece) & 2047]
    }

    /// The number that `piece` on `square` adds to the lock key.
    #[inline]
    pub(super) fn lock(&self, square: u8, piece: u8) -> i32 {
        self.words[(offset(square, piece) + LOCK) & 2047]
    }

    /// The number that a move adds to the index key (`J(0)`).
    #[inline]
    pub(super) fn index_change(&self, change: Change) -> i32 {
        self.index(change.to, change.arrives)
            .wrapping_sub(self.index(change.from, change.piece))
            .wrapping_sub(self.index(change.capture_square, change.captured))
    }

    /// The number that a move adds to the lock key (`J(8)+G-S`), in which castling is identified by
    /// its corner.
    #[inline]
    pub(super) fn lock_change(&self, change: Change) -> i32 {
        self.lock(change.to, change.arrives)
            .wrapping_sub(self.lock(change.from, change.piece))
            .wrapping_sub(self.lock(change.capture_square, change.captured))
            .wrapping_add(i32::from(change.rook_from) - i32::from(DUMMY))
    }
}

/// The offset of a piece on a square: 128 bytes for each role, with White in the off-board half.
#[inline]
fn offset(square: u8, piece: u8) -> usize {
    usize::from(square) + usize::from(piece & 8) + 128 * usize::from(piece & 7)
}

/// The numbers of glibc's `random()` with its default seed of 1, from the first number of its
/// state, and with the lowest bit, which it drops.
#[inline]
fn random_numbers() -> [u32; DISCARDED + BYTES] {
    let mut random = [1; DISCARDED + BYTES];
    for next in 1..random.len() {
        random[next] = match next {
            ..31 => (u64::from(random[next - 1]) * 16807 % 2_147_483_647) as u32,
            31..34 => random[next - 31],
            _ => random[next - 31].wrapping_add(random[next - 3]),
        };
    }
    random
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_generator_is_that_of_glibc() {
        let random = random_numbers();
        let first = [0, 1, 2, 3].map(|drawn| random[DISCARDED + drawn] >> 1);
        assert_eq!(
            first,
            [1_804_289_383, 846_930_886, 1_681_692_777, 1_714_636_915]
        );
    }

    #[test]
    fn an_empty_square_adds_nothing() {
        let keys = Keys::new();
        assert!((0..0x78).all(|square| keys.index(square, 0) == 0 && keys.lock(square, 0) == 0));
    }
}
