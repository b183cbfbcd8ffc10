//! The results of a match so far.

use std::{collections::BTreeMap, fmt::Write};

use rules::{Color, pgn::GameResult};

use super::{
    fault::Kind,
    game::{Effort, Played, seat},
    player::Command,
    score::Score,
    sprt::{Sprt, Verdict},
};

/// Counts over all games.
#[derive(Debug)]
pub(super) struct Summary {
    names: [String; 2],
    score: Score,
    effort: [Effort; 2],
    faults: [BTreeMap<Kind, u64>; 2],
    reasons: BTreeMap<String, u64>,
    /// Half points of the first engine in games whose twin is still being played.
    halves: BTreeMap<usize, usize>,
}

impl Summary {
    /// Nothing played yet.
    pub(super) fn new(commands: &[Command; 2]) -> Self {
        Self {
            names: [commands[0].name.clone(), commands[1].name.clone()],
            score: Score::default(),
            effort: Default::default(),
            faults: Default::default(),
            reasons: BTreeMap::new(),
            halves: BTreeMap::new(),
        }
    }

    /// Adds a game.
    pub(super) fn count(&mut self, played: &Played) {
        let points = half_points(played);
        match points {
            0 => self.score.losses += 1,
            1 => self.score.draws += 1,
            _ => self.score.wins += 1,
        }
        match self.halves.remove(&(played.number / 2)) {
            Some(earlier) => self.score.pairs[earlier + points] += 1,
            None => {
                self.halves.insert(played.number / 2, points);
            }
        }
        for (sum, effort) in self.effort.iter_mut().zip(played.effort) {
            sum.add(effort);
        }
        if let Some((seat, fault)) = &played.fault {
            *self.faults[*seat].entry(fault.kind).or_default() += 1;
        }
        *self.reasons.entry(played.reason.clone()).or_default() += 1;
    }

    /// A line about a game that was counted.
    pub(super) fn line(&self, played: &Played) -> String {
        let name = |color| &self.names[seat(played.number, color)];
        let mut line = format!(
            "game {}: {} - {} {}, {}, {} plies; {} +{} ={} -{}",
            played.number + 1,
            name(Color::White),
            name(Color::Black),
            played.result.text(),
            played.reason,
            played.plies,
            self.names[0],
            self.score.wins,
            self.score.draws,
            self.score.losses,
        );
        if let Some((seat, fault)) = &played.fault {
            let _ = write!(line, "\n  FAULT of {}: {fault}", self.names[*seat]);
        }
        line
    }

    /// The result of the first engine.
    pub(super) fn score(&self) -> Score {
        self.score
    }

    /// What the test has decided.
    pub(super) fn verdict(&self, test: Sprt) -> Option<Verdict> {
        test.verdict(&self.score)
    }

    /// Whether no engine failed.
    pub(super) fn is_faultless(&self) -> bool {
        self.faults.iter().all(BTreeMap::is_empty)
    }

    /// The result in words.
    pub(super) fn text(&self, test: Option<Sprt>) -> String {
        let Score {
            wins,
            draws,
            losses,
            pairs,
        } = self.score;
        let mut said = format!(
            "{} against {}: +{wins} ={draws} -{losses}, {:.1} % of {} games; pairs {pairs:?}",
            self.names[0],
            self.names[1],
            100.0 * self.score.mean(),
            self.score.games(),
        );
        if let Some(elo) = self.score.elo() {
            let _ = write!(
                said,
                "\nElo {:+.0}, with 95 % between {:+.0} and {:+.0}",
                elo.middle, elo.low, elo.high
            );
        }
        if let Some(test) = test {
            said.push_str(&self.test_text(test));
        }
        for seat in 0..2 {
            said.push_str(&self.engine_text(seat));
        }
        for (reason, count) in &self.reasons {
            let _ = write!(said, "\n  {count} × {reason}");
        }
        said
    }

    fn test_text(&self, test: Sprt) -> String {
        let decision = match self.verdict(test) {
            Some(Verdict::High) => "the change is worth the higher value",
            Some(Verdict::Low) => "the change is not worth more than the lower value",
            None => "undecided",
        };
        format!(
            "\nSPRT of {:+} against {:+} Elo: ratio {:.2} within ±{:.2}: {decision}",
            test.low_elo,
            test.high_elo,
            test.ratio(&self.score),
            Sprt::bound(),
        )
    }

    fn engine_text(&self, seat: usize) -> String {
        let effort = self.effort[seat];
        let moves = effort.moves.max(1);
        let mut text = format!(
            "\n{}: {} ms a move, {} ms at most; depth {}.{}, {} nodes a move",
            self.names[seat],
            effort.spent_ms / moves,
            effort.longest_ms,
            effort.depths / moves,
            effort.depths * 10 / moves % 10,
            effort.nodes / moves,
        );
        for (kind, count) in &self.faults[seat] {
            let _ = write!(text, "; {count} × {}", kind.name());
        }
        text
    }
}

impl Effort {
    fn add(&mut self, other: Effort) {
        self.moves += other.moves;
        self.spent_ms += other.spent_ms;
        self.longest_ms = self.longest_ms.max(other.longest_ms);
        self.nodes += other.nodes;
        self.depths += other.depths;
    }
}

/// What a game brought the first engine, in halves of a point.
fn half_points(played: &Played) -> usize {
    let white = match played.result {
        GameResult::WhiteWins => 2,
        GameResult::BlackWins => 0,
        GameResult::Draw | GameResult::Unknown => 1,
    };
    match seat(played.number, Color::White) {
        0 => white,
        _ => 2 - white,
    }
}

#[cfg(test)]
mod tests {
    use super::{Played, Summary, half_points};
    use crate::contest::{fault::Kind, player::Command};
    use rules::pgn::GameResult;

    fn played(number: usize, result: GameResult) -> Played {
        Played {
            number,
            result,
            reason: "checkmate".to_owned(),
            fault: None,
            plies: 60,
            effort: Default::default(),
            pgn: String::new(),
        }
    }

    fn summary() -> Summary {
        let command = |name: &str| Command::new(name, vec![name.to_owned()], []);
        Summary::new(&[command("new"), command("old")])
    }

    #[test]
    fn the_first_engine_has_black_in_the_second_game() {
        assert_eq!(half_points(&played(0, GameResult::WhiteWins)), 2);
        assert_eq!(half_points(&played(1, GameResult::WhiteWins)), 0);
        assert_eq!(half_points(&played(1, GameResult::Draw)), 1);
    }

    #[test]
    fn pairs_are_counted_in_whatever_order_their_games_end() {
        let mut summary = summary();
        for (number, result) in [
            (3, GameResult::BlackWins),
            (0, GameResult::WhiteWins),
            (1, GameResult::Draw),
            (2, GameResult::WhiteWins),
        ] {
            summary.count(&played(number, result));
        }
        assert_eq!(summary.score.pairs, [0, 0, 0, 1, 1]);
        assert_eq!((summary.score.wins, summary.score.draws), (3, 1));
        assert!(
            summary
                .text(None)
                .starts_with("new against old: +3 =1 -0, 87.5 % of 4 games")
        );
    }

    #[test]
    fn a_fault_is_named() {
        let mut summary = summary();
        let mut game = played(0, GameResult::BlackWins);
        game.fault = Some((0, Kind::IllegalMove.with("e2e5")));
        summary.count(&game);
        assert!(!summary.is_faultless());
        assert!(
            summary
                .line(&game)
                .ends_with("FAULT of new: illegal move: e2e5")
        );
        assert!(summary.text(None).contains("1 × illegal move"));
    }
}
