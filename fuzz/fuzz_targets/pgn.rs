//! Scanning and parsing any text does not panic, whatever the game, and a parsed game is written so that parsing it
//! returns the same game.

#![no_main]

use std::fmt::Display;

use game::pgn::{Record, scan_games};
use libfuzzer_sys::fuzz_target;

/// The maximum number of games to parse; each is searched for from the beginning.
const MAX_GAMES: usize = 50;

fuzz_target!(|text: &str| {
    check(&rules::Position::start(), text);
    let crazyhouse = variants::variant("crazyhouse").expect("it is built in");
    check(&variants::Position::start(&crazyhouse), text);
});

fn check<P: game::Position>(start: &P, text: &str)
where
    P::FenError: Display,
{
    for (number, scanned) in scan_games(text).take(MAX_GAMES).enumerate() {
        if let Ok((record, unread)) = Record::read_leniently(start, text, number) {
            assert!(unread.iter().all(|part| part.node < record.nodes().len()));
            Record::read(start, &record.write(), 0).expect("the part that was read is valid");
        }
        let record = match (Record::read(start, text, number), scanned.error) {
            (Ok(record), None) => record,
            (Err(error), _) => {
                assert!(error.byte <= text.len() && error.to_string().len() < 1000);
                continue;
            }
            (Ok(_), Some(error)) => panic!("parsed in spite of: {error}"),
        };
        assert_eq!(scanned.tags, record.tags);
        let written = record.write();
        let again = Record::read(start, &written, 0).expect("the written game is valid");
        assert_eq!(again.result, record.result);
        assert_eq!(again.write(), written);
    }
}
