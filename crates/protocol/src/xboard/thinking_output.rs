//! Search events in the format of this protocol.

use alloc::format;
use alloc::string::String;
use core::fmt::Write;

use engine::Score;
use rules::Position;

use crate::event::SearchInfo;

/// The score of a mate in 0; each move adds one.
const MATE: i32 = 100_000;

/// The line `depth score centiseconds nodes moves`, with the moves from a position in SAN.
pub(super) fn post(info: &SearchInfo, position: &Position) -> String {
    let SearchInfo { depth, nodes, .. } = info;
    let (score, time_cs) = (score(info.score), time_cs(info));
    let mut line = format!("{depth} {score} {time_cs} {nodes}");
    let mut position = position.clone();
    for &next in &info.pv {
        if !position.is_legal(next) {
            break;
        }
        // Writing to a string does not fail.
        let _ = write!(line, " {}", position.san(next));
        position.make(next);
    }
    line
}

/// The progress of an analysis: time, nodes, depth.
pub(super) fn status(info: &SearchInfo) -> String {
    let SearchInfo { depth, nodes, .. } = info;
    format!("stat01: {} {nodes} {depth} 0 0", time_cs(info))
}

fn time_cs(info: &SearchInfo) -> u64 {
    info.details.map_or(0, |details| details.stats.time_ms / 10)
}

fn score(score: Score) -> i32 {
    match score {
        Score::Cp(cp) => cp,
        Score::Mate(moves) => moves.signum() * MATE + moves,
    }
}

#[cfg(test)]
mod tests {
    use super::{post, score, status};
    use crate::event::{InfoDetails, SearchInfo, SearchStats};
    use engine::Score;
    use rules::Position;

    fn info(details: Option<InfoDetails>, pv: &[&str]) -> SearchInfo {
        SearchInfo {
            depth: 7,
            score: Score::Cp(-12),
            nodes: 900,
            pv: pv.iter().map(|text| text.parse().unwrap()).collect(),
            details,
        }
    }

    #[test]
    fn a_line_has_depth_score_time_nodes_and_san() {
        let details = InfoDetails {
            seldepth: 9,
            multipv: 1,
            stats: SearchStats {
                time_ms: 35,
                nodes: 900,
                hashfull: 2,
            },
        };
        let modern = info(Some(details), &["e2e4", "e7e5"]);
        assert_eq!(post(&modern, &Position::start()), "7 -12 3 900 e4 e5");
        assert_eq!(status(&modern), "stat01: 3 900 7 0 0");
        let classic = info(None, &["b1c3"]);
        assert_eq!(post(&classic, &Position::start()), "7 -12 0 900 Nc3");
        assert_eq!(post(&info(None, &[]), &Position::start()), "7 -12 0 900");
    }

    #[test]
    fn mates_are_beyond_all_scores() {
        assert_eq!(score(Score::Mate(3)), 100_003);
        assert_eq!(score(Score::Mate(-2)), -100_002);
    }
}
