//! Moves.

use crate::piece::Kind;
use game::Square;

/// A move.
///
/// [`Position::uci`](crate::Position::uci) writes it. `Move` does not implement `Display` because
/// the letters of the pieces depend on the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// The origin; for a drop, the target.
    pub from: Square,
    /// The target; for castling, the king's target.
    pub to: Square,
    /// The kind of move, with the details of that kind.
    pub action: Action,
    /// The piece that enters on the origin (Seirawan).
    pub gate: Option<Gate>,
}

/// The kind of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// A piece moves, and captures the piece on the target, if any.
    Normal,
    /// A piece moves and is replaced by one of this kind.
    Promotion(Kind),
    /// A pawn captures the pawn that has just passed over the target.
    EnPassant,
    /// The king castles.
    Castling(CastlingSide),
    /// A piece is dropped from the hand.
    Drop(Kind),
}

/// The direction of castling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CastlingSide {
    /// Towards the last file, on the right.
    Right,
    /// Towards the first file, on the left.
    Left,
}

impl CastlingSide {
    /// Both directions.
    pub const ALL: [CastlingSide; 2] = [CastlingSide::Right, CastlingSide::Left];
}

/// A piece that enters on the square that another piece leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Gate {
    /// The kind of the piece.
    pub kind: Kind,
    /// The square where it enters: the origin of the move or, when castling, that of the king or
    /// the rook.
    pub square: Square,
}

impl Move {
    /// The null move, by which a side passes: from a1 to a1. It is never legal, but games may
    /// contain it.
    pub const NULL: Move = Move::normal(Square::from_index(0), Square::from_index(0));

    #[inline]
    pub(crate) const fn normal(from: Square, to: Square) -> Move {
        Move {
            from,
            to,
            action: Action::Normal,
            gate: None,
        }
    }

    #[inline]
    pub(crate) const fn with(from: Square, to: Square, action: Action) -> Move {
        Move {
            from,
            to,
            action,
            gate: None,
        }
    }
}
