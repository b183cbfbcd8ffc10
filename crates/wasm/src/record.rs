//! Answers as JavaScript has them: plain objects and arrays.

use js_sys::{Array, Object, Reflect};
use wasm_bindgen::JsValue;

/// An object of named values.
pub(crate) fn record(fields: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (name, value) in fields {
        // An object that was made here takes every field.
        drop(Reflect::set(&object, &JsValue::from_str(name), value));
    }
    object.into()
}

/// An array of values.
pub(crate) fn list(values: impl IntoIterator<Item = JsValue>) -> JsValue {
    let array = Array::new();
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
