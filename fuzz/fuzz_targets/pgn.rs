//! Any text is looked over and read without a fault, and a game that was read is written as one
//! that is read the same.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rules::pgn::{Record, scan_games};

/// Games of a text that are read; each is searched for from the beginning.
const MOST_GAMES: usize = 50;

fuzz_target!(|text: &str| {
    for (number, scanned) in scan_games(text).take(MOST_GAMES).enumerate() {
        let record = match (Record::read(text, number), scanned.error) {
            (Ok(record), None) => record,
            (Err(error), _) => {
                assert!(error.byte <= text.len() && error.to_string().len() < 1000);
                continue;
            }
            (Ok(_), Some(error)) => panic!("it was read in spite of: {error}"),
        };
        assert_eq!(scanned.tags, record.tags);
        let written = record.write();
        let again = Record::read(&written, 0).expect("what was written can be read");
        assert_eq!(
            (again.nodes(), again.result),
            (record.nodes(), record.result)
        );
        assert_eq!(again.write(), written);
    }
});
