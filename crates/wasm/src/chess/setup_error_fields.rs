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
        SetupError::CastlingKing { color, side } => coded("castling-king")
            .with_text("color", color)
            .with_text("side", side)
            .with_text("square", rules::king_square(color)),
        SetupError::CastlingRook {
            color,
            side,
            square,
        } => coded("castling-rook")
            .with_text("color", color)
            .with_text("side", side)
            .with_text("square", square),
        SetupError::EpRank { square } => coded("ep-rank").with_text("square", square),
        SetupError::EpOccupied { square } => coded("ep-occupied").with_text("square", square),
        SetupError::EpPawn { square, pawn } => coded("ep-pawn")
            .with_text("square", square)
            .with_text("pawn", pawn),
        SetupError::EpOrigin { square, origin } => coded("ep-origin")
            .with_text("square", square)
            .with_text("origin", origin),
        SetupError::EpCheck { square } => coded("ep-check").with_text("square", square),
        SetupError::OpponentInCheck { color } => coded("opponent-in-check")
            .with_text("color", color)
            .with_text("turn", color.other()),
        SetupError::CheckerCount { count } => coded("checker-count").with("count", count),
        SetupError::DoubleCheck { first, second } => coded("double-check")
            .with_text("first", first)
            .with_text("second", second),
    }
}
