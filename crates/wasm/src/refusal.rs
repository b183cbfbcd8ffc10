use game::Coded;
use wasm_bindgen::JsValue;

use crate::fields::{coded, error_fields};

/// Why a question has no answer, as an object for the page.
#[derive(Clone, Debug)]
pub(crate) struct Refusal(JsValue);

impl Refusal {
    /// An error in a move of the game so far; `ply` counts from 1.
    pub(crate) fn of_move(ply: usize, error: &impl Coded) -> Refusal {
        let fields = coded(error)
            .with("ply", ply)
            .with_text("reason", error)
            .with_text("message", format_args!("move {ply}: {error}"));
        Refusal(fields.into())
    }
}

impl<E: Coded> From<E> for Refusal {
    fn from(error: E) -> Refusal {
        Refusal(error_fields(&error).into())
    }
}

impl From<Refusal> for JsValue {
    fn from(refusal: Refusal) -> JsValue {
        refusal.0
    }
}
