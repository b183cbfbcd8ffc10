//! The protocol of `XBoard` and `WinBoard`, version 2.
//!
//! In this protocol the engine keeps the game: the interface sends the moves played, and the engine
//! keeps the position, the side to move, the clocks and the result. These modules do that. A
//! [`Session`] searches, with the same commands as in UCI; its events are formatted for this
//! protocol.

mod clock;
mod commands;
mod edit;
#[cfg(feature = "fairy")]
mod engine_defined;
mod features;
mod game_end;
mod moves;
mod number;
mod position;
mod search;
mod thinking_output;

use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use rules::Color;

use crate::any_move::AnyMove;
use crate::games::Games;
use crate::hooks::Hooks;
use crate::session::Session;
use crate::setup::Setup;
use crate::tokens::visible;
use clock::Clock;
use edit::Editor;

/// A session in the protocol of `XBoard`.
///
/// ```
/// use std::{cell::RefCell, rc::Rc};
///
/// let lines = Rc::new(RefCell::new(Vec::new()));
/// let sink = Rc::clone(&lines);
/// let mut xboard = protocol::XBoard::new(protocol::Hooks {
///     clock_ms: Box::new(|| 0.0),
///     seed: Box::new(|| 1),
///     line: Box::new(move |line| sink.borrow_mut().push(line.to_owned())),
/// });
/// xboard.receive("new\nsd 3\nusermove e2e4");
/// while xboard.think(10.0) {}
/// assert!(lines.borrow()[0].starts_with("move "));
/// ```
pub struct XBoard {
    session: Session,
    line: Box<dyn FnMut(&str)>,
    games: Games,
    /// The game, with the moves played.
    setup: Setup,
    /// Whether the last position was accepted; no move is made until one is.
    has_position: bool,
    mode: Mode,
    clock: Clock,
    /// The position being edited, in edit mode.
    editor: Option<Editor>,
    /// Whether search results are printed (`post`).
    shows_thinking: bool,
    /// Whether the engine ponders (`hard`).
    ponders: bool,
    purpose: Purpose,
    /// The expected reply.
    expected: Option<AnyMove>,
    /// The progress of the analysis, for `.`.
    status: String,
    /// The pings to answer after the engine's move.
    pings: Vec<String>,
}

/// What the engine does when no command is pending.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    /// It plays a side.
    Playing(Color),
    /// It accepts moves and makes none.
    Force,
    /// It analyses every position.
    Analyzing,
}

/// The purpose of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Purpose {
    /// No search is running.
    Nothing,
    /// The engine's move.
    Move,
    /// A move for the other side.
    Hint,
    /// Pondering on the expected reply.
    Ponder,
    Analysis,
}

impl fmt::Debug for XBoard {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("XBoard").finish_non_exhaustive()
    }
}

impl XBoard {
    /// A new game, in which the engine plays Black.
    pub fn new(hooks: Hooks) -> XBoard {
        XBoard::with_games(hooks, Games::default())
    }

    /// A new game, with these available games.
    pub(crate) fn with_games(hooks: Hooks, games: Games) -> XBoard {
        XBoard {
            session: Session::new(hooks.clock_ms, hooks.seed),
            line: hooks.line,
            games,
            setup: Setup::chess(),
            has_position: true,
            mode: Mode::Playing(Color::Black),
            clock: Clock::default(),
            editor: None,
            shows_thinking: false,
            ponders: false,
            purpose: Purpose::Nothing,
            expected: None,
            status: String::new(),
            pings: Vec::new(),
        }
    }

    /// Receives a line, with or without its line end, and prints the immediate answers.
    ///
    /// An invalid line is answered with `Error (…): …` or `Illegal move (…): …` and changes
    /// nothing.
    pub fn receive(&mut self, line: &str) {
        for line in line.lines().map(|line| visible(line).trim_ascii()) {
            if self.session.has_quit() {
                return;
            }
            let result = match &mut self.editor {
                Some(editor) if !edit::is_allowed_in_edit_mode(line) => match line {
                    "." => {
                        self.finish_edit();
                        Ok(())
                    }
                    line => editor.execute(line).map_err(String::from),
                },
                _ => self.execute(line),
            };
            if let Err(reason) = result {
                self.refuse(&reason, line);
            }
        }
    }

    /// Works for about `slice_ms` milliseconds; true while there is more to do.
    pub fn think(&mut self, slice_ms: f64) -> bool {
        let mut events = Vec::new();
        self.session
            .think(slice_ms, &mut |event| events.push(event));
        for event in events {
            self.handle(event);
        }
        self.session.has_work()
    }

    /// Whether a search of any kind is running.
    pub fn is_thinking(&self) -> bool {
        self.session.is_thinking()
    }

    /// Whether the session has ended; it ignores further lines.
    pub fn is_over(&self) -> bool {
        self.session.is_over()
    }

    /// Ends the input and then the session. A search for the engine's move is finished, or stopped
    /// if it has more than ten seconds left.
    pub fn close(&mut self) {
        if self.purpose != Purpose::Move {
            self.halt();
        }
        self.ponders = false;
        self.session.close();
        self.process_events();
    }

    fn send(&mut self, line: &str) {
        (self.line)(line);
    }

    /// Reports changed and skipped words of a line.
    fn send_notes(&mut self, notes: Vec<String>) {
        for note in notes {
            self.send(&format!("# {note}"));
        }
    }

    /// Reports that a text is invalid.
    fn refuse(&mut self, reason: &str, text: &str) {
        let text = rules::excerpt(text);
        self.send(&format!("Error ({reason}): {text}"));
    }
}
