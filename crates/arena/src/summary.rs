//! The standings of a match, and its report.

use std::{collections::BTreeMap, fmt::Write};

use game::{Color, pgn::GameResult};

use crate::{
    engine::{EngineConfig, FailureKind},
    game::{FinishedGame, SearchStats, engine_index},
    score::Score,
    sprt::{Hypothesis, Sprt},
};

/// Totals over all finished games.
#[derive(Debug)]
pub(crate) struct Summary {
    names: [String; 2],
    score: Score,
    stats: [SearchStats; 2],
    failures: [BTreeMap<FailureKind, u64>; 2],
    /// The number of games in which each engine disagreed with the referee about the end.
    disputes: [u64; 2],
    reasons: BTreeMap<String, u64>,
    /// The first engine's half-points in pairs with one finished game, by the index of the pair.
    half_pairs: BTreeMap<usize, usize>,
}

impl Summary {
    pub(crate) fn new(engines: &[EngineConfig; 2]) -> Self {
        Self {
            names: engines.each_ref().map(|engine| engine.name.clone()),
            score: Score::default(),
            stats: Default::default(),
            failures: Default::default(),
            disputes: Default::default(),
            reasons: BTreeMap::new(),
            half_pairs: BTreeMap::new(),
        }
    }

    pub(crate) fn add(&mut self, game: &FinishedGame) {
        let points = half_points(game);
        match points {
            0 => self.score.losses += 1,
            1 => self.score.draws += 1,
            _ => self.score.wins += 1,
        }
        let pair = game.index / 2;
        match self.half_pairs.remove(&pair) {
            Some(earlier) => self.score.pentanomial[earlier + points] += 1,
            None => {
                self.half_pairs.insert(pair, points);
            }
        }
        for (sum, stats) in self.stats.iter_mut().zip(game.stats) {
            sum.add(stats);
        }
        if let Some((engine, failure)) = &game.end.failure {
            *self.failures[*engine].entry(failure.kind).or_default() += 1;
        }
        for (engine, _) in &game.disputes {
            self.disputes[*engine] += 1;
        }
        *self.reasons.entry(game.end.reason.clone()).or_default() += 1;
    }

    /// Formats the report of a game, with the score after it.
    pub(crate) fn game_line(&self, game: &FinishedGame) -> String {
        let name = |color| &self.names[engine_index(game.index, color)];
        let mut line = format!(
            "game {}: {} - {} {}, {}, {} plies; {} +{} ={} -{}",
            game.index + 1,
            name(Color::White),
            name(Color::Black),
            game.end.result.text(),
            game.end.reason,
            game.plies,
            self.names[0],
            self.score.wins,
            self.score.draws,
            self.score.losses,
        );
        if let Some((engine, failure)) = &game.end.failure {
            let _ = write!(line, "\n  FAILURE of {}: {failure}", self.names[*engine]);
        }
        for (engine, text) in &game.disputes {
            let name = &self.names[*engine];
            let _ = write!(
                line,
                "\n  DISPUTE: the referee has {}, {name} has {text}",
                game.end.result.text()
            );
        }
        line
    }

    pub(crate) fn score(&self) -> Score {
        self.score
    }

    pub(crate) fn names(&self) -> &[String; 2] {
        &self.names
    }

    pub(crate) fn stats(&self) -> [SearchStats; 2] {
        self.stats
    }

    /// The number of each engine's failures of a kind.
    pub(crate) fn failures(&self, kind: FailureKind) -> [u64; 2] {
        let count = |failures: &BTreeMap<FailureKind, u64>| failures.get(&kind).copied();
        self.failures
            .each_ref()
            .map(|failures| count(failures).unwrap_or(0))
    }

    pub(crate) fn disputes(&self) -> [u64; 2] {
        self.disputes
    }

    /// Whether an engine has failed in a game, or disagreed with the referee about its end.
    pub(crate) fn has_failures(&self) -> bool {
        self.disputes != [0; 2] || !self.failures.iter().all(BTreeMap::is_empty)
    }

    /// Formats the report of the match.
    pub(crate) fn report(&self, sprt: Option<Sprt>) -> String {
        let Score {
            wins,
            draws,
            losses,
            pentanomial,
        } = self.score;
        let mut report = format!(
            "{} against {}: +{wins} ={draws} -{losses}, {:.1} % of {} games; pentanomial {pentanomial:?}",
            self.names[0],
            self.names[1],
            100.0 * self.score.mean(),
            self.score.games(),
        );
        if let Some(estimate) = self.score.elo_estimate() {
            let _ = write!(
                report,
                "\nElo difference {:+.0}, 95 % confidence interval {:+.0} to {:+.0}",
                estimate.elo, estimate.lower, estimate.upper
            );
        }
        if let Some(sprt) = sprt {
            report.push_str(&self.sprt_report(sprt));
        }
        for engine in 0..2 {
            report.push_str(&self.engine_report(engine));
        }
        for (reason, count) in &self.reasons {
            let _ = write!(report, "\n  {count} × {reason}");
        }
        report
    }

    fn sprt_report(&self, sprt: Sprt) -> String {
        let decision = match sprt.accepted(&self.score) {
            Some(Hypothesis::H1) => "H1 accepted",
            Some(Hypothesis::H0) => "H0 accepted",
            None => "undecided",
        };
        format!(
            "\nSPRT [{:+}, {:+}] Elo: LLR {:.2} (±{:.2}), {decision}",
            sprt.elo0,
            sprt.elo1,
            sprt.llr(&self.score),
            Sprt::llr_bound(),
        )
    }

    fn engine_report(&self, engine: usize) -> String {
        let stats = self.stats[engine];
        let searches = stats.searches.max(1);
        let mut report = format!(
            "\n{}: {} ms per move, {} ms at most; depth {}.{}, {} nodes per move",
            self.names[engine],
            stats.total_us / 1000 / searches,
            stats.max_ms,
            stats.depths / searches,
            stats.depths * 10 / searches % 10,
            stats.nodes / searches,
        );
        if stats.clock_ms > 0 && stats.total_us > 0 {
            let factor = stats.clock_ms * 1000 / stats.total_us;
            let [first, second, later] = stats
                .phases
                .map(|(searches, us)| us / 1000 / searches.max(1));
            let _ = write!(
                report,
                "; clock of {factor} moves; {first}, {second} and {later} ms in moves 1-20, 21-40 and later"
            );
        }
        if self.disputes[engine] > 0 {
            let _ = write!(report, "; {} × disputed end", self.disputes[engine]);
        }
        for (kind, count) in &self.failures[engine] {
            let _ = write!(report, "; {count} × {}", kind.name());
        }
        report
    }
}

/// Returns the first engine's half-points in a game.
fn half_points(game: &FinishedGame) -> usize {
    let white = match game.end.result {
        GameResult::WhiteWins => 2,
        GameResult::BlackWins => 0,
        // Matches have no other results.
        GameResult::Draw
        | GameResult::Unknown
        | GameResult::BothLose
        | GameResult::WhiteDraws
        | GameResult::BlackDraws => 1,
    };
    match engine_index(game.index, Color::White) {
        0 => white,
        _ => 2 - white,
    }
}

#[cfg(test)]
mod tests {
    use super::{FinishedGame, SearchStats, Summary, half_points};
    use crate::{
        engine::{EngineConfig, FailureKind},
        game::GameEnd,
    };
    use game::pgn::GameResult;

    fn finished(index: usize, result: GameResult) -> FinishedGame {
        FinishedGame {
            index,
            end: GameEnd {
                result,
                reason: "checkmate".to_owned(),
                is_by_rules: true,
                failure: None,
            },
            plies: 60,
            stats: Default::default(),
            disputes: Vec::new(),
            pgn: String::new(),
        }
    }

    fn summary() -> Summary {
        let engine = |name: &str| EngineConfig::new(name, vec![name.to_owned()], []);
        Summary::new(&[engine("new"), engine("old")])
    }

    #[test]
    fn the_first_engine_has_black_in_the_second_game() {
        assert_eq!(half_points(&finished(0, GameResult::WhiteWins)), 2);
        assert_eq!(half_points(&finished(1, GameResult::WhiteWins)), 0);
        assert_eq!(half_points(&finished(1, GameResult::Draw)), 1);
    }

    #[test]
    fn pairs_are_counted_in_any_order_of_their_games() {
        let mut summary = summary();
        for (index, result) in [
            (3, GameResult::BlackWins),
            (0, GameResult::WhiteWins),
            (1, GameResult::Draw),
            (2, GameResult::WhiteWins),
        ] {
            summary.add(&finished(index, result));
        }
        assert_eq!(summary.score.pentanomial, [0, 0, 0, 1, 1]);
        assert_eq!((summary.score.wins, summary.score.draws), (3, 1));
        assert!(
            summary
                .report(None)
                .starts_with("new against old: +3 =1 -0, 87.5 % of 4 games")
        );
    }

    #[test]
    fn the_clock_of_an_engine_without_a_time_per_move_is_reported() {
        let mut summary = summary();
        let mut game = finished(0, GameResult::Draw);
        game.stats[1] = SearchStats {
            searches: 20,
            total_us: 2_000_000,
            clock_ms: 66_000,
            phases: [(10, 900_000), (10, 1_100_000), (0, 0)],
            ..SearchStats::default()
        };
        summary.add(&game);
        let report = summary.report(None);
        let clock = "clock of 33 moves; 90, 110 and 0 ms in moves 1-20, 21-40 and later";
        assert_eq!(report.matches("clock").count(), 1);
        assert!(report.contains(clock), "{report}");
    }

    #[test]
    fn an_engine_that_disagrees_with_the_referee_is_reported() {
        let mut summary = summary();
        let mut game = finished(0, GameResult::WhiteWins);
        game.disputes = vec![(1, "1/2-1/2 {Stalemate}".to_owned())];
        summary.add(&game);
        assert!(summary.has_failures());
        assert_eq!(summary.disputes(), [0, 1]);
        let line = summary.game_line(&game);
        let dispute = "DISPUTE: the referee has 1-0, old has 1/2-1/2 {Stalemate}";
        assert!(line.ends_with(dispute), "{line}");
    }

    #[test]
    fn a_failure_is_reported() {
        let mut summary = summary();
        let mut game = finished(0, GameResult::BlackWins);
        game.end.failure = Some((0, FailureKind::IllegalMove.with_detail("e2e5")));
        summary.add(&game);
        assert!(summary.has_failures());
        assert!(
            summary
                .game_line(&game)
                .ends_with("FAILURE of new: illegal move: e2e5")
        );
        assert!(summary.report(None).contains("1 × illegal move"));
    }
}
