//! Plain JavaScript objects with named fields.

use std::fmt::Display;

use js_sys::{Array, Object, Reflect};
use wasm_bindgen::JsValue;

/// An object under construction.
#[derive(Clone, Debug, Default)]
pub(crate) struct Fields(Object);

impl Fields {
    /// Sets a field.
    pub(crate) fn with(self, name: &str, value: impl Into<JsValue>) -> Self {
        self.set(name, &value.into());
        self
    }

    fn set(&self, name: &str, value: &JsValue) {
        // A plain object accepts every field.
        let _ = Reflect::set(&self.0, &JsValue::from_str(name), value);
    }

    /// Sets a field to the text of a value.
    pub(crate) fn with_text(self, name: &str, value: impl Display) -> Self {
        // One copy of the formatting for all types.
        let value: &dyn Display = &value;
        self.with(name, value.to_string())
    }

    /// Sets a field to a value or `null`.
    pub(crate) fn with_option(self, name: &str, value: Option<impl Into<JsValue>>) -> Self {
        self.with(name, value.map_or(JsValue::NULL, Into::into))
    }
}

impl From<Fields> for JsValue {
    fn from(fields: Fields) -> JsValue {
        fields.0.into()
    }
}

/// The fields of an error with this code.
pub(crate) fn coded(code: &str) -> Fields {
    Fields::default().with("code", code)
}

/// An array.
pub(crate) fn array<T: Into<JsValue>>(items: impl IntoIterator<Item = T>) -> Array {
    let array = Array::new();
    for item in items {
        array.push(&item.into());
    }
    array
}

/// An error as a code with fields.
pub(crate) trait Coded {
    /// The code and the fields that belong to it.
    fn fields(&self) -> Fields;
}
