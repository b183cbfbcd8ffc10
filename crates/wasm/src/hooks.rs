//! Time, chance and the sink of lines, as the browser has them.

use std::panic;

use protocol::Hooks;
use wasm_bindgen::JsValue;

use crate::js::{Sink, now_ms, report};

/// Hooks that write to a function.
pub(crate) fn hooks(sink: Sink) -> Hooks {
    Hooks {
        clock_ms: Box::new(now_ms),
        // Without a source of chance, the time is better than the same game again and again.
        seed: Box::new(|| random().unwrap_or_else(|_| now_ms().to_bits())),
        // A sink that throws loses the line; there is nobody to tell.
        line: Box::new(move |line| drop(sink.call(&JsValue::NULL, line))),
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
    panic::set_hook(Box::new(|panic| report(&panic.to_string())));
}
