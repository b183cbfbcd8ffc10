//! The game that a question is about.

use std::sync::Arc;

use protocol::{CompiledGame, UciSession};
use variants::{Game, Position, UnknownVariant, Variant, nearest_names};

use crate::{moves::play_all, question::Question, refusal::Refusal};

/// The game of questions that name none.
const DEFAULT: &str = "chess";

/// The variant in the field `variant`: a text with a line end is a definition, any other text is a
/// name.
pub(super) fn variant_of(
    question: Question<'_>,
    uci: &mut UciSession,
) -> Result<CompiledGame, Refusal> {
    let source = match question.field("variant") {
        Some(_) => question.text("variant")?,
        None => DEFAULT.to_owned(),
    };
    if source.contains('\n') {
        return Ok(uci.defined_game(&source)?);
    }
    let unknown = || UnknownVariant {
        found: rules::excerpt(&source),
        nearest: nearest_names(&source),
    };
    Ok(uci.built_in_game(&source).ok_or_else(unknown)?)
}

/// The game so far: `variant`, `start` and `moves`.
pub(super) fn game_so_far(question: Question<'_>, uci: &mut UciSession) -> Result<Game, Refusal> {
    let variant = variant_of(question, uci)?.variant;
    play_all(start(&variant, question)?, question)
}

/// The initial position: `start`. Fields that contradict the placement are repaired.
pub(super) fn start(variant: &Arc<Variant>, question: Question<'_>) -> Result<Position, Refusal> {
    if question.field("start").is_none() {
        return Ok(Position::start(variant));
    }
    match question.text("start")?.as_str() {
        "startpos" => Ok(Position::start(variant)),
        fen => Ok(Position::from_fen(variant, fen)?),
    }
}
