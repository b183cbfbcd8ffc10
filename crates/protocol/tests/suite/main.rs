//! Conversations in both protocols, for all games.
#![allow(clippy::unwrap_used)] // a test that cannot continue panics

#[path = "../../../../tests/scale.rs"]
mod scale;

mod go;
mod line_fuzz;
mod table;
mod transcripts;
