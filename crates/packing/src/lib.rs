//! A wasm module in as few bytes as a worker can carry.
//!
//! Each bit of the module is foretold, and stored in the fewer bits the surer it was: a third less
//! than deflate makes of it, which only knows what came before in the same words. Whoever unpacks
//! foretells the same from what has come so far, so that both go one way:
//!
//! | module | what it does |
//! |---|---|
//! | `walk` | goes through a module, instruction by instruction |
//! | `past` | knows what has come, and what of it helps to foretell what |
//! | `tree` | makes few questions of a byte that is frequent, each with a bit for an answer |
//! | `lanes` | counts with eight numbers at once |
//! | `model` | learns how sure each answer is, in each context, and which contexts to trust |
//! | `range` | stores an answer in as few bits as its probability allows |
//! | `letters` | writes the bits as text |
//!
//! `cargo xtask build` packs the wasm of the engine, and puts this crate beside it, as a wasm of
//! 5 KB that unpacks it: `www/engine/unpack.js`.

#![cfg_attr(target_arch = "wasm32", no_std)]
// Numbers are cut on purpose, as in the wasm, where each check would take bytes of the worker.
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss
)]

#[cfg(target_arch = "wasm32")]
pub mod binding;
mod lanes;
mod letters;
mod model;
#[cfg(not(target_arch = "wasm32"))]
mod pack;
mod past;
#[cfg(not(target_arch = "wasm32"))]
mod planting;
mod range;
mod tree;
mod unpack;
mod walk;
#[cfg(not(target_arch = "wasm32"))]
mod wide;

#[cfg(not(target_arch = "wasm32"))]
pub use pack::{PackError, pack};
