use js_sys::Function;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{answer::reply, hooks};

/// A conversation with the engine.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Session {
    uci: protocol::Session,
}

#[wasm_bindgen]
impl Session {
    /// A session that hands each line of its answers to `sink`.
    #[wasm_bindgen(constructor)]
    pub fn new(sink: Function) -> Session {
        hooks::report_panics();
        let uci = protocol::Session::new(hooks::hooks(sink));
        Session { uci }
    }

    /// Takes one UCI line, without its line end.
    pub fn receive(&mut self, line: &str) {
        self.uci.receive(line);
    }

    /// Thinks for about `slice_ms` milliseconds; true while there is more to do.
    pub fn think(&mut self, slice_ms: f64) -> bool {
        self.uci.think(slice_ms)
    }

    /// Whether `quit` was received.
    #[wasm_bindgen(getter, js_name = isOver)]
    pub fn is_over(&self) -> bool {
        self.uci.is_over()
    }

    /// Answers a question about chess in JSON, such as
    /// `{"call":"legal","start":"startpos","moves":["e2e4"]}`: with `{"result":{…}}`, or with
    /// `{"error":"…"}`, a sentence that says what is wrong and where.
    ///
    /// It changes nothing, so that it may be asked during a search.
    pub fn ask(&self, question: &str) -> String {
        reply(question, &self.uci)
    }
}
