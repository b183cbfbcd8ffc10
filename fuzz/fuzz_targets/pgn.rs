//! Scanning and parsing any text does not panic, and a parsed game is written so that parsing it
//! returns the same game.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rules::pgn::{Record, scan_games};

/// The maximum number of games to parse; each is searched for from the beginning.
const MAX_GAMES: usize = 50;

fuzz_target!(|text: &str| {
    for (number, scanned) in scan_games(text).take(MAX_GAMES).enumerate() {
        if let Ok((record, unread)) = Record::read_leniently(text, number) {
            assert!(unread.iter().all(|part| part.node < record.nodes().len()));
            Record::read(&record.write(), 0).expect("the part that was read is valid");
        }
        let record = match (Record::read(text, number), scanned.error) {
            (Ok(record), None) => record,
            (Err(error), _) => {
                assert!(error.byte <= text.len() && error.to_string().len() < 1000);
                continue;
            }
            (Ok(_), Some(error)) => panic!("parsed in spite of: {error}"),
        };
        assert_eq!(scanned.tags, record.tags);
        let written = record.write();
        let again = Record::read(&written, 0).expect("the written game is valid");
        assert_eq!(
            (again.nodes(), again.result),
            (record.nodes(), record.result)
        );
        assert_eq!(again.write(), written);
    }
});
