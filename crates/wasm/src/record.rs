//! Answers as JavaScript has them: plain objects and arrays.

use wasm_bindgen::JsValue;

use crate::js::{List, Object};

/// An object of named values.
pub(crate) fn record(fields: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (name, value) in fields {
        object.set(name, value);
    }
    object.into()
}

/// An array of values.
pub(crate) fn list(values: impl IntoIterator<Item = JsValue>) -> JsValue {
    let array = List::new();
    for value in values {
        array.push(&value);
    }
    array.into()
}

/// A text.
pub(crate) fn text(value: &(impl ToString + ?Sized)) -> JsValue {
    JsValue::from_str(&value.to_string())
}

/// A value, or `null`.
pub(crate) fn or_null(value: Option<JsValue>) -> JsValue {
    value.unwrap_or(JsValue::NULL)
}
