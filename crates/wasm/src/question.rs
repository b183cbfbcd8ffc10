//! Questions: reading the fields of a JavaScript object.

use std::{error::Error, fmt};

use js_sys::{Array, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// What is asked.
#[derive(Debug)]
pub(crate) enum Question {
    /// The position after the moves, and what is legal in it.
    Legal(Line),
    /// One more move, in SAN or as UCI writes it.
    Play { before: Line, text: String },
    /// Moves after the moves in SAN.
    San { before: Line, moves: Vec<String> },
    /// A FEN, checked and written in full.
    Fen(String),
    /// Whether and how the game has ended.
    Outcome(Line),
    /// Classic's static evaluation.
    Evaluate(Line),
    /// A random number.
    Seed,
}

/// Where a game begins, and its moves as UCI writes them; not checked yet.
#[derive(Debug)]
pub(crate) struct Line {
    /// A FEN or `startpos`.
    pub(crate) start: String,
    /// `e2e4`, `e7e8q`.
    pub(crate) moves: Vec<String>,
}

impl Question {
    /// Reads the fields that the call has; others are not looked at.
    ///
    /// # Errors
    /// It is no object, the call is unknown, or a field is missing or of another kind.
    pub(crate) fn read(question: &JsValue) -> Result<Question, QuestionError> {
        if !question.is_object() {
            return Err(QuestionError::NotAnObject);
        }
        let fields = Fields(question);
        let call = fields.text("call")?;
        match call.as_str() {
            "legal" => Ok(Question::Legal(fields.line()?)),
            "play" => Ok(Question::Play {
                before: fields.line()?,
                text: fields.text("move")?,
            }),
            "san" => Ok(Question::San {
                before: fields.line()?,
                moves: fields.texts("line")?,
            }),
            "fen" => Ok(Question::Fen(fields.text("fen")?)),
            "outcome" => Ok(Question::Outcome(fields.line()?)),
            "evaluate" => Ok(Question::Evaluate(fields.line()?)),
            "seed" => Ok(Question::Seed),
            _ => Err(QuestionError::UnknownCall(call)),
        }
    }
}

struct Fields<'a>(&'a JsValue);

impl Fields<'_> {
    fn line(&self) -> Result<Line, QuestionError> {
        let start = self.find("start").map_or_else(
            || Ok("startpos".to_owned()),
            |start| start.as_string().ok_or(QuestionError::NotText("start")),
        )?;
        let moves = self
            .find("moves")
            .map_or_else(|| Ok(Vec::new()), |moves| texts(&moves, "moves"))?;
        Ok(Line { start, moves })
    }

    fn text(&self, name: &'static str) -> Result<String, QuestionError> {
        self.find(name)
            .and_then(|field| field.as_string())
            .ok_or(QuestionError::NotText(name))
    }

    fn texts(&self, name: &'static str) -> Result<Vec<String>, QuestionError> {
        texts(&self.find(name).unwrap_or_default(), name)
    }

    /// The field, if it is there and neither undefined nor null.
    fn find(&self, name: &str) -> Option<JsValue> {
        let value = Reflect::get(self.0, &JsValue::from_str(name)).ok()?;
        (!value.is_undefined() && !value.is_null()).then_some(value)
    }
}

fn texts(value: &JsValue, name: &'static str) -> Result<Vec<String>, QuestionError> {
    let error = QuestionError::NotTexts(name);
    if !Array::is_array(value) {
        return Err(error);
    }
    let texts = value.unchecked_ref::<Array>().iter();
    let texts: Option<Vec<String>> = texts.map(|text| text.as_string()).collect();
    texts.ok_or(error)
}

/// Why a question is not understood.
#[derive(Debug)]
pub(crate) enum QuestionError {
    /// It is text, a number or nothing.
    NotAnObject,
    /// There is no such call.
    UnknownCall(String),
    /// The field of this name is missing or no text.
    NotText(&'static str),
    /// The field of this name is missing or no array of texts.
    NotTexts(&'static str),
}

impl fmt::Display for QuestionError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            QuestionError::NotAnObject => formatter.write_str("the question is no object"),
            QuestionError::UnknownCall(call) => {
                let shown: String = call.chars().take(24).collect();
                write!(formatter, "there is no call '{shown}'")
            }
            QuestionError::NotText(name) => write!(formatter, "the field '{name}' is no text"),
            QuestionError::NotTexts(name) => {
                write!(formatter, "the field '{name}' is no array of texts")
            }
        }
    }
}

impl Error for QuestionError {}
