//! From `go` to `bestmove`.

use alloc::boxed::Box;

use super::{Activity, Session};
use crate::board_text;
use crate::go::{Go, Limit};
use crate::opening;
use crate::options::{OptionName, Options};
use crate::perft::Perft;
use crate::search::Search;
use crate::strength::Noise;
use crate::thinker::{Answer, Thinker};
use crate::uci::report;

impl Session {
    pub(super) fn go(&mut self, go: &Go) {
        let now_ms = self.hooks.now_ms();
        let mut search = Search::new(go, &self.setup.position, &self.options, now_ms);
        Thinker::say_what_is_lacking(go, &self.options, &mut self.said);
        if let Some(answer) = self.answer_unsearched(go, &search) {
            search.settle(answer);
        } else if self.make_thinker() {
            self.begin_search(go, search.is_finite());
        } else {
            let first = self.setup.position.legal_moves().first().copied();
            search.settle(Answer::new(first));
        }
        self.activity = Activity::Search(search);
        self.answer_if_released();
    }

    /// Begins to search. What a weakened search learned is nothing for another, and it learns
    /// nothing from others: the same seed plays the same game, whatever was asked in between.
    fn begin_search(&mut self, go: &Go, is_finite: bool) {
        let strength = self.options.strength();
        let seed = self.seed();
        let mut noise = Noise {
            seed,
            cp: strength.map_or(0, |strength| strength.noise_cp),
        };
        if is_finite {
            noise.cp = noise.cp.max(opening::noise_cp(&self.setup.moves, seed));
        }
        let is_weakened = noise.cp > 0 || strength.is_some();
        if let Some(thinker) = &mut self.thinker {
            if is_weakened || self.was_weakened {
                thinker.forget();
            }
            thinker.begin(&self.setup, go, &self.options, noise);
        }
        self.was_weakened = is_weakened;
    }

    /// Where chance comes from in this game; 0 is no chance.
    fn seed(&mut self) -> u64 {
        match self.options.get(OptionName::Seed) {
            Options::FRESH_SEED => *self
                .fresh_seed
                .get_or_insert_with(|| self.hooks.draw_seed()),
            seed => seed.unsigned_abs(),
        }
    }

    pub(super) fn count(&mut self, depth: u32) {
        self.activity = Activity::Perft(Box::new(Perft::new(&self.setup.position, depth)));
    }

    /// The answer where there is nothing to think about: the game is over, or just began and is
    /// to be varied.
    fn answer_unsearched(&mut self, go: &Go, search: &Search) -> Option<Answer> {
        if !self.setup.position.has_legal_move() {
            let end = board_text::end_without_moves(&self.setup.position);
            self.said.add("info string there is no legal move: ");
            self.said.shown(&end).add("\n");
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
        let chosen = opening::choose(&self.setup.start, &self.setup.moves, seed)?;
        let seed = seed.cast_signed();
        self.said.fill("info string seed # chose ", &[seed]);
        self.said.shown(&chosen).add(" from a list of openings\n");
        Some(Answer::new(Some(chosen)))
    }

    /// Whether a slice of time would change anything.
    pub(super) fn has_work(&self) -> bool {
        match &self.activity {
            Activity::Idle => false,
            Activity::Search(search) => !search.is_settled(),
            Activity::Perft(_) => true,
        }
    }

    /// Whether only `stop` can end what is going on.
    pub(super) fn is_endless(&self) -> bool {
        matches!(&self.activity, Activity::Search(search) if !search.is_finite())
    }

    /// Works for about a millisecond.
    pub(super) fn advance(&mut self) {
        match (&mut self.activity, &mut self.thinker) {
            (Activity::Search(search), Some(thinker)) => {
                search.advance(thinker, &mut self.pace, &mut self.hooks, &mut self.said);
            }
            (Activity::Perft(perft), _) => {
                let goes_on = perft.advance(&mut self.said);
                if !goes_on {
                    self.activity = Activity::Idle;
                }
            }
            _ => {}
        }
        self.answer_if_released();
        self.catch_up();
    }

    pub(super) fn stop(&mut self) {
        match &mut self.activity {
            Activity::Search(search) => {
                if let Some(thinker) = &mut self.thinker
                    && !search.is_settled()
                {
                    search.conclude(thinker, &mut self.hooks, &mut self.said);
                }
                search.release();
                self.answer_if_released();
            }
            Activity::Perft(perft) => {
                perft.stop(&mut self.said);
                self.activity = Activity::Idle;
            }
            Activity::Idle => {}
        }
    }

    /// Says the best move if it is known and nothing keeps it back.
    pub(super) fn answer_if_released(&mut self) {
        if let Activity::Search(search) = &self.activity
            && let Some(answer) = search.released()
        {
            let ponder = answer.ponder.filter(|_| self.options.ponders());
            report::best_move(answer.best, ponder, &mut self.said);
            self.activity = Activity::Idle;
        }
    }
}
