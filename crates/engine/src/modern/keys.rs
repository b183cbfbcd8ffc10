//! The numbers that make up the key of a position.

use super::bits::Square;

/// A random number for each fact of a position.
#[derive(Clone, Debug)]
pub(super) struct Keys {
    /// By side and role, then square.
    pieces: [[u64; 64]; 12],
    castling: [u64; 16],
    /// By file; nothing to take is file 8.
    en_passant: [u64; 9],
    pub(super) black_to_move: u64,
}

impl Keys {
    #[inline]
    pub(super) fn new() -> Self {
        let mut place = 0;
        let mut next = || {
            place += 1;
            mixed(place)
        };
        let mut keys = Self {
            pieces: [[0; 64]; 12],
            castling: [0; 16],
            en_passant: [0; 9],
            black_to_move: next(),
        };
        keys.pieces
            .as_flattened_mut()
            .iter_mut()
            .chain(&mut keys.castling)
            .chain(&mut keys.en_passant)
            .for_each(|key| *key = next());
        keys
    }

    #[inline]
    pub(super) fn piece(&self, side: usize, role: usize, square: Square) -> u64 {
        self.pieces[(side & 1) * 6 + role % 6][square & 63]
    }

    #[inline]
    pub(super) fn castling(&self, rights: u8) -> u64 {
        self.castling[usize::from(rights & 15)]
    }

    #[inline]
    pub(super) fn en_passant(&self, file: u8) -> u64 {
        self.en_passant[usize::from(file).min(8)]
    }
}

/// The splitmix64 sequence (Steele, Lea and Flood, 2014) at a place.
#[inline]
pub(super) const fn mixed(place: u64) -> u64 {
    let mixed = place.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}
