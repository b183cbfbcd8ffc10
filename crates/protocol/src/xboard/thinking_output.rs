//! Formats search events for this protocol.

use alloc::format;
use alloc::string::String;

use engine::Score;

use crate::event::SearchInfo;

/// The score of a mate, to which the number of moves is added.
const MATE: i32 = 100_000;

/// The line `depth score centiseconds nodes moves`, with the moves in SAN, each after a space.
pub(super) fn post(info: &SearchInfo, moves: &str) -> String {
    let SearchInfo { depth, nodes, .. } = info;
    let (score, time_cs) = (score(info.score), time_cs(info));
    format!("{depth} {score} {time_cs} {nodes}{moves}")
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

    fn info(details: Option<InfoDetails>) -> SearchInfo {
        SearchInfo {
            depth: 7,
            score: Score::Cp(-12),
            nodes: 900,
            pv: Vec::new(),
            san: String::new(),
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
        let modern = info(Some(details));
        assert_eq!(post(&modern, " e4 e5"), "7 -12 3 900 e4 e5");
        assert_eq!(status(&modern), "stat01: 3 900 7 0 0");
        assert_eq!(post(&info(None), " Nc3"), "7 -12 0 900 Nc3");
        assert_eq!(post(&info(None), ""), "7 -12 0 900");
    }

    #[test]
    fn mates_are_beyond_all_scores() {
        assert_eq!(score(Score::Mate(3)), 100_003);
        assert_eq!(score(Score::Mate(-2)), -100_002);
    }
}
