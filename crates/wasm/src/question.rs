//! Questions: objects with a call and its fields.

use std::fmt;

use js_sys::{Array, Reflect};
use wasm_bindgen::{JsCast, JsValue};

use crate::fields::{Fields, coded};

/// A field is missing or of another type.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FieldError {
    pub(crate) name: &'static str,
    pub(crate) expected: &'static str,
}

/// The message in English.
impl fmt::Display for FieldError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { name, expected } = self;
        write!(f, "the field '{name}' must be {expected}")
    }
}

impl FieldError {
    /// The code and the fields of the error.
    pub(crate) fn fields(self) -> Fields {
        coded("invalid-field")
            .with("name", self.name)
            .with("expected", self.expected)
    }
}

/// A question; a field with the value `null` counts as missing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Question<'a>(pub(crate) &'a JsValue);

impl Question<'_> {
    /// The value of a field, unless it is missing.
    pub(crate) fn field(self, name: &str) -> Option<JsValue> {
        let value = Reflect::get(self.0, &JsValue::from_str(name)).ok()?;
        (!value.is_undefined() && !value.is_null()).then_some(value)
    }

    /// The value of a text field.
    ///
    /// # Errors
    /// The field is missing or is not a string.
    pub(crate) fn text(self, name: &'static str) -> Result<String, FieldError> {
        let text = self.field(name).and_then(|value| value.as_string());
        text.ok_or(FieldError {
            name,
            expected: "a string",
        })
    }

    /// The value of a field with a list of texts; empty if it is missing.
    ///
    /// # Errors
    /// The field is not an array of strings.
    pub(crate) fn texts(self, name: &'static str) -> Result<Vec<String>, FieldError> {
        let Some(value) = self.field(name) else {
            return Ok(Vec::new());
        };
        let array = value.dyn_into::<Array>().ok();
        let texts = array.and_then(|array| array.iter().map(|item| item.as_string()).collect());
        texts.ok_or(FieldError {
            name,
            expected: "an array of strings",
        })
    }

    /// The value of a field with a whole number; 0 if it is missing.
    ///
    /// # Errors
    /// The field is not a whole number below 2^32.
    pub(crate) fn index(self, name: &'static str) -> Result<usize, FieldError> {
        let Some(value) = self.field(name) else {
            return Ok(0);
        };
        let error = FieldError {
            name,
            expected: "a whole number",
        };
        match value.as_f64() {
            Some(number) if number.fract() == 0.0 && (0.0..4_294_967_296.0).contains(&number) => {
                // The conversion is exact in this range.
                #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
                Ok(number as usize)
            }
            _ => Err(error),
        }
    }
}
