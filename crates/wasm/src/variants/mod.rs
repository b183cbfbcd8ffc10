//! Answers questions about variants, including chess, with the crate `variants`.

mod answer;
mod betza;
mod game;
mod info;
mod moves;
mod outcome;

use std::cell::RefCell;

use protocol::UciSession;
use wasm_bindgen::JsValue;

use crate::question::Question;
use game::Games;

/// Answers questions, and keeps the state between them.
#[derive(Debug, Default)]
pub(crate) struct Answers {
    games: RefCell<Games>,
}

impl Answers {
    /// The result of a question.
    ///
    /// # Errors
    /// An object with a code, fields and a message.
    pub(crate) fn answer(
        &self,
        question: Question<'_>,
        uci: &UciSession,
    ) -> Result<JsValue, JsValue> {
        let mut games = self.games.borrow_mut();
        Ok(answer::answer(question, &mut games, uci)?)
    }
}
