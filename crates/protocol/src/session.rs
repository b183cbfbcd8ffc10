mod thinking;

use engine::TableUse;
use engine::classic::{Classic, MIN_TABLE_BITS};
use rules::Position;

use crate::board_text;
use crate::command::Command;
use crate::declared;
use crate::hooks::Hooks;
use crate::options::{EngineName, Options, Setting};
use crate::pace::Pace;
use crate::perft::Perft;
use crate::search::Search;
use crate::setup::Setup;

/// A conversation in UCI.
///
/// Lines go in by [`receive`](Self::receive), answers come out by [`Hooks::line`], and thinking
/// happens in [`think`](Self::think) alone. While it thinks, `isready`, `stop`, `ponderhit`, `d`
/// and `quit` are obeyed at once; every other command waits, in order, for the `bestmove`.
#[derive(Debug)]
pub struct Session {
    hooks: Hooks,
    options: Options,
    setup: Setup,
    /// The engine with its table, made when it is first needed.
    classic: Option<Classic>,
    /// The seed of this game, if each game has its own.
    fresh_seed: Option<u64>,
    pace: Pace,
    activity: Activity,
    /// Commands that wait for the activity to end.
    waiting: Vec<Command>,
    is_closed: bool,
    is_over: bool,
}

#[derive(Debug)]
enum Activity {
    Idle,
    Search(Search),
    Perft(Box<Perft>),
}

impl Session {
    /// A session at the start position. It is silent until spoken to.
    pub fn new(hooks: Hooks) -> Session {
        Session {
            hooks,
            options: Options::default(),
            setup: Setup::new(Position::start()),
            classic: None,
            fresh_seed: None,
            pace: Pace::new(),
            activity: Activity::Idle,
            waiting: Vec::new(),
            is_closed: false,
            is_over: false,
        }
    }

    /// Takes a line, with or without its line end, and answers what can be answered at once.
    ///
    /// A bad line is answered by `info string error: …` and changes nothing.
    pub fn receive(&mut self, line: &str) {
        for line in line.lines() {
            if self.is_over {
                return;
            }
            match line.parse() {
                Ok(command) => self.take(command),
                Err(error) => self.hooks.note(format_args!("error: {error}")),
            }
        }
    }

    /// Works for about `slice_ms` milliseconds; true while there is more to do.
    ///
    /// False does not mean that a search is over: one that `go infinite` began may have nothing
    /// left to search and wait for its `stop`.
    pub fn think(&mut self, slice_ms: f64) -> bool {
        let until_ms = self.hooks.now_ms() + slice_ms.max(0.0); // what is no number is no time
        while self.has_work() {
            self.advance();
            if self.hooks.now_ms() >= until_ms {
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
    pub fn table_use(&self) -> TableUse {
        self.classic
            .as_ref()
            .map(Classic::table_use)
            .unwrap_or_default()
    }

    /// Whether the session came to its end; it takes no more lines.
    pub fn is_over(&self) -> bool {
        self.is_over || self.is_closed && !self.is_thinking()
    }

    /// There will be no more lines: what ends by itself is finished, what only `stop` would end
    /// is stopped, and then the session is over.
    pub fn close(&mut self) {
        self.is_closed = true;
        self.catch_up();
    }
}

// How commands are taken, kept waiting and obeyed.
impl Session {
    fn take(&mut self, command: Command) {
        match command {
            Command::IsReady => self.hooks.say("readyok"),
            Command::Stop => self.stop(),
            Command::PonderHit => self.ponder_hit(),
            Command::Draw => self.draw(),
            Command::Quit => self.quit(),
            Command::Nothing => {}
            later if self.is_thinking() => self.waiting.push(later),
            now => self.obey(now),
        }
        self.catch_up();
    }

    fn obey(&mut self, command: Command) {
        match command {
            Command::Uci => self.introduce(),
            Command::NewGame => self.fresh_seed = None,
            Command::Position(setup) => self.setup = *setup,
            Command::SetOption(setting) => self.set(setting),
            Command::Go(go) => self.go(&go),
            Command::Perft(depth) => self.count(depth),
            Command::Evaluate => self.evaluate(),
            Command::PonderHit => self.ponder_hit(),
            // The rest never waits.
            Command::IsReady | Command::Stop | Command::Draw | Command::Quit | Command::Nothing => {
            }
        }
    }

    /// Obeys what waited, up to the next search; after the end of input without waiting for a stop.
    fn catch_up(&mut self) {
        loop {
            if self.is_closed && self.is_endless() {
                self.stop();
            }
            let pondered = matches!(self.waiting.first(), Some(Command::PonderHit));
            if self.is_thinking() && !pondered {
                return;
            }
            if self.waiting.is_empty() {
                return;
            }
            let next = self.waiting.remove(0);
            self.obey(next);
        }
    }

    fn ponder_hit(&mut self) {
        let now_ms = self.hooks.now_ms();
        match &mut self.activity {
            Activity::Search(search) if search.is_pondering() => search.ponder_hit(now_ms),
            Activity::Idle => return, // it crossed the answer on its way
            _ if self.waiting.is_empty() => return,
            _ => return self.waiting.push(Command::PonderHit),
        }
        self.answer_if_released();
    }

    fn quit(&mut self) {
        self.waiting.clear();
        self.stop();
        self.is_over = true;
    }

    fn introduce(&mut self) {
        self.hooks.say(concat!(
            "id name micro-Max for the web ",
            env!("CARGO_PKG_VERSION")
        ));
        self.hooks
            .say("id author H. G. Muller, who wrote micro-Max, and this project");
        for declaration in declared::declarations() {
            self.hooks.say(&declaration);
        }
        self.hooks.say("uciok");
    }

    fn draw(&mut self) {
        for line in board_text::draw(&self.setup.position) {
            self.hooks.say(&line);
        }
    }

    fn evaluate(&mut self) {
        let Some(mut classic) = self.take_engine() else {
            return;
        };
        classic.set_position(&self.setup.start, &self.setup.moves);
        let (score, turn) = (classic.evaluate(), self.setup.position.turn());
        self.hooks.note(format_args!(
            "static evaluation {score} cp for {turn}, the side to move"
        ));
        self.classic = Some(classic);
    }

    fn set(&mut self, setting: Setting) {
        match setting {
            // Classic is the only engine, and it forgets before each search.
            Setting::Engine(EngineName::Classic) | Setting::ClearHash => {}
            Setting::TableBits(bits) => self.resize(bits),
            Setting::Level(level) => self.options.level = level,
            Setting::Seed(seed) => {
                self.options.seed = seed;
                self.fresh_seed = None;
            }
            Setting::MoveOverhead(delay_ms) => self.options.move_overhead_ms = delay_ms.into(),
            Setting::Ponder(ponder) => self.options.ponder = ponder,
            Setting::Unused(name) => {
                self.hooks
                    .note(format_args!("option '{name}' has no effect on Classic"));
            }
        }
    }

    /// Changes the table's size: at once if there is a table, else when one is needed.
    fn resize(&mut self, bits: u8) {
        self.options.table_bits = bits;
        if self.classic.take().is_some() {
            self.classic = self.take_engine();
        }
    }

    /// The engine, made if there is none; the old table's memory is free before the new one's is
    /// asked for.
    fn take_engine(&mut self) -> Option<Classic> {
        if self.classic.is_some() {
            return self.classic.take();
        }
        let wanted = self.options.table_bits;
        let sizes = (MIN_TABLE_BITS..=wanted).rev();
        let classic = sizes.into_iter().find_map(|bits| Classic::new(bits).ok());
        match classic.as_ref().map(Classic::table_bits) {
            Some(bits) if bits == wanted => {}
            Some(bits) => self.hooks.note(format_args!(
                "no memory for a table of {wanted} bits, {bits} bits are used instead"
            )),
            None => self
                .hooks
                .note("error: no memory for even the smallest table"),
        }
        classic
    }
}
