//! How a game ends, as objects.

use variants::{Color, Game, Kind, Outcome, Position, Royalty};
use wasm_bindgen::JsValue;

use crate::fields::Fields;

/// How a game ends; there are no draws to claim.
pub(super) fn outcome(game: &Game) -> Fields {
    Fields::default()
        .with_option("outcome", game.outcome().map(outcome_fields))
        .with("claim", JsValue::NULL)
}

fn outcome_fields(outcome: Outcome) -> Fields {
    Fields::default()
        .with("result", outcome.result())
        .with("reason", outcome.reason.name())
        .with_option("winner", outcome.winner.map(|winner| winner.to_string()))
        .with_text("text", outcome)
}

/// Whether a side has more than royal pieces, so that it may still win.
pub(super) fn is_mating(position: &Position, color: Color) -> bool {
    let kinds = position.variant().kinds().iter().enumerate();
    let mut others = kinds.filter(|(_, kind)| kind.royalty == Royalty::None);
    others.any(|(index, _)| {
        let kind = Kind::new(index);
        position.count(color, kind) + position.in_hand(color, kind) > 0
    })
}
