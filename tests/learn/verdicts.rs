//! Claims about chess, such as "the only move that wins": an engine's verdict on each is recorded in
//! `tests/data/learn/verdicts.txt`.

use std::collections::BTreeSet;

use rules::{Move, Position};

use super::page::{self, except, pages, plain};

const RECORDS: &str = include_str!("../data/learn/verdicts.txt");

/// Words that claim an outcome; each occurrence needs a record.
const OUTCOMES: [&str; 10] = [
    "only move",
    " wins",
    "is a draw",
    "save White",
    "mate in one",
    "threatens mate",
    "gives mate",
    "is stalemated",
    "perpetual",
    "is the truth",
];

/// Sentences with such words that are about no position.
const GENERAL: [&str; 2] = [
    "A game that nobody wins",
    "points stronger wins about 79 games of a hundred",
];

/// A line that an engine found.
struct Line {
    outcome: String,
    score_cp: Option<i32>,
    mate: Option<i32>,
    moves: Vec<Move>,
}

impl Line {
    fn new(text: &str) -> Self {
        let mut words = text.split(' ');
        let mut next = || {
            words
                .next()
                .unwrap_or_else(|| panic!("{text} is too short"))
        };
        let (outcome, unit, number) = (next().to_owned(), next(), next().parse().unwrap());
        Self {
            outcome,
            score_cp: (unit == "cp").then_some(number),
            mate: (unit == "mate").then_some(number),
            moves: words.map(|word| word.parse().unwrap()).collect(),
        }
    }

    /// The outcome that corresponds to the score.
    fn outcome_of_score(&self) -> &'static str {
        match self.score_cp.or(self.mate.map(|mate| mate.signum() * 300)) {
            Some(300..) => "win",
            Some(51..) => "better",
            Some(-50..) => "draw",
            Some(-299..) => "worse",
            _ => "loss",
        }
    }
}

/// A claim with the lines that verify it.
#[derive(Default)]
struct Record<'a> {
    page: &'a str,
    text: &'a str,
    fen: &'a str,
    moves: Vec<Move>,
    lines: Vec<Line>,
}

impl<'a> Record<'a> {
    fn new(block: &'a str) -> Self {
        let mut record = Self::default();
        for line in block.lines() {
            match line.split_once(' ').unwrap() {
                ("page", name) => record.page = name,
                ("text", text) => record.text = text,
                ("fen", fen) => record.fen = fen,
                ("moves", moves) => record.moves = moves.split(' ').map(parsed).collect(),
                ("depth", plies) => assert!(plies.parse::<u8>().unwrap() >= 14, "{block}"),
                _ => record.lines.push(Line::new(line)),
            }
        }
        record
    }

    /// The position of the claim.
    fn position(&self) -> Position {
        let mut position: Position = self.fen.parse().unwrap();
        play(&mut position, &self.moves);
        position
    }
}

fn parsed(text: &str) -> Move {
    text.parse().unwrap()
}

fn play(position: &mut Position, moves: &[Move]) {
    for &played in moves {
        assert!(position.is_legal(played), "{played} is illegal");
        position.make(played);
    }
}

fn records() -> Vec<Record<'static>> {
    page::records(RECORDS).map(Record::new).collect()
}

#[test]
fn every_record_quotes_its_page() {
    let pages = pages();
    for record in records() {
        let page = pages.iter().find(|page| page.name == record.page).unwrap();
        let underscored = record.fen.replace(' ', "_");
        assert!(
            plain(&page.html).contains(record.text),
            "{}: {}",
            record.page,
            record.text
        );
        assert!(
            page.html.contains(record.fen) || page.html.contains(&underscored),
            "{} has no {}",
            record.page,
            record.fen
        );
    }
}

#[test]
fn every_record_is_consistent() {
    for record in records() {
        assert!(record.lines.len() > 1, "{} has one line", record.text);
        for line in &record.lines {
            play(&mut record.position(), &line.moves);
            assert_eq!(line.outcome, line.outcome_of_score(), "{}", record.text);
        }
    }
}

#[test]
fn every_claim_of_an_outcome_is_recorded() {
    let records = records();
    for page in pages() {
        let own = records.iter().filter(|record| record.page == page.name);
        let known = own.map(|record| record.text).chain(GENERAL);
        let rest = except(&plain(&page.html), known);
        for words in OUTCOMES {
            let is_recorded = !rest.contains(words);
            assert!(is_recorded, "{}: no verdict on '{words}'", page.name);
        }
    }
    let used: BTreeSet<&str> = records.iter().map(|record| record.text).collect();
    assert!(used.len() > 5, "{} records", used.len());
}
