//! A move in Betza notation is compiled or refused.

#![no_main]

use libfuzzer_sys::fuzz_target;
use variants::Definition;

fuzz_target!(|text: &str| {
    let text = format!(
        "game g\nboard 8x8\npiece K king K royal\npiece A any {text}\n\
         start a2k3a/8/8/8/8/8/8/A2K3A w - - 0 1\n"
    );
    if let Err(error) = Definition::read(&text) {
        assert!(error.line > 0 && error.column > 0);
    }
});
