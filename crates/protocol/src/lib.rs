//! Chess protocols: lines in, lines out.
//!
//! A [`UciSession`] receives UCI commands one line at a time and answers through a callback. It
//! searches only when it is called, a slice at a time, so that the same session works in a
//! terminal, in a worker of a browser and in a test.
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
//! # Structure
//!
//! `session` executes [`Command`]s and reports [`Event`]s. It queues the commands that must wait
//! for the end of a search, and limits the time of a search (`time_management`). `any_engine` wraps
//! the engine in use: Modern, Classic or Fairy. A [`Setup`] is a game with its moves, and
//! [`AnyMove`] a move of any game.
//!
//! With the feature `fairy` there are games other than chess. `games` lists the games that an
//! interface can choose, and parses FENs in the chosen game.
//!
//! Two protocols format the same events. `uci` parses lines into commands and writes events as
//! lines. `xboard` does the same for [`XBoard`], which also keeps the game, as that protocol
//! requires. [`FrontEnd`] chooses the protocol that the interface uses.
//!
//! # From `go` to `bestmove`
//!
//! ```text
//! "go"    FrontEnd::receive      chooses the protocol
//!         UciSession::receive    parses the line, prints events
//!         Session::execute       runs the command, or queues it during a search
//!         Session::go            answers without a search, or from a table of endings
//!         Search::new            limits and time
//!         OpponentSearch::new    only for a limited strength: searches before the reported one
//!         AnyEngine::begin       passes the position and the task to the engine
//!
//! slice   FrontEnd::think, UciSession::think, Session::think
//!         Search::advance        a step of the engine, the clock, reports
//!         AnyEngine::think       searches a number of nodes
//!         OpponentSearch::proceed, choose    the next search, then the move
//!         Search::conclude, Session::answer_if_released, uci::report    "bestmove"
//!
//! "stop"  FrontEnd::receive, UciSession::receive, Session::execute
//!         Session::stop          ends the search and a wait for `stop` or `ponderhit`
//!         Search::conclude       the engine's move, or that of the opponent
//!         AnyEngine::stop
//!         Session::answer_if_released, uci::report    "bestmove"
//! ```
//!
//! The worker of a page has a `UciSession` without a `FrontEnd`. `XBoard` gives a `Session` the same
//! commands.
//!
//! # What this crate does not know
//!
//! Input and output, the clock, and the source of randomness: callers provide them as [`Hooks`].
//! **Invariant:** it prints only in answer to a line, and no input makes it panic, whatever its
//! bytes and length.

#![cfg_attr(not(test), no_std)]
#![deny(missing_docs, clippy::missing_errors_doc)]

extern crate alloc;

mod answer;
mod any_engine;
mod any_move;
mod any_position;
mod board_text;
mod call_error;
mod clocks;
mod command;
mod engine_name;
mod event;
mod front_end;
mod games;
mod go;
mod hooks;
#[cfg(feature = "chess")]
mod inside;
mod levels;
#[cfg(feature = "fairy")]
mod move_text;
mod opening;
mod opponent_search;
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
pub use call_error::CallError;
pub use clocks::Clocks;
pub use command::{Command, CommandError};
#[cfg(feature = "chess")]
pub use engine::classic::evaluate;
#[cfg(feature = "fairy")]
pub use engine::fairy::piece_values;
pub use engine::{Score, TableUsage};
pub use engine_name::EngineName;
pub use event::{Event, SearchInfo, SearchStats};
pub use front_end::FrontEnd;
#[cfg(feature = "fairy")]
pub use games::{CompiledGame, ReadFileFn};
pub use go::{Go, Limit};
pub use hooks::Hooks;
#[cfg(feature = "chess")]
pub use inside::{Inside, InsideAnswer, InsideError, Question};
pub use levels::{Opponent, Strength};
#[cfg(feature = "fairy")]
pub use move_text::MoveText;
pub use options::{OptionName, Setting};
pub use session::{ClockFn, SeedFn, Session};
pub use setup::Setup;
pub use uci::UciSession;
pub use xboard::XBoard;
