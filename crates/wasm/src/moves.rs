//! Moves in the notations of people and programs.

use game::Position;
use js_sys::Array;

use crate::fields::Fields;

/// A legal move in UCI notation and in SAN, given in either.
///
/// # Errors
/// The text is not a legal move.
pub(crate) fn play<P: Position>(position: &P, text: &str) -> Result<Fields, P::MoveError> {
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
        let Ok(played) = position.parse_uci(text) else {
            break;
        };
        san.push(&position.san(played).into());
        position.make_playable(played);
    }
    Fields::default().with("san", san)
}
