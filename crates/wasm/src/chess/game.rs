//! The game that a question is about.

use rules::{Game, Position};

use crate::{question::Question, refusal::Refusal};

/// The initial position: `start`. Fields that contradict the placement are repaired.
///
/// # Errors
/// The FEN is invalid.
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
///
/// # Errors
/// The FEN or a move is invalid.
pub(super) fn game(question: Question<'_>) -> Result<Game, Refusal> {
    let mut game = Game::new(start(question)?);
    for (index, text) in question.texts("moves")?.iter().enumerate() {
        let played = game.position().parse_uci(text);
        let played = played.map_err(|error| Refusal::of_move(index + 1, &error))?;
        game.play(played)?;
    }
    Ok(game)
}
