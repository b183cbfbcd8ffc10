//! The numbers, links and paths in the README and in `docs/`.

use std::{
    fs,
    path::{Path, PathBuf},
};

use engine::{bench, classic};
use protocol::{EngineName, Strength};
use serde_json::Value;

const MAX_README_LINES: usize = 150;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Returns the README and the documents, with their paths from the root.
fn documents() -> Vec<(PathBuf, String)> {
    let mut paths: Vec<PathBuf> = fs::read_dir(root().join("docs"))
        .unwrap()
        .map(|entry| Path::new("docs").join(entry.unwrap().file_name()))
        .collect();
    paths.extend(
        [
            "README.md",
            "ARCHITECTURE.md",
            "CONTRIBUTING.md",
            "tests/README.md",
        ]
        .map(PathBuf::from),
    );
    let read = |path: PathBuf| {
        let text = fs::read_to_string(root().join(&path)).unwrap();
        (path, text)
    };
    paths.into_iter().map(read).collect()
}

/// Asserts that at least one document contains the text, regardless of line breaks.
fn assert_documented(text: &str) {
    let contains = |document: &str| {
        let words: Vec<&str> = document.split_whitespace().collect();
        words.join(" ").contains(text)
    };
    assert!(
        documents().iter().any(|(_, document)| contains(document)),
        "no document contains: {text}"
    );
}

/// Formats a number with commas between groups of thousands.
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
fn the_documented_size_of_the_record_is_right() {
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
    assert_documented(&format!("{} recorded searches", searches.len()));
    assert_documented(&format!(
        "{} recorded games of {} moves",
        games.len(),
        moves.len()
    ));
    assert_documented(&format!("{} nodes together", grouped(nodes)));
}

#[test]
fn the_levels_are_those_of_the_engine() {
    let nodes: Vec<String> = (1..=Strength::LEVELS)
        .filter_map(|number| {
            Strength::of_level(EngineName::Classic, number)
                .limits()
                .nodes
        })
        .map(grouped)
        .collect();
    assert_documented(&format!("| positions | {} |", nodes.join(" | ")));
    let ratings: Vec<String> = (1..=Strength::LEVELS)
        .filter_map(|number| {
            Strength::of_level(EngineName::Modern, number).rating(EngineName::Modern)
        })
        .map(|elo| elo.to_string())
        .collect();
    assert_documented(&format!(
        "| `UCI_Elo`, Modern and Fairy | {} |",
        ratings.join(" | ")
    ));
    for (step, elo) in (1..).zip(Strength::ladder()) {
        let opponent = Strength::Elo(elo).opponent().unwrap();
        let level = (1..=Strength::LEVELS)
            .find(|&number| Strength::of_level(EngineName::Modern, number) == Strength::Elo(elo))
            .map_or("–".to_owned(), |number| number.to_string());
        assert_documented(&format!(
            "| {step} | {level} | {elo} | {} | {} |",
            opponent.depth, opponent.people,
        ));
    }
}

#[test]
fn the_signature_is_that_of_the_bench() {
    assert_documented(&format!(
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
fn the_documented_sizes_of_the_table_are_right() {
    let (least, most) = (classic::MIN_TABLE_BITS, classic::MAX_TABLE_BITS);
    assert_documented(&format!("`TableBits` ({least} to {most}, default 19"));
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

/// Returns the text between each `start` and the next `end`.
fn between<'a>(text: &'a str, start: &'a str, end: char) -> impl Iterator<Item = &'a str> {
    text.split(start)
        .skip(1)
        .filter_map(move |rest| rest.split(end).next())
}

#[test]
fn the_readme_is_short() {
    let readme = fs::read_to_string(root().join("README.md")).unwrap();
    assert!(readme.lines().count() <= MAX_README_LINES);
}

#[test]
fn every_linked_file_exists() {
    let mut links = 0;
    for (path, text) in documents() {
        let folder = path.parent().unwrap();
        for target in between(&text, "](", ')') {
            if !target.starts_with("https://") {
                let file = target.split('#').next().unwrap();
                assert!(
                    root().join(folder).join(file).exists(),
                    "{} links to {target}, which does not exist",
                    path.display()
                );
                links += 1;
            }
        }
    }
    assert!(links >= 15);
}

#[test]
fn every_path_in_backticks_exists() {
    let is_path = |text: &str| {
        ["crates/", "www/", "tests/", "tools/", "docs/"]
            .iter()
            .any(|folder| text.starts_with(folder))
            && !text.contains([' ', '*', '<', '{', '…'])
    };
    let mut paths = 0;
    for (document, text) in documents() {
        // Commands in fenced blocks may name files that they create.
        let prose: String = text.split("```").step_by(2).collect();
        for path in prose
            .split('`')
            .skip(1)
            .step_by(2)
            .filter(|text| is_path(text))
        {
            assert!(
                root().join(path).exists(),
                "{} names `{path}`, which does not exist",
                document.display()
            );
            paths += 1;
        }
    }
    assert!(paths >= 30, "{paths}");
}

#[test]
fn the_tests_of_all_promises_exist() {
    let table = fs::read_to_string(root().join("tests/README.md")).unwrap();
    let mut tests = 0;
    for row in table.lines().filter(|line| line.starts_with("| ")) {
        let cell = row.rsplit('|').nth(1).unwrap();
        let mut text = String::new();
        for name in cell.split('`').skip(1).step_by(2) {
            if name.contains('/') && !name.contains(' ') {
                text = fs::read_to_string(root().join(name)).expect(name);
            } else {
                let is_there = [format!("fn {name}("), format!("'{name}'")]
                    .iter()
                    .any(|test| text.contains(test));
                assert!(is_there, "no test `{name}` in the file before it: {row}");
                tests += 1;
            }
        }
    }
    assert!(tests > 60, "{tests}");
}
