//! The engine and the rules of chess for JavaScript.
//!
//! A [`Session`] lives in a Web Worker (or in Node) and does two things: it takes UCI lines and
//! answers through a function, and it answers questions about chess, both in JSON.
//! The calls, the fields and the sentences of errors are listed in `www/engine/README.md`.
//!
//! # What this crate does not know
//!
//! The page, messages between threads, and when to think: `www/engine/worker.js` sees to those.
//! **Invariant:** no call traps, whatever it is given.

mod answer;
#[cfg(target_arch = "wasm32")]
mod heap;
mod hooks;
mod json;
mod notation;
mod refusal;
mod session;
mod value;

pub use session::Session;
