//! Answers questions about chess, with the crate `rules`.

mod answer;
#[cfg(feature = "coach")]
mod coach;
mod game;
#[cfg(feature = "inside")]
mod inside;

#[cfg(not(feature = "inside"))]
use protocol::CallError;
use protocol::UciSession;
use wasm_bindgen::JsValue;

use crate::{question::Question, refusal::Refusal};

/// The calls about the inside of Classic; `table` is one of them if it names a search.
const INSIDE_CALLS: [&str; 4] = ["evaluate", "stepTo", "node", "children"];

/// Answers questions, and keeps the state between them.
#[derive(Debug, Default)]
pub(crate) struct Answers {
    #[cfg(feature = "inside")]
    inside: protocol::Inside,
}

impl Answers {
    pub(crate) fn answer(
        &mut self,
        question: Question<'_>,
        uci: &mut UciSession,
    ) -> Result<JsValue, Refusal> {
        let call = question.text("call")?;
        let is_search = call == "table" && question.field("search").is_some();
        if INSIDE_CALLS.contains(&call.as_str()) || is_search {
            self.answer_inside(&call, question)
        } else {
            answer::answer(&call, question, uci)
        }
    }

    #[cfg(feature = "inside")]
    fn answer_inside(&mut self, call: &str, question: Question<'_>) -> Result<JsValue, Refusal> {
        inside::answer(call, question, &mut self.inside)
    }

    #[cfg(not(feature = "inside"))]
    #[allow(
        clippy::needless_pass_by_ref_mut,
        clippy::unused_self,
        reason = "the same signature with the feature"
    )]
    fn answer_inside(&mut self, call: &str, _: Question<'_>) -> Result<JsValue, Refusal> {
        Err(CallError::InsideCall {
            call: call.to_owned(),
        }
        .into())
    }
}
