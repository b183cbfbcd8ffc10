//! Judges moves of chess, and explains why one was bad, or is good.
//!
//! A search knows what would have been better and how the move is refuted. This crate looks for a
//! [`Motif`] in these two lines, and names it only if the lines prove it: a piece hangs if the
//! refutation captures it and keeps what it gains. What counts as a mistake is defined in
//! [`judgement`].
//!
//! # What this crate does not know
//!
//! How the lines were found, and the sentences that people read.
//! **Invariant:** no `std`, no dependencies but `engine`, `rules` and `libm`, and no panic on legal
//! lines.

#![cfg_attr(not(test), no_std)]

extern crate alloc;

mod draws;
pub mod exchange;
mod explain;
pub mod judgement;
mod line;
mod mate;
mod reason;
mod tactics;

pub use explain::{explain, merit};
pub use reason::{Cause, Finding, Mistake, Motif, Reason, Target};
