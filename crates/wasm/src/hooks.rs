//! The clock, the source of randomness and the output in JavaScript.

use js_sys::{Function, Math};
use protocol::Hooks;
use wasm_bindgen::prelude::JsValue;
use web_sys::Performance;

pub(crate) fn hooks(sink: Function, clock: Performance) -> Hooks {
    Hooks {
        clock_ms: Box::new(move || clock.now()),
        seed: Box::new(random),
        line: Box::new(move |line| {
            // The engine ignores the result of the function, and its exceptions.
            let _ = sink.call1(&JsValue::NULL, &JsValue::from_str(line));
        }),
    }
}

/// 64 random bits. Without a cryptographic source they come from `Math.random`, so that games still
/// differ.
pub(crate) fn random() -> u64 {
    let mut bytes = [0; 8];
    match getrandom::fill(&mut bytes) {
        Ok(()) => u64::from_le_bytes(bytes),
        Err(_) => Math::random().to_bits(),
    }
}
