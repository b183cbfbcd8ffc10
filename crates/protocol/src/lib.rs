//! The text that chess programs speak: lines in, lines out.
//!
//! A [`Session`] takes UCI commands one line at a time and answers through a sink. It thinks only
//! when it is told to, a slice at a time, so that the same session serves a terminal, a browser's
//! worker and a test.
//!
//! # Example
//!
//! ```
//! use std::{cell::RefCell, rc::Rc};
//!
//! let lines = Rc::new(RefCell::new(Vec::new()));
//! let sink = Rc::clone(&lines);
//! let mut session = protocol::Session::new(protocol::Hooks {
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
//! # What this crate does not know
//!
//! Where lines come from and go to, what time it is, and where a random number comes from: all
//! three enter as [`Hooks`]. **Invariant:** it says nothing that it was not asked, and no input,
//! whatever its bytes and length, makes it panic.

mod board_text;
mod clocks;
mod command;
mod declared;
mod go;
mod go_words;
mod hooks;
mod level;
mod opening;
mod options;
mod pace;
mod perft;
mod report;
mod search;
mod seed;
mod session;
mod setup;
mod words;

pub use clocks::Clocks;
pub use command::{Command, CommandError};
pub use declared::OptionError;
pub use engine::TableUse;
pub use go::Go;
pub use go_words::GoError;
pub use hooks::Hooks;
pub use level::Level;
pub use options::{EngineName, Setting};
pub use seed::Seed;
pub use session::Session;
pub use setup::{PositionError, Setup};
