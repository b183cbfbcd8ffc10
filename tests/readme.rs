//! The numbers in the README.

use engine::{bench, classic};
use protocol::Level;
use serde_json::Value;

const README: &str = include_str!("../README.md");

fn says(text: &str) {
    let readme = README.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(readme.contains(text), "the README does not say: {text}");
}

/// A number with commas between its thousands.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[test]
fn the_record_is_as_large_as_it_says() {
    let parse = |text: &str| serde_json::from_str::<Value>(text).unwrap();
    let searches = parse(include_str!("data/classic/searches.json"));
    let games = parse(include_str!("data/classic/games.json"));
    let searches = searches["searches"].as_array().unwrap();
    let games = games["games"].as_array().unwrap();
    let last =
        |search: &Value| search["iterations"].as_array().unwrap().last().unwrap()[1].as_u64();
    let moves: Vec<&Value> = games
        .iter()
        .flat_map(|game| game["plies"].as_array().unwrap())
        .collect();
    let nodes = searches.iter().filter_map(last).sum::<u64>()
        + moves.iter().filter_map(|ply| ply[1].as_u64()).sum::<u64>();
    says(&format!("{} recorded searches", searches.len()));
    says(&format!(
        "{} recorded games of {} moves",
        games.len(),
        moves.len()
    ));
    says(&format!("{} nodes together", grouped(nodes)));
}

#[test]
fn the_levels_are_those_of_the_engine() {
    let nodes: Vec<String> = (1..=Level::COUNT)
        .filter_map(Level::new)
        .map(|level| grouped(level.strength(protocol::EngineName::Classic).nodes))
        .collect();
    says(&format!("| positions | {} |", nodes.join(" | ")));
    for number in 1..=Level::COUNT {
        let strength = Level::new(number)
            .unwrap()
            .strength(protocol::EngineName::Modern);
        let noise = match strength.noise_cp {
            0 => "–".to_owned(),
            cp => format!("{}.{} pawns", cp / 100, cp % 100 / 10),
        };
        says(&format!(
            "| {} | {} | {} | {noise} |",
            number,
            grouped(strength.nodes),
            strength.depth.unwrap(),
        ));
    }
}

#[test]
fn the_signature_is_that_of_the_bench() {
    says(&format!(
        "positions of the bench is {} nodes",
        grouped(bench::CLASSIC_SIGNATURE)
    ));
    assert_eq!(
        bench::CASES.iter().map(|case| case.nodes).sum::<u64>(),
        bench::CLASSIC_SIGNATURE
    );
    assert_eq!(bench::CASES.len(), 12);
}

#[test]
fn the_table_has_the_sizes_it_says() {
    let (least, most) = (classic::MIN_TABLE_BITS, classic::MAX_TABLE_BITS);
    says(&format!("`TableBits` ({least} to {most}, default 19"));
    let mut lines = Vec::new();
    let seen = std::rc::Rc::new(std::cell::RefCell::new(Vec::new()));
    let sink = std::rc::Rc::clone(&seen);
    let mut session = protocol::UciSession::new(protocol::Hooks {
        clock_ms: Box::new(|| 0.0),
        seed: Box::new(|| 0),
        line: Box::new(move |line| sink.borrow_mut().push(line.to_owned())),
    });
    session.receive("uci");
    lines.extend(seen.borrow().iter().cloned());
    let option = format!("option name TableBits type spin default 19 min {least} max {most}");
    assert!(lines.contains(&option), "{lines:?}");
}

#[test]
fn every_file_that_it_links_is_there() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .unwrap();
    let mut links = 0;
    for target in README
        .split("](")
        .skip(1)
        .filter_map(|rest| rest.split(')').next())
    {
        if !target.starts_with("https://") {
            assert!(
                root.join(target).exists(),
                "{target} is linked and is not there"
            );
            links += 1;
        }
    }
    assert!(links >= 5);
}
