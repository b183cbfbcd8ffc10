//! Games that are read up to the first invalid part, with the rest kept as text.

use game::pgn::scan_games;

use crate::reading::{read_leniently, read_record};

/// A text, the moves that are read, and the nodes with the unread text kept at them.
type Case = (&'static str, &'static str, &'static [(usize, &'static str)]);

const PARTLY_READ: [Case; 13] = [
    ("1. e4 e5 2. Q", "1. e4 e5 *", &[(2, "2. Q")]),
    (
        "1. e4 e5 2. Nf9 Nc6 3. Bb5 1-0",
        "1. e4 e5 1-0",
        &[(2, "2. Nf9 Nc6 3. Bb5")],
    ),
    (
        "1. e4 e5 2.Ke3 {why} Nc6 (2... d6) *",
        "1. e4 e5 *",
        &[(2, "2. Ke3 (why) Nc6 (2... d6)")],
    ),
    ("1. e4 Ke3 2. d4", "1. e4 *", &[(1, "1... Ke3 2. d4")]),
    (
        "1. e4 e5 (1... c5 2. Ke3 d6 (2... a6)) 2. Nf3 *",
        "1. e4 e5 (1... c5) 2. Nf3 *",
        &[(3, "2. Ke3 d6 (2... a6)")],
    ),
    // A variation that begins with an invalid move belongs to the move that it varies.
    (
        "1. e4 e5 (1... Ke3 2. d4) 2. Nf3 *",
        "1. e4 e5 2. Nf3 *",
        &[(2, "1... Ke3 2. d4")],
    ),
    (
        "1. e4 (1. Ke3) (1. d4 Ke3) 1... c5 2. Ke3",
        "1. e4 (1. d4) 1... c5 *",
        &[(1, "1. Ke3"), (2, "1... Ke3"), (3, "2. Ke3")],
    ),
    ("1. e4 {no end", "1. e4 *", &[(1, "(no end")]),
    ("1. e4 (1. d4", "1. e4 (1. d4) *", &[(2, "")]),
    ("1. e4 (1. d4 Ke3", "1. e4 (1. d4) *", &[(2, "1... Ke3")]),
    // Commands in the unread text have no effect, not even when it is read again as a comment.
    (
        "1. e4 Ke3 {[%clk 0:00:01] a}",
        "1. e4 *",
        &[(1, "1... Ke3 ([ %clk 0:00:01] a)")],
    ),
    (
        "[FEN \"4k3/8/8/8/8/8/8/4K3 b - - 0 7\"]\n\n7... O-O 8. Kd1",
        "*",
        &[(0, "7... O-O 8. Kd1")],
    ),
    (
        "1. e4 Ke3\n\n[Event \"x\"]\n\n1. d4 *",
        "1. e4 *",
        &[(1, "1... Ke3")],
    ),
];

#[test]
fn a_line_ends_before_what_is_invalid() {
    for (text, movetext, parts) in PARTLY_READ {
        let (mut record, unread) = read_leniently(text, 0).unwrap();
        let kept: Vec<_> = unread
            .iter()
            .map(|unread| (unread.node, unread.text.as_str()))
            .collect();
        assert_eq!(kept, parts, "{text}");
        assert_eq!(read_record(text, 0), Err(unread[0].error.clone()), "{text}");
        let written = record.write();
        assert_eq!(written.lines().last(), Some(movetext), "{text}");
        // The text is the same after it is written as a comment and read again.
        for part in unread {
            let comment = &mut record.annotations_mut(part.node).unwrap().comment;
            *comment += &part.text;
        }
        let again = read_record(&record.write(), 0).unwrap();
        assert_eq!(again.nodes(), record.nodes(), "{text}");
    }
}

#[test]
fn a_game_of_which_nothing_can_be_read_is_refused() {
    for text in [
        "hello world",
        "[Event \"x\"]\n\n1. Ke3 e5 *",
        "1. e5",
        "{",
        "[FEN \"8/8\"]\n\n1. e4",
    ] {
        assert_eq!(
            read_leniently(text, 0).unwrap_err(),
            read_record(text, 0).unwrap_err(),
            "{text}"
        );
    }
}

#[test]
fn the_other_games_of_a_text_are_not_affected() {
    let text = "[Event \"a\"]\n\n1. e4 Ke3 {x} ( 1-0\n\n[Event \"b\"]\n\n1. d4 d5 *\n";
    assert_eq!(scan_games(text).count(), 2);
    let (record, unread) = read_leniently(text, 0).unwrap();
    assert_eq!((record.nodes().len(), unread.len()), (2, 1));
    assert_eq!(unread[0].text, "1... Ke3 (x) ( 1-0");
    let (record, unread) = read_leniently(text, 1).unwrap();
    assert_eq!((record.nodes().len(), unread.len()), (3, 0));
}

#[test]
fn tags_without_a_position_and_in_other_cases() {
    for fen in ["", "?", "-", "startpos", "unknown"] {
        let (record, _) = read_leniently(&format!("[FEN \"{fen}\"]\n\n1. e4 e5"), 0).unwrap();
        assert_eq!(record.nodes().len(), 3, "{fen}");
    }
    let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    for tag in [
        format!("[FEN '{fen}']"),
        format!("[FEN ‘{fen}’]"),
        format!("[fen {fen}]"),
        format!("[FEN: {fen}]"),
        format!("[SetUp \"1\"]\n[FEN\n\"{fen}\"]"),
        format!("[FEN\r\n  \"{fen}\"]"),
    ] {
        let (record, _) = read_leniently(&format!("{tag}\n\n1. e4 Kd7"), 0).unwrap();
        assert_eq!(record.nodes().len(), 3, "{tag}");
    }
    for text in [
        "[FEN of the position]",
        "[FEN 1/2]",
        "[Black to move]",
        "[e4 'good']",
    ] {
        let (record, _) = read_leniently(&format!("1. e4 {text} e5 2. Nf3"), 0).unwrap();
        assert_eq!(record.nodes().len(), 4, "{text}");
    }
    let (record, _) =
        read_leniently(&format!("[white \"A\"]\n[FeN \"{fen}\"]\n\n1. e4 Kd7"), 0).unwrap();
    assert_eq!(record.tag("White"), Some("A"));
    assert!(record.write().contains("[White \"A\"]\n"));
    assert_eq!(record.nodes().len(), 3);
}
