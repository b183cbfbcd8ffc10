//! Clock, randomness and output, as the browser provides them.

use js_sys::{Function, Math};
use protocol::Hooks;
use wasm_bindgen::prelude::JsValue;
use web_sys::Performance;

/// Hooks that write to a function.
pub(crate) fn hooks(sink: Function, clock: Performance) -> Hooks {
    Hooks {
        clock_ms: Box::new(move || clock.now()),
        seed: Box::new(random),
        line: Box::new(move |line| {
            // What the function returns or throws is of no use to the engine.
            let _ = sink.call1(&JsValue::NULL, &JsValue::from_str(line));
        }),
    }
}

/// 64 random bits. Without a cryptographic source `Math.random` is better than playing the same
/// game every time.
pub(crate) fn random() -> u64 {
    let mut bytes = [0; 8];
    match getrandom::fill(&mut bytes) {
        Ok(()) => u64::from_le_bytes(bytes),
        Err(_) => Math::random().to_bits(),
    }
}
