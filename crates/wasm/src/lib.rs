//! The engine and the rules of chess for JavaScript.
//!
//! A [`Session`] runs in a Web Worker or in Node and does two things: it receives UCI lines and
//! writes lines through a function, and it answers questions, which are plain objects.
//! `www/engine/messages.d.ts` describes the objects; `www/engine/README.md` explains them.
//!
//! # What this crate does not know
//!
//! The page, messages between threads, and when to search: those are tasks of
//! `www/engine/worker.js`. **Invariant:** no call traps, whatever its arguments are.

mod answer;
#[cfg(feature = "command")]
mod command_session;
mod error;
mod fields;
mod hooks;
#[cfg(feature = "inside")]
mod inside;
mod panic_hook;
mod pgn;
mod question;
mod session;
mod setup_error_fields;

#[cfg(feature = "command")]
pub use command_session::CommandSession;
pub use session::Session;
