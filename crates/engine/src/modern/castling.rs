//! The squares of castling.

use super::{bitboard::Square, packed_move::PackedMove};
use rules::{CastlingRights, CastlingWay};

/// The ways to castle in a game: those of chess, or of a start position of Chess960.
#[derive(Clone, Debug)]
pub(super) struct CastlingTable {
    /// White short, long, Black short, long.
    ways: [CastlingWay; 4],
    /// The rights that remain after a move from or to a square, with a bit for each way.
    retained: [u8; 64],
}

impl CastlingTable {
    /// An empty table, which [`CastlingTable::fill`] replaces.
    pub(super) const BLANK: Self = Self {
        ways: [CastlingWay::BLANK; 4],
        retained: [0; 64],
    };

    /// Sets the ways to castle in a game that begins with these rights.
    #[inline(never)]
    pub(super) fn fill(&mut self, rights: CastlingRights) {
        self.ways = rights.ways();
        self.retained = [!0; 64];
        let mut bit = 1;
        for way in &self.ways {
            self.retained[square(way.castling.from) & 63] &= !bit;
            self.retained[square(way.rook) & 63] &= !bit;
            bit <<= 1;
        }
    }

    /// The squares with which a side castles short or long.
    #[inline]
    pub(super) fn of(&self, side: usize, direction: usize) -> &CastlingWay {
        &self.ways[(2 * side + direction) & 3]
    }

    #[inline]
    pub(super) fn rook(&self, played: PackedMove) -> Square {
        square(self.way(played).rook)
    }

    #[inline]
    pub(super) fn way(&self, played: PackedMove) -> &CastlingWay {
        self.of(played.to() >> 5, usize::from(!is_short(played)))
    }

    /// The rights that remain after a move.
    #[inline]
    pub(super) fn retained(&self, from: Square, to: Square) -> u8 {
        self.retained[from & 63] & self.retained[to & 63]
    }
}

/// Whether a castling move ends on the g-file and not on the c-file.
#[inline]
pub(super) fn is_short(played: PackedMove) -> bool {
    played.to() & 4 != 0
}

fn square(square: rules::Square) -> Square {
    Square::from(square.rank() * 8 + square.file())
}
