//! A definition that is read is written so that reading it returns the same, and its game can be
//! played.

#![no_main]

use std::sync::Arc;

use libfuzzer_sys::fuzz_target;
use variants::{Definition, Design, Position, perft};

fuzz_target!(|text: &str| {
    let design = Design::read(text);
    assert_eq!(Design::read(&design.to_string()), design);
    if let Ok((definition, variant)) = Definition::read(text) {
        assert_eq!(definition.to_string().parse(), Ok(definition));
        let mut position = Position::start(&Arc::new(variant));
        let before = position.fen();
        perft(&mut position, 1);
        assert_eq!(position.fen(), before);
    }
});
