//! The steps of a move in Betza notation, as an editor shows them.

use js_sys::Array;
use protocol::CallError;
use variants::{BetzaStep, BetzaSteps, Motion, Step};
use wasm_bindgen::{JsCast, JsValue};

use super::info::step_kind;
use crate::{fields::Fields, question::Question, refusal::Refusal};

/// The longest step of an atom.
const MAX_STEP: i8 = 3;

/// The maximum number of steps of a slide or hop.
const MAX_RANGE: i8 = 15;

/// The limit of the number of steps, which is more than all atoms have with each motion.
const MAX_STEPS: u32 = 2000;

const INVALID_STEPS: CallError = CallError::Field {
    name: "steps",
    expected: "an array of steps {files, ranks, motion, range, kind, first}",
};

pub(super) fn steps_fields(question: Question<'_>) -> Result<Fields, Refusal> {
    let list = question.field("steps").map(JsCast::dyn_into::<Array>);
    let list = list
        .and_then(Result::ok)
        .filter(|list| list.length() < MAX_STEPS);
    let list = list.ok_or(INVALID_STEPS)?;
    let steps: Option<_> = list.iter().map(|step| read_step(&step)).collect();
    let steps = BetzaSteps {
        steps: steps.ok_or(INVALID_STEPS)?,
        rest: question.text("rest")?,
    };
    Ok(Fields::default().with_text("betza", steps))
}

pub(super) fn betza_step_fields(step: BetzaStep) -> Fields {
    let (motion, range) = match step.motion {
        Motion::Leap => ("leap", 1),
        Motion::Slide(range) => ("slide", range),
        Motion::Hop(range) => ("hop", range),
    };
    Fields::default()
        .with("files", step.step.files)
        .with("ranks", step.step.ranks)
        .with("motion", motion)
        .with("range", range)
        .with("kind", step_kind(step.moves, step.captures))
        .with("first", step.is_first)
}

fn read_step(value: &JsValue) -> Option<BetzaStep> {
    let step = Question(value);
    let number = |name, limits: core::ops::RangeInclusive<i8>| {
        let value = step.field(name)?;
        limits.into_iter().find(|&limit| value == limit)
    };
    let coordinate = |name| number(name, -MAX_STEP..=MAX_STEP);
    let range = |least| {
        let range = number("range", least..=MAX_RANGE)?;
        u8::try_from(range).ok()
    };
    let motion = match step.text("motion").ok()?.as_str() {
        "leap" => Motion::Leap,
        "slide" => Motion::Slide(range(2)?),
        "hop" => Motion::Hop(range(1)?),
        _ => return None,
    };
    let (moves, captures) = match step.text("kind").ok()?.as_str() {
        "both" => (true, true),
        "move" => (true, false),
        "capture" => (false, true),
        _ => return None,
    };
    Some(BetzaStep {
        step: Step::new(coordinate("files")?, coordinate("ranks")?),
        motion,
        moves,
        captures,
        is_first: step.field("first")?.as_bool()?,
    })
}
