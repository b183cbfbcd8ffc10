//! The fields of a question.

use js_sys::{Array, Reflect};
use rules::{Game, Position};
use wasm_bindgen::{JsCast, JsValue};

use crate::refusal::Refusal;

/// A JavaScript object whose fields are read one by one; of anything else, every field is missing.
///
/// A field that is undefined or null is missing too. Every reading fails if the field is something
/// else than is wanted.
pub(crate) struct Fields(pub(crate) JsValue);

impl Fields {
    /// A text.
    pub(crate) fn text(&self, name: &str) -> Result<String, Refusal> {
        let text = self.find(name).and_then(|field| field.as_string());
        text.ok_or_else(|| Refusal::field(name, "no text"))
    }

    /// A text, or another one if it is missing.
    pub(crate) fn text_or(&self, name: &str, missing: &str) -> Result<String, Refusal> {
        match self.find(name) {
            Some(_) => self.text(name),
            None => Ok(missing.to_owned()),
        }
    }

    /// A whole number below 2³², if it is there.
    pub(crate) fn number(&self, name: &str) -> Result<Option<u32>, Refusal> {
        let Some(field) = self.find(name) else {
            return Ok(None);
        };
        let number = whole_number(&field);
        number
            .map(Some)
            .ok_or_else(|| Refusal::field(name, "no whole number from 0 on"))
    }

    /// The values of an array; none if the field is missing.
    pub(crate) fn items(&self, name: &str) -> Result<Vec<JsValue>, Refusal> {
        match self.find(name) {
            None => Ok(Vec::new()),
            Some(list) if Array::is_array(&list) => Ok(list.unchecked_into::<Array>().to_vec()),
            Some(_) => Err(Refusal::field(name, "no array")),
        }
    }

    /// Texts; none if the field is missing.
    pub(crate) fn texts(&self, name: &str) -> Result<Vec<String>, Refusal> {
        let texts = self.items(name)?;
        let texts: Option<Vec<String>> = texts.iter().map(JsValue::as_string).collect();
        texts.ok_or_else(|| Refusal::field(name, "no array of texts"))
    }

    /// Where a game begins: a FEN, or `startpos`, which is meant where nothing is said.
    pub(crate) fn start(&self) -> Result<Position, Refusal> {
        match self.text_or("start", "startpos")?.as_str() {
            "startpos" => Ok(Position::start()),
            fen => position(fen),
        }
    }

    /// A game so far: its start, and moves as UCI writes them.
    pub(crate) fn game(&self) -> Result<Game, Refusal> {
        let mut game = Game::new(self.start()?);
        for (index, text) in self.texts("moves")?.iter().enumerate() {
            let played = game.position().parse_uci(text);
            let played = played.map_err(|error| Refusal::new(error).at("move", index + 1))?;
            game.play(played).map_err(Refusal::new)?;
        }
        Ok(game)
    }

    fn find(&self, name: &str) -> Option<JsValue> {
        let value = Reflect::get(&self.0, &JsValue::from_str(name)).ok()?;
        (!value.is_undefined() && !value.is_null()).then_some(value)
    }
}

/// The position of a FEN.
pub(crate) fn position(fen: &str) -> Result<Position, Refusal> {
    fen.parse().map_err(Refusal::new)
}

/// A number of JavaScript, if it is a whole one below 2³².
// What is out of range, or no number, is cut to another number, and so refused.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
pub(crate) fn whole_number(value: &JsValue) -> Option<u32> {
    let number = value.as_f64()?;
    let whole = number as u32;
    (f64::from(whole).to_bits() == number.to_bits()).then_some(whole)
}
