//! A table of the results of matches in several variants.

use crate::{engine::FailureKind, game::SearchStats, score::Score, summary::Summary};

/// A row of the table.
#[derive(Clone, Copy, Debug, Default)]
struct Line {
    score: Score,
    stats: [SearchStats; 2],
    /// The number of illegal moves of each engine, and of legal moves that it refused.
    illegal: [u64; 2],
    disputes: [u64; 2],
    /// Losses for other reasons, such as on time.
    other_failures: u64,
}

impl Line {
    fn of(summary: &Summary) -> Self {
        let all = [
            FailureKind::Disconnected,
            FailureKind::Stalled,
            FailureKind::NoMove,
            FailureKind::TimeForfeit,
            FailureKind::Unsupported,
        ];
        let illegal = summary.failures(FailureKind::IllegalMove);
        let refused = summary.failures(FailureKind::RefusedMove);
        Self {
            score: summary.score(),
            stats: summary.stats(),
            illegal: [illegal[0] + refused[0], illegal[1] + refused[1]],
            disputes: summary.disputes(),
            other_failures: all
                .iter()
                .map(|&kind| summary.failures(kind).iter().sum::<u64>())
                .sum(),
        }
    }

    fn add(&mut self, other: &Self) {
        self.score.add(&other.score);
        for engine in 0..2 {
            self.stats[engine].add(other.stats[engine]);
            self.illegal[engine] += other.illegal[engine];
            self.disputes[engine] += other.disputes[engine];
        }
        self.other_failures += other.other_failures;
    }

    fn columns(&self, name: &str) -> [String; 8] {
        let Score {
            wins,
            draws,
            losses,
            ..
        } = self.score;
        let elo = self.score.elo_estimate().map_or_else(String::new, |elo| {
            let [lower, mean, upper] = [elo.lower, elo.elo, elo.upper].map(elo_text);
            format!("{mean} ({lower} to {upper})")
        });
        let mean_ms = |stats: SearchStats| {
            let tenths = stats.total_us / 100 / stats.searches.max(1);
            format!("{}.{}", tenths / 10, tenths % 10)
        };
        [
            name.to_owned(),
            format!("{:.1} %", 100.0 * self.score.mean()),
            format!("{wins} {draws} {losses}"),
            elo,
            format!("{} {}", mean_ms(self.stats[0]), mean_ms(self.stats[1])),
            format!("{} {}", self.illegal[0], self.illegal[1]),
            format!("{} {}", self.disputes[0], self.disputes[1]),
            self.other_failures.to_string(),
        ]
    }
}

/// Formats an Elo difference with its sign; ∞ if all games were won.
fn elo_text(elo: f64) -> String {
    if elo.is_finite() {
        // Avoids -0.
        format!("{:+.0}", elo + 0.0)
    } else {
        let sign = if elo > 0.0 { '+' } else { '-' };
        format!("{sign}∞")
    }
}

const TITLES: [&str; 8] = [
    "variant",
    "score",
    "W D L",
    "Elo, 95 % interval",
    "ms per move",
    "illegal",
    "disputed",
    "other failures",
];

/// Formats the table from the first engine's perspective, with a row for each variant and for the
/// total.
pub(crate) fn table(summaries: &[(&str, Summary)]) -> String {
    let mut total = Line::default();
    let mut rows = vec![TITLES.map(str::to_owned)];
    for (name, summary) in summaries {
        let line = Line::of(summary);
        total.add(&line);
        rows.push(line.columns(name));
    }
    rows.push(total.columns("total"));
    let width = |column: usize| {
        let lengths = rows.iter().map(|row| row[column].chars().count());
        lengths.max().unwrap_or(0)
    };
    let widths: [usize; 8] = std::array::from_fn(width);
    let mut table = summaries.first().map_or_else(String::new, |(_, summary)| {
        let [first, second] = summary.names();
        format!("{first} against {second}; in columns with two numbers, the first is for {first}\n")
    });
    for row in rows {
        let cells = row.iter().zip(widths);
        let padded: Vec<String> = cells
            .map(|(cell, width)| format!("{cell:<width$}"))
            .collect();
        table.push_str(padded.join("  ").trim_end());
        table.push('\n');
    }
    table.trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::{elo_text, table};
    use crate::{
        engine::{EngineConfig, FailureKind},
        game::{FinishedGame, GameEnd, SearchStats},
        summary::Summary,
    };
    use game::pgn::GameResult;

    fn summary(results: &[GameResult]) -> Summary {
        let engine = |name: &str| EngineConfig::new(name, vec![name.to_owned()], []);
        let mut summary = Summary::new(&[engine("new"), engine("old")]);
        let stats = |total_us| SearchStats {
            searches: 10,
            total_us,
            ..SearchStats::default()
        };
        for (index, &result) in results.iter().enumerate() {
            let is_first = index == 0;
            let failure = FailureKind::IllegalMove.with_detail("a1a2");
            summary.add(&FinishedGame {
                index,
                end: GameEnd {
                    result,
                    reason: "checkmate".to_owned(),
                    is_by_rules: !is_first,
                    failure: is_first.then_some((1, failure)),
                },
                plies: 20,
                stats: [stats(1_000_000), stats(995_500)],
                disputes: vec![(0, "1-0".to_owned())],
                pgn: String::new(),
            });
        }
        summary
    }

    #[test]
    fn each_variant_has_a_line_and_the_total_is_below() {
        let win_both = [GameResult::WhiteWins, GameResult::BlackWins];
        let share = [GameResult::WhiteWins, GameResult::WhiteWins];
        let text = table(&[("great", summary(&win_both)), ("falcon", summary(&share))]);
        let lines: Vec<Vec<&str>> = text
            .lines()
            .map(|line| {
                line.split("  ")
                    .map(str::trim)
                    .filter(|cell| !cell.is_empty())
                    .collect()
            })
            .collect();
        assert_eq!(
            lines[2],
            ["great", "100.0 %", "2 0 0", "100.0 99.5", "0 1", "2 0", "0"]
        );
        assert_eq!(lines[3][..3], ["falcon", "50.0 %", "1 0 1"]);
        assert_eq!(
            lines[4][..4],
            ["total", "75.0 %", "3 0 1", "+191 (-68 to +∞)"]
        );
        assert_eq!(lines[4][4..], ["100.0 99.5", "0 2", "4 0", "0"]);
    }

    #[test]
    fn differences_have_signs() {
        assert_eq!(elo_text(-0.0), "+0");
        assert_eq!(elo_text(f64::NEG_INFINITY), "-∞");
    }
}
