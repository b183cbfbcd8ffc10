//! Plain JavaScript objects with named fields.

use std::fmt::Display;

use game::{Coded, ErrorVisitor};
use js_sys::{Array, Object, Reflect};
use wasm_bindgen::JsValue;

/// An object under construction.
#[derive(Clone, Debug, Default)]
pub(crate) struct Fields(Object);

impl Fields {
    pub(crate) fn with(self, name: &str, value: impl Into<JsValue>) -> Self {
        self.set(name, &value.into());
        self
    }

    fn set(&self, name: &str, value: &JsValue) {
        // A plain object accepts every field.
        let _ = Reflect::set(&self.0, &JsValue::from_str(name), value);
    }

    pub(crate) fn with_text(self, name: &str, value: impl Display) -> Self {
        // One copy of the formatting for all types.
        let value: &dyn Display = &value;
        self.with(name, value.to_string())
    }

    pub(crate) fn with_option(self, name: &str, value: Option<impl Into<JsValue>>) -> Self {
        self.with(name, value.map_or(JsValue::NULL, Into::into))
    }
}

/// The letters of the pieces by the names of their squares.
pub(crate) fn placement<S: Display>(pieces: impl IntoIterator<Item = (S, char)>) -> Fields {
    pieces
        .into_iter()
        .fold(Fields::default(), |fields, (square, letter)| {
            fields.with(&square.to_string(), letter.to_string())
        })
}

impl From<Fields> for JsValue {
    fn from(fields: Fields) -> JsValue {
        fields.0.into()
    }
}

impl ErrorVisitor for Fields {
    fn code(&mut self, code: &'static str) {
        self.set("code", &code.into());
    }

    fn number(&mut self, name: &'static str, number: f64) {
        self.set(name, &number.into());
    }

    fn text(&mut self, name: &'static str, text: &dyn Display) {
        self.set(name, &text.to_string().into());
    }

    fn null(&mut self, name: &'static str) {
        self.set(name, &JsValue::NULL);
    }

    fn texts(&mut self, name: &'static str, texts: &[String]) {
        self.set(name, &array(texts));
    }
}

/// The code and the fields of an error, without its message.
pub(crate) fn coded(error: &impl Coded) -> Fields {
    let mut fields = Fields::default();
    error.visit(&mut fields);
    fields
}

/// An error with its code, its fields and a message in English. `www/engine/errors.ts` lists the
/// codes.
pub(crate) fn error_fields(error: &impl Coded) -> Fields {
    let mut fields = coded(error);
    fields.text("message", error);
    fields
}

pub(crate) fn array<T: Into<JsValue>>(items: impl IntoIterator<Item = T>) -> Array {
    let array = Array::new();
    for item in items {
        array.push(&item.into());
    }
    array
}
