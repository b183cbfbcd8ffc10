use alloc::vec::Vec;

use engine::modern::{Line, Score};
use engine::{Iteration, Limits, Progress};
use rules::Position;

use crate::budget::{Budget, Calm};
use crate::event::{Event, InfoDetails, SearchInfo, SearchStats};
use crate::go::Go;
use crate::options::Options;
use crate::pace::Pace;
use crate::thinker::{Answer, Thinker, limits};

/// The time between two progress reports.
const PROGRESS_MS: f64 = 500.0;

/// What `go` started, until its `bestmove`.
#[derive(Debug)]
pub(crate) struct Search {
    hold: Hold,
    budget: Budget,
    /// When the time is over; never while the search is held.
    deadline_ms: f64,
    calm: Calm,
    /// Whether limits of nodes or depth end the search.
    is_bounded: bool,
    begun_ms: f64,
    next_progress_ms: f64,
    /// How many of the engine's results are reported.
    reported: u64,
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
    pub(crate) fn new(go: &Go, position: &Position, options: &Options, now_ms: f64) -> Search {
        let mut search = Search {
            hold: if go.ponder {
                Hold::UntilPonderHit
            } else if go.infinite {
                Hold::UntilStop
            } else {
                Hold::Nothing
            },
            budget: Budget::new(go, position, options),
            deadline_ms: f64::INFINITY,
            calm: Calm::default(),
            is_bounded: limits(go, options) != Limits::default(),
            begun_ms: now_ms,
            next_progress_ms: now_ms + PROGRESS_MS,
            reported: 0,
            answer: None,
        };
        if search.hold == Hold::Nothing {
            search.deadline_ms = now_ms + search.budget.most_ms;
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

    /// The opponent played what was expected: the time runs from now on, but what was planned has
    /// begun before.
    pub(crate) fn ponder_hit(&mut self, now_ms: f64) {
        self.hold = Hold::Nothing;
        self.deadline_ms = now_ms + self.budget.most_ms.min(self.budget.planned_ms);
    }

    /// Searches for about a millisecond.
    pub(crate) fn advance(
        &mut self,
        thinker: &mut Thinker,
        pace: &mut Pace,
        clock_ms: &mut dyn FnMut() -> f64,
        events: &mut Vec<Event>,
    ) {
        let before_ms = clock_ms();
        let progress = thinker.think(pace.nodes());
        let now_ms = clock_ms();
        let is_over = progress == Progress::Finished || now_ms >= self.deadline_ms;
        if is_over || self.is_settled_enough(thinker, now_ms) {
            return self.conclude(thinker, clock_ms, events);
        }
        pace.adapt(now_ms - before_ms);
        self.report(thinker, now_ms, false, events);
    }

    /// Whether an iteration has ended, and the next one is not worth its time.
    fn is_settled_enough(&mut self, thinker: &Thinker, now_ms: f64) -> bool {
        let Thinker::Modern(modern) = thinker else {
            return false;
        };
        self.calm.learn(modern.lines().first())
            && self.hold == Hold::Nothing
            && now_ms - self.begun_ms >= self.budget.planned_ms * self.calm.share()
    }

    /// Ends the search now, and takes what the engine has as its answer.
    pub(crate) fn conclude(
        &mut self,
        thinker: &mut Thinker,
        clock_ms: &mut dyn FnMut() -> f64,
        events: &mut Vec<Event>,
    ) {
        thinker.stop();
        self.report(thinker, clock_ms(), true, events);
        self.answer = Some(thinker.answer());
    }

    /// Reports what was found since the last report, and from time to time the progress.
    fn report(&mut self, thinker: &Thinker, now_ms: f64, is_over: bool, events: &mut Vec<Event>) {
        let stats = self.stats(thinker, now_ms);
        let is_due = is_over || now_ms >= self.next_progress_ms;
        match thinker {
            Thinker::Modern(modern) => {
                let (lines, count) = (modern.lines(), modern.report_count());
                let is_new = count != self.reported;
                let is_wanted = is_over || is_new && (is_due || are_level(lines));
                if is_wanted && !lines.is_empty() {
                    self.reported = count;
                    self.next_progress_ms = now_ms + PROGRESS_MS;
                    let infos = (1..)
                        .zip(lines)
                        .map(|(rank, line)| modern_info(line, rank, stats));
                    events.extend(infos.map(Event::Info));
                    return;
                }
            }
            Thinker::Classic(classic) => {
                let reported = usize::try_from(self.reported).unwrap_or(usize::MAX);
                for iteration in classic.iterations().iter().skip(reported) {
                    events.push(Event::Info(classic_info(iteration)));
                    self.reported += 1;
                }
            }
        }
        if is_due {
            self.next_progress_ms = now_ms + PROGRESS_MS;
            events.push(Event::Progress(stats));
        }
    }

    // A float becomes the nearest integer that there is, never an error.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    fn stats(&self, thinker: &Thinker, now_ms: f64) -> SearchStats {
        SearchStats {
            time_ms: (now_ms - self.begun_ms) as u64,
            nodes: thinker.nodes(),
            hashfull: thinker.hashfull(),
        }
    }
}

fn modern_info(line: &Line, rank: usize, stats: SearchStats) -> SearchInfo {
    SearchInfo {
        depth: line.depth,
        score: line.score,
        nodes: stats.nodes,
        pv: line.moves.clone(),
        details: Some(InfoDetails {
            seldepth: line.seldepth,
            multipv: rank,
            stats,
        }),
    }
}

/// What the original prints after an iteration.
fn classic_info(iteration: &Iteration) -> SearchInfo {
    let rest = iteration.pv.iter().skip(1).copied();
    SearchInfo {
        depth: iteration.depth,
        score: Score::Cp(iteration.score),
        nodes: iteration.nodes,
        pv: iteration.best_move.into_iter().chain(rest).collect(),
        details: None,
    }
}

/// Whether all lines were searched to the same depth: between two iterations.
fn are_level(lines: &[Line]) -> bool {
    let depth = lines.first().map(|line| line.depth);
    lines.iter().all(|line| Some(line.depth) == depth)
}
