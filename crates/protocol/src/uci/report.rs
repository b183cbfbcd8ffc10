//! What a search says.

use engine::{
    Iteration,
    modern::{Line, Score},
};
use rules::Move;

use crate::text::Text;

/// What the original prints as the best move of an iteration that found none.
const NO_MOVE: &str = "a8a8";

/// Writes the line of a finished iteration.
pub(crate) fn iteration(iteration: &Iteration, text: &mut Text) {
    let numbers = [
        iteration.depth.into(),
        iteration.nodes.cast_signed(),
        iteration.score.into(),
    ];
    text.fill("info depth # nodes # score cp # pv ", &numbers);
    match iteration.best_move {
        Some(best) => text.shown(&best),
        None => text.add(NO_MOVE),
    };
    for next in iteration.pv.iter().skip(1) {
        text.add(" ").shown(next);
    }
    text.add("\n");
}

/// What a search has cost so far.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Effort {
    pub(crate) elapsed_ms: f64,
    pub(crate) nodes: u64,
    /// How many of a thousand places of the table are filled.
    pub(crate) hashfull: u32,
}

/// Writes the lines that Modern found, the best first.
pub(crate) fn lines(lines: &[Line], effort: &Effort, text: &mut Text) {
    for (place, line) in (1..).zip(lines) {
        let (unit, value) = match line.score {
            Score::Cp(cp) => ("cp ", cp),
            Score::Mate(moves) => ("mate ", moves),
        };
        let numbers = [line.depth.into(), line.seldepth.into(), place];
        text.fill("info depth # seldepth # multipv # score ", &numbers);
        text.add(unit).number(value.into());
        write_effort(effort, text);
        text.add(" pv");
        for next in &line.moves {
            text.add(" ").shown(next);
        }
        text.add("\n");
    }
}

/// Writes how the search gets on.
pub(crate) fn progress(effort: &Effort, text: &mut Text) {
    text.add("info");
    write_effort(effort, text);
    text.add("\n");
}

fn write_effort(effort: &Effort, text: &mut Text) {
    let time = whole(effort.elapsed_ms);
    let nodes = effort.nodes.cast_signed();
    text.fill(" time # nodes #", &[time, nodes]);
    if time > 0 {
        // So many nodes that this turned negative would take centuries.
        text.fill(" nps #", &[nodes.wrapping_mul(1000) / time]);
    }
    text.fill(" hashfull #", &[effort.hashfull.into()]);
}

/// Whole milliseconds; what is no time counts as none.
// A float becomes the nearest integer that there is, never an error.
#[allow(clippy::cast_possible_truncation)]
fn whole(time_ms: f64) -> i64 {
    time_ms as i64
}

/// Writes the answer to `go`.
pub(crate) fn best_move(best: Option<Move>, ponder: Option<Move>, text: &mut Text) {
    text.add("bestmove ");
    match best {
        Some(best) => text.shown(&best),
        None => text.add("(none)"),
    };
    if let Some(ponder) = ponder {
        text.add(" ponder ").shown(&ponder);
    }
    text.add("\n");
}
