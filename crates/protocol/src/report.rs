use engine::Iteration;
use rules::Move;

/// What the original prints as the best move of an iteration that found none.
const NO_MOVE: &str = "a8a8";

/// The line of a finished iteration.
pub(crate) fn iteration(iteration: &Iteration) -> String {
    let Iteration {
        ply,
        nodes,
        score,
        best,
        line,
    } = iteration;
    let best = best.map_or_else(|| NO_MOVE.to_owned(), |best| best.to_string());
    let mut text = format!("info depth {ply} nodes {nodes} score cp {score} pv {best}");
    for next in line.iter().skip(1) {
        text.push(' ');
        text.push_str(&next.to_string());
    }
    text
}

/// How the search gets on: the time in milliseconds, the nodes, the table's use in a thousand.
pub(crate) fn progress(elapsed_ms: f64, nodes: u64, table_permille: u32) -> String {
    let time = whole(elapsed_ms);
    let speed = nodes.saturating_mul(1000).checked_div(time);
    let speed = speed
        .map(|speed| format!(" nps {speed}"))
        .unwrap_or_default();
    format!("info time {time} nodes {nodes}{speed} hashfull {table_permille}")
}

/// Whole milliseconds; what is no time counts as none.
// A float becomes the nearest integer that there is, never an error.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
fn whole(time_ms: f64) -> u64 {
    time_ms as u64
}

/// The answer to `go`.
pub(crate) fn best_move(best: Option<Move>, ponder: Option<Move>) -> String {
    match (best, ponder) {
        (None, _) => "bestmove (none)".to_owned(),
        (Some(best), None) => format!("bestmove {best}"),
        (Some(best), Some(ponder)) => format!("bestmove {best} ponder {ponder}"),
    }
}
