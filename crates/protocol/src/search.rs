use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

#[cfg(feature = "chess")]
use engine::{Iteration, Score};
use engine::{Limits, Line, Progress};
#[cfg(feature = "tablebase")]
use rules::Move;
use rules::Position;

use crate::answer::Answer;
use crate::any_engine::{AnyEngine, Task, limits};
use crate::any_move::AnyMove;
use crate::any_position::AnyPosition as _;
use crate::event::{Event, SearchInfo, SearchStats};
use crate::go::Go;
use crate::opponent_search::OpponentSearch;
use crate::options::Options;
use crate::setup::Setup;
use crate::time_management::StepSize;
use crate::time_management::{SearchStability, TimeBudget};

/// The time between progress reports.
const PROGRESS_MS: f64 = 500.0;

/// The longest time that a search may continue after the end of input.
const LONG_MS: f64 = 10_000.0;

/// A running search, from `go` to its `bestmove`.
#[derive(Debug)]
pub(crate) struct Search {
    hold: Hold,
    budget: TimeBudget,
    /// When the time is over; infinite while the search is held.
    deadline_ms: f64,
    stability: SearchStability,
    /// Whether the search has a limit other than time.
    is_bounded: bool,
    begun_ms: f64,
    next_progress_ms: f64,
    /// The number of results reported so far.
    reported: u64,
    choice: Choice,
    /// The answer, once it is known.
    answer: Option<Answer>,
    /// The position, if moves are written as in Chess960.
    chess960: Option<Box<Position>>,
    /// The game, if lines are reported in SAN.
    san: Option<Box<Setup>>,
}

/// How the move to play is chosen.
#[derive(Clone, Debug)]
enum Choice {
    /// By the search whose lines are reported.
    ByReportedSearch,
    /// By an opponent, whose searches are running; the search for this task follows and is reported.
    ByOpponent(Box<OpponentSearch>, Task),
    /// By an opponent, which has chosen this move.
    Made(AnyMove),
}

/// The command that a known answer waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Hold {
    Nothing,
    UntilStop,
    UntilPonderHit,
}

impl Search {
    /// Starts a search now.
    pub(crate) fn new(go: &Go, setup: &Setup, options: &Options, now_ms: f64) -> Search {
        let chess960 = setup.as_chess().filter(|_| options.is_chess960());
        let mut search = Search {
            hold: if go.ponder {
                Hold::UntilPonderHit
            } else if go.infinite {
                Hold::UntilStop
            } else {
                Hold::Nothing
            },
            budget: TimeBudget::new(go, setup, options),
            deadline_ms: f64::INFINITY,
            stability: SearchStability::default(),
            is_bounded: limits(go, options, options.strength().limits()) != Limits::default(),
            begun_ms: now_ms,
            next_progress_ms: now_ms + PROGRESS_MS,
            reported: 0,
            choice: Choice::ByReportedSearch,
            answer: None,
            chess960: chess960.map(|chess| Box::new(chess.position().clone())),
            san: options.shows_san().then(|| Box::new(setup.clone())),
        };
        if search.hold == Hold::Nothing {
            search.deadline_ms = now_ms + search.budget.max_ms;
        }
        search
    }

    /// Whether the search ends without a `stop`.
    pub(crate) fn is_finite(&self) -> bool {
        self.hold == Hold::Nothing && (self.is_bounded || self.deadline_ms < f64::INFINITY)
    }

    /// Whether only its time limits the search, and more than ten seconds are left.
    pub(crate) fn is_long(&self, now_ms: f64) -> bool {
        !self.is_bounded && self.deadline_ms - now_ms > LONG_MS
    }

    /// Whether the search waits for `ponderhit`.
    pub(crate) fn is_pondering(&self) -> bool {
        self.hold == Hold::UntilPonderHit
    }

    /// Lets an opponent, whose searches run first, choose the move; the search for `task` follows and
    /// is reported.
    pub(crate) fn choose_first(&mut self, opponent: OpponentSearch, task: Task) {
        self.choice = Choice::ByOpponent(Box::new(opponent), task);
    }

    /// Lets the opponent choose now, if it has not chosen yet, and begins the reported search.
    fn choose(&mut self, engine: &mut AnyEngine) {
        if let Choice::ByOpponent(opponent, task) = &mut self.choice {
            let chosen = opponent.choose(engine);
            engine.clear();
            engine.begin_task(task);
            self.choice = chosen.map_or(Choice::ByReportedSearch, Choice::Made);
        }
    }

    /// Sets an answer that needs no search.
    pub(crate) fn set_answer(&mut self, answer: Answer) {
        self.answer = Some(answer);
    }

    /// Reports lines that were found without a search, and answers with the best of them.
    #[cfg(feature = "tablebase")]
    pub(crate) fn answer_with(
        &mut self,
        lines: &[Line<Move>],
        now_ms: f64,
        events: &mut Vec<Event>,
    ) {
        let stats = SearchStats {
            // The cast saturates.
            #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
            time_ms: (now_ms - self.begun_ms) as u64,
            tb_hits: 1,
            ..SearchStats::default()
        };
        for (index, line) in lines.iter().enumerate() {
            let pv = AnyMove::line(&line.moves);
            self.report_line(line_info(line, pv, index + 1, stats), events);
        }
        let best = lines.first().map_or(&[][..], |line| &line.moves);
        let answer = Answer::chess(best.first().copied(), best.get(1).copied());
        self.set_answer(answer);
    }

    /// Whether the answer is known, even if it is delayed.
    pub(crate) fn has_answer(&self) -> bool {
        self.answer.is_some()
    }

    /// The answer, if nothing delays it.
    pub(crate) fn released(&self) -> Option<Answer> {
        self.answer.filter(|_| self.hold == Hold::Nothing)
    }

    /// Ends the delay of the answer.
    pub(crate) fn release(&mut self) {
        self.hold = Hold::Nothing;
    }

    /// Continues as a normal search because the opponent played the expected move. The deadline
    /// counts from now, the planned time from the start of pondering.
    pub(crate) fn ponder_hit(&mut self, now_ms: f64) {
        self.hold = Hold::Nothing;
        self.deadline_ms = now_ms + self.budget.max_ms.min(self.budget.planned_ms);
    }

    /// Searches for about a millisecond.
    pub(crate) fn advance(
        &mut self,
        engine: &mut AnyEngine,
        step_size: &mut StepSize,
        clock_ms: &mut dyn FnMut() -> f64,
        events: &mut Vec<Event>,
    ) {
        let (before_ms, nodes_before) = (clock_ms(), engine.nodes());
        let progress = engine.think(step_size.nodes());
        let now_ms = clock_ms();
        if let Choice::ByOpponent(opponent, _) = &mut self.choice
            && now_ms < self.deadline_ms
        {
            if progress == Progress::Finished && !opponent.proceed(engine) {
                self.choose(engine);
            }
            return;
        }
        let is_over = progress == Progress::Finished || now_ms >= self.deadline_ms;
        if is_over || self.is_stable_enough(engine, now_ms) {
            return self.conclude(engine, clock_ms, events);
        }
        let is_partial = engine.nodes().saturating_sub(nodes_before) < step_size.nodes();
        step_size.adapt(now_ms - before_ms, is_partial);
        self.report(engine, now_ms, false, events);
    }

    /// Whether an iteration has finished and the result is stable enough to end the search.
    fn is_stable_enough(&mut self, engine: &AnyEngine, now_ms: f64) -> bool {
        self.stability.update(engine.best_line())
            && self.hold == Hold::Nothing
            && now_ms - self.begun_ms >= self.budget.planned_ms * self.stability.share()
    }

    /// Ends the search now, with the engine's best move as the answer.
    pub(crate) fn conclude(
        &mut self,
        engine: &mut AnyEngine,
        clock_ms: &mut dyn FnMut() -> f64,
        events: &mut Vec<Event>,
    ) {
        self.choose(engine);
        engine.stop();
        self.report(engine, clock_ms(), true, events);
        let mut answer = self.chosen_answer(engine);
        if let Some(best) = &mut answer.best {
            let mut line = [*best, answer.ponder.unwrap_or(*best)];
            self.write(&mut line);
            *best = line[0];
            answer.ponder = answer.ponder.map(|_| line[1]);
        }
        self.answer = Some(answer);
    }

    /// The engine's answer, or the choice of the opponent without an expected reply.
    fn chosen_answer(&self, engine: &AnyEngine) -> Answer {
        let answer = engine.answer();
        match self.choice {
            Choice::Made(chosen) if Some(chosen) != answer.best => Answer::new(Some(chosen)),
            _ => answer,
        }
    }

    /// Converts the castling moves of a line to Chess960 if moves are written so.
    fn write(&self, line: &mut [AnyMove]) {
        let Some(position) = &self.chess960 else {
            return;
        };
        let mut position = position.clone();
        for played in line {
            if let Some(chess) = Position::move_of(*played) {
                *played = AnyMove::Chess(position.as_chess960(chess));
                position.make(chess);
            }
        }
    }

    /// Reports a principal variation.
    fn report_line(&self, mut info: SearchInfo, events: &mut Vec<Event>) {
        if let Some(setup) = &self.san {
            info.san = setup.san_line(&info.pv);
        }
        self.write(&mut info.pv);
        events.push(Event::Info(info));
    }

    /// Reports the lines found since the last report, and the progress every half second.
    fn report(&mut self, engine: &AnyEngine, now_ms: f64, is_over: bool, events: &mut Vec<Event>) {
        let stats = self.stats(engine, now_ms);
        let is_due = is_over || now_ms >= self.next_progress_ms;
        match engine {
            #[cfg(feature = "chess")]
            AnyEngine::Modern(modern) => {
                let (lines, count) = (modern.lines(), modern.report_count());
                if self.should_report(lines, count, is_due, is_over) {
                    self.next_progress_ms = now_ms + PROGRESS_MS;
                    for (rank, line) in (1..).zip(lines) {
                        let pv = AnyMove::line(&line.moves);
                        self.report_line(line_info(line, pv, rank, stats), events);
                    }
                    return;
                }
            }
            #[cfg(feature = "fairy")]
            AnyEngine::Fairy(player) => {
                let (lines, count) = (player.lines(), player.report_count());
                if self.should_report(lines, count, is_due, is_over) {
                    self.next_progress_ms = now_ms + PROGRESS_MS;
                    for (rank, line) in (1..).zip(lines) {
                        let pv = player.any_moves(&line.moves);
                        self.report_line(line_info(line, pv, rank, stats), events);
                    }
                    return;
                }
            }
            #[cfg(feature = "chess")]
            AnyEngine::Classic(classic) => {
                let reported = usize::try_from(self.reported).unwrap_or(usize::MAX);
                for iteration in classic.iterations().iter().skip(reported) {
                    self.report_line(classic_info(iteration, stats), events);
                    self.reported += 1;
                }
            }
        }
        if is_due {
            self.next_progress_ms = now_ms + PROGRESS_MS;
            events.push(Event::Progress(stats));
        }
    }

    /// Whether to report the lines; if so, they count as reported.
    fn should_report<M>(
        &mut self,
        lines: &[Line<M>],
        count: u64,
        is_due: bool,
        is_over: bool,
    ) -> bool {
        let is_new = count != self.reported;
        let is_time = is_over || is_new && (is_due || have_equal_depth(lines));
        let should_report = is_time && !lines.is_empty();
        if should_report {
            self.reported = count;
        }
        should_report
    }

    // The cast saturates.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    fn stats(&self, engine: &AnyEngine, now_ms: f64) -> SearchStats {
        SearchStats {
            time_ms: (now_ms - self.begun_ms) as u64,
            nodes: engine.nodes(),
            hashfull: engine.hashfull(),
            tb_hits: 0,
        }
    }
}

fn line_info<M>(line: &Line<M>, pv: Vec<AnyMove>, rank: usize, stats: SearchStats) -> SearchInfo {
    SearchInfo {
        depth: line.depth,
        score: line.score,
        seldepth: line.seldepth,
        multipv: rank,
        stats,
        pv,
        san: String::new(),
    }
}

/// The values that the original prints after an iteration.
#[cfg(feature = "chess")]
fn classic_info(iteration: &Iteration, stats: SearchStats) -> SearchInfo {
    let line = match &*iteration.pv {
        // A move that leaves the king attacked has no continuation.
        [] => iteration.best_move.as_slice(),
        line => line,
    };
    SearchInfo {
        depth: iteration.depth,
        seldepth: iteration.depth,
        multipv: 1,
        score: Score::Cp(iteration.score),
        stats: SearchStats {
            nodes: iteration.nodes,
            ..stats
        },
        pv: AnyMove::line(line),
        san: String::new(),
    }
}

/// Whether all lines were searched to the same depth, as between two iterations.
fn have_equal_depth<M>(lines: &[Line<M>]) -> bool {
    let depth = lines.first().map(|line| line.depth);
    lines.iter().all(|line| Some(line.depth) == depth)
}
