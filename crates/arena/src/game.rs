//! One game of a match.

use anyhow::Result;
use rules::{Color, Game, pgn::GameResult, pgn::Record};

use crate::{
    engine::{Engine, Failure, FailureKind, SearchRequest, SearchResult},
    openings::Opening,
    time_control::{Clocks, TimeControl},
};

/// What all games of a match have in common.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct GameRules {
    pub(crate) time_control: TimeControl,
    /// Longer games are adjudicated as draws.
    pub(crate) max_plies: usize,
    pub(crate) resign: Option<ResignRule>,
    /// The flag falls this much later, to allow for the overhead of the pipes.
    pub(crate) time_margin_ms: u64,
}

/// Adjudicates a win when both engines agree on it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct ResignRule {
    pub(crate) score_cp: i32,
    /// For how many consecutive moves of each engine.
    pub(crate) moves: usize,
}

/// A game to play.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pairing<'a> {
    /// From 0. The first engine plays White in the even games.
    pub(crate) index: usize,
    pub(crate) opening: &'a Opening,
    pub(crate) rules: &'a GameRules,
}

/// A finished game.
#[derive(Debug)]
pub(crate) struct FinishedGame {
    pub(crate) index: usize,
    pub(crate) end: GameEnd,
    pub(crate) plies: usize,
    pub(crate) stats: [SearchStats; 2],
    /// The game with its tags.
    pub(crate) pgn: String,
}

/// How a game ended.
#[derive(Clone, Debug)]
pub(crate) struct GameEnd {
    pub(crate) result: GameResult,
    /// In words, such as `checkmate`.
    pub(crate) reason: String,
    /// The index of the engine that failed, and how.
    pub(crate) failure: Option<(usize, Failure)>,
}

/// Sums over an engine's searches.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct SearchStats {
    pub(crate) searches: u64,
    pub(crate) total_ms: u64,
    pub(crate) max_ms: u64,
    pub(crate) nodes: u64,
    /// The sum of the depths in plies.
    pub(crate) depths: u64,
}

impl SearchStats {
    pub(crate) fn add(&mut self, other: Self) {
        self.searches += other.searches;
        self.total_ms += other.total_ms;
        self.max_ms = self.max_ms.max(other.max_ms);
        self.nodes += other.nodes;
        self.depths += other.depths;
    }
}

/// The index of the engine that plays a color in a game.
pub(crate) const fn engine_index(game_index: usize, color: Color) -> usize {
    (game_index + matches!(color, Color::Black) as usize) % 2
}

/// Plays a game to its end.
///
/// # Errors
/// An engine could not be restarted after a failure in an earlier game.
pub(crate) fn play(pairing: &Pairing<'_>, engines: &mut [Engine; 2]) -> Result<FinishedGame> {
    let mut game = OngoingGame::new(pairing, engines.each_ref().map(Engine::name));
    for (index, engine) in engines.iter_mut().enumerate() {
        if let Err(failure) = engine.new_game(&game.game)? {
            game.forfeit(index, failure);
        }
    }
    let end = loop {
        if let Some(end) = game.end.take() {
            break end;
        }
        let index = engine_index(pairing.index, game.game.position().turn());
        match game.play_move(&mut engines[index]) {
            Ok(()) => game.adjudicate(),
            Err(failure) => {
                engines[index].disconnect();
                game.forfeit(index, failure);
            }
        }
    };
    Ok(game.finish(end))
}

struct OngoingGame<'a> {
    pairing: &'a Pairing<'a>,
    game: Game,
    record: Record,
    clocks: Option<Clocks>,
    stats: [SearchStats; 2],
    /// Each engine's scores in centipawns, from its own point of view.
    scores_cp: [Vec<Option<i32>>; 2],
    names: [String; 2],
    end: Option<GameEnd>,
}

impl<'a> OngoingGame<'a> {
    fn new(pairing: &'a Pairing<'a>, names: [&str; 2]) -> Self {
        let game = pairing.opening.game.clone();
        let mut record = Record::new(game.start().clone());
        for &played in game.moves() {
            let last = record.nodes().len() - 1;
            // The book was checked when it was read.
            let _ = record.play(last, played);
        }
        let mut ongoing = Self {
            pairing,
            game,
            record,
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
        let color = self.game.position().turn();
        let time_control = self.pairing.rules.time_control;
        let request = SearchRequest {
            game: &self.game,
            time_control,
            clocks: self.clocks.as_ref(),
            timeout: time_control.search_timeout(),
        };
        let (result, elapsed) = engine.search(&request)?;
        let elapsed_ms = u64::try_from(elapsed.as_millis()).unwrap_or(u64::MAX);
        self.record_search(color, &result, elapsed_ms);
        let Some(text) = &result.best_move else {
            let reason = format!("{} resigns", engine.name());
            self.end(win(color.other()), reason);
            return Ok(());
        };
        self.apply_move(text)?;
        self.spend_time(color, elapsed_ms)
    }

    fn record_search(&mut self, color: Color, result: &SearchResult, elapsed_ms: u64) {
        let engine = engine_index(self.pairing.index, color);
        self.stats[engine].add(SearchStats {
            searches: 1,
            total_ms: elapsed_ms,
            max_ms: elapsed_ms,
            nodes: result.nodes.unwrap_or(0),
            depths: u64::from(result.depth.unwrap_or(0)),
        });
        self.scores_cp[engine].push(result.score_cp);
    }

    fn apply_move(&mut self, text: &str) -> Result<(), Failure> {
        let position = self.game.position();
        let illegal =
            |error: String| FailureKind::IllegalMove.with_detail(format!("{error} in {position}"));
        let played = position
            .parse_move(text)
            .map_err(|error| illegal(error.to_string()))?;
        let last = self.record.nodes().len() - 1;
        self.record
            .play(last, played)
            .map_err(|error| illegal(error.to_string()))?;
        self.game
            .play(played)
            .map_err(|error| FailureKind::IllegalMove.with_detail(error.to_string()))
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

    /// Ends the game if it is over by the rules of chess or of the match.
    fn adjudicate(&mut self) {
        let rules = self.pairing.rules;
        if let Some(outcome) = self.game.outcome() {
            self.end(result(outcome.winner()), outcome.to_string());
        } else if let Some(claim) = self.game.draw_claim() {
            self.end(GameResult::Draw, claim.to_string());
        } else if self.game.moves().len() >= rules.max_plies {
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
            failure: Some((engine, failure)),
        });
    }

    fn end(&mut self, result: GameResult, reason: String) {
        self.end.get_or_insert(GameEnd {
            result,
            reason,
            failure: None,
        });
    }

    fn finish(mut self, end: GameEnd) -> FinishedGame {
        let index = self.pairing.index;
        let name = |color| self.names[engine_index(index, color)].clone();
        let tags = [
            ("Event", "match".to_owned()),
            ("Round", (index + 1).to_string()),
            ("White", name(Color::White)),
            ("Black", name(Color::Black)),
            ("Opening", self.pairing.opening.name.clone()),
            ("Termination", end.reason.clone()),
        ];
        self.record.result = end.result;
        self.record.tags = tags.map(|(name, value)| (name.to_owned(), value)).into();
        FinishedGame {
            index,
            end,
            plies: self.game.moves().len(),
            stats: self.stats,
            pgn: self.record.write(),
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

const fn win(color: Color) -> GameResult {
    match color {
        Color::White => GameResult::WhiteWins,
        Color::Black => GameResult::BlackWins,
    }
}

fn result(winner: Option<Color>) -> GameResult {
    winner.map_or(GameResult::Draw, win)
}
