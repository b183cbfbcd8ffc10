//! Three engines: Classic replicates micro-Max 3.2 by H. G. Muller node for node; Modern is as
//! strong as a small download allows; Fairy, with the feature `fairy`, plays variants of chess.
//!
//! Their searches can be paused at any node and resumed, so that they also run in slices in a Web
//! Worker.
//!
//! # Example
//!
//! ```
//! use engine::{classic::Classic, Limits, Progress};
//! use rules::Position;
//!
//! let mut classic = Classic::new(16)?;
//! classic.set_position(&Position::start(), &[]);
//! classic.begin(Limits { nodes: Some(1_000), ..Limits::default() });
//! while classic.think(100) == Progress::Running {}
//! assert_eq!(classic.best_move().map(|best| best.to_string()), Some("c2c4".to_owned()));
//! # Ok::<(), engine::classic::TableError>(())
//! ```
//!
//! # What this crate does not know
//!
//! Time, input and output, randomness, text. A caller that wants a time limit calls
//! [`think`](classic::Classic::think) until the time is up, then [`stop`](classic::Classic::stop).

#![cfg_attr(not(test), no_std)]
#![deny(missing_docs, clippy::missing_errors_doc)]

extern crate alloc;

mod alpha_beta;
pub mod bench;
pub mod classic;
#[cfg(feature = "fairy")]
pub mod fairy;
mod limits;
pub mod modern;
mod noise;
mod report;
mod score;
mod transposition_table;

pub use alpha_beta::Engine;
pub use limits::Limits;
pub use report::{Iteration, Line, Progress, TableUsage};
pub use score::Score;
pub use transposition_table::MAX_MB as MAX_HASH_MB;
