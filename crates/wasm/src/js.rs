//! The few functions of JavaScript that are called, imported one by one.
//!
//! The crates `js-sys` and `web-sys` would offer them and a thousand more, but every closure type
//! that `js-sys` knows stays in the wasm: a tenth of all that is downloaded.

use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

#[wasm_bindgen]
extern "C" {
    /// The milliseconds since the worker began.
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    pub(crate) fn now_ms() -> f64;

    /// Writes an error to the console.
    #[wasm_bindgen(js_namespace = console, js_name = error)]
    pub(crate) fn report(text: &str);

    /// Whether a value is an array.
    #[wasm_bindgen(js_namespace = Array, js_name = isArray)]
    pub(crate) fn is_array(value: &JsValue) -> bool;

    /// A field of an object.
    #[wasm_bindgen(js_namespace = Reflect, js_name = get, catch)]
    pub(crate) fn field(object: &JsValue, name: &str) -> Result<JsValue, JsValue>;

    /// An element of an array.
    #[wasm_bindgen(js_namespace = Reflect, js_name = get, catch)]
    pub(crate) fn element(array: &JsValue, index: u32) -> Result<JsValue, JsValue>;

    /// A function that takes a text.
    #[derive(Debug)]
    #[wasm_bindgen(js_name = Function)]
    pub type Sink;

    /// Calls the function.
    #[wasm_bindgen(method, catch, js_name = call)]
    pub(crate) fn call(this: &Sink, receiver: &JsValue, text: &str) -> Result<JsValue, JsValue>;

    /// A plain object.
    pub(crate) type Object;

    /// An object without fields.
    #[wasm_bindgen(constructor)]
    pub(crate) fn new() -> Object;

    /// Sets a field.
    #[wasm_bindgen(method, indexing_setter)]
    pub(crate) fn set(this: &Object, name: &str, value: &JsValue);

    /// An array.
    #[wasm_bindgen(js_name = Array)]
    pub(crate) type List;

    /// An array without elements.
    #[wasm_bindgen(constructor, js_class = Array)]
    pub(crate) fn new() -> List;

    /// How many elements it has.
    #[wasm_bindgen(method, getter, js_class = Array)]
    pub(crate) fn length(this: &List) -> u32;

    /// Adds an element at the end.
    #[wasm_bindgen(method, js_class = Array)]
    pub(crate) fn push(this: &List, element: &JsValue) -> f64;
}
