mod thinking;

use alloc::boxed::Box;
use alloc::vec::Vec;

use engine::TableUsage;
use rules::Position;

use crate::board_text;
use crate::command::Command;
use crate::hooks::Hooks;
use crate::options::{DECLARED, EngineName, OptionName, Options, Setting};
use crate::pace::Pace;
use crate::perft::Perft;
use crate::search::Search;
use crate::setup::Setup;
use crate::text::Text;
use crate::thinker::Thinker;
use crate::uci;
use crate::words::split_at;

/// A conversation in UCI.
///
/// Lines go in by [`receive`](Self::receive), answers come out by [`Hooks::line`], and thinking
/// happens in [`think`](Self::think) alone. While it thinks, `isready`, `stop`, `ponderhit`, `d`
/// and `quit` are obeyed at once; every other command waits, in order, for the `bestmove`.
#[derive(Debug)]
pub struct Session {
    hooks: Hooks,
    options: Options,
    setup: Box<Setup>,
    /// The engine with its table, made when it is first needed.
    thinker: Option<Thinker>,
    /// The seed of this game, if each game has its own.
    fresh_seed: Option<u64>,
    /// Whether the last search played below its strength, so that what is in the table is not to
    /// be trusted.
    was_weakened: bool,
    /// What is said and not yet handed over.
    said: Text,
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
            options: Options::new(),
            setup: Box::new(Setup::new(Position::start())),
            thinker: None,
            fresh_seed: None,
            was_weakened: false,
            said: Text::default(),
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
        let mut rest = line;
        while !rest.is_empty() && !self.is_over {
            let (line, after) = split_at(rest, b'\n');
            rest = after;
            match line.parse() {
                Ok(command) => self.take(command),
                Err(error) => {
                    self.said.add("info string error: ");
                    self.said.add(error.as_str()).add("\n");
                }
            }
        }
        self.hand_over();
    }

    /// Takes a command that was understood elsewhere.
    pub(crate) fn accept(&mut self, command: Command) {
        self.take(command);
        self.hand_over();
    }

    /// What it needs from the world around it, for another use.
    pub(crate) fn into_hooks(self) -> Hooks {
        self.hooks
    }

    /// The position that is, or will be, thought about.
    pub(crate) fn position(&self) -> &Position {
        &self.setup.position
    }

    /// Works for about `slice_ms` milliseconds; true while there is more to do.
    ///
    /// False does not mean that a search is over: one that `go infinite` began may have nothing
    /// left to search and wait for its `stop`.
    pub fn think(&mut self, slice_ms: f64) -> bool {
        let until_ms = self.hooks.now_ms() + slice_ms.max(0.0); // what is no number is no time
        while self.has_work() {
            self.advance();
            self.hand_over();
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
    pub fn table_usage(&self) -> TableUsage {
        self.thinker
            .as_ref()
            .map(Thinker::table_usage)
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
        self.hand_over();
    }
}

// How commands are taken, kept waiting and obeyed.
impl Session {
    fn take(&mut self, command: Command) {
        match command {
            Command::IsReady => {
                self.said.add("readyok\n");
            }
            Command::Stop => self.stop(),
            Command::PonderHit => {
                if !self.ponder_hit() && !self.waiting.is_empty() {
                    self.waiting.push(command);
                }
            }
            Command::Draw => board_text::draw(&self.setup.position, &mut self.said),
            Command::Quit => self.quit(),
            Command::Nothing => {}
            later if self.is_thinking() => self.waiting.push(later),
            now => self.obey(now),
        }
        self.catch_up();
    }

    fn obey(&mut self, command: Command) {
        match command {
            Command::Uci => uci::introduce(&mut self.said),
            Command::NewGame => self.begin_game(),
            Command::Position(setup) => self.setup = setup,
            Command::SetOption(setting) => self.set(setting),
            Command::Go(go) => self.go(&go),
            Command::Perft(depth) => self.count(depth),
            Command::Evaluate => self.evaluate(),
            Command::PonderHit => {
                self.ponder_hit();
            }
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
            if self.waiting.is_empty() || self.is_thinking() && !pondered {
                return;
            }
            let next = self.waiting.remove(0);
            self.obey(next);
        }
    }

    /// Tells a search that its move was played; false if none ponders, since it crossed the answer
    /// on its way or means a search that waits.
    fn ponder_hit(&mut self) -> bool {
        let now_ms = self.hooks.now_ms();
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

    fn quit(&mut self) {
        self.waiting.clear();
        self.stop();
        self.is_over = true;
    }

    fn begin_game(&mut self) {
        self.fresh_seed = None;
        self.forget();
    }

    fn forget(&mut self) {
        if let Some(thinker) = &mut self.thinker {
            thinker.forget();
        }
    }

    fn evaluate(&mut self) {
        self.make_thinker();
        let Some(thinker) = &mut self.thinker else {
            return;
        };
        let score_cp = thinker.evaluate(&self.setup);
        let template = "info string static evaluation # cp for ";
        self.said.fill(template, &[score_cp.into()]);
        self.said.shown(&self.setup.position.turn());
        self.said.add(", the side to move\n");
    }

    fn set(&mut self, setting: Setting) {
        self.options.set(setting);
        let declared = &DECLARED[setting.option as usize];
        let engine = self.options.engine();
        if declared.only.is_some_and(|only| only != engine) {
            self.said.add("info string option '").add(declared.name);
            self.said.add("' has no effect on ").add(engine.name());
            self.said.add("\n");
            return;
        }
        match setting.option {
            OptionName::Engine if self.is_at_hand(engine) => {}
            OptionName::Engine | OptionName::Hash | OptionName::TableBits => self.resize(),
            OptionName::ClearHash => self.forget(),
            OptionName::Seed => self.fresh_seed = None,
            _ => {}
        }
    }

    fn is_at_hand(&self, engine: EngineName) -> bool {
        self.thinker.as_ref().map(Thinker::name) == Some(engine)
    }

    /// Changes the engine or its table's size: at once if there is a table, else when one is
    /// needed. The old table's memory is free before the new one's is asked for.
    fn resize(&mut self) {
        if self.thinker.take().is_some() {
            self.make_thinker();
        }
    }

    /// Makes the engine if there is none; false if that cannot be.
    fn make_thinker(&mut self) -> bool {
        if self.thinker.is_none() {
            self.thinker = Thinker::new(&self.options, &mut self.said);
        }
        self.thinker.is_some()
    }

    /// Gives what is said to whoever listens.
    fn hand_over(&mut self) {
        self.hooks.say(&mut self.said);
    }
}
