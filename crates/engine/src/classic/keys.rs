//! The random numbers of the hash keys (`T[]`, `K(A,B)` in the original).
//!
//! The listing fills `T[]` with the low bytes of `random() >> 9`. That `random` is the additive
//! generator of degree 31 that the manual page of glibc describes: `r[i] = r[i-3] + r[i-31]`,
//! of which it gives the upper 31 bits. It starts from a linear congruential generator of seed 1
//! and throws its first 310 numbers away.

use super::board::{Change, DUMMY, OFF_BOARD};

/// Bytes of `T[]` from which a word may begin: the last is read for a queen on the last square.
const WORDS: usize = 1032;

/// Steps between the two halves of a key, the index and the lock.
const LOCK: usize = 8;

/// The numbers that the pieces on their squares add to the two keys of a position.
#[derive(Clone, Debug)]
pub(super) struct Keys {
    words: Box<[i32; 2048]>,
}

impl Keys {
    pub(super) fn new() -> Self {
        let bytes = random_bytes();
        let mut words = Box::new([0; 2048]);
        for (offset, word) in words.iter_mut().enumerate().take(WORDS) {
            let four = [
                bytes[offset],
                bytes[offset + 1],
                bytes[offset + 2],
                bytes[offset + 3],
            ];
            *word = i32::from_le_bytes(four);
        }
        Self { words }
    }

    /// What `piece` on `square` adds to the index key; an empty square adds nothing.
    #[inline]
    pub(super) fn index(&self, square: u8, piece: u8) -> i32 {
        self.words[offset(square, piece) & 2047]
    }

    /// What `piece` on `square` adds to the lock key.
    #[inline]
    pub(super) fn lock(&self, square: u8, piece: u8) -> i32 {
        self.words[(offset(square, piece) + LOCK) & 2047]
    }

    /// What a move adds to the index key (`J(0)`).
    #[inline]
    pub(super) fn index_change(&self, change: Change) -> i32 {
        self.index(change.to, change.arrives)
            .wrapping_sub(self.index(change.from, change.piece))
            .wrapping_sub(self.index(change.capture_square, change.captured))
    }

    /// What a move adds to the lock key (`J(8)+G-S`): castling is told by its corner.
    #[inline]
    pub(super) fn lock_change(&self, change: Change) -> i32 {
        self.lock(change.to, change.arrives)
            .wrapping_sub(self.lock(change.from, change.piece))
            .wrapping_sub(self.lock(change.capture_square, change.captured))
            .wrapping_add(i32::from(change.rook_from) - i32::from(DUMMY))
    }
}

/// The place of a piece on a square: 128 bytes a role, White in the off-board half.
#[inline]
fn offset(square: u8, piece: u8) -> usize {
    usize::from(square) + usize::from(piece & 8) + 128 * usize::from(piece & 7)
}

/// `T[]`: zero up to the first off-board square after the board, then one random byte each.
fn random_bytes() -> [u8; WORDS + 3] {
    let mut random = Random::new();
    let mut bytes = [0; WORDS + 3];
    for byte in &mut bytes[usize::from(OFF_BOARD)..] {
        *byte = (random.next() >> 9).to_le_bytes()[0];
    }
    bytes
}

/// The shorter of the two distances back, `r[i-3]`.
const LAG: usize = 3;

/// glibc's `random()` with its default seed of 1.
struct Random {
    state: [u32; 31],
    next: usize,
}

impl Random {
    fn new() -> Self {
        let mut state = [0; 31];
        let mut value: i64 = 1;
        for word in &mut state {
            *word = u32::try_from(value).unwrap_or_default();
            value = 16807 * value % 2_147_483_647;
        }
        let mut random = Self { state, next: LAG };
        for _ in 0..310 {
            random.next();
        }
        random
    }

    fn next(&mut self) -> u32 {
        let slot = self.next;
        self.state[slot] = self.state[slot].wrapping_add(self.state[(slot + 31 - LAG) % 31]);
        self.next = (slot + 1) % 31;
        self.state[slot] >> 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_generator_is_that_of_glibc() {
        let mut random = Random::new();
        let first = [(); 4].map(|()| random.next());
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
