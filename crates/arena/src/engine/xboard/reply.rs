//! Parses an engine's lines during and after a search.

use game::{Color, pgn::GameResult};

use crate::engine::driver::{ResultClaim, SearchResult};

/// A reply that ends a search.
#[derive(Debug, PartialEq)]
pub(super) enum Reply {
    Move(String),
    Resign,
    /// A claim that the game is over.
    Claim(String),
    /// A complaint about the opponent's last move.
    RefusedMove(String),
}

/// Parses a line that the engine of color `own` sends after the opponent's last move.
pub(super) fn parse_reply(line: &str, own: Color, last_move: Option<&str>) -> Option<Reply> {
    let own_loss = match own {
        Color::White => "0-1",
        Color::Black => "1-0",
    };
    let mut words = line.split_whitespace();
    match words.next()? {
        "move" => words.next().map(|text| Reply::Move(text.to_owned())),
        "resign" => Some(Reply::Resign),
        word if word == own_loss => Some(Reply::Resign),
        "1-0" | "0-1" | "1/2-1/2" => Some(Reply::Claim(line.to_owned())),
        _ if is_refusal(line, last_move) => Some(Reply::RefusedMove(line.to_owned())),
        _ => None,
    }
}

/// Whether a line refuses the last move, for example `Illegal move: e2e5` or `Error (unknown
/// command): e2e5`; errors about other commands are ignored.
pub(super) fn is_refusal(line: &str, last_move: Option<&str>) -> bool {
    let names_move = || line.split_whitespace().next_back() == last_move;
    line.starts_with("Illegal") || line.starts_with("Error") && last_move.is_some() && names_move()
}

/// Parses a claim such as `1-0 {White mates}`.
pub(super) fn parse_claim(line: &str) -> Option<ResultClaim> {
    let result = GameResult::from_text(line.split_whitespace().next()?)?;
    (result != GameResult::Unknown).then(|| ResultClaim {
        result,
        text: line.to_owned(),
    })
}

/// Updates the result from a thinking line: depth, score, centiseconds, nodes, variation.
pub(super) fn parse_thinking(line: &str, result: &mut SearchResult) {
    let numbers: Vec<i64> = line
        .split_whitespace()
        .take(4)
        .map_while(|word| word.trim_end_matches(['.', '+', '&', '-']).parse().ok())
        .collect();
    if let [depth, score, _, nodes] = numbers[..] {
        result.depth = u32::try_from(depth).ok().or(result.depth);
        result.score_cp = i32::try_from(score).ok().or(result.score_cp);
        result.nodes = u64::try_from(nodes).ok().or(result.nodes);
    }
}

#[cfg(test)]
mod tests {
    use super::{Reply, SearchResult, parse_claim, parse_reply, parse_thinking};
    use game::{Color, pgn::GameResult};

    #[test]
    fn a_result_is_a_resignation_only_if_the_engine_loses() {
        let reply = |line, own| parse_reply(line, own, None);
        assert_eq!(
            reply("move e2e4", Color::White),
            Some(Reply::Move("e2e4".to_owned()))
        );
        assert_eq!(reply("0-1 {resigns}", Color::White), Some(Reply::Resign));
        assert!(matches!(
            reply("0-1 {mates}", Color::Black),
            Some(Reply::Claim(_))
        ));
        assert_eq!(reply("3 12 0 900 e4", Color::White), None);
    }

    #[test]
    fn complaints_about_the_last_move_are_refusals() {
        let is_refusal = |line| {
            let reply = parse_reply(line, Color::White, Some("P@e4"));
            matches!(reply, Some(Reply::RefusedMove(_)))
        };
        assert!(is_refusal("Illegal move:P@e4"));
        assert!(is_refusal("Error (unknown command): P@e4"));
        assert!(!is_refusal("Error (unknown command): easy"));
    }

    #[test]
    fn claims_have_a_result() {
        let result = |line| parse_claim(line).map(|claim| claim.result);
        assert_eq!(result("0-1 {Black mates}"), Some(GameResult::BlackWins));
        assert_eq!(result("1/2-1/2 {Stalemate}"), Some(GameResult::Draw));
        assert_eq!(result("*"), None);
        assert_eq!(result("pong 7"), None);
    }

    #[test]
    fn thinking_lines_are_parsed() {
        let mut result = SearchResult::default();
        parse_thinking(" 6.   -12     10      3055  e2e4 e7e5", &mut result);
        assert_eq!(
            (result.depth, result.score_cp, result.nodes),
            (Some(6), Some(-12), Some(3055))
        );
        parse_thinking("telluser hello", &mut result);
        assert_eq!(result.depth, Some(6));
    }
}
