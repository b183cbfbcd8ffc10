//! Random texts, and texts of ten megabytes.

use std::time::{Duration, Instant};

use game::pgn::scan_games;

use crate::reading::{SAMPLE, read_leniently, read_record};
use crate::{dice::Dice, scale::scaled};

/// Valid and invalid parts of PGN.
const PARTS: [&str; 48] = [
    "1.",
    "2...",
    "e4",
    "e5",
    "Nf3",
    "Nc6",
    "d4",
    "d5",
    "O-O",
    "0-0",
    "exd5",
    "e8=Q",
    "(",
    ")",
    "(",
    ")",
    "{",
    "}",
    "{a b}",
    ";",
    "\n",
    "\r\n",
    " ",
    " ",
    "%",
    "$1",
    "$999",
    "!",
    "?!",
    "*",
    "1-0",
    "1/2-1/2",
    "[Event \"x\"]",
    "[FEN \"",
    "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]",
    "[",
    "]",
    "\"",
    "\\",
    "[%csl Ra1]",
    "[%cal Ga1a2,Rb1b2]",
    "[%clk 0:00:01]",
    "[%",
    "e.p.",
    "…",
    "é",
    "\u{feff}",
    "\0",
];

/// Legal moves, between which the random parts are inserted.
const LINE: &str = "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O f6 d4 exd4";

/// Reads every game of a text, writes it and reads it again. Returns the number of moves.
fn read_all(text: &str) -> usize {
    let mut moves = 0;
    for (number, scanned) in scan_games(text).enumerate().take(20) {
        read_part(text, number);
        let record = match read_record(text, number) {
            Ok(record) => record,
            Err(error) => {
                assert!(error.to_string().chars().count() < 200, "{error}");
                assert!(
                    error.game == number + 1 && error.byte <= text.len(),
                    "{error}"
                );
                assert!(text.is_char_boundary(error.byte), "{error}");
                let lines = text[..error.byte].matches('\n').count();
                assert_eq!(error.line, lines + 1, "{error}");
                continue;
            }
        };
        assert_eq!(scanned.error, None, "{text:?}");
        assert_eq!(scanned.tags, record.tags, "{text:?}");
        let written = record.write();
        let again = read_record(&written, 0).unwrap_or_else(|error| panic!("{text:?}: {error}"));
        assert_eq!(
            (again.nodes(), again.result),
            (record.nodes(), record.result),
            "{text:?}"
        );
        assert_eq!(again.write(), written);
        assert_eq!(scan_games(&written).count(), 1);
        moves += record.nodes().len() - 1;
    }
    moves
}

/// Reads a game up to the first invalid part, and checks that it can be read again with the rest as
/// comments.
fn read_part(text: &str, number: usize) {
    let Ok((mut record, unread)) = read_leniently(text, number) else {
        return;
    };
    for part in unread {
        let lines = text[..part.error.byte].matches('\n').count();
        assert_eq!(part.error.line, lines + 1, "{text:?}");
        let annotations = record.annotations_mut(part.node).unwrap();
        // A command that begins in the comment must not end in the other text.
        let comment = annotations.comment.replace("[%", "[ %");
        annotations.comment = format!("{comment} {}", part.text).trim().into();
    }
    let written = record.write();
    let again = read_record(&written, 0).unwrap_or_else(|error| panic!("{text:?}: {error}"));
    // The order of the nodes may differ, because variations are written after the moves that they
    // vary.
    assert_eq!(again.write(), written, "{text:?}");
}

#[test]
fn random_texts_are_read_or_refused() {
    let mut dice = Dice::new(21);
    let mut moves = 0;
    for _ in 0..scaled(20_000) {
        let mut text = String::new();
        let between = if dice.below(2) == 0 { " " } else { "" };
        for san in LINE.split(' ') {
            for _ in 0..dice.below(12).saturating_sub(9) {
                text += *dice.pick(&PARTS);
                text += between;
            }
            text = text + san + " ";
        }
        moves += read_all(&text);
    }
    assert!(moves > 20_000, "{moves}");
}

#[test]
fn random_bytes_are_read_or_refused() {
    let mut dice = Dice::new(22);
    for _ in 0..scaled(5_000) {
        let bytes: Vec<u8> = (0..dice.below(300))
            .map(|_| u8::try_from(dice.below(256)).unwrap())
            .collect();
        read_all(&String::from_utf8_lossy(&bytes));
    }
}

#[test]
fn a_text_with_a_few_changes_is_read_or_refused() {
    let mut dice = Dice::new(23);
    let letters: Vec<char> = SAMPLE.chars().collect();
    let mut moves = 0;
    for _ in 0..scaled(3_000) {
        let mut changed = letters.clone();
        for _ in 0..=dice.below(3) {
            let place = dice.below(changed.len());
            let part = dice.pick(&PARTS).chars();
            let end = (place + dice.below(4)).min(changed.len());
            changed.splice(place..end, part);
        }
        moves += read_all(&changed.iter().collect::<String>());
    }
    assert!(moves > 10_000, "{moves}");
}

#[test]
fn a_text_may_be_cut_anywhere() {
    for end in 0..SAMPLE.len() {
        read_all(&String::from_utf8_lossy(&SAMPLE.as_bytes()[..end]));
    }
}

#[test]
fn ten_megabytes_are_scanned() {
    let copies = 10_000_000 / SAMPLE.len() + 1;
    let text = format!("{SAMPLE}\n").repeat(copies);
    let games = scan_games(&text)
        .inspect(|game| assert_eq!(game.error, None))
        .count();
    assert_eq!(games, copies * 3);
    assert!(read_record(&text, games - 1).is_ok());
    assert_eq!(
        read_record(&text, games).unwrap_err().to_string(),
        format!("there are only {games} games in this text")
    );
}

#[test]
fn large_texts_of_one_kind_are_read() {
    let parts = PARTS.into_iter().chain([
        "(e4 ",
        "((",
        "{[%",
        "[%csl ",
        "[E \"",
        "[E \"x\" ",
        "[E \"x\"] ",
        "[Event \"\n",
        "[Event \"x\"]\n",
        "* {a}",
        "* ",
        "1.",
        "\\\"",
        "; a\n",
        "%\n",
        "$",
        "[ ",
        "$1 ",
        "{a} ",
        "e4 e5 ",
        "e4 (d4) ",
        "<",
        "<a",
        "x [T \"x\n",
        "[T \"x] ",
        "{{}",
        "0-0 ",
        "1. e4 1-0 ",
        "h4 w ",
        "12 ",
        "*a",
    ]);
    for part in parts {
        for head in ["", "1. e4 ", "[Event \"", "1. e4 {", "1. e4 (1. d4 "] {
            let text = head.to_owned() + &part.repeat(100_000 / part.len());
            let games = scan_games(&text).count();
            let read = read_record(&text, games / 2);
            if let Ok(record) = read {
                record.write();
            }
        }
    }
}

/// Signs with a meaning in PGN, HTML or Markdown, and others that begin words.
const SIGNS: [&str; 36] = [
    "<", ">", "(", ")", "{", "}", "[", "]", "[%", "[a \"", ";", "$", "&", "*", "!", "?", "\"", "“",
    "'", "`", "~", "|", "%", "#", "+", "-", "=", "/", ".", "…", "@", "\\", "♘", "1", "a", "\n",
];

/// How long a text may be read. Linear time is less than a hundredth of it, quadratic time more.
const LIMIT: Duration = Duration::from_secs(5);

#[test]
fn pairs_of_signs_are_read_in_linear_time() {
    let mut dice = Dice::new(24);
    for _ in 0..scaled(40) {
        let pair = [
            *dice.pick(&SIGNS),
            *dice.pick(&SIGNS),
            *dice.pick(&["", " ", "e4 "]),
        ]
        .concat();
        for head in ["", "1. e4 "] {
            let text = head.to_owned() + &pair.repeat(100_000 / pair.len());
            let start = Instant::now();
            let games = scan_games(&text).count();
            drop(read_leniently(&text, games / 2));
            assert!(start.elapsed() < LIMIT, "{head}{pair}");
        }
    }
}

#[test]
fn deep_variations_are_read_and_written_without_a_deep_stack() {
    let deep = |depth: usize| {
        let variations = "(Nf3 Nf6 (Nc6 ".repeat(depth);
        format!("Nf3 Nf6 {variations}{}", "))".repeat(depth))
    };
    // Each pair of parentheses varies the first move of a line: `Nf3`, then `Nf6`.
    let text = deep(6_000);
    let error = read_record(&text, 0).unwrap_err();
    assert!(
        error.to_string().ends_with("is illegal in this position"),
        "{error}"
    );
    let varied = format!("1. e4 {}{}", "(1. d4 ".repeat(15_000), ")".repeat(15_000));
    let record = read_record(&varied, 0).unwrap();
    assert_eq!(record.nodes().len(), 15_002);
    let flat = record.write();
    assert_eq!(read_record(&flat, 0).unwrap().nodes().len(), 15_002);
    let unclosed = "e4 ".to_owned() + &"(d4 ".repeat(1_000_000);
    assert!(scan_games(&unclosed).all(|game| game.error.is_some()));
}
