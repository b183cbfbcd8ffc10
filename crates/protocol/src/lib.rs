//! Chess protocols: lines in, lines out.
//!
//! A [`UciSession`] takes UCI commands one line at a time and answers through a callback. It
//! searches only when it is called, a slice at a time, so that the same session serves a terminal,
//! a worker of a browser and a test.
//!
//! # Example
//!
//! ```
//! use std::{cell::RefCell, rc::Rc};
//!
//! let lines = Rc::new(RefCell::new(Vec::new()));
//! let sink = Rc::clone(&lines);
//! let mut session = protocol::UciSession::new(protocol::Hooks {
//!     clock_ms: Box::new(|| 0.0),
//!     seed: Box::new(|| 1),
//!     line: Box::new(move |line| sink.borrow_mut().push(line.to_owned())),
//! });
//! session.receive("position startpos moves e2e4");
//! session.receive("go nodes 300");
//! while session.think(10.0) {}
//! assert!(lines.borrow().last().unwrap().starts_with("bestmove "));
//! ```
//!
//! # How it is built
//!
//! `session` executes [`Command`]s and reports [`Event`]s: it queues what must wait for the end of a
//! search, and manages time (`budget`, `pace`). `thinker` is the engine in use, Modern or Classic.
//!
//! Two protocols format the same events. `uci` parses lines into commands and writes events as lines.
//! `xboard` does the same for [`XBoard`], which also keeps the game, as that protocol demands.
//! [`Conversation`] is whichever of the two the other side speaks.
//!
//! # What this crate does not know
//!
//! Where lines come from and go to, what time it is, and where a random number comes from: all
//! three enter as [`Hooks`]. **Invariant:** it prints nothing unasked, and no input, whatever its
//! bytes and length, makes it panic.

#![cfg_attr(not(test), no_std)]

extern crate alloc;

mod board_text;
mod budget;
mod clocks;
mod command;
mod conversation;
mod event;
mod go;
mod hooks;
mod inside;
mod level;
mod opening;
mod options;
mod pace;
mod perft;
mod search;
mod session;
mod setup;
mod strength;
mod thinker;
mod uci;
mod words;
mod xboard;

pub use clocks::Clocks;
pub use command::{Command, CommandError};
pub use conversation::Conversation;
pub use engine::{TableUsage, classic::evaluate, modern::Score};
pub use event::{Event, InfoDetails, SearchInfo, SearchStats};
pub use go::{Go, Limit};
pub use hooks::Hooks;
pub use inside::{Inside, InsideAnswer, InsideError, Question};
pub use level::Level;
pub use options::{EngineName, OptionName, Setting};
pub use session::{ClockFn, SeedFn, Session};
pub use setup::Setup;
pub use strength::Strength;
pub use uci::UciSession;
pub use xboard::XBoard;
