//! Time, chance and the sink of lines, as the browser has them.

use std::panic;

use js_sys::{Function, Reflect};
use protocol::Hooks;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Performance, console};

/// Hooks that write to a function.
pub(crate) fn hooks(sink: Function) -> Hooks {
    let clock = performance();
    let seeds = clock.clone();
    Hooks {
        clock_ms: Box::new(move || clock.now()),
        // Without a source of chance, the time is better than the same game again and again.
        seed: Box::new(move || random().unwrap_or_else(|_| seeds.now().to_bits())),
        // A sink that throws loses the line; there is nobody to tell.
        line: Box::new(move |line| drop(sink.call1(&JsValue::NULL, &JsValue::from_str(line)))),
    }
}

/// The clock of a worker, of a page or of Node: all have it under the same name, and no other
/// global object in common.
fn performance() -> Performance {
    let global = js_sys::global();
    let clock = Reflect::get(&global, &JsValue::from_str("performance"));
    clock.unwrap_or_default().unchecked_into()
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
