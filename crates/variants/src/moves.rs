//! Moves.

use crate::piece::Kind;
use game::Square;

/// A move.
///
/// [`Position::uci`](crate::Position::uci) writes it; it has no text of its own, because the letters
/// of the pieces belong to the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// The origin; for a drop the target.
    pub from: Square,
    /// The target; for castling that of the king.
    pub to: Square,
    /// The kind of move, with what else it changes.
    pub action: Action,
    /// The piece that enters on the square that is left (Seirawan).
    pub gate: Option<Gate>,
}

/// The kind of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// A piece moves, and captures what stands on the target.
    Normal,
    /// A piece moves and becomes another.
    Promotion(Kind),
    /// A pawn captures the pawn that has just passed the target.
    EnPassant,
    /// The king castles.
    Castling(CastlingSide),
    /// A piece comes from the hand.
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

/// A piece that enters on the square that another leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Gate {
    /// What enters.
    pub kind: Kind,
    /// Where it enters: the square that the piece leaves, or the rook when castling.
    pub square: Square,
}

impl Move {
    /// The null move, by which a side passes: from a1 to a1. It is never legal, but may be part of a game.
    pub const NULL: Move = Move::normal(Square::from_index(0), Square::from_index(0));

    /// A move that only changes origin and target.
    #[inline]
    pub(crate) const fn normal(from: Square, to: Square) -> Move {
        Move {
            from,
            to,
            action: Action::Normal,
            gate: None,
        }
    }

    /// A move with an action.
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
