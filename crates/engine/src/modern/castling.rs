//! The squares of castling.

use super::{
    bitboard::{Bitboard, Square, bit},
    packed_move::PackedMove,
};
use rules::{CastlingRights, CastlingSide, Color, Move};

/// The files that king and rook reach, by direction.
const TARGET_FILES: [[Square; 2]; 2] = [[6, 5], [2, 3]];

/// One way to castle.
#[derive(Clone, Copy, Debug)]
pub(super) struct Castling {
    pub(super) king: Square,
    pub(super) rook: Square,
    pub(super) king_target: Square,
    pub(super) rook_target: Square,
    /// The squares that must be empty.
    pub(super) way: Bitboard,
    /// The squares that the king crosses; whether its target is attacked is checked when the move
    /// is made.
    pub(super) crossed: Bitboard,
    /// The move in the type of the crate `rules`.
    pub(super) unpacked: Move,
}

/// The ways to castle in a game: those of chess, or of a start position of Chess960.
#[derive(Clone, Debug)]
pub(super) struct CastlingTable {
    /// By side and direction, kingside first.
    ways: [[Castling; 2]; 2],
    /// The rights that survive a move from or to a square, in bits: White short, long, Black short,
    /// long.
    retained: [u8; 64],
}

impl CastlingTable {
    /// The ways of a position with these rights.
    #[inline]
    pub(super) fn new(rights: CastlingRights) -> Self {
        let ways = Color::ALL.map(|color| {
            CastlingSide::ALL.map(|direction| Castling::new(rights, color, direction))
        });
        let mut retained = [!0; 64];
        for (place, way) in ways.iter().flatten().enumerate() {
            retained[way.king & 63] &= !(1 << place);
            retained[way.rook & 63] &= !(1 << place);
        }
        Self { ways, retained }
    }

    /// A side's ways.
    #[inline]
    pub(super) fn of(&self, side: usize) -> &[Castling; 2] {
        &self.ways[side & 1]
    }

    /// The way of a castling move.
    #[inline]
    pub(super) fn way(&self, played: PackedMove) -> &Castling {
        // The g-file, unlike the c-file, has this bit; the eighth rank, unlike the first, the other.
        &self.ways[played.to() >> 5 & 1][usize::from(played.to() & 4 == 0)]
    }

    /// The rights that survive a move.
    #[inline]
    pub(super) fn retained(&self, from: Square, to: Square) -> u8 {
        self.retained[from & 63] & self.retained[to & 63]
    }
}

impl Castling {
    fn new(rights: CastlingRights, color: Color, direction: CastlingSide) -> Self {
        let square = |square: rules::Square| Square::from(square.rank() * 8 + square.file());
        let [king, rook] = [rights.king(color), rights.rook(color, direction)].map(square);
        let [king_target, rook_target] =
            TARGET_FILES[direction as usize].map(|file| king - king % 8 + file);
        let ends = bit(king) | bit(rook) | bit(king_target) | bit(rook_target);
        Self {
            king,
            rook,
            king_target,
            rook_target,
            way: span(ends) & !(bit(king) | bit(rook)),
            crossed: span(bit(king) | bit(king_target)) & !(bit(king) | bit(king_target)),
            unpacked: rights.castling(color, direction),
        }
    }
}

/// All squares from the lowest to the highest of some.
fn span(ends: Bitboard) -> Bitboard {
    let lowest = ends & ends.wrapping_neg();
    let highest = bit(ends.ilog2() as Square);
    (highest - lowest) | highest
}
