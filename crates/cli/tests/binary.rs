//! The command `micro-max` as a process: arguments, exit codes, pipes.

#![allow(clippy::unwrap_used)] // a failure fails the test, with its location

use std::io::{Read, Write};
use std::process::{Child, Command, Output, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// The longest time that any of these processes may take to end.
const PATIENCE: Duration = Duration::from_secs(20);

fn start(arguments: &[&str]) -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_micro-max"));
    let command = command.args(arguments).stdin(Stdio::piped());
    command
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// The output of a process for the given input.
fn answer(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = start(arguments);
    // A process that has already ended reads no input, which is not an error here.
    let _ = child.stdin.take().unwrap().write_all(input);
    child.wait_with_output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

fn expect_end(mut child: Child) {
    let begun = Instant::now();
    loop {
        if let Some(status) = child.try_wait().unwrap() {
            let mut complaint = String::new();
            child
                .stderr
                .take()
                .unwrap()
                .read_to_string(&mut complaint)
                .unwrap();
            assert!(status.success(), "{status}: {complaint}");
            assert_eq!(complaint, "");
            return;
        }
        assert!(begun.elapsed() < PATIENCE, "the process does not end");
        thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn the_end_of_input_ends_it_after_the_search() {
    let input = b"setoption name Engine value Classic\nposition startpos moves b2b4\ngo nodes 1000";
    let output = answer(&[], input);
    assert!(output.status.success());
    let said = text(&output.stdout);
    assert!(
        said.contains("\ninfo depth 3 seldepth 3 multipv 1 score cp 15 nodes 1216 nps "),
        "{said}"
    );
    assert!(said.ends_with("\nbestmove b8c6 ponder c2c3\n"), "{said}");
}

#[test]
fn the_end_of_input_ends_an_infinite_search() {
    let output = answer(&[], b"go infinite\n");
    assert!(output.status.success());
    assert!(text(&output.stdout).contains("bestmove "));
}

#[test]
fn quit_ends_it_while_the_input_is_open() {
    let mut child = start(&[]);
    let mut input = child.stdin.take().unwrap();
    input.write_all(b"isready\nquit\n").unwrap();
    expect_end(child);
    drop(input);
}

#[test]
fn a_closed_output_ends_it_quietly() {
    let mut child = start(&[]);
    drop(child.stdout.take());
    let mut input = child.stdin.take().unwrap();
    input.write_all(b"go infinite\n").unwrap();
    expect_end(child);
    drop(input);
}

#[test]
fn bytes_that_are_not_text_are_an_unknown_command() {
    let output = answer(&[], b"\xff\xfe\x00go\nisready\n");
    let said = text(&output.stdout);
    assert!(
        said.starts_with("info string error: unknown command "),
        "{said}"
    );
    assert!(said.ends_with("\nreadyok\n"), "{said}");
}

#[test]
fn a_line_of_many_megabytes_is_one_line() {
    let mut input = vec![b'x'; 20 << 20];
    input.extend(b"\nisready\n");
    let said = text(&answer(&[], &input).stdout);
    assert_eq!(said.lines().count(), 2, "{said}");
    assert!(said.ends_with("\nreadyok\n"), "{said}");
}

#[test]
fn perft_counts_from_the_start_or_a_fen() {
    let said = text(&answer(&["perft", "3"], b"").stdout);
    assert!(
        said.starts_with("a2a3: 380\n") || said.contains("\na2a3: 380\n"),
        "{said}"
    );
    assert!(said.ends_with("\nNodes searched: 8902\n"), "{said}");
    let fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    let quoted = answer(&["perft", "1", fen], b"").stdout;
    assert!(text(&quoted).ends_with("\nNodes searched: 15\n"));
    let fields: Vec<&str> = ["perft", "1"].into_iter().chain(fen.split(' ')).collect();
    assert_eq!(answer(&fields, b"").stdout, quoted);
}

#[test]
fn help_and_version_are_printed() {
    let help = answer(&["--help"], b"");
    assert!(help.status.success());
    assert!(text(&help.stdout).contains("micro-max perft DEPTH [FEN]"));
    let version = text(&answer(&["--version"], b"").stdout);
    assert_eq!(
        version,
        concat!("micro-max ", env!("CARGO_PKG_VERSION"), "\n")
    );
}

#[test]
fn bad_arguments_get_one_sentence_and_the_exit_code_2() {
    let cases: [(&[&str], &str); 9] = [
        (&["chess"], "unknown command 'chess'"),
        (&["--fast"], "invalid option '--fast'"),
        (&["bench", "twice"], "unexpected argument \"twice\""),
        (&["perft"], "'perft' needs a depth"),
        (
            &["perft", "deep"],
            "'perft' takes a whole number from 0 to 13, not 'deep'",
        ),
        (&["perft", "2", "8/8"], "the placement has 2 "),
        (
            &["console", "--nodes"],
            "missing argument for option '--nodes'",
        ),
        (
            &["console", "--table-bits", "9"],
            "'--table-bits' takes a whole number from 12 to 24, not '9'",
        ),
        (
            &["console", "--nodes=-1"],
            "'--nodes' takes a whole number from 1 to 18446744073709551615, not '-1'",
        ),
    ];
    for (arguments, sentence) in cases {
        let output = answer(arguments, b"");
        let complaint = text(&output.stderr);
        assert!(
            complaint.starts_with(&format!("micro-max: {sentence}")),
            "{complaint}"
        );
        assert!(
            complaint.ends_with("; 'micro-max --help' shows the commands\n"),
            "{complaint}"
        );
        assert_eq!(complaint.lines().count(), 1);
        assert_eq!(output.status.code(), Some(2));
        assert_eq!(text(&output.stdout), "");
    }
}
