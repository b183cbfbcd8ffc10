use js_sys::Function;
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};
use web_sys::Performance;

#[cfg(feature = "chess")]
use crate::chess::Answers;
#[cfg(not(feature = "chess"))]
use crate::variants::Answers;
use crate::{hooks, panic_hook, question::Question};

#[wasm_bindgen]
#[derive(Debug)]
pub struct Session {
    uci: protocol::UciSession,
    answers: Answers,
}

#[wasm_bindgen]
impl Session {
    /// A session that calls `sink` with each line of output and reads the time from `clock`.
    #[wasm_bindgen(constructor)]
    pub fn new(sink: Function, clock: Performance) -> Session {
        panic_hook::install();
        Session {
            uci: protocol::UciSession::new(hooks::hooks(sink, clock)),
            answers: Answers::default(),
        }
    }

    /// Receives one UCI line, without its line end.
    pub fn receive(&mut self, line: &str) {
        self.uci.receive(line);
    }

    /// Searches for about `slice_ms` milliseconds; returns whether there is more to do.
    pub fn think(&mut self, slice_ms: f64) -> bool {
        self.uci.think(slice_ms)
    }

    /// Whether `quit` was received.
    #[wasm_bindgen(getter, js_name = isOver)]
    pub fn is_over(&self) -> bool {
        self.uci.is_over()
    }

    /// Answers a question. It changes neither the position nor a search.
    ///
    /// # Errors
    /// An object with a code, fields and a message. `www/engine/messages.ts` describes questions,
    /// results and errors.
    pub fn ask(&mut self, question: &JsValue) -> Result<JsValue, JsValue> {
        Ok(self.answers.answer(Question(question), &mut self.uci)?)
    }
}
