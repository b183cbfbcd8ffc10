//! PGN of chess and variants: reading, writing and errors.
#![allow(clippy::unwrap_used)] // a test that cannot continue panics

mod cases;
#[path = "../../../../tests/dice.rs"]
mod dice;
mod errors;
mod lenient;
mod noise;
mod random;
mod reading;
#[path = "../../../../tests/scale.rs"]
mod scale;
mod writing;
