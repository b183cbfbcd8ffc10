//! No `fmax.ini` leads to a panic, and the games that are read are started.

#![no_main]

use std::sync::Arc;

use libfuzzer_sys::fuzz_target;
use variants::{Position, compile_fmax};

fuzz_target!(|text: &str| {
    for (game, variant) in compile_fmax(text).unwrap_or_default() {
        let _ = game.to_definition().to_string();
        let _ = Position::start(&Arc::new(variant)).legal_moves();
    }
});
