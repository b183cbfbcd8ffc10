//! The tests of the crates' promises, as one binary.
#![allow(clippy::unwrap_used)] // a test that cannot continue panics

mod chess960_games;
mod classic;
mod console;
mod dice;
mod documents;
mod epd;
mod errors;
mod heavy_material;
mod heavy_position;
mod inside;
mod judgements;
mod learn;
mod levels;
mod mates;
mod modern;
mod notation;
mod openings;
mod reports;
mod scale;
mod tablebase;
mod tactics;
mod tidy;
mod variety;
