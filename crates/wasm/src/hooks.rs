//! Time, chance and the sink of lines, as the browser has them.

use alloc::boxed::Box;
use core::mem::ManuallyDrop;

use js_sys::{Function, Math};
use protocol::Hooks;
use wasm_bindgen::{JsCast, prelude::wasm_bindgen};
use web_sys::Performance;

#[wasm_bindgen]
extern "C" {
    /// A function that takes a line; `Function::call1` would take the detour of a value.
    #[wasm_bindgen(extends = Function)]
    type Sink;

    #[wasm_bindgen(method, js_name = call)]
    fn take(this: &Sink, to: &Sink, line: &str);
}

/// Hooks that write to a function. It must not throw.
pub(crate) fn hooks(sink: Function, clock: Performance) -> Hooks {
    // Both live as long as the worker.
    let clock = ManuallyDrop::new(clock);
    let sink: ManuallyDrop<Sink> = ManuallyDrop::new(sink.unchecked_into());
    Hooks {
        clock_ms: Box::new(move || clock.now()),
        seed: Box::new(random),
        line: Box::new(move |line| sink.take(&sink, line)),
    }
}

/// 64 random bits. Where there are none to be had, a lesser source is better than the same game
/// again and again.
pub(crate) fn random() -> u64 {
    let mut bytes = [0; 8];
    match getrandom::fill(&mut bytes) {
        Ok(()) => u64::from_le_bytes(bytes),
        Err(_) => Math::random().to_bits(),
    }
}
