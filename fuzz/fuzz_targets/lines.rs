//! Any lines in either protocol get answers of one line each, and never a panic.

#![no_main]

use libfuzzer_sys::fuzz_target;
use protocol::{FrontEnd, Hooks};

fuzz_target!(|bytes: &[u8]| {
    let mut now_ms = 0.0;
    let mut session = FrontEnd::new(Hooks {
        clock_ms: Box::new(move || {
            now_ms += 1.0;
            now_ms
        }),
        seed: Box::new(|| 1),
        line: Box::new(|line| assert!(!line.contains('\n'))),
    });
    for line in bytes.split(|&byte| byte == b'\n') {
        session.receive(&String::from_utf8_lossy(line));
        session.think(5.0);
    }
    session.receive("stop");
    session.close();
});
