use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use engine::TableUsage;
use game::excerpt;

use super::report;
use crate::command::{Command, CommandError};
use crate::event::Event;
use crate::games::Games;
#[cfg(feature = "fairy")]
use crate::games::{CompiledGame, ReadFileFn};
use crate::hooks::Hooks;
use crate::session::Session;
use crate::tokens::visible;

/// A session that speaks UCI.
///
/// It receives lines through [`receive`](Self::receive), prints answers through [`Hooks::line`],
/// and searches only in [`think`](Self::think). During a search `isready`, `stop`, `ponderhit`, `d`
/// and `quit` are executed at once; all other commands wait, in order, for the `bestmove`. A waiting
/// `position` or `go` ends a search that only `stop` would end.
pub struct UciSession {
    session: Session,
    games: Games,
    line: Box<dyn FnMut(&str)>,
    /// Whether each received line is repeated (`debug on`).
    is_debugging: bool,
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
            is_debugging: false,
        }
    }

    /// A session that can read files for the option `VariantFile`, and reads `variant_file` at
    /// once.
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

    /// Receives a line, with or without its line end, and prints the immediate answers.
    ///
    /// An invalid line is answered with `info string error: …` and changes nothing. But after an
    /// invalid `position`, `go` finds no move until the next valid one.
    pub fn receive(&mut self, line: &str) {
        for line in line.lines().map(visible) {
            if self.session.has_quit() {
                return;
            }
            if self.is_debugging {
                self.say(format!("received {}", excerpt(line)));
            }
            let mut notes = Vec::new();
            let parsed = Command::parse(line, &mut self.games, &mut notes);
            for note in notes {
                self.say(note);
            }
            match parsed {
                Ok(Command::Debug(is_on)) => self.is_debugging = is_on,
                Ok(command) => self.session.execute(command),
                Err(error) => self.refuse(error),
            }
            self.print_events();
        }
    }

    fn say(&mut self, message: String) {
        print(&Event::Message(message), &self.games, &mut self.line);
    }

    fn refuse(&mut self, error: CommandError) {
        let is_position_error = error.is_position_error();
        print(
            &Event::Error(error.into_sentence()),
            &self.games,
            &mut self.line,
        );
        if is_position_error {
            self.session.execute(Command::NoPosition);
        }
    }

    /// Works for about `slice_ms` milliseconds; true while there is more to do.
    ///
    /// False does not mean that the search is over: after `go infinite`, a finished search waits for
    /// `stop`.
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

    /// The built-in game with one of its names.
    #[cfg(feature = "fairy")]
    pub fn built_in_game(&mut self, name: &str) -> Option<CompiledGame> {
        self.games.catalogue.compiled.built_in(name)
    }

    /// The game of a definition.
    ///
    /// # Errors
    ///
    /// The first error of the definition, with line and column.
    #[cfg(feature = "fairy")]
    pub fn defined_game(&mut self, text: &str) -> Result<CompiledGame, variants::DefinitionError> {
        self.games.catalogue.compiled.defined(text)
    }

    /// Whether the session has ended; it ignores further lines.
    pub fn is_over(&self) -> bool {
        self.session.is_over()
    }

    /// Ends the input and then the session. A search that only `stop` would end, or that has more
    /// than ten seconds left, is stopped; other searches are finished.
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
