use engine::{Limits, Progress};
use rules::Color;

use crate::go::{Go, Limit};
use crate::hooks::Hooks;
use crate::options::Options;
use crate::pace::Pace;
use crate::text::Text;
use crate::thinker::{Answer, Thinker, limits};
use crate::uci::report;

/// The time between two lines that tell how the search gets on.
const PROGRESS_MS: f64 = 500.0;

/// What `go` started, until its `bestmove`.
#[derive(Debug)]
pub(crate) struct Search {
    hold: Hold,
    /// The time to think, in milliseconds; infinite if there is no limit of time.
    budget_ms: f64,
    /// When the time is over; never while the search is held.
    deadline_ms: f64,
    /// Whether limits of nodes or depth end the search.
    is_bounded: bool,
    begun_ms: f64,
    next_progress_ms: f64,
    /// How many of the engine's results are said.
    said_before: usize,
    /// The answer, once it is known.
    answer: Option<Answer>,
}

/// What keeps a known answer back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Hold {
    Nothing,
    UntilStop,
    UntilPonderHit,
}

impl Search {
    /// A search that begins now.
    pub(crate) fn new(go: &Go, turn: Color, options: &Options, now_ms: f64) -> Search {
        let mut search = Search {
            hold: if go.ponder {
                Hold::UntilPonderHit
            } else if go.infinite {
                Hold::UntilStop
            } else {
                Hold::Nothing
            },
            budget_ms: budget_ms(go, turn, options),
            deadline_ms: f64::INFINITY,
            is_bounded: limits(go, options) != Limits::default(),
            begun_ms: now_ms,
            next_progress_ms: now_ms + PROGRESS_MS,
            said_before: 0,
            answer: None,
        };
        if search.hold == Hold::Nothing {
            search.deadline_ms = now_ms + search.budget_ms;
        }
        search
    }

    /// Whether the search ends without a `stop`.
    pub(crate) fn is_finite(&self) -> bool {
        self.hold == Hold::Nothing && (self.is_bounded || self.deadline_ms < f64::INFINITY)
    }

    /// Whether it waits for `ponderhit`.
    pub(crate) fn is_pondering(&self) -> bool {
        self.hold == Hold::UntilPonderHit
    }

    /// Takes an answer that needs no search.
    pub(crate) fn settle(&mut self, answer: Answer) {
        self.answer = Some(answer);
    }

    /// Whether an answer is known, given or not.
    pub(crate) fn is_settled(&self) -> bool {
        self.answer.is_some()
    }

    /// The answer, when nothing keeps it back.
    pub(crate) fn released(&self) -> Option<Answer> {
        self.answer.filter(|_| self.hold == Hold::Nothing)
    }

    /// Nothing keeps the answer back any more.
    pub(crate) fn release(&mut self) {
        self.hold = Hold::Nothing;
    }

    /// The opponent played what was expected: the time runs from now on.
    pub(crate) fn ponder_hit(&mut self, now_ms: f64) {
        self.hold = Hold::Nothing;
        self.deadline_ms = now_ms + self.budget_ms;
    }

    /// Searches for about a millisecond.
    pub(crate) fn advance(
        &mut self,
        thinker: &mut Thinker,
        pace: &mut Pace,
        hooks: &mut Hooks,
        said: &mut Text,
    ) {
        let before_ms = hooks.now_ms();
        let progress = thinker.think(pace.nodes());
        let now_ms = hooks.now_ms();
        thinker.report(&mut self.said_before, said);
        if progress == Progress::Finished {
            return self.conclude(thinker, hooks, said);
        }
        pace.adapt(now_ms - before_ms);
        if now_ms >= self.next_progress_ms {
            self.say_progress(thinker, now_ms, said);
        }
        if now_ms >= self.deadline_ms {
            self.conclude(thinker, hooks, said);
        }
    }

    /// Ends the search now, and takes what the engine has as its answer.
    pub(crate) fn conclude(&mut self, thinker: &mut Thinker, hooks: &mut Hooks, said: &mut Text) {
        thinker.stop();
        self.say_progress(thinker, hooks.now_ms(), said);
        self.answer = Some(thinker.answer());
    }

    fn say_progress(&mut self, thinker: &Thinker, now_ms: f64, said: &mut Text) {
        self.next_progress_ms = now_ms + PROGRESS_MS;
        let elapsed_ms = now_ms - self.begun_ms;
        report::progress(elapsed_ms, thinker.nodes(), thinker.table_permille(), said);
    }
}

/// The time for a move, in milliseconds; infinite if nothing limits it.
fn budget_ms(go: &Go, turn: Color, options: &Options) -> f64 {
    let clock_ms = match go.clocks(turn) {
        Some(clocks) => clocks.budget_ms(options.move_overhead_ms()),
        None => f64::INFINITY,
    };
    match go.limit(Limit::MoveTime) {
        Some(move_ms) => clock_ms.min(from_whole(move_ms)),
        None => clock_ms,
    }
}

/// Milliseconds for comparing with a clock.
// Beyond 2^52 ms the rounding does not matter.
#[allow(clippy::cast_precision_loss)]
fn from_whole(time_ms: u64) -> f64 {
    time_ms as f64
}
