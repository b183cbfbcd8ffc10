//! One game of a match.

use std::time::Duration;

use anyhow::Result;
use game::{Color, pgn::GameResult};

use crate::{
    engine::{Engine, Failure, FailureKind, SearchRequest, SearchResult},
    protocol::Protocol,
    referee::{Referee, win},
    starts::Start,
    time_control::{Clocks, TimeControl},
};

/// The rules of a match, in addition to those of the game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct GameRules {
    pub(crate) time_control: TimeControl,
    /// Games longer than this are adjudicated as draws.
    pub(crate) max_plies: usize,
    pub(crate) resign: Option<ResignRule>,
    /// The tolerance before the flag falls, to allow for the overhead of the pipes.
    pub(crate) time_margin_ms: u64,
}

/// Adjudicates a win when both engines agree on it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct ResignRule {
    pub(crate) score_cp: i32,
    /// The number of consecutive moves of each engine with such a score.
    pub(crate) moves: usize,
}

/// A game to play.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pairing<'a> {
    /// The index of the game, from 0. The first engine plays White in games with an even index.
    pub(crate) index: usize,
    pub(crate) start: &'a Start,
    pub(crate) rules: &'a GameRules,
}

#[derive(Debug)]
pub(crate) struct FinishedGame {
    pub(crate) index: usize,
    pub(crate) end: GameEnd,
    pub(crate) plies: usize,
    pub(crate) stats: [SearchStats; 2],
    /// The engines that disagree with the referee about the result or the last move, each with its
    /// message.
    pub(crate) disputes: Vec<(usize, String)>,
    pub(crate) pgn: String,
}

#[derive(Clone, Debug)]
pub(crate) struct GameEnd {
    pub(crate) result: GameResult,
    /// The reason in words, such as `checkmate`.
    pub(crate) reason: String,
    /// Whether the game ended by its own rules rather than by those of the match.
    pub(crate) is_by_rules: bool,
    /// The index of the engine that failed, and its failure.
    pub(crate) failure: Option<(usize, Failure)>,
}

/// Totals over an engine's searches.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct SearchStats {
    pub(crate) searches: u64,
    pub(crate) total_us: u64,
    pub(crate) max_ms: u64,
    pub(crate) nodes: u64,
    /// The sum of the depths in plies.
    pub(crate) depths: u64,
    /// The sum of the clocks that replaced a time per move.
    pub(crate) clock_ms: u64,
    /// The number of searches and their total microseconds in moves 1–20, 21–40 and later.
    pub(crate) phases: [(u64, u64); 3],
}

/// The length of each phase of the game except the last, in plies.
const PHASE_PLIES: usize = 40;

impl SearchStats {
    pub(crate) fn add(&mut self, other: Self) {
        self.searches += other.searches;
        self.total_us += other.total_us;
        self.max_ms = self.max_ms.max(other.max_ms);
        self.nodes += other.nodes;
        self.depths += other.depths;
        self.clock_ms += other.clock_ms;
        for (sum, other) in self.phases.iter_mut().zip(other.phases) {
            sum.0 += other.0;
            sum.1 += other.1;
        }
    }
}

/// Returns the index of the engine that plays a color in a game.
pub(crate) const fn engine_index(game_index: usize, color: Color) -> usize {
    (game_index + matches!(color, Color::Black) as usize) % 2
}

pub(crate) fn play(pairing: &Pairing<'_>, engines: &mut [Engine; 2]) -> Result<FinishedGame> {
    let mut game = OngoingGame::new(pairing, engines.each_ref().map(Engine::name));
    for (index, engine) in engines.iter_mut().enumerate() {
        if let Err(failure) = engine.new_game(game.referee.as_ref())? {
            game.forfeit(index, failure);
        }
    }
    let end = loop {
        if let Some(end) = game.end.take() {
            break end;
        }
        let index = engine_index(pairing.index, game.referee.turn());
        match game.play_move(&mut engines[index]) {
            Ok(()) => game.adjudicate(),
            Err(failure) => {
                engines[index].disconnect();
                game.forfeit(index, failure);
            }
        }
    };
    let disputes = game.disputes(&end, engines);
    Ok(game.finish(end, disputes))
}

struct OngoingGame<'a> {
    pairing: &'a Pairing<'a>,
    referee: Box<dyn Referee>,
    clocks: Option<Clocks>,
    stats: [SearchStats; 2],
    /// Each engine's scores in centipawns, from its own perspective.
    scores_cp: [Vec<Option<i32>>; 2],
    names: [String; 2],
    end: Option<GameEnd>,
}

impl<'a> OngoingGame<'a> {
    fn new(pairing: &'a Pairing<'a>, names: [&str; 2]) -> Self {
        let mut ongoing = Self {
            pairing,
            referee: pairing.start.referee.copy(),
            clocks: Clocks::start(pairing.rules.time_control),
            stats: Default::default(),
            scores_cp: Default::default(),
            names: names.map(str::to_owned),
            end: None,
        };
        ongoing.adjudicate();
        ongoing
    }

    fn play_move(&mut self, engine: &mut Engine) -> Result<(), Failure> {
        let color = self.referee.turn();
        let time_control = self.pairing.rules.time_control;
        let request = SearchRequest {
            game: self.referee.as_ref(),
            time_control,
            clocks: self.clocks.as_ref(),
            timeout: time_control.search_timeout(),
        };
        let (result, elapsed) = engine.search(&request)?;
        let elapsed_ms = u64::try_from(elapsed.as_millis()).unwrap_or(u64::MAX);
        self.record_search(color, &result, elapsed);
        let Some(text) = &result.best_move else {
            let reason = format!("{} resigns", engine.name());
            self.end(win(color.other()), reason);
            return Ok(());
        };
        self.apply_move(text, engine.protocol())?;
        self.spend_time(color, elapsed_ms)
    }

    fn record_search(&mut self, color: Color, result: &SearchResult, elapsed: Duration) {
        let engine = engine_index(self.pairing.index, color);
        let elapsed_us = u64::try_from(elapsed.as_micros()).unwrap_or(u64::MAX);
        let mut phases = [(0, 0); 3];
        phases[(self.referee.plies() / PHASE_PLIES).min(2)] = (1, elapsed_us);
        self.stats[engine].add(SearchStats {
            searches: 1,
            total_us: elapsed_us,
            max_ms: u64::try_from(elapsed.as_millis()).unwrap_or(u64::MAX),
            nodes: result.nodes.unwrap_or(0),
            depths: u64::from(result.depth.unwrap_or(0)),
            clock_ms: result.clock_ms.unwrap_or(0),
            phases,
        });
        self.scores_cp[engine].push(result.score_cp);
    }

    fn apply_move(&mut self, text: &str, protocol: Protocol) -> Result<(), Failure> {
        self.referee
            .play(text, protocol)
            .map_err(|error| FailureKind::IllegalMove.with_detail(error))
    }

    fn spend_time(&mut self, color: Color, elapsed_ms: u64) -> Result<(), Failure> {
        let Some(clocks) = &mut self.clocks else {
            return Ok(());
        };
        let remaining_ms = clocks.remaining_ms(color);
        if clocks.spend(color, elapsed_ms, self.pairing.rules.time_margin_ms) {
            return Ok(());
        }
        let detail = format!("used {elapsed_ms} ms with {remaining_ms} ms remaining");
        Err(FailureKind::TimeForfeit.with_detail(detail))
    }

    /// Ends the game if it is over by its own rules or by those of the match.
    fn adjudicate(&mut self) {
        let rules = self.pairing.rules;
        if self.end.is_some() {
            return;
        }
        if let Some(verdict) = self.referee.outcome() {
            self.end = Some(GameEnd {
                result: verdict.result,
                reason: verdict.reason,
                is_by_rules: true,
                failure: None,
            });
        } else if self.referee.plies() >= rules.max_plies {
            let reason = format!("draw after {} plies", rules.max_plies);
            self.end(GameResult::Draw, reason);
        } else if let Some(rule) = rules.resign {
            self.adjudicate_win(rule);
        }
    }

    fn adjudicate_win(&mut self, rule: ResignRule) {
        for color in [Color::White, Color::Black] {
            let engine = engine_index(self.pairing.index, color);
            let is_winning = |score_cp| score_cp >= rule.score_cp;
            let is_losing = |score_cp| score_cp <= -rule.score_cp;
            if last_scores_match(&self.scores_cp[engine], rule.moves, is_winning)
                && last_scores_match(&self.scores_cp[1 - engine], rule.moves, is_losing)
            {
                self.end(win(color), "resign adjudication".to_owned());
            }
        }
    }

    fn forfeit(&mut self, engine: usize, failure: Failure) {
        let color = if engine_index(self.pairing.index, Color::White) == engine {
            Color::White
        } else {
            Color::Black
        };
        let reason = format!("{} by {}", failure.kind.name(), self.names[engine]);
        self.end = Some(GameEnd {
            result: win(color.other()),
            reason,
            is_by_rules: false,
            failure: Some((engine, failure)),
        });
    }

    fn end(&mut self, result: GameResult, reason: String) {
        self.end.get_or_insert(GameEnd {
            result,
            reason,
            is_by_rules: false,
            failure: None,
        });
    }

    /// Returns the engines that disagree with a result by the rules.
    fn disputes(&self, end: &GameEnd, engines: &mut [Engine; 2]) -> Vec<(usize, String)> {
        if !end.is_by_rules {
            return Vec::new();
        }
        let mut disputes = Vec::new();
        for (index, engine) in engines.iter_mut().enumerate() {
            let dispute = match engine.conclude(self.referee.as_ref()) {
                Ok(claim) => claim
                    .filter(|claim| claim.result != end.result)
                    .map(|claim| claim.text),
                Err(failure) if failure.kind == FailureKind::RefusedMove => {
                    Some(failure.to_string())
                }
                // The engine has failed after the end of the game, and is restarted for the next
                // game.
                Err(_) => None,
            };
            disputes.extend(dispute.map(|text| (index, text)));
        }
        disputes
    }

    fn finish(self, end: GameEnd, disputes: Vec<(usize, String)>) -> FinishedGame {
        let index = self.pairing.index;
        let name = |color| self.names[engine_index(index, color)].clone();
        let tags = [
            ("Event", "match".to_owned()),
            ("Round", (index + 1).to_string()),
            ("White", name(Color::White)),
            ("Black", name(Color::Black)),
            ("Opening", self.pairing.start.name.clone()),
            ("Termination", end.reason.clone()),
        ];
        let tags = tags.map(|(name, value)| (name.to_owned(), value)).into();
        let pgn = self.referee.pgn(end.result, tags);
        FinishedGame {
            index,
            end,
            plies: self.referee.plies(),
            stats: self.stats,
            disputes,
            pgn,
        }
    }
}

fn last_scores_match(
    scores_cp: &[Option<i32>],
    moves: usize,
    is_match: impl Fn(i32) -> bool,
) -> bool {
    let mut last = scores_cp.iter().rev().take(moves);
    scores_cp.len() >= moves && last.all(|score_cp| score_cp.is_some_and(&is_match))
}

#[cfg(test)]
mod tests {
    use super::{FinishedGame, GameRules, Pairing, play};
    use crate::{
        engine::{Engine, EngineConfig, FailureKind},
        referee::VariantReferee,
        scripted_engine::{uci, xboard},
        starts::Start,
        time_control::TimeControl,
        variant_game::VariantGame,
    };
    use game::pgn::GameResult;
    use std::sync::Arc;

    fn play_variant(name: &str, engines: &[EngineConfig; 2]) -> FinishedGame {
        let variant = Arc::new(VariantGame::built_in(name).expect("a game"));
        let start = Start {
            name: "start".to_owned(),
            referee: Box::new(VariantReferee::new(&variant)),
        };
        let rules = GameRules {
            time_control: TimeControl::MoveTime(1000),
            max_plies: 6,
            resign: None,
            time_margin_ms: 0,
        };
        let pairing = Pairing {
            index: 0,
            start: &start,
            rules: &rules,
        };
        let mut engines = engines
            .each_ref()
            .map(|config| Engine::start(config, Some(&variant)).expect("it starts"));
        play(&pairing, &mut engines).expect("no restart is needed")
    }

    fn failure(game: &FinishedGame) -> Option<(usize, FailureKind)> {
        let failure = game.end.failure.as_ref();
        failure.map(|(engine, failure)| (*engine, failure.kind))
    }

    #[test]
    fn engines_of_both_protocols_play_on_a_board_of_ten_ranks() {
        let moves = ["a2a3", "a3a4", "a4a5"];
        let white = uci(&["roman"], &moves);
        // For XBoard these are the moves a9-a8, a8-a7 and a7-a6 of UCI.
        let black = xboard("variants=\"normal,roman\"", &[], &["a8a7", "a7a6", "a6a5"]);
        let game = play_variant("roman", &[white, black]);
        assert_eq!(failure(&game), None, "{:?}", game.end);
        assert_eq!((game.plies, game.end.result), (6, GameResult::Draw));
        assert!(
            game.pgn.contains("1. a3 a8 2. a4 a7 3. a5 a6"),
            "{}",
            game.pgn
        );
    }

    #[test]
    fn pieces_are_dropped() {
        let white = uci(&["crazyhouse"], &["e2e4", "e4d5", "P@e6"]);
        let black = xboard("variants=\"crazyhouse\"", &[], &["d7d5", "d8d5", "P@e4"]);
        let game = play_variant("crazyhouse", &[white, black]);
        assert_eq!(failure(&game), None, "{:?}", game.end);
        assert!(game.pgn.contains("3. P@e6 P@e4"), "{}", game.pgn);
    }

    #[test]
    fn an_illegal_move_loses() {
        let white = uci(&["capablanca"], &["j1i3", "P@e4"]);
        let black = xboard("variants=\"capablanca\"", &[], &["i8h6"]);
        let game = play_variant("capablanca", &[white, black]);
        assert_eq!(failure(&game), Some((0, FailureKind::IllegalMove)));
        assert_eq!(game.end.result, GameResult::BlackWins);
        let detail = game.end.failure.expect("a failure").1.detail;
        assert!(detail.starts_with("'j1i3' is not a legal move"), "{detail}");
    }

    #[test]
    fn an_engine_that_refuses_a_legal_move_loses() {
        let white = uci(&["courier"], &["b1c3"]);
        let answers = [("b1c3", "Illegal move: b1c3")];
        let black = xboard("variants=\"courier\"", &answers, &["a7a6"]);
        let game = play_variant("courier", &[white, black]);
        assert_eq!(failure(&game), Some((1, FailureKind::RefusedMove)));
        assert_eq!(game.end.result, GameResult::WhiteWins);
    }

    #[test]
    fn a_disagreement_about_the_result_is_reported() {
        let moves = ["g1f3", "f3e5", "e5d7"];
        let replies = ["f7f6", "a7a6"];
        let features = "variants=\"atomic\"";
        let dispute = |answer| {
            let black = xboard(features, &[("e5d7", answer)], &replies);
            play_variant("atomic", &[uci(&["atomic"], &moves), black]).disputes
        };
        assert_eq!(dispute("1-0 {White wins}"), []);
        assert_eq!(dispute("# nothing"), []);
        assert_eq!(
            dispute("1/2-1/2 {Draw}"),
            [(1, "1/2-1/2 {Draw}".to_owned())]
        );
        let refusal = "refused move: Illegal move: e5d7";
        assert_eq!(dispute("Illegal move: e5d7"), [(1, refusal.to_owned())]);
    }

    #[test]
    fn a_claim_before_the_end_loses() {
        let white = uci(&["shatranj"], &["a2a3"]);
        let answers = [("a2a3", "1-0 {White mates}")];
        // White's win: Black resigns; a draw is a claim.
        let resigning = xboard("variants=\"shatranj\"", &answers, &[]);
        let game = play_variant("shatranj", &[white.clone(), resigning]);
        assert_eq!(
            (failure(&game), game.end.result),
            (None, GameResult::WhiteWins)
        );
        let answers = [("a2a3", "1/2-1/2 {Bare kings}")];
        let claiming = xboard("variants=\"shatranj\"", &answers, &[]);
        let game = play_variant("shatranj", &[white, claiming]);
        assert_eq!(failure(&game), Some((1, FailureKind::NoMove)));
    }

    #[test]
    fn an_engine_that_does_not_play_the_variant_does_not_start() {
        let variant = Arc::new(VariantGame::built_in("courier").expect("a game"));
        let error = |config: &EngineConfig| {
            let started = Engine::start(config, Some(&variant)).map(|_| ());
            started.unwrap_err().to_string()
        };
        let expected = "unsupported: the variant courier; it plays normal, makruk";
        assert_eq!(
            error(&xboard("variants=\"normal,makruk\"", &[], &[])),
            expected
        );
        assert_eq!(error(&uci(&["normal", "makruk"], &[])), expected);
        let setup = "setup (PNBRQKpnbrqk) 12x8+0_fairy \
                     rnbbqkqbbnrr/pppppppppppp/12/12/12/12/PPPPPPPPPPPP/RNBBQKQBBNRR w - - 0 1";
        let differing = xboard("variants=\"courier\"", &[("variant courier", setup)], &[]);
        assert!(error(&differing).contains("the initial position of courier"));
        let complaint = [("variant courier", "telluser variant courier not supported")];
        let unlisted = xboard("sigint=0", &complaint, &[]);
        assert!(error(&unlisted).ends_with("it reports: telluser variant courier not supported"));
    }
}
