//! Formats search events for this protocol.

use alloc::format;
use alloc::string::String;

use engine::Score;

use crate::event::{SearchInfo, SearchStats};

/// The score of a mate, to which the number of moves is added.
const MATE: i32 = 100_000;

/// The line `depth score centiseconds nodes moves`, with the moves in SAN, each after a space.
pub(super) fn post(info: &SearchInfo, moves: &str) -> String {
    let SearchInfo {
        depth,
        score,
        stats,
        ..
    } = info;
    let (score, time_cs, nodes) = (score_number(*score), time_cs(stats), stats.nodes);
    format!("{depth} {score} {time_cs} {nodes}{moves}")
}

/// The progress of an analysis: time, nodes, depth, no moves left of none, and the best move, the
/// first of `moves`.
pub(super) fn status(info: &SearchInfo, moves: &str) -> String {
    let (time_cs, nodes, depth) = (time_cs(&info.stats), info.stats.nodes, info.depth);
    let best = moves.split_whitespace().next().unwrap_or("--");
    format!("stat01: {time_cs} {nodes} {depth} 0 0 {best}")
}

/// The time in hundredths of a second.
const fn time_cs(stats: &SearchStats) -> u64 {
    stats.time_ms / 10
}

fn score_number(score: Score) -> i32 {
    match score {
        Score::Cp(cp) => cp,
        Score::Mate(moves) => moves.signum() * MATE + moves,
    }
}

#[cfg(test)]
mod tests {
    use super::{post, score_number, status};
    use crate::event::{SearchInfo, SearchStats};
    use engine::Score;

    #[test]
    fn a_line_has_depth_score_time_nodes_and_san() {
        let info = SearchInfo {
            depth: 7,
            seldepth: 9,
            multipv: 1,
            score: Score::Cp(-12),
            stats: SearchStats {
                time_ms: 35,
                nodes: 900,
                hashfull: 2,
                tb_hits: 0,
            },
            pv: Vec::new(),
            san: String::new(),
        };
        assert_eq!(post(&info, " e4 e5"), "7 -12 3 900 e4 e5");
        assert_eq!(post(&info, ""), "7 -12 3 900");
        assert_eq!(status(&info, " e4 e5"), "stat01: 3 900 7 0 0 e4");
        assert_eq!(status(&info, ""), "stat01: 3 900 7 0 0 --");
    }

    #[test]
    fn mates_are_beyond_all_scores() {
        assert_eq!(score_number(Score::Mate(3)), 100_003);
        assert_eq!(score_number(Score::Mate(-2)), -100_002);
    }
}
