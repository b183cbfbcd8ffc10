use alloc::boxed::Box;
#[cfg(feature = "fairy")]
use alloc::string::String;
use core::fmt;

use engine::TableUsage;

use super::report;
use crate::command::{Command, CommandError};
use crate::event::Event;
use crate::games::Games;
#[cfg(feature = "fairy")]
use crate::games::ReadFileFn;
use crate::hooks::Hooks;
use crate::session::Session;

/// A session that speaks UCI.
///
/// Lines go in by [`receive`](Self::receive), answers come out by [`Hooks::line`], and the engine
/// searches only in [`think`](Self::think). During a search `isready`, `stop`, `ponderhit`, `d` and
/// `quit` are executed at once; every other command waits, in order, for the `bestmove`. A search that only `stop`
/// would end is ended by a `position` or a `go` that waits.
pub struct UciSession {
    session: Session,
    games: Games,
    line: Box<dyn FnMut(&str)>,
}

impl fmt::Debug for UciSession {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("UciSession").finish_non_exhaustive()
    }
}

impl UciSession {
    /// A session at the start position. It prints nothing until it receives a line.
    pub fn new(hooks: Hooks) -> UciSession {
        UciSession {
            session: Session::new(hooks.clock_ms, hooks.seed),
            games: Games::default(),
            line: hooks.line,
        }
    }

    /// The same, with files for the option `VariantFile`, of which one may be read at once.
    ///
    /// # Errors
    ///
    /// A sentence about the file.
    #[cfg(feature = "fairy")]
    pub fn with_files(
        hooks: Hooks,
        read_file: ReadFileFn,
        variant_file: Option<&str>,
    ) -> Result<UciSession, String> {
        let mut session = UciSession::new(hooks);
        session.games.catalogue.read_file = Some(read_file);
        if let Some(path) = variant_file {
            session.games.catalogue.load(path)?;
        }
        Ok(session)
    }

    /// Takes a line, with or without its line end, and answers what can be answered at once.
    ///
    /// A bad line is answered by `info string error: …` and changes nothing; but after a bad `position`, `go` has no
    /// move until the next one.
    pub fn receive(&mut self, line: &str) {
        for line in line.lines() {
            if self.session.has_quit() {
                return;
            }
            match Command::parse(line, &mut self.games) {
                Ok(command) => self.session.execute(command),
                Err(error) => self.refuse(error),
            }
            self.print_events();
        }
    }

    fn refuse(&mut self, error: CommandError) {
        let is_of_position = error.is_of_position();
        print(
            &Event::Error(error.into_sentence()),
            &self.games,
            &mut self.line,
        );
        if is_of_position {
            self.session.execute(Command::NoPosition);
        }
    }

    /// Works for about `slice_ms` milliseconds; true while there is more to do.
    ///
    /// False does not mean that a search is over: one that `go infinite` started may have nothing
    /// left to search and wait for its `stop`.
    pub fn think(&mut self, slice_ms: f64) -> bool {
        let (games, line) = (&self.games, &mut self.line);
        self.session
            .think(slice_ms, &mut |event| print(&event, games, line))
    }

    /// Whether a `go` is not answered yet.
    pub fn is_thinking(&self) -> bool {
        self.session.is_thinking()
    }

    /// How full Classic's transposition table is; without slots before its first search.
    pub fn table_usage(&self) -> TableUsage {
        self.session.table_usage()
    }

    /// Whether the session is over; it takes no more lines.
    pub fn is_over(&self) -> bool {
        self.session.is_over()
    }

    /// The input has ended: a finite search is finished, one that only `stop` would end is
    /// stopped, and then the session is over.
    pub fn close(&mut self) {
        self.session.close();
        self.print_events();
    }

    /// The hooks and the games, for a session in another protocol.
    pub(crate) fn into_hooks(self) -> (Hooks, Games) {
        let (clock_ms, seed) = self.session.into_clock_and_seed();
        let hooks = Hooks {
            clock_ms,
            seed,
            line: self.line,
        };
        (hooks, self.games)
    }

    fn print_events(&mut self) {
        for event in self.session.take_events() {
            print(&event, &self.games, &mut self.line);
        }
    }
}

fn print(event: &Event, games: &Games, line: &mut dyn FnMut(&str)) {
    report::format(event, games).lines().for_each(line);
}
