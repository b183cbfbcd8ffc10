//! Time, chance and the sink of lines, as the browser has them.

use std::panic;

use js_sys::Function;
use protocol::Hooks;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};
use web_sys::{Performance, console};

#[wasm_bindgen]
extern "C" {
    /// The clock of a worker, of a page or of Node: all have it under this name, and no other global
    /// object in common.
    #[wasm_bindgen(thread_local_v2, js_name = performance)]
    static CLOCK: Performance;
}

/// Hooks that write to a function.
pub(crate) fn hooks(sink: Function) -> Hooks {
    let clock = CLOCK.with(Performance::clone);
    let seeds = clock.clone();
    Hooks {
        clock_ms: Box::new(move || clock.now()),
        // Without a source of chance, the time is better than the same game again and again.
        seed: Box::new(move || random().unwrap_or_else(|_| seeds.now().to_bits())),
        // A sink that throws loses the line; there is nobody to tell.
        line: Box::new(move |line| drop(sink.call1(&JsValue::NULL, &JsValue::from_str(line)))),
    }
}

/// 64 random bits.
///
/// # Errors
/// The browser has no source of chance.
pub(crate) fn random() -> Result<u64, getrandom::Error> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes)?;
    Ok(u64::from_le_bytes(bytes))
}

/// Writes panics to the console: after the trap itself nobody knows where it was.
pub(crate) fn report_panics() {
    panic::set_hook(Box::new(|panic| {
        console::error_1(&JsValue::from_str(&panic.to_string()));
    }));
}
