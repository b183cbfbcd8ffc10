//! Parses what engines report about every legal move of a position: Maia's probabilities and a judge's
//! scores.

use std::collections::HashMap;

/// Values by moves in UCI notation.
pub(super) type MoveValues = HashMap<String, f64>;

/// Scores are clipped to this many centipawns, which is also that of a mate.
const MOST_CP: f64 = 1000.0;

/// Returns the probability of each move from the lines that Lc0 prints with `VerboseMoveStats`:
/// `info string e2e4  (322 ) N: 0 (+ 0) (P: 12.34%) …`.
pub(super) fn probabilities(lines: &[String]) -> MoveValues {
    lines
        .iter()
        .filter_map(|line| {
            let (name, rest) = line.strip_prefix("info string ")?.split_once(' ')?;
            let (percent, _) = rest.split_once("(P:")?.1.split_once('%')?;
            let percent: f64 = percent.trim().parse().ok()?;
            (name != "node").then(|| (name.to_owned(), percent / 100.0))
        })
        .collect()
}

/// Returns how many centipawns each move loses, from the last `info` line of each move.
pub(super) fn losses_cp(lines: &[String]) -> MoveValues {
    let scores: MoveValues = lines.iter().filter_map(|line| score_of(line)).collect();
    let best = scores.values().copied().fold(-MOST_CP, f64::max);
    scores
        .into_iter()
        .map(|(name, score)| (name, best - score))
        .collect()
}

/// The first move of an `info` line and its score; `None` if the line has none, or only a bound.
fn score_of(line: &str) -> Option<(String, f64)> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let after = |name| {
        let place = words.iter().position(|&word| word == name)?;
        words.get(place + 1..)
    };
    if words.contains(&"lowerbound") || words.contains(&"upperbound") {
        return None;
    }
    let score = match after("score")? {
        ["cp", cp, ..] => cp.parse::<f64>().ok()?.clamp(-MOST_CP, MOST_CP),
        ["mate", moves, ..] if moves.starts_with('-') => -MOST_CP,
        ["mate", ..] => MOST_CP,
        _ => return None,
    };
    Some(((*after("pv")?.first()?).to_owned(), score))
}

#[cfg(test)]
mod tests {
    use super::{losses_cp, probabilities};

    fn lines(text: &str) -> Vec<String> {
        text.lines().map(|line| line.trim().to_owned()).collect()
    }

    #[test]
    fn probabilities_are_those_of_the_policy() {
        let found = probabilities(&lines(
            "info string e2e4  (322 ) N:       0 (+ 0) (P: 12.50%) (Q: 0.1)
             info string g1f3  (159 ) N:       1 (+ 0) (P:  0.80%) (Q: 0.1)
             info string node  (  20) N:       1 (+ 0) (P: 99.00%)
             bestmove e2e4",
        ));
        assert_eq!(found.len(), 2);
        assert!((found["e2e4"] - 0.125).abs() < 1e-9 && (found["g1f3"] - 0.008).abs() < 1e-9);
    }

    #[test]
    fn losses_are_measured_from_the_best_move_at_the_last_depth() {
        let found = losses_cp(&lines(
            "info depth 1 multipv 1 score cp 300 pv d2d4
             info depth 2 multipv 1 score cp 40 pv e2e4 e7e5
             info depth 2 multipv 2 score cp -30 nodes 9 pv d2d4
             info depth 2 multipv 3 score mate -2 pv f2f3
             info depth 2 multipv 1 score cp 900 lowerbound pv a2a3
             bestmove e2e4",
        ));
        let loss = |name: &str| found.get(name).map(|loss| loss.round());
        assert_eq!(loss("e2e4"), Some(0.0));
        assert_eq!(loss("d2d4"), Some(70.0));
        assert_eq!(loss("f2f3"), Some(1040.0));
        assert_eq!(loss("a2a3"), None);
    }
}
