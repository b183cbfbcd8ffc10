use game::{DrawClaim, Game, Outcome, Position};

use crate::fields::Fields;

/// The outcome of a game, and the draw that the side to move may claim.
pub(crate) fn outcome<P: Position>(game: &Game<P>) -> Fields {
    Fields::default()
        .with_option("outcome", game.outcome().map(outcome_fields))
        .with_option("claim", game.draw_claim().map(DrawClaim::reason))
}

fn outcome_fields(outcome: impl Outcome) -> Fields {
    let winner = outcome.winner().map(|winner| winner.to_string());
    Fields::default()
        .with("result", outcome.result())
        .with("reason", outcome.reason())
        .with_option("winner", winner)
        .with_text("text", outcome)
}
