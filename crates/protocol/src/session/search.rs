//! Searches and perft counts of a session, from `go` to the answer.

use alloc::boxed::Box;
use alloc::format;
use alloc::vec::Vec;
use core::mem::take;

use super::{Activity, SEED_BITS, Session};
use rules::Game;

use crate::answer::Answer;
use crate::any_engine::{AnyEngine, Task, limits};
use crate::any_move::AnyMove;
use crate::engine_name::EngineName;
use crate::event::Event;
use crate::go::{Go, Limit};
use crate::levels::{Noise, Strength, score_limits};
use crate::opening;
use crate::opponent_search::OpponentSearch;
use crate::options::{OptionName, Options};
use crate::search::Search;

impl Session {
    /// Begins a search.
    pub(super) fn go(&mut self, mut go: Box<Go>) {
        if !self.has_position() || !self.supports_castling() {
            let (best, ponder) = (None, None);
            return self.events.push(Event::BestMove { best, ponder });
        }
        let search_moves = self.drop_illegal(&mut go);
        let now_ms = (self.clock_ms)();
        let mut search = Search::new(&go, &self.setup, &self.options, now_ms);
        AnyEngine::report_unsupported(&go, &self.options, &mut self.events);
        if let Some(answer) = self.answer_unsearched(&go, &search) {
            search.set_answer(answer);
            self.activity = Activity::Search(search);
            return self.answer_if_released();
        }
        #[cfg(feature = "tablebase")]
        if self.is_in_tables(&go) {
            return self.begin_lookup(go, search);
        }
        self.start(&go, search_moves, search);
    }

    /// Starts the engine, or answers with any move if no engine can search the position.
    pub(super) fn start(&mut self, go: &Go, search_moves: Vec<AnyMove>, mut search: Search) {
        if !self.begin_search(go, search_moves, &mut search) {
            let first = self.setup.first_legal_move();
            search.set_answer(Answer::new(first));
        }
        self.activity = Activity::Search(search);
        self.answer_if_released();
    }

    /// Whether there is a position to search; reports if there is none.
    pub(super) fn has_position(&mut self) -> bool {
        if !self.has_position {
            let message = "there is no position to search, because the last one was not valid";
            self.events.push(Event::Message(message.into()));
        }
        self.has_position
    }

    /// Whether the engine supports the castling of this game; reports if it does not.
    pub(super) fn supports_castling(&mut self) -> bool {
        let is_of_chess = |chess: &Game| chess.start().castling_rights().is_of_chess();
        let is_supported = self.options.engine() == EngineName::Modern
            || self.setup.as_chess().is_none_or(is_of_chess);
        if !is_supported {
            let error = match self.options.engine() {
                #[cfg(feature = "fairy")]
                EngineName::Fairy => {
                    "Fairy does not play Chess960; set the option 'Engine' to Modern"
                }
                _ => "Classic does not play Chess960; set the option 'Engine' to Modern",
            };
            self.events.push(Event::Error(error.into()));
        }
        is_supported
    }

    /// Reports illegal `searchmoves`, drops them, and returns the legal ones.
    fn drop_illegal(&mut self, go: &mut Go) -> Vec<AnyMove> {
        let mut legal_moves = Vec::new();
        for chosen in take(&mut go.search_moves) {
            if let Some(legal) = self.setup.parse_move(&chosen) {
                go.search_moves.push(chosen);
                legal_moves.push(legal);
            } else {
                self.events.push(Event::Error(format!(
                    "go: searchmoves: {} is illegal in this position, and is ignored",
                    rules::excerpt(&chosen)
                )));
            }
        }
        legal_moves
    }

    /// Begins to search; returns false if no engine can search the position. The table is cleared
    /// before and after a weakened search, so that the same seed always plays the same game.
    fn begin_search(&mut self, go: &Go, search_moves: Vec<AnyMove>, search: &mut Search) -> bool {
        self.ensure_engine();
        let strength = self.options.strength();
        let seed = self.seed();
        let mut noise = Noise { seed, cp: 0 };
        let mut task = Task {
            limits: limits(go, &self.options, strength.limits()),
            lines: self.options.lines(),
            search_moves,
        };
        if let Some(opponent) = strength.opponent() {
            let scores = Task {
                limits: limits(go, &self.options, score_limits(go.has_limit())),
                ..task.clone()
            };
            let player = opponent.player(self.options.style());
            let opponent = OpponentSearch::new(player, opponent.lines, seed, &self.setup, task);
            task = opponent.task();
            search.choose_first(opponent, scores);
        } else if search.is_finite() {
            noise.cp = opening::noise_cp(self.setup.ply(), seed);
        }
        let is_weakened = noise.cp > 0 || strength != Strength::Full;
        let Some(engine) = &mut self.engine else {
            return false;
        };
        if is_weakened || self.was_weakened {
            engine.clear();
        }
        self.was_weakened = is_weakened;
        #[cfg(feature = "ablation")]
        engine.disable_part(&self.options);
        engine.begin(&self.setup, &task, noise)
    }

    /// The seed of this game; 0 for no randomness.
    fn seed(&mut self) -> u64 {
        match self.options.get(OptionName::Seed) {
            Options::FRESH_SEED => *self
                .fresh_seed
                .get_or_insert_with(|| ((self.seed)() & SEED_BITS).max(1)),
            seed => seed.unsigned_abs(),
        }
    }

    pub(super) fn count(&mut self, depth: u32) {
        let is_chess960 = self.options.is_chess960();
        self.activity = Activity::Perft(self.setup.perft(depth, is_chess960));
    }

    /// The answer if no search is needed: no move if the game is over, or a random opening move.
    fn answer_unsearched(&mut self, go: &Go, search: &Search) -> Option<Answer> {
        if !self.setup.has_legal_move() {
            let (message, score) = self.setup.end_without_moves();
            self.events.push(Event::Message(message));
            self.events.push(Event::FinalScore(score));
            return Some(Answer::new(None));
        }
        let is_move_wanted =
            search.is_finite() && go.limit(Limit::Mate).is_none() && go.search_moves.is_empty();
        if !is_move_wanted {
            return None;
        }
        self.choose_opening()
    }

    fn choose_opening(&mut self) -> Option<Answer> {
        let seed = self.seed();
        if seed == 0 {
            return None;
        }
        let chess = self.setup.as_chess()?;
        let chosen = opening::choose(chess.start(), chess.moves(), seed)?;
        let message = format!("seed {seed} chose {chosen} from a list of openings");
        self.events.push(Event::Message(message));
        Some(Answer::new(Some(AnyMove::Chess(chosen))))
    }

    /// Whether a search or a perft count is unfinished.
    pub(crate) fn has_work(&self) -> bool {
        match &self.activity {
            Activity::Idle => false,
            Activity::Search(search) => !search.has_answer(),
            #[cfg(feature = "tablebase")]
            Activity::Lookup(_) => true,
            Activity::Perft(_) => true,
        }
    }

    /// Whether a search runs that only `stop` can end.
    pub(super) fn is_endless(&self) -> bool {
        matches!(&self.activity, Activity::Search(search) if !search.is_finite())
    }

    /// Whether a search runs that has too much time left to finish after the end of input.
    pub(super) fn is_long(&self, now_ms: f64) -> bool {
        matches!(&self.activity, Activity::Search(search) if search.is_long(now_ms))
    }

    /// Works for about a millisecond.
    pub(super) fn advance(&mut self) {
        #[cfg(feature = "tablebase")]
        if matches!(self.activity, Activity::Lookup(_)) {
            self.advance_lookup();
            return self.catch_up();
        }
        match (&mut self.activity, &mut self.engine) {
            (Activity::Search(search), Some(engine)) => {
                search.advance(
                    engine,
                    &mut self.step_size,
                    &mut self.clock_ms,
                    &mut self.events,
                );
            }
            (Activity::Perft(perft), _) => {
                let has_more = perft.advance(&mut self.events);
                if !has_more {
                    self.activity = Activity::Idle;
                }
            }
            _ => {}
        }
        self.answer_if_released();
        self.catch_up();
    }

    pub(super) fn stop(&mut self) {
        #[cfg(feature = "tablebase")]
        self.conclude_lookup();
        match &mut self.activity {
            Activity::Search(search) => {
                if let Some(engine) = &mut self.engine
                    && !search.has_answer()
                {
                    search.conclude(engine, &mut self.clock_ms, &mut self.events);
                }
                search.release();
                self.answer_if_released();
            }
            Activity::Perft(perft) => {
                self.events.push(perft.stop());
                self.activity = Activity::Idle;
            }
            #[cfg(feature = "tablebase")]
            Activity::Lookup(_) => {}
            Activity::Idle => {}
        }
    }

    /// Reports the best move if it is known and not delayed.
    pub(super) fn answer_if_released(&mut self) {
        if let Activity::Search(search) = &self.activity
            && let Some(answer) = search.released()
        {
            let Answer { best, ponder } = answer;
            self.events.push(Event::BestMove { best, ponder });
            self.activity = Activity::Idle;
        }
    }
}
