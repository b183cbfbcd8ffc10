//! The tests of the crates' promises, as one binary.
#![allow(clippy::unwrap_used)] // a test that cannot continue panics

mod chess960;
mod classic;
mod console;
mod dice;
mod documents;
mod draws;
mod epd;
mod errors;
mod inside;
mod learn;
mod levels;
mod line_fuzz;
mod mates;
mod modern;
mod notation;
mod openings;
mod perft;
mod premoves;
mod property;
mod reports;
mod scale;
mod table;
mod tablebase;
mod tactics;
mod tidy;
mod transcripts;
mod variety;
