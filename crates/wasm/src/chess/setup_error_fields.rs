use rules::SetupError;

use crate::fields::{Fields, coded};

/// The code and the fields of an error in the setup of a position.
pub(super) fn setup_error_fields(error: &SetupError) -> Fields {
    match *error {
        SetupError::KingCount { color, count } => coded("king-count")
            .with_text("color", color)
            .with("count", count),
        SetupError::PawnRank { square } => coded("pawn-rank").with_text("square", square),
        SetupError::PawnCount { color, count } => coded("pawn-count")
            .with_text("color", color)
            .with("count", count),
        SetupError::PromotedCount {
            color,
            promoted,
            missing,
        } => coded("promoted-count")
            .with_text("color", color)
            .with("promoted", promoted)
            .with("missing", missing),
        // Every question repairs these.
        SetupError::CastlingKing { .. }
        | SetupError::CastlingRook { .. }
        | SetupError::EpRank { .. }
        | SetupError::EpOccupied { .. }
        | SetupError::EpPawn { .. }
        | SetupError::EpOrigin { .. }
        | SetupError::EpCheck { .. } => coded("fen-contradiction"),
        SetupError::OpponentInCheck { color } => coded("opponent-in-check")
            .with_text("color", color)
            .with_text("turn", color.other()),
        SetupError::CheckerCount { count } => coded("checker-count").with("count", count),
        SetupError::DoubleCheck { first, second } => coded("double-check")
            .with_text("first", first)
            .with_text("second", second),
    }
}
