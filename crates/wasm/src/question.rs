//! Questions: objects with a call and its fields.

use js_sys::{Array, Reflect};
use protocol::CallError;
use wasm_bindgen::{JsCast, JsValue};

/// A question; a field with the value `null` counts as missing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Question<'a>(pub(crate) &'a JsValue);

impl Question<'_> {
    /// The value of a field, unless it is missing.
    pub(crate) fn field(self, name: &str) -> Option<JsValue> {
        let value = Reflect::get(self.0, &JsValue::from_str(name)).ok()?;
        (!value.is_undefined() && !value.is_null()).then_some(value)
    }

    pub(crate) fn text(self, name: &'static str) -> Result<String, CallError> {
        let text = self.field(name).and_then(|value| value.as_string());
        text.ok_or(CallError::Field {
            name,
            expected: "a string",
        })
    }

    /// Empty if the field is missing.
    pub(crate) fn texts(self, name: &'static str) -> Result<Vec<String>, CallError> {
        let Some(value) = self.field(name) else {
            return Ok(Vec::new());
        };
        let array = value.dyn_into::<Array>().ok();
        let texts = array.and_then(|array| array.iter().map(|item| item.as_string()).collect());
        texts.ok_or(CallError::Field {
            name,
            expected: "an array of strings",
        })
    }

    /// A whole number below 2^32; 0 if the field is missing.
    pub(crate) fn index(self, name: &'static str) -> Result<usize, CallError> {
        let Some(value) = self.field(name) else {
            return Ok(0);
        };
        let error = CallError::Field {
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
