//! Moves in the notations of people and programs.

use game::{Game, MoveError, Position};
use js_sys::Array;

use crate::{fields::Fields, question::Question, refusal::Refusal};

/// The game after the `moves` of a question.
pub(crate) fn play_all<P: Position>(start: P, question: Question<'_>) -> Result<Game<P>, Refusal> {
    let mut game = Game::new(start);
    for (index, text) in question.texts("moves")?.iter().enumerate() {
        let played = game.position().parse_move_or_null(text);
        let played = played.map_err(|error| Refusal::of_move(index + 1, &error))?;
        game.play_unchecked(played);
    }
    Ok(game)
}

/// A legal move in UCI notation and in SAN, given in any spelling.
pub(crate) fn play<P: Position>(position: &P, text: &str) -> Result<Fields, MoveError> {
    let played = position.parse_move(text)?;
    Ok(Fields::default()
        .with("uci", position.uci(played))
        .with("san", position.san(played)))
}

/// The moves of a line in SAN, up to the first illegal move.
pub(crate) fn san<P: Position>(position: &P, line: &[String]) -> Fields {
    let mut position = position.clone();
    let san = Array::new();
    for text in line {
        let Ok(played) = position.parse_move_or_null(text) else {
            break;
        };
        san.push(&position.san(played).into());
        position.make_playable(played);
    }
    Fields::default().with("san", san)
}
