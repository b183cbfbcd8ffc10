//! The console against recordings of the C program: `data/console`.
//!
//! A recording consists of the input (`.in`), the console's arguments (`.args`), and the output of
//! the C program (`.out`). The program is the published listing, built with the table and the limit
//! of the arguments, and changed to end with its input. Only this program writes `.out` files.

use std::fs;
use std::path::{Path, PathBuf};

use cli::{ConsoleSettings, Request};

#[test]
fn recorded_sessions_are_repeated_byte_for_byte() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/console");
    let files = fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().path());
    let inputs: Vec<PathBuf> = files
        .filter(|file| file.extension().is_some_and(|end| end == "in"))
        .collect();
    assert!(!inputs.is_empty(), "no recordings were found");
    for input in inputs {
        let settings = settings(&fs::read_to_string(input.with_extension("args")).unwrap());
        let shown = shown(&fs::read(&input).unwrap(), settings);
        let recorded = fs::read_to_string(input.with_extension("out")).unwrap();
        let line = shown
            .lines()
            .zip(recorded.lines())
            .position(|(ours, theirs)| ours != theirs);
        assert_eq!(
            line,
            None,
            "the index of the first line that differs from {}",
            input.display()
        );
        assert_eq!(shown.len(), recorded.len(), "{}", input.display());
    }
}

/// The console prints the board before each line and after the last one.
#[test]
fn the_end_of_input_ends_the_console() {
    assert_eq!(boards(&shown(b"", small())).len(), 1);
    assert_eq!(boards(&shown(b"e2e4\n", small())).len(), 2);
    assert_eq!(boards(&shown(b"e2e4", small())).len(), 2);
}

#[test]
fn a_line_that_is_too_long_gets_an_error_and_no_move() {
    let shown = shown(b"e2e4 e7e5\n", small());
    let sentence = "a line of 9 characters is not a move: type one such as e2e4\n";
    let (before, after) = shown.split_once(sentence).unwrap();
    assert_eq!(before, after);
}

#[test]
fn bytes_of_any_kind_change_nothing() {
    let start = shown(b"", small());
    let after = shown(b"\xff\xfe\xfd\xfc\n\x01 \x7f\0 \t", small());
    assert!(boards(&after).iter().all(|board| *board == start));
}

#[test]
fn the_fifth_character_chooses_the_promotion() {
    let moves = b"a2a4\nh7h6\na4a5\nh6h5\na5a6\nh5h4\na6b7\nh4h3\n";
    for (last, corner) in [
        ("b7a8n", 'N'),
        ("b7a8b", 'B'),
        ("b7a8r", 'R'),
        ("b7a8q", 'Q'),
        ("b7a8", 'Q'),
    ] {
        let typed = [moves.as_slice(), last.as_bytes()].concat();
        let shown = shown(&typed, small());
        assert_eq!(
            boards(&shown).last().and_then(|board| board.chars().nth(1)),
            Some(corner)
        );
    }
}

#[test]
fn a_mate_ends_the_moves_and_not_the_program() {
    let shown = shown(b"f2f3\ne7e5\ng2g4\nd8h4\n\ne1f2\n\n", small());
    let boards = boards(&shown);
    assert_eq!(boards.len(), 8);
    assert!(boards[4..].iter().all(|board| *board == boards[4]));
}

fn small() -> ConsoleSettings {
    settings("--table-bits 12 --nodes 300")
}

fn settings(arguments: &str) -> ConsoleSettings {
    let arguments: Vec<String> = arguments.split_whitespace().map(str::to_owned).collect();
    match cli::parse_args(["console".to_owned()].into_iter().chain(arguments)) {
        Ok(Request::Console(settings)) => settings,
        other => panic!("{other:?} is not a request for the console"),
    }
}

fn shown(typed: &[u8], settings: ConsoleSettings) -> String {
    let mut shown = Vec::new();
    cli::console(typed, &mut shown, settings).unwrap();
    String::from_utf8(shown).unwrap()
}

/// Splits the output into boards, each of eight lines of 18 characters.
fn boards(shown: &str) -> Vec<&str> {
    assert_eq!(shown.len() % (8 * 18), 0);
    (0..shown.len())
        .step_by(8 * 18)
        .map(|place| &shown[place..place + 8 * 18])
        .collect()
}

#[test]
fn a_move_may_be_spelled_in_any_way_and_a_game_may_be_pasted() {
    let typed = shown(b"e2e4\ng8f6\n", small());
    for other in ["e4\nNf6\n", "E2-E4\nSf6\n", "\u{feff}e4\ng8-f6\n"] {
        assert_eq!(
            boards(&shown(other.as_bytes(), small())),
            boards(&typed),
            "{other}"
        );
    }
    let pasted = shown(b"position startpos moves e2e4 Nf6\n", small());
    assert_eq!(boards(&pasted).last(), boards(&typed).last());
    let refused = shown(b"position startpos moves e2e4 e7e4\n", small());
    assert!(refused.contains("move 2: 'e7e4' is illegal in this position\n"));
}
