//! The game that a question is about.

use rules::{Game, Position};

use crate::{moves::play_all, question::Question, refusal::Refusal};

/// The initial position: `start`. Fields that contradict the placement are repaired.
pub(super) fn start(question: Question<'_>) -> Result<Position, Refusal> {
    if question.field("start").is_none() {
        return Ok(Position::start());
    }
    match question.text("start")?.as_str() {
        "startpos" => Ok(Position::start()),
        fen => Ok(Position::parse_and_repair(fen)?.0),
    }
}

/// The game so far: `start` and `moves`.
pub(super) fn game(question: Question<'_>) -> Result<Game, Refusal> {
    play_all(start(question)?, question)
}
