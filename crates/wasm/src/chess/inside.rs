//! Answers to questions about the inside of Classic.

use js_sys::Array;
use protocol::{Inside, InsideAnswer, Question as InsideQuestion};
use rules::{IllegalMoveError, Move};
use wasm_bindgen::{JsCast, JsValue};

use super::game::game;
use crate::{
    fields::{Fields, array},
    question::Question,
    refusal::Refusal,
};

/// The maximum number of nodes to search for one answer, because other messages wait for it.
const NODE_BUDGET: u64 = 20_000;

pub(super) fn answer(
    call: &str,
    question: Question<'_>,
    inside: &mut Inside,
) -> Result<JsValue, Refusal> {
    let game = game(question)?;
    if game.moves().contains(&Move::NULL) {
        // The original, which Classic replicates, accepts only legal moves.
        let found = Move::NULL;
        return Err(IllegalMoveError { found }.into());
    }
    let search = numbers(question, "search");
    let mut wanted = numbers(question, "ask");
    if call == "evaluate" && wanted.is_empty() {
        wanted = game.moves().len().to_string();
    }
    let moves: Vec<String> = game.moves().iter().map(ToString::to_string).collect();
    // Questions about the same search have the same key.
    let key = format!("{}\n{}\n{search}", game.start(), moves.join(" "));
    let answer = inside.answer(
        &key,
        &InsideQuestion {
            start: game.start(),
            moves: game.moves(),
            search: &search,
            wanted: &format!("{call} {wanted}"),
            budget: NODE_BUDGET,
        },
    )?;
    let fields = Fields::default().with("rows", rows(&answer));
    Ok(match call {
        "evaluate" => fields.with_option("score", score(&answer)).into(),
        _ => fields.into(),
    })
}

/// A field that is a number or an array of numbers, as words.
fn numbers(question: Question<'_>, name: &str) -> String {
    let value = question.field(name);
    let items = value.map(|value| match value.dyn_into::<Array>() {
        Ok(items) => items,
        Err(item) => Array::of1(&item),
    });
    // JavaScript writes the numbers, so that the wasm needs no formatting of floating-point numbers.
    items.map_or_else(String::new, |items| items.join(" ").into())
}

fn rows(answer: &InsideAnswer) -> Array {
    let rows = Array::new();
    if let Some((nodes, status)) = answer.progress {
        // A search has fewer than 2^53 nodes.
        #[allow(clippy::cast_precision_loss)]
        rows.push(&Array::of2(&(nodes as f64).into(), &status.into()));
    }
    answer.rows.each(|row| {
        rows.push(&array::<JsValue>(row.iter().map(|&number| number.into())));
    });
    rows
}

/// The static evaluation, which is the fifth number of the row of kind 2.
fn score(answer: &InsideAnswer) -> Option<i32> {
    let mut score = None;
    answer.rows.each(|row| {
        if let [2, _, _, _, total, ..] = *row {
            score = score.or(Some(total));
        }
    });
    score
}
