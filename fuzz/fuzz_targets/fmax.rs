//! The games of an `fmax.ini` that is read are written so that reading them returns the same.

#![no_main]

use libfuzzer_sys::fuzz_target;
use variants::{compile_fmax, read_fmax};

fuzz_target!(|text: &str| {
    for game in read_fmax(text).unwrap_or_default() {
        let written = game.to_string();
        assert_eq!(read_fmax(&written), Ok(vec![game]));
        let _ = compile_fmax(&written);
    }
});
