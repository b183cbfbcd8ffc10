//! The outcome of a game as an object.

use variants::{Game, Outcome};
use wasm_bindgen::JsValue;

use crate::fields::Fields;

/// The outcome of a game; there are no draws to claim.
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
