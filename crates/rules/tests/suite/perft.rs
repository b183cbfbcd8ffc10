//! Perft: the move counts of published positions, in `tests/data/perft/*.perft`.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use rules::{Position, perft};

use crate::scale::is_long_check;

/// Larger counts are left to the long checks.
const LARGEST_COUNT: u64 = 10_000_000;

/// Larger counts of the files are not checked.
const LARGEST_COUNT_OF_LONG_CHECKS: u64 = 1_000_000_000;

/// A position and its published counts, by depth.
#[derive(Default)]
struct Case {
    id: String,
    epd: String,
    counts: Vec<(u32, u64)>,
}

#[test]
fn the_published_positions_have_their_counts() {
    check_file("published.perft", LARGEST_COUNT);
}

#[test]
fn the_tricky_positions_have_their_counts() {
    check_file("tricky.perft", LARGEST_COUNT);
}

/// The suite has many positions. Smaller counts keep it quick, and the traps are near the root.
#[test]
fn the_positions_of_the_suite_have_their_counts() {
    check_file("suite.perft", 4_000_000);
}

/// Small counts keep this quick, as in the suite.
#[test]
fn the_positions_of_chess960_have_their_counts() {
    check_file("chess960.perft", 400_000);
}

#[test]
fn perft_at_depth_zero_is_one() {
    assert_eq!(perft(&mut Position::start(), 0), 1);
}

#[test]
fn perft_is_the_sum_of_the_moves() {
    let mut position: Position =
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
            .parse()
            .unwrap();
    let mut sum = 0;
    for &played in &position.legal_moves() {
        let undo = position.make(played);
        sum += perft(&mut position, 2);
        position.unmake(played, undo);
    }
    assert_eq!((sum, perft(&mut position, 3)), (97862, 97862));
}

#[test]
fn perft_does_not_change_the_position() {
    let mut position = Position::start();
    perft(&mut position, 3);
    assert_eq!(position, Position::start());
}

/// Checks every count up to a limit and reports all that differ.
fn check_file(name: &str, largest_count: u64) {
    let largest_count = if is_long_check() {
        LARGEST_COUNT_OF_LONG_CHECKS
    } else {
        largest_count
    };
    let mut faults = String::new();
    let mut checked = 0;
    for case in read_cases(name) {
        let mut position: Position = case
            .epd
            .parse()
            .unwrap_or_else(|error| panic!("{name}, {}: {error}: {}", case.id, case.epd));
        for &(depth, count) in case
            .counts
            .iter()
            .filter(|&&(_, count)| count <= largest_count)
        {
            let found = perft(&mut position, depth);
            checked += 1;
            if found != count {
                writeln!(faults, "{}: perft {depth} is {found}, not {count}", case.id).unwrap();
            }
        }
    }
    assert!(checked > 0, "{name} has no counts");
    assert!(faults.is_empty(), "{name}:\n{faults}");
}

fn read_cases(name: &str) -> Vec<Case> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../tests/data/perft")
        .join(name);
    let text = fs::read_to_string(&path).unwrap();
    let mut cases: Vec<Case> = Vec::new();
    for (number, line) in text.lines().enumerate() {
        match line.split_once(' ') {
            None if line.is_empty() => {}
            Some(("#", _)) => {}
            Some(("id", id)) => cases.push(Case {
                id: id.to_owned(),
                ..Case::default()
            }),
            Some(("epd", epd)) => epd.clone_into(&mut last(&mut cases).epd),
            Some(("perft", count)) => {
                let (depth, count) = count.split_once(' ').unwrap();
                last(&mut cases)
                    .counts
                    .push((depth.parse().unwrap(), count.parse().unwrap()));
            }
            _ => panic!(
                "{name}, line {}: expected id, epd or perft: {line}",
                number + 1
            ),
        }
    }
    cases
}

fn last(cases: &mut [Case]) -> &mut Case {
    cases.last_mut().expect("a case must begin with its id")
}
