//! The engines and the rules of the games for JavaScript.
//!
//! A [`Session`] runs in a Web Worker or in Node and does two things: it receives UCI lines and
//! writes lines through a function, and it answers questions, which are plain objects.
//! `www/engine/messages.ts` describes the objects; `www/engine/README.md` explains them.
//!
//! # What this crate does not know
//!
//! The page, messages between threads, and when to search: those are tasks of
//! `www/engine/worker.ts`. **Invariant:** no call traps, whatever its arguments are.

#[cfg(feature = "chess")]
mod chess;
#[cfg(feature = "command")]
mod command_session;
mod engines;
mod fields;
mod hooks;
mod moves;
mod outcome;
mod panic_hook;
mod pgn;
mod question;
mod refusal;
mod session;
#[cfg(all(feature = "variants", not(feature = "chess")))]
mod variants;

#[cfg(feature = "command")]
pub use command_session::CommandSession;
pub use session::Session;

/// The default allocator has 7 KB of code, this one has 1 KB.
#[cfg(target_family = "wasm")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();
