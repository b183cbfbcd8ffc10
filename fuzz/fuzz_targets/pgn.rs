//! Scanning and parsing any text does not panic, whatever the game, and a parsed game is written so that parsing it
//! returns the same game. Repeated to a hundred kilobytes, it is still read quickly.

#![no_main]

use std::fmt::Display;
use std::time::{Duration, Instant};

use game::pgn::{Record, scan_games};
use libfuzzer_sys::fuzz_target;

/// The maximum number of games to parse; each is searched for from the beginning.
const MAX_GAMES: usize = 50;

/// The size of the repeated text, and how long it may be read in the fastest of some attempts.
const LONG: usize = 100_000;
const LIMIT: Duration = Duration::from_secs(2);
const ATTEMPTS: usize = 3;

fuzz_target!(|text: &str| {
    // Long texts take a hundred times as long.
    if text.len() % 64 == 1 {
        check_time(text);
    }
    check(&rules::Position::start(), text);
    let crazyhouse = variants::variant("crazyhouse").expect("it is built in");
    check(&variants::Position::start(&crazyhouse), text);
});

fn check_time(text: &str) {
    let long = text.repeat(LONG / text.len().max(1));
    let is_fast = || {
        let begin = Instant::now();
        let number = scan_games(&long).count() / 2;
        drop(Record::read_leniently(
            &rules::Position::start(),
            &long,
            number,
        ));
        begin.elapsed() < LIMIT
    };
    assert!((0..ATTEMPTS).any(|_| is_fast()), "not within {LIMIT:?}");
}

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
