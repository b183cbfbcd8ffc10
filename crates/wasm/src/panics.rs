//! Panics of builds for tests: told in full.

use alloc::{boxed::Box, string::ToString};
use std::panic;

use wasm_bindgen::prelude::JsValue;
use web_sys::console;

/// Writes panics to the console: after the trap itself nobody knows where it was.
pub(crate) fn report() {
    panic::set_hook(Box::new(|panic| {
        console::error_1(&JsValue::from_str(&panic.to_string()));
    }));
}
