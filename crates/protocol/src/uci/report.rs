//! What a search says.

use engine::Iteration;
use rules::Move;

use crate::text::Text;

/// What the original prints as the best move of an iteration that found none.
const NO_MOVE: &str = "a8a8";

/// Writes the line of a finished iteration.
pub(crate) fn iteration(iteration: &Iteration, text: &mut Text) {
    let numbers = [
        iteration.ply.into(),
        iteration.nodes.cast_signed(),
        iteration.score.into(),
    ];
    text.fill("info depth # nodes # score cp # pv ", &numbers);
    match iteration.best {
        Some(best) => text.shown(&best),
        None => text.add(NO_MOVE),
    };
    for next in iteration.line.iter().skip(1) {
        text.add(" ").shown(next);
    }
    text.add("\n");
}

/// Writes how the search gets on: the time in milliseconds, the nodes, the table's use in a
/// thousand.
pub(crate) fn progress(elapsed_ms: f64, nodes: u64, table_permille: u32, text: &mut Text) {
    let time = whole(elapsed_ms);
    let nodes = nodes.cast_signed();
    text.fill("info time # nodes #", &[time, nodes]);
    if time > 0 {
        text.fill(" nps #", &[nodes.saturating_mul(1000) / time]);
    }
    text.fill(" hashfull #\n", &[table_permille.into()]);
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
