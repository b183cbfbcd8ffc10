use engine::classic::Classic;
use engine::{Limits, Progress};
use rules::{Color, Move};

use crate::go::Go;
use crate::hooks::Hooks;
use crate::level::Level;
use crate::options::Options;
use crate::pace::Pace;
use crate::report;

/// The time between two lines that tell how the search gets on.
const PROGRESS_MS: f64 = 500.0;

/// The most plies that Classic searches; its own loop ends there.
const DEEPEST: u32 = 98;

/// What `go` started, until its `bestmove`.
#[derive(Debug)]
pub(crate) struct Search {
    hold: Hold,
    deadline_ms: Option<f64>,
    /// Whether limits of nodes or depth end the search.
    is_bounded: bool,
    begun_ms: f64,
    next_progress_ms: f64,
    /// How many of the engine's iterations are said.
    said: usize,
    /// The answer, once it is known.
    answer: Option<Answer>,
}

/// What keeps a known answer back.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Hold {
    Nothing,
    UntilStop,
    /// With the time to think from then on, in milliseconds.
    UntilPonderHit(Option<f64>),
}

/// A move to play, and the reply that is expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Answer {
    pub(crate) best: Option<Move>,
    pub(crate) ponder: Option<Move>,
}

impl Answer {
    /// A move without an expected reply.
    pub(crate) fn new(best: Option<Move>) -> Answer {
        Answer { best, ponder: None }
    }
}

/// The engine's limits for `go`; of the level and the limits given the smaller holds.
pub(crate) fn limits(go: &Go, options: &Options) -> Limits {
    let level = options.level.map(Level::nodes);
    Limits {
        nodes: go.nodes.into_iter().chain(level).min(),
        depth: go.depth.into_iter().chain(go.mate.map(mate_depth)).min(),
    }
}

/// The depth in plies in which a mate in so many moves shows: its moves, and the king's capture.
pub(crate) fn mate_depth(moves: u32) -> u32 {
    moves.saturating_mul(2).min(DEEPEST)
}

impl Search {
    /// A search that begins now; the engine was given the limits of [`limits`].
    pub(crate) fn new(go: &Go, turn: Color, options: &Options, now_ms: f64) -> Search {
        let clocks = go
            .clocks(turn)
            .map(|clocks| clocks.budget_ms(options.move_overhead_ms));
        let budget_ms = go
            .move_ms
            .map(from_whole)
            .into_iter()
            .chain(clocks)
            .reduce(f64::min);
        let hold = match (go.ponder, go.infinite) {
            (true, _) => Hold::UntilPonderHit(budget_ms),
            (false, true) => Hold::UntilStop,
            (false, false) => Hold::Nothing,
        };
        let deadline_ms = budget_ms
            .filter(|_| hold == Hold::Nothing)
            .map(|budget| now_ms + budget);
        Search {
            hold,
            deadline_ms,
            is_bounded: limits(go, options) != Limits::default(),
            begun_ms: now_ms,
            next_progress_ms: now_ms + PROGRESS_MS,
            said: 0,
            answer: None,
        }
    }

    /// Whether the search ends without a `stop`.
    pub(crate) fn is_finite(&self) -> bool {
        self.hold == Hold::Nothing && (self.is_bounded || self.deadline_ms.is_some())
    }

    /// Whether it waits for `ponderhit`.
    pub(crate) fn is_pondering(&self) -> bool {
        matches!(self.hold, Hold::UntilPonderHit(_))
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
        if let Hold::UntilPonderHit(budget_ms) = self.hold {
            self.hold = Hold::Nothing;
            self.deadline_ms = budget_ms.map(|budget_ms| now_ms + budget_ms);
        }
    }

    /// Searches for about a millisecond.
    pub(crate) fn advance(&mut self, classic: &mut Classic, pace: &mut Pace, hooks: &mut Hooks) {
        let before_ms = hooks.now_ms();
        let progress = classic.think(pace.nodes());
        let now_ms = hooks.now_ms();
        self.say_iterations(classic, hooks);
        if progress == Progress::Running {
            pace.adapt(now_ms - before_ms);
            if now_ms >= self.next_progress_ms {
                self.say_progress(classic, now_ms, hooks);
            }
        }
        let is_late = self
            .deadline_ms
            .is_some_and(|deadline_ms| now_ms >= deadline_ms);
        if progress == Progress::Finished || is_late {
            self.conclude(classic, hooks);
        }
    }

    /// Ends the search now, and takes what the engine has as its answer.
    pub(crate) fn conclude(&mut self, classic: &mut Classic, hooks: &mut Hooks) {
        classic.stop();
        let now_ms = hooks.now_ms();
        self.say_progress(classic, now_ms, hooks);
        let best = classic.best_move();
        let ponder = classic.principal_variation().get(1).copied();
        self.answer = Some(Answer { best, ponder });
    }

    /// Says the iterations that are new.
    fn say_iterations(&mut self, classic: &Classic, hooks: &mut Hooks) {
        let iterations = classic.iterations();
        for iteration in &iterations[self.said.min(iterations.len())..] {
            hooks.say(&report::iteration(iteration));
        }
        self.said = iterations.len();
    }

    fn say_progress(&mut self, classic: &Classic, now_ms: f64, hooks: &mut Hooks) {
        self.next_progress_ms = now_ms + PROGRESS_MS;
        let elapsed_ms = now_ms - self.begun_ms;
        hooks.say(&report::progress(
            elapsed_ms,
            classic.nodes(),
            classic.table_permille(),
        ));
    }
}

/// Milliseconds for comparing with a clock.
// Beyond 2^52 ms the rounding does not matter.
#[allow(clippy::cast_precision_loss)]
fn from_whole(time_ms: u64) -> f64 {
    time_ms as f64
}
