//! A move in an entry of the transposition table.

use crate::transposition_table::TtMove;
use variants::{Action, CastlingSide, Move};

/// A hash of a move, 0 for none.
///
/// It is compared with the generated moves. Two moves of a position rarely have the same hash; then
/// both are tried early, and nothing else depends on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct MoveHash(u16);

impl MoveHash {
    pub(super) const NONE: MoveHash = MoveHash(0);

    #[inline]
    pub(super) fn of(chess_move: Move) -> MoveHash {
        let action = match chess_move.action {
            Action::Normal => 0,
            Action::EnPassant => 1,
            Action::Castling(CastlingSide::Right) => 2,
            Action::Castling(CastlingSide::Left) => 3,
            Action::Promotion(kind) => 4 + kind.index(),
            Action::Drop(kind) => 64 + kind.index(),
        };
        let gate = chess_move.gate.map_or(0, |gate| 1 + gate.kind.index());
        let squares = chess_move.from.index() | chess_move.to.index() << 8;
        let hash = squares ^ (action * 0x9e3b) ^ (gate * 0x5d2f);
        MoveHash((hash as u16).max(1))
    }

    #[inline]
    pub(super) fn is_none(self) -> bool {
        self == MoveHash::NONE
    }
}

impl TtMove for MoveHash {
    #[inline]
    fn from_bits(bits: u16) -> MoveHash {
        MoveHash(bits)
    }

    #[inline]
    fn bits(self) -> u16 {
        self.0
    }
}
