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
//! # How it is built
//!
//! A line goes through three parts that do not know each other's business. `uci` turns it into a
//! [`Command`] and knows how a search says what it finds. [`Session`] obeys commands, keeps waiting
//! what must wait, and watches over time (`budget`, `pace`). `thinker` is what it asks of an engine,
//! whichever it is. Text is written piece by piece (`text`), not by the formatting of `core`, which is
//! larger than all of this in the browser.
//!
//! `xboard` is the second dialect: [`XBoard`] keeps the game that its interface leaves to it, gives a
//! session the same commands, and says its answers in its own words. [`Conversation`] is whichever of
//! the two is asked for. The browser has no use for either and does not get them.
//!
//! # What this crate does not know
//!
//! Where lines come from and go to, what time it is, and where a random number comes from: all
//! three enter as [`Hooks`]. **Invariant:** it says nothing that it was not asked, and no input,
//! whatever its bytes and length, makes it panic.

#![cfg_attr(not(test), no_std)]

extern crate alloc;

mod board_text;
mod budget;
mod clocks;
mod command;
mod conversation;
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
mod text;
mod thinker;
mod uci;
mod words;
mod xboard;

pub use clocks::Clocks;
pub use command::{Command, CommandError};
pub use conversation::Conversation;
pub use engine::{TableUsage, classic::evaluate};
pub use go::{Go, Limit};
pub use hooks::Hooks;
pub use inside::{Inside, Question};
pub use level::Level;
pub use options::{EngineName, OptionName, Setting};
pub use session::Session;
pub use setup::Setup;
pub use strength::Strength;
pub use xboard::XBoard;
