//! From `go` to `bestmove`.

use rules::Move;

use super::{Activity, Session};
use crate::board_text;
use crate::go::Go;
use crate::opening;
use crate::perft::Perft;
use crate::report;
use crate::search::{self, Answer, Search};
use crate::seed::Seed;

impl Session {
    pub(super) fn go(&mut self, go: &Go) {
        let now_ms = self.hooks.now_ms();
        let mut search = Search::new(go, self.setup.position.turn(), &self.options, now_ms);
        self.note_what_is_lacking(go);
        if let Some(answer) = self.answer_unsearched(go, &search) {
            search.settle(answer);
        } else if let Some(mut classic) = self.take_engine() {
            classic.set_position(&self.setup.start, &self.setup.moves);
            classic.begin(search::limits(go, &self.options));
            self.classic = Some(classic);
        } else {
            search.settle(Answer::new(
                self.setup.position.legal_moves().first().copied(),
            ));
        }
        self.activity = Activity::Search(search);
        self.answer_if_released();
    }

    pub(super) fn count(&mut self, depth: u32) {
        self.activity = Activity::Perft(Box::new(Perft::new(&self.setup.position, depth)));
    }

    fn note_what_is_lacking(&mut self, go: &Go) {
        if !go.search_moves.is_empty() {
            self.hooks
                .note("Classic has no 'searchmoves': it chooses among all moves");
        }
        if let Some(moves) = go.mate {
            let plies = search::mate_depth(moves);
            self.hooks.note(format_args!(
                "Classic has no search for a mate: it searches {plies} plies deep instead"
            ));
        }
    }

    /// The answer where there is nothing to think about: the game is over, or just began and is
    /// to be varied.
    fn answer_unsearched(&mut self, go: &Go, search: &Search) -> Option<Answer> {
        if !self.setup.position.has_legal_move() {
            let end = board_text::end_without_moves(&self.setup.position);
            self.hooks
                .note(format_args!("there is no legal move: {end}"));
            return Some(Answer::new(None));
        }
        let is_move_wanted = search.is_finite() && go.mate.is_none() && go.search_moves.is_empty();
        is_move_wanted
            .then(|| self.choose_opening())
            .flatten()
            .map(|chosen| Answer::new(Some(chosen)))
    }

    fn choose_opening(&mut self) -> Option<Move> {
        let seed = match self.options.seed {
            Seed::Recorded => return None,
            Seed::Fixed(seed) => seed,
            Seed::Fresh => *self
                .fresh_seed
                .get_or_insert_with(|| self.hooks.draw_seed()),
        };
        let chosen = opening::choose(&self.setup.start, &self.setup.moves, seed)?;
        self.hooks.note(format_args!(
            "seed {seed} chose {chosen} from a list of openings"
        ));
        Some(chosen)
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
        let is_counted = match (&mut self.activity, &mut self.classic) {
            (Activity::Search(search), Some(classic)) => {
                search.advance(classic, &mut self.pace, &mut self.hooks);
                false
            }
            (Activity::Perft(perft), _) => !perft.advance(&mut self.hooks),
            _ => false,
        };
        if is_counted {
            self.activity = Activity::Idle;
        }
        self.answer_if_released();
        self.catch_up();
    }

    pub(super) fn stop(&mut self) {
        match (&mut self.activity, &mut self.classic) {
            (Activity::Search(search), classic) => {
                if let Some(classic) = classic.as_mut().filter(|_| !search.is_settled()) {
                    search.conclude(classic, &mut self.hooks);
                }
                search.release();
                self.answer_if_released();
            }
            (Activity::Perft(perft), _) => {
                perft.stop(&mut self.hooks);
                self.activity = Activity::Idle;
            }
            (Activity::Idle, _) => {}
        }
    }

    /// Says the best move if it is known and nothing keeps it back.
    pub(super) fn answer_if_released(&mut self) {
        let Activity::Search(search) = &self.activity else {
            return;
        };
        let Some(answer) = search.released() else {
            return;
        };
        let ponder = answer.ponder.filter(|_| self.options.ponder);
        self.hooks.say(&report::best_move(answer.best, ponder));
        self.activity = Activity::Idle;
    }
}
