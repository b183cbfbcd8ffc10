use js_sys::{Function, JSON};
use wasm_bindgen::prelude::{JsError, JsValue, wasm_bindgen};

use crate::{answer::answer, fields::Fields, hooks, json::Json, refusal::Refusal};

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

    /// Answers a question about chess, such as `{call: "legal", start: "startpos", moves: ["e2e4"]}`.
    ///
    /// It changes nothing, so that it may be asked during a search.
    ///
    /// # Errors
    ///
    /// The question is not understood, or its position or moves are not legal; the message is a
    /// sentence that says what is wrong and where.
    pub fn ask(&self, question: JsValue) -> Result<JsValue, JsError> {
        if !question.is_object() {
            return Err(Refusal::of(&["the question is no object"]).into());
        }
        let mut json = Json::default();
        let mut done = Ok(());
        json.record(|json| done = answer(&Fields(question), &self.uci, json));
        done?;
        // What is written here is JSON, but it may be too much for the memory of the browser.
        let record = JSON::parse(json.as_text());
        Ok(record.map_err(|_| Refusal::of(&["the answer is too long"]))?)
    }
}
