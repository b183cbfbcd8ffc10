#[cfg(feature = "inside")]
use std::cell::RefCell;

use js_sys::Function;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::Performance;

#[cfg(feature = "inside")]
use crate::inside;
use crate::{answer::reply, hooks, panic_hook};

/// A conversation with the engine.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Session {
    uci: protocol::UciSession,
    #[cfg(feature = "inside")]
    inside: RefCell<protocol::Inside>,
}

#[wasm_bindgen]
impl Session {
    /// A session that hands each line of its answers to `sink` and reads the time from `clock`.
    #[wasm_bindgen(constructor)]
    pub fn new(sink: Function, clock: Performance) -> Session {
        panic_hook::install();
        Session {
            uci: protocol::UciSession::new(hooks::hooks(sink, clock)),
            #[cfg(feature = "inside")]
            inside: RefCell::default(),
        }
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

    /// Answers a question about chess; the crate's page says how both are written.
    ///
    /// It changes nothing, so that it may be asked during a search.
    pub fn ask(&self, question: &str) -> String {
        #[cfg(feature = "inside")]
        if question.as_bytes().first() == Some(&inside::LETTER) {
            return inside::reply(question, &mut self.inside.borrow_mut());
        }
        reply(question, &self.uci)
    }
}
