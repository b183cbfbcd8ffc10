//! Opponents that choose among all legal moves as people of a rating do.
//!
//! People consider captures, checks and pieces that were just attacked, and overlook quiet threats.
//! Each legal move is therefore described by [`features()`]: its scores in shallow searches, and
//! properties that make people notice it. A small model, fitted to games between people, computes
//! the probability of each move from the features and a rating. A [`Player`] draws one of the moves.
//!
//! | what | where |
//! |---|---|
//! | the features of a move | `features` |
//! | the searches whose scores are used | `observe` |
//! | probabilities | `model` |
//! | weights, written by `cargo xtask tune people` | `weights` |
//! | the draw | `player` |
//! | preferences of opponents | `style` |
//!
//! # What this crate does not know
//!
//! Time, and the names of opponents.
//! **Invariant:** no `std`, and no panic on legal moves.

#![cfg_attr(not(test), no_std)]

extern crate alloc;

mod candidate;
mod features;
mod model;
mod observe;
mod player;
mod style;
mod weights;

pub use candidate::{Candidate, Candidates, SEARCHES};
#[cfg(feature = "fairy")]
pub use features::variant_features;
pub use features::{FEATURES, Features, features};
pub use model::{Model, Values};
pub use observe::{DEPTHS, search_all};
pub use player::Player;
pub use style::Style;
