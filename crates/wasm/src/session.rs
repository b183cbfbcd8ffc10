#[cfg(feature = "inside")]
use std::cell::RefCell;

use js_sys::Function;
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};
use web_sys::Performance;

#[cfg(feature = "inside")]
use crate::inside;
use crate::{answer, error::QuestionError, hooks, panic_hook, question::Question};

/// The calls about the inside of Classic; `table` is one of them if it names a search.
const INSIDE_CALLS: [&str; 4] = ["evaluate", "stepTo", "node", "children"];

/// A session with the engine.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Session {
    uci: protocol::UciSession,
    #[cfg(feature = "inside")]
    inside: RefCell<protocol::Inside>,
}

#[wasm_bindgen]
impl Session {
    /// A session that calls `sink` with each line of output and reads the time from `clock`.
    #[wasm_bindgen(constructor)]
    pub fn new(sink: Function, clock: Performance) -> Session {
        panic_hook::install();
        Session {
            uci: protocol::UciSession::new(hooks::hooks(sink, clock)),
            #[cfg(feature = "inside")]
            inside: RefCell::default(),
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

    /// Answers a question, which changes neither the position nor a search.
    ///
    /// # Errors
    /// An object with a code, fields and a message. `www/engine/messages.d.ts` describes questions,
    /// results and errors.
    pub fn ask(&self, question: &JsValue) -> Result<JsValue, JsValue> {
        Ok(self.answer(Question(question))?)
    }
}

impl Session {
    fn answer(&self, question: Question<'_>) -> Result<JsValue, QuestionError> {
        let call = question.text("call")?;
        let is_search = call == "table" && question.field("search").is_some();
        if INSIDE_CALLS.contains(&call.as_str()) || is_search {
            self.answer_inside(&call, question)
        } else {
            answer::answer(question, &self.uci)
        }
    }

    #[cfg(feature = "inside")]
    fn answer_inside(&self, call: &str, question: Question<'_>) -> Result<JsValue, QuestionError> {
        inside::answer(call, question, &mut self.inside.borrow_mut())
    }

    #[cfg(not(feature = "inside"))]
    #[allow(clippy::unused_self, reason = "the same signature with the feature")]
    fn answer_inside(&self, call: &str, _: Question<'_>) -> Result<JsValue, QuestionError> {
        Err(QuestionError::InsideCall(call.to_owned()))
    }
}
