use variants::{Action, Color, Move, Piece, Position};

use crate::fields::Fields;

pub(super) fn legal_move(position: &Position, legal: Move, san: &str) -> Fields {
    move_fields(position, position.turn(), legal)
        .with("san", san)
        .with("capture", position.is_capture(legal))
}

/// A move of the side not to move.
pub(super) fn premove(position: &Position, premove: Move) -> Fields {
    move_fields(position, position.turn().other(), premove)
        .with("san", "")
        .with("capture", false)
}

fn move_fields(position: &Position, color: Color, played: Move) -> Fields {
    let letter = |kind| {
        position
            .variant()
            .letter_of(Piece::new(color, kind))
            .to_string()
    };
    let lower = |kind| letter(kind).to_ascii_lowercase();
    let (from, promotion) = match played.action {
        Action::Drop(kind) => (letter(kind) + "@", None),
        Action::Promotion(kind) => (played.from.to_string(), Some(lower(kind))),
        _ => (played.from.to_string(), None),
    };
    Fields::default()
        .with("uci", position.uci(played))
        .with("from", from)
        .with_text("to", played.to)
        .with_option("promotion", promotion)
        .with_option("gate", played.gate.map(|gate| lower(gate.kind)))
        .with_option(
            "gateSquare",
            played.gate.map(|gate| gate.square.to_string()),
        )
}
