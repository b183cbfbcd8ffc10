//! The protocol of `XBoard` and `WinBoard`, version 2.
//!
//! In this protocol the engine keeps the game: the interface sends the moves played, and the engine
//! keeps the position, the side to move, the clocks and the result. These modules do that. A
//! [`Session`] searches, with the same commands as in UCI; its events are formatted for this
//! protocol.

mod chess_game;
mod clock;
mod command;
mod edit;
#[cfg(feature = "fairy")]
mod engine_defined;
mod execute;
mod features;
mod game;
mod number;
#[cfg(feature = "fairy")]
mod rank_numbers;
mod search;
mod thinking_output;
#[cfg(feature = "fairy")]
mod variant;
#[cfg(feature = "fairy")]
mod variant_game;

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
use crate::setup::{Setup, with_game};
use clock::Clock;
use command::XBoardCommand;
use edit::{EditCommand, Editor};
use game::XBoardGame;
use search::Purpose;

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
    position_state: PositionState,
    /// Whether the variant is `fischerandom`.
    is_chess960: bool,
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
    input: Input,
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

/// Whether the last position could be set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PositionState {
    Accepted,
    /// No move is made until a position is accepted.
    Refused,
}

/// Whether more lines can arrive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Input {
    Open,
    /// No more lines arrive.
    Closed,
    Over,
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
            position_state: PositionState::Accepted,
            is_chess960: false,
            mode: Mode::Playing(Color::Black),
            clock: Clock::default(),
            editor: None,
            shows_thinking: false,
            ponders: false,
            purpose: Purpose::Nothing,
            expected: None,
            status: String::new(),
            pings: Vec::new(),
            input: Input::Open,
        }
    }

    /// Receives a line, with or without its line end, and prints the immediate answers.
    ///
    /// An invalid line is answered with `Error (…): …` or `Illegal move (…): …` and changes
    /// nothing.
    pub fn receive(&mut self, line: &str) {
        for line in line.lines() {
            if self.input == Input::Over {
                return;
            }
            self.receive_line(line.trim_ascii());
        }
    }

    /// Works for about `slice_ms` milliseconds; true while there is more to do.
    pub fn think(&mut self, slice_ms: f64) -> bool {
        let mut events = Vec::new();
        let has_more = self
            .session
            .think(slice_ms, &mut |event| events.push(event));
        let has_begun = self.handle(events);
        has_more || has_begun
    }

    /// Whether a search of any kind is running.
    pub fn is_thinking(&self) -> bool {
        self.session.is_thinking()
    }

    /// Whether the session has ended.
    pub fn is_over(&self) -> bool {
        match self.input {
            Input::Open => false,
            Input::Closed => !self.is_thinking(),
            Input::Over => true,
        }
    }

    /// Ends the input: a search for the engine's move is finished, then the session ends.
    pub fn close(&mut self) {
        self.input = Input::Closed;
        if self.purpose != Purpose::Move {
            self.halt();
        }
        self.ponders = false;
    }

    fn game(&self) -> &dyn XBoardGame {
        with_game!(&self.setup, game => game)
    }

    fn send(&mut self, line: &str) {
        (self.line)(line);
    }

    /// Reports what was changed or skipped in a line.
    fn send_notes(&mut self, notes: Vec<String>) {
        for note in notes {
            self.send(&format!("# {note}"));
        }
    }

    /// Reports that a line is invalid.
    fn refuse(&mut self, reason: &str, line: &str) {
        let line = rules::excerpt(line);
        self.send(&format!("Error ({reason}): {line}"));
    }

    fn receive_line(&mut self, line: &str) {
        let mut notes = Vec::new();
        let parsed = XBoardCommand::parse(line, &mut notes);
        if let Some(editor) = &mut self.editor
            && !matches!(parsed, Ok(XBoardCommand::Quit | XBoardCommand::Ping(_)))
        {
            return match EditCommand::parse(line) {
                Ok(EditCommand::Leave) => self.finish_edit(),
                Ok(command) => editor.execute(command),
                Err(reason) => self.refuse(reason, line),
            };
        }
        self.send_notes(notes);
        match parsed {
            Ok(command) => self.execute(command, line),
            Err(reason) => self.refuse(reason, line),
        }
    }
}
