//! The suite: what the crates promise, proved.
#![allow(clippy::unwrap_used)] // a test that cannot go on says so by a panic

mod classic;
mod console;
mod dice;
mod draws;
mod line_fuzz;
mod modern;
mod notation;
mod openings;
mod perft;
mod premoves;
mod property;
mod readme;
mod table;
mod tidy;
mod transcripts;
