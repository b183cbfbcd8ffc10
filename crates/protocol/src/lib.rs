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
//! search, and manages time (`time_management`). `any_engine` is the engine in use: Modern, Classic, or
//! Fairy. A [`Setup`] is the game that the session is at, and [`AnyMove`] a move of any game.
//!
//! With the feature `fairy` there are games other than chess. `games` is what an interface can choose
//! from, and what its positions are read with.
//!
//! Two protocols format the same events. `uci` parses lines into commands and writes events as lines.
//! `xboard` does the same for [`XBoard`], which also keeps the game, as that protocol demands.
//! [`FrontEnd`] chooses the protocol that the interface uses.
//!
//! # What this crate does not know
//!
//! Where lines come from and go to, what time it is, and where a random number comes from: all
//! three enter as [`Hooks`]. **Invariant:** it prints nothing unasked, and no input, whatever its
//! bytes and length, makes it panic.

#![cfg_attr(not(test), no_std)]

extern crate alloc;

mod any_engine;
mod any_move;
mod board_text;
mod command;
mod event;
mod front_end;
mod games;
mod go;
mod hooks;
#[cfg(feature = "chess")]
mod inside;
mod levels;
mod move_text;
mod opening;
mod options;
mod perft;
mod search;
mod session;
mod setup;
mod time_management;
mod tokens;
mod uci;
mod xboard;

pub use any_move::AnyMove;
pub use command::{Command, CommandError};
#[cfg(feature = "chess")]
pub use engine::classic::evaluate;
#[cfg(feature = "fairy")]
pub use engine::fairy::piece_values;
pub use engine::{Score, TableUsage};
pub use event::{Event, InfoDetails, SearchInfo, SearchStats};
pub use front_end::FrontEnd;
#[cfg(feature = "fairy")]
pub use games::ReadFileFn;
pub use go::{Go, Limit};
pub use hooks::Hooks;
#[cfg(feature = "chess")]
pub use inside::{Inside, InsideAnswer, InsideError, Question};
pub use levels::{Level, Strength};
pub use move_text::MoveText;
pub use options::{EngineName, OptionName, Setting};
pub use session::{ClockFn, SeedFn, Session};
#[cfg(feature = "fairy")]
pub use setup::VariantSetup;
pub use setup::{AnyPosition, ChessSetup, GameSetup, Setup};
pub use time_management::Clocks;
pub use uci::UciSession;
pub use xboard::XBoard;
