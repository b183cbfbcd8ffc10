//! The game that a question is about.

use std::sync::Arc;

use protocol::{CompiledGame, UciSession};
use variants::{Game, Position, Variant};

use super::error::QuestionError;
use crate::question::Question;

/// The game of questions that name none.
const DEFAULT: &str = "chess";

/// The variant in the field `variant`: a text with a line end is a definition, any other text is a
/// name.
///
/// # Errors
/// There is no such game, or the definition is invalid.
pub(super) fn variant_of(
    question: Question<'_>,
    uci: &mut UciSession,
) -> Result<CompiledGame, QuestionError> {
    let source = match question.field("variant") {
        Some(_) => question.text("variant")?,
        None => DEFAULT.to_owned(),
    };
    if source.contains('\n') {
        return Ok(uci.defined_game(&source)?);
    }
    let unknown = || QuestionError::UnknownVariant(rules::excerpt(&source));
    uci.built_in_game(&source).ok_or_else(unknown)
}

/// The game so far: `variant`, `start` and `moves`.
///
/// # Errors
/// The variant, the FEN or a move is invalid.
pub(super) fn game_so_far(
    question: Question<'_>,
    uci: &mut UciSession,
) -> Result<Game, QuestionError> {
    let variant = variant_of(question, uci)?.variant;
    let mut game = Game::new(start(&variant, question)?);
    for (index, text) in question.texts("moves")?.iter().enumerate() {
        let played = game.position().parse_uci(text);
        let ply = index + 1;
        game.play_unchecked(played.map_err(|error| QuestionError::MoveOfGame { ply, error })?);
    }
    Ok(game)
}

/// The initial position: `start`. Fields that contradict the placement are repaired.
fn start(variant: &Arc<Variant>, question: Question<'_>) -> Result<Position, QuestionError> {
    if question.field("start").is_none() {
        return Ok(Position::start(variant));
    }
    match question.text("start")?.as_str() {
        "startpos" => Ok(Position::start(variant)),
        fen => Ok(Position::from_fen(variant, fen)?),
    }
}
