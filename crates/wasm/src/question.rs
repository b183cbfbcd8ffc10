//! Questions: objects with a call and its fields.

use js_sys::{Array, Reflect};
use rules::{Game, Position};
use wasm_bindgen::{JsCast, JsValue};

use crate::error::QuestionError;

/// A question as it arrives; missing fields and `null` are the same.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Question<'a>(pub(crate) &'a JsValue);

impl Question<'_> {
    /// A field, if it is there.
    pub(crate) fn field(self, name: &str) -> Option<JsValue> {
        let value = Reflect::get(self.0, &JsValue::from_str(name)).ok()?;
        (!value.is_undefined() && !value.is_null()).then_some(value)
    }

    /// A text.
    ///
    /// # Errors
    /// The field is missing or is not a string.
    pub(crate) fn text(self, name: &'static str) -> Result<String, QuestionError> {
        let text = self.field(name).and_then(|value| value.as_string());
        text.ok_or(QuestionError::Field {
            name,
            expected: "a string",
        })
    }

    /// A list of texts, empty if it is missing.
    ///
    /// # Errors
    /// The field is not an array of strings.
    pub(crate) fn texts(self, name: &'static str) -> Result<Vec<String>, QuestionError> {
        let Some(value) = self.field(name) else {
            return Ok(Vec::new());
        };
        let array = value.dyn_into::<Array>().ok();
        let texts = array.and_then(|array| array.iter().map(|item| item.as_string()).collect());
        texts.ok_or(QuestionError::Field {
            name,
            expected: "an array of strings",
        })
    }

    /// A whole number, 0 if it is missing.
    ///
    /// # Errors
    /// The field is not a whole number below 2^32.
    pub(crate) fn index(self, name: &'static str) -> Result<usize, QuestionError> {
        let Some(value) = self.field(name) else {
            return Ok(0);
        };
        let error = QuestionError::Field {
            name,
            expected: "a whole number",
        };
        match value.as_f64() {
            Some(number) if number.fract() == 0.0 && (0.0..4_294_967_296.0).contains(&number) => {
                // In range, so that the conversion is exact.
                #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
                Ok(number as usize)
            }
            _ => Err(error),
        }
    }

    /// The initial position: `start`. What contradicts the placement is repaired.
    ///
    /// # Errors
    /// The FEN is invalid.
    pub(crate) fn start(self) -> Result<Position, QuestionError> {
        if self.field("start").is_none() {
            return Ok(Position::start());
        }
        match self.text("start")?.as_str() {
            "startpos" => Ok(Position::start()),
            fen => Ok(Position::parse_and_repair(fen)?.0),
        }
    }

    /// The game so far: `start` and `moves`.
    ///
    /// # Errors
    /// The FEN or a move is invalid.
    pub(crate) fn game(self) -> Result<Game, QuestionError> {
        let mut game = Game::new(self.start()?);
        for (index, text) in self.texts("moves")?.iter().enumerate() {
            let played = game.position().parse_uci(text);
            let played = played.map_err(|error| QuestionError::MoveOfGame {
                ply: index + 1,
                error,
            })?;
            game.play(played)?;
        }
        Ok(game)
    }
}
