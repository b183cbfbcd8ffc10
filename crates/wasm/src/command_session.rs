use js_sys::Function;
use protocol::FrontEnd;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::Performance;

use crate::{hooks, panic_hook};

/// A session for a command: it speaks UCI and the protocol of `XBoard`, and answers no questions.
#[wasm_bindgen]
#[derive(Debug)]
pub struct CommandSession(FrontEnd);

#[wasm_bindgen]
impl CommandSession {
    /// A session that calls `sink` with each line of output and reads the time from `clock`.
    #[wasm_bindgen(constructor)]
    pub fn new(sink: Function, clock: Performance) -> CommandSession {
        panic_hook::install();
        CommandSession(FrontEnd::new(hooks::hooks(sink, clock)))
    }

    /// Receives one line, without its line end.
    pub fn receive(&mut self, line: &str) {
        self.0.receive(line);
    }

    /// Ends the input: a finite search is finished, then the session ends.
    pub fn close(&mut self) {
        self.0.close();
    }

    /// Searches for about `slice_ms` milliseconds; returns whether there is more to do.
    pub fn think(&mut self, slice_ms: f64) -> bool {
        self.0.think(slice_ms)
    }

    #[wasm_bindgen(getter, js_name = isOver)]
    pub fn is_over(&self) -> bool {
        self.0.is_over()
    }
}
