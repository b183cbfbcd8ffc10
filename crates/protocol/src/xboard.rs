//! The protocol of `XBoard` and `WinBoard`, version 2: the second dialect, beside UCI.
//!
//! An interface of this kind leaves the game to the engine: it says which move was played, and the
//! engine knows the position, whose turn it is, the clocks and when the game is over. All that is
//! here; thinking is left to a [`Session`], which gets the same commands as from UCI, and whose lines
//! are said in the words of this protocol.

mod clock;
mod edit;
mod features;
mod obeying;
mod order;
mod result;
mod search;
mod thought;

use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use rules::{Color, Game, Move, Position};

use crate::command::Command;
use crate::hooks::Hooks;
use crate::options::{OptionName, Setting};
use crate::session::Session;
use clock::Clock;
use edit::{EditCommand, Editor};
use order::Order;
use search::Purpose;

/// With its move the session shall tell the reply that it expects.
const TELL_REPLY: Setting = Setting {
    option: OptionName::Ponder,
    value: 1,
};

/// A conversation in the protocol of `XBoard`.
///
/// ```
/// use std::{cell::RefCell, rc::Rc};
///
/// let lines = Rc::new(RefCell::new(Vec::new()));
/// let sink = Rc::clone(&lines);
/// let mut talk = protocol::XBoard::new(protocol::Hooks {
///     clock_ms: Box::new(|| 0.0),
///     seed: Box::new(|| 1),
///     line: Box::new(move |line| sink.borrow_mut().push(line.to_owned())),
/// });
/// talk.receive("new\nsd 3\nusermove e2e4");
/// while talk.think(10.0) {}
/// assert!(lines.borrow()[0].starts_with("move "));
/// ```
pub struct XBoard {
    session: Session,
    line: Box<dyn FnMut(&str)>,
    game: Game,
    mode: Mode,
    clock: Clock,
    /// The position being edited, in edit mode.
    editor: Option<Editor>,
    /// Whether thinking is told.
    posts: bool,
    /// Whether the opponent's time is used.
    ponders: bool,
    purpose: Purpose,
    /// The reply that the engine expects.
    expected: Option<Move>,
    /// How far the analysis is.
    status: String,
    /// Pings that wait for the engine's move.
    pings: Vec<String>,
    life: Life,
}

/// What the engine does by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    /// It plays a side.
    Plays(Color),
    /// It takes moves, and makes none.
    Watches,
    /// It thinks about every position.
    Analyses,
}

/// How far the conversation is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Life {
    Open,
    /// No more lines come.
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
        let mut session = Session::new(hooks.clock_ms, hooks.seed);
        session.execute(Command::SetOption(TELL_REPLY));
        XBoard {
            session,
            line: hooks.line,
            game: Game::new(Position::start()),
            mode: Mode::Plays(Color::Black),
            clock: Clock::default(),
            editor: None,
            posts: false,
            ponders: false,
            purpose: Purpose::Nothing,
            expected: None,
            status: String::new(),
            pings: Vec::new(),
            life: Life::Open,
        }
    }

    /// Takes a line, with or without its line end, and answers what can be answered at once.
    ///
    /// A bad line is answered by `Error (…): …` or `Illegal move (…): …` and changes nothing.
    pub fn receive(&mut self, line: &str) {
        for line in line.lines() {
            if self.life == Life::Over {
                return;
            }
            self.take(line.trim_ascii());
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

    /// Whether the engine thinks, about whatever it may be.
    pub fn is_thinking(&self) -> bool {
        self.session.is_thinking()
    }

    /// Whether the conversation came to its end.
    pub fn is_over(&self) -> bool {
        match self.life {
            Life::Open => false,
            Life::Closed => !self.is_thinking(),
            Life::Over => true,
        }
    }

    /// There will be no more lines: a move that is being thought about is made, and that is all.
    pub fn close(&mut self) {
        self.life = Life::Closed;
        if self.purpose != Purpose::Move {
            self.halt();
        }
        self.ponders = false;
    }

    fn say(&mut self, line: &str) {
        (self.line)(line);
    }

    /// Says that a line means nothing here, and why.
    fn refuse(&mut self, reason: &str, line: &str) {
        let line = rules::excerpt(line);
        self.say(&format!("Error ({reason}): {line}"));
    }

    fn take(&mut self, line: &str) {
        let order = Order::read(line);
        if let Some(editor) = &mut self.editor
            && !matches!(order, Ok(Order::Quit | Order::Ping(_)))
        {
            return match EditCommand::parse(line) {
                Ok(EditCommand::Leave) => self.finish_edit(),
                Ok(command) => editor.execute(command),
                Err(reason) => self.refuse(reason, line),
            };
        }
        match order {
            Ok(order) => self.obey(order, line),
            Err(reason) => self.refuse(reason, line),
        }
    }
}
