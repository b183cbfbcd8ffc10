#[cfg(feature = "tablebase")]
mod lookup;
mod search;

use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::mem::take;

use engine::TableUsage;

use crate::any_engine::AnyEngine;
use crate::command::Command;
use crate::engine_name::EngineName;
use crate::event::Event;
use crate::options::{DECLARED, OptionName, Options, Setting};
use crate::perft::Perft;
use crate::search::Search;
use crate::setup::Setup;
use crate::time_management::StepSize;

/// The bits of a random number that are used as a seed.
const SEED_BITS: u64 = 0xFFFF_FFFF;

/// The time in milliseconds from any fixed moment; it must not run backwards.
pub type ClockFn = Box<dyn FnMut() -> f64>;
/// Draws a random number.
pub type SeedFn = Box<dyn FnMut() -> u64>;

/// A session, which executes the commands and reports the events of any protocol.
///
/// It searches only in [`think`](Self::think). During a search `isready`, `stop`, `ponderhit`, `d`
/// and `quit` are executed at once; all other commands wait, in order, for the best move.
pub struct Session {
    clock_ms: ClockFn,
    seed: SeedFn,
    options: Options,
    setup: Box<Setup>,
    /// Whether the last `position` was valid; otherwise `setup` is the one before it.
    has_position: bool,
    /// The engine with its table, created when it is first needed.
    engine: Option<AnyEngine>,
    #[cfg(feature = "tablebase")]
    tablebase: tablebase::Tablebase,
    /// The seed of this game, if each game has its own.
    fresh_seed: Option<u64>,
    /// Whether the last search was weakened, so that the entries of its table are not reliable.
    was_weakened: bool,
    /// The events that are not yet taken.
    events: Vec<Event>,
    step_size: StepSize,
    activity: Activity,
    /// Commands that wait for the activity to end.
    waiting: Vec<Command>,
    input: Input,
}

impl fmt::Debug for Session {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Session").finish_non_exhaustive()
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Input {
    Open,
    /// No more lines arrive; the commands received are finished.
    Closed,
    /// `quit` was received.
    Quit,
}

enum Activity {
    Idle,
    Search(Search),
    #[cfg(feature = "tablebase")]
    Lookup(lookup::Lookup),
    Perft(Box<dyn Perft>),
}

impl Session {
    /// A session at the start position.
    pub fn new(clock_ms: ClockFn, seed: SeedFn) -> Session {
        Session {
            clock_ms,
            seed,
            options: Options::new(),
            setup: Box::new(Setup::chess()),
            has_position: true,
            engine: None,
            #[cfg(feature = "tablebase")]
            tablebase: tablebase::Tablebase::default(),
            fresh_seed: None,
            was_weakened: false,
            events: Vec::new(),
            step_size: StepSize::new(),
            activity: Activity::Idle,
            waiting: Vec::new(),
            input: Input::Open,
        }
    }

    /// The clock and the source of seeds, for another session.
    pub(crate) fn into_clock_and_seed(self) -> (ClockFn, SeedFn) {
        (self.clock_ms, self.seed)
    }

    /// The events since the last call.
    pub fn take_events(&mut self) -> Vec<Event> {
        take(&mut self.events)
    }

    /// Whether `quit` was received.
    pub(crate) fn has_quit(&self) -> bool {
        self.input == Input::Quit
    }

    /// The game whose position is searched.
    pub(crate) fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Works for about `slice_ms` milliseconds; true while there is more to do.
    pub fn think(&mut self, slice_ms: f64, on_event: &mut dyn FnMut(Event)) -> bool {
        let until_ms = (self.clock_ms)() + slice_ms.max(0.0); // NaN counts as 0
        while self.has_work() {
            self.advance();
            self.take_events().into_iter().for_each(&mut *on_event);
            if (self.clock_ms)() >= until_ms {
                return self.has_work();
            }
        }
        false
    }

    /// Whether a `go` is not answered yet.
    pub fn is_thinking(&self) -> bool {
        !matches!(self.activity, Activity::Idle)
    }

    /// How full the engine's table is; without slots before the first search.
    pub fn table_usage(&self) -> TableUsage {
        self.engine
            .as_ref()
            .map(AnyEngine::table_usage)
            .unwrap_or_default()
    }

    /// Whether the session has ended; it ignores further lines.
    pub fn is_over(&self) -> bool {
        match self.input {
            Input::Open => false,
            Input::Closed => !self.is_thinking(),
            Input::Quit => true,
        }
    }

    /// Ends the input and then the session. A search that only `stop` would end, or that has more
    /// than ten seconds left, is stopped; other searches are finished.
    pub fn close(&mut self) {
        if self.input == Input::Open {
            self.input = Input::Closed;
        }
        self.catch_up();
    }
}

impl Session {
    /// Executes a command, at once or after the search.
    pub fn execute(&mut self, command: Command) {
        match command {
            Command::Uci => self.events.push(Event::Identification),
            Command::IsReady => self.events.push(Event::Ready),
            Command::Stop => self.stop(),
            Command::PonderHit => {
                if !self.ponder_hit() && !self.waiting.is_empty() {
                    self.waiting.push(command);
                }
            }
            Command::Display => {
                let text = self.setup.draw(self.options.is_chess960());
                self.events.push(Event::Display(text));
            }
            Command::Quit => self.quit(),
            Command::Register => self.events.push(Event::Registration),
            Command::Debug(_) | Command::Nothing => {}
            later if self.is_thinking() => self.waiting.push(later),
            now => self.execute_now(now),
        }
        self.catch_up();
    }

    fn execute_now(&mut self, command: Command) {
        match command {
            Command::NewGame => self.begin_game(),
            Command::Position { setup, repairs } => self.set_up(setup, &repairs),
            Command::NoPosition => self.has_position = false,
            Command::SetOption(setting) => self.set(setting),
            Command::SetWithoutEffect(name) => {
                let message = format!("{name} is accepted and has no effect");
                self.events.push(Event::Message(message));
            }
            #[cfg(feature = "fairy")]
            Command::Variant { setup, is_chess960 } => self.choose_game(setup, is_chess960),
            #[cfg(feature = "fairy")]
            Command::Message(message) => self.events.push(Event::Message(message)),
            Command::Go(go) => self.go(go),
            Command::Perft(depth) if self.has_position() => self.count(depth),
            Command::Evaluate if self.has_position() => self.evaluate(),
            Command::Perft(_) => self.events.push(Event::PerftTotal(0)),
            Command::PonderHit => {
                self.ponder_hit();
            }
            // The other commands never wait.
            Command::Evaluate
            | Command::Uci
            | Command::IsReady
            | Command::Stop
            | Command::Display
            | Command::Quit
            | Command::Register
            | Command::Debug(_)
            | Command::Nothing => {}
        }
    }

    /// Executes the waiting commands, up to the next search. A search that only `stop` would end is
    /// stopped at the end of input, and when another position or search waits.
    fn catch_up(&mut self) {
        loop {
            if self.should_stop() {
                self.stop();
            }
            let pondered = matches!(self.waiting.first(), Some(Command::PonderHit));
            if self.waiting.is_empty() || self.is_thinking() && !pondered {
                return;
            }
            let next = self.waiting.remove(0);
            self.execute_now(next);
        }
    }

    fn should_stop(&mut self) -> bool {
        if self.input == Input::Closed {
            let now_ms = (self.clock_ms)();
            return self.is_endless() || self.is_long(now_ms);
        }
        self.is_endless() && self.waiting.iter().any(Command::applies_to_next_search)
    }

    /// Continues pondering as a normal search. Returns false if the session does not ponder: the
    /// command arrived after the answer, or it belongs to a search that waits.
    fn ponder_hit(&mut self) -> bool {
        let now_ms = (self.clock_ms)();
        let Activity::Search(search) = &mut self.activity else {
            return false;
        };
        if !search.is_pondering() {
            return false;
        }
        search.ponder_hit(now_ms);
        self.answer_if_released();
        true
    }

    fn set_up(&mut self, setup: Box<Setup>, repairs: &[String]) {
        let messages = repairs.iter().map(|repair| format!("position: {repair}"));
        self.events.extend(messages.map(Event::Message));
        self.setup = setup;
        self.has_position = true;
        #[cfg(feature = "fairy")]
        self.choose_engine();
    }

    /// Begins another game; does nothing if the current position is of the same game.
    #[cfg(feature = "fairy")]
    fn choose_game(&mut self, setup: Box<Setup>, is_chess960: bool) {
        if self.options.is_chess960_by_name == is_chess960 && self.setup.is_same_game(&setup) {
            return;
        }
        self.options.is_chess960_by_name = is_chess960;
        self.set_up(setup, &[]);
        self.begin_game();
    }

    /// Chooses Fairy for games other than chess, and drops an engine that does not play the game.
    #[cfg(feature = "fairy")]
    fn choose_engine(&mut self) {
        self.options.is_variant = self.setup.as_chess().is_none();
        if let Some(engine) = &self.engine
            && !engine.fits(&self.options, &self.setup)
        {
            self.engine = None;
        }
    }

    fn quit(&mut self) {
        self.waiting.clear();
        self.stop();
        self.input = Input::Quit;
    }

    fn begin_game(&mut self) {
        self.fresh_seed = None;
        self.clear_hash();
    }

    fn clear_hash(&mut self) {
        if let Some(engine) = &mut self.engine {
            engine.clear();
        }
    }

    fn evaluate(&mut self) {
        if !self.supports_castling() {
            return;
        }
        self.ensure_engine();
        let Some(engine) = &mut self.engine else {
            return;
        };
        let score_cp = engine.evaluate(&self.setup);
        let turn = self.setup.turn();
        self.events.push(Event::Evaluation { score_cp, turn });
    }

    fn set(&mut self, setting: Setting) {
        self.options.set(setting);
        let declared = &DECLARED[setting.option as usize];
        let engine = self.options.engine();
        if !declared.users.include(engine) {
            let (option, engine) = (declared.name, engine.name());
            let message = format!("option '{option}' has no effect on {engine}");
            self.events.push(Event::Message(message));
            return;
        }
        match setting.option {
            OptionName::Engine if self.is_loaded(engine) => {}
            OptionName::Engine | OptionName::Hash | OptionName::TableBits => self.resize(),
            OptionName::ClearHash => self.clear_hash(),
            OptionName::Seed => self.fresh_seed = None,
            _ => {}
        }
    }

    fn is_loaded(&self, engine: EngineName) -> bool {
        self.engine.as_ref().map(AnyEngine::name) == Some(engine)
    }

    /// Replaces the engine, with the new table size: at once if there is an engine, otherwise when
    /// one is needed. The old table is freed before the new one is allocated.
    fn resize(&mut self) {
        if self.engine.take().is_some() {
            self.ensure_engine();
        }
    }

    /// Creates the engine if there is none; there may still be none, for lack of memory.
    fn ensure_engine(&mut self) {
        if self.engine.is_none() {
            self.engine = AnyEngine::new(&self.options, &self.setup, &mut self.events);
        }
    }
}
