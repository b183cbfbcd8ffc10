//! Reports panics in the console, because the trap after a panic has neither a message nor a place.

use std::panic;

use wasm_bindgen::prelude::JsValue;
use web_sys::console;

pub(crate) fn install() {
    panic::set_hook(Box::new(|panic| {
        console::error_1(&JsValue::from_str(&panic.to_string()));
    }));
}
