//! What the pages report from H. G. Muller's: his words are in `tests/data/learn/muller.txt`.

use super::page::{except, pages, plain};

const RECORDS: &str = include_str!("../data/learn/muller.txt");

/// The ways in which the pages refer to his.
const REFERENCES: [&str; 2] = ["Muller’s pages", "Muller’s own pages"];

/// The most characters of a quotation.
const LONGEST: usize = 200;

/// Returns a field of a record.
fn field<'a>(record: &'a str, name: &str) -> &'a str {
    let mut lines = record.lines().filter_map(|line| line.split_once(' '));
    let found = lines.find(|(found, _)| *found == name);
    found.unwrap_or_else(|| panic!("no {name}: {record}")).1
}

fn records() -> impl Iterator<Item = &'static str> {
    RECORDS.trim_end().split("\n\n").skip(1)
}

/// Whether a text has only references that the sentences include.
fn is_quoted(text: &str, sentences: &[&str]) -> bool {
    let rest = except(text, sentences.iter().copied());
    REFERENCES.iter().all(|reference| !rest.contains(reference))
}

#[test]
fn every_record_quotes_both_pages() {
    for record in records() {
        let name = field(record, "page");
        let page = pages().into_iter().find(|page| page.name == name).unwrap();
        let text = field(record, "text");
        assert!(plain(&page.html).contains(text), "{name}: {text}");
        assert!(!field(record, "heading").is_empty());
        let quote = field(record, "quote");
        assert!(quote.len() <= LONGEST, "{name}: a long quotation: {quote}");
    }
}

#[test]
fn every_reference_to_mullers_pages_is_quoted() {
    let mut count = 0;
    for page in pages().iter().filter(|page| page.name != "program.html") {
        let own = records().filter(|record| field(record, "page") == page.name);
        let sentences: Vec<&str> = own.map(|record| field(record, "text")).collect();
        count += sentences.len();
        let text = plain(&page.html);
        assert!(is_quoted(&text, &sentences), "{}: no quotation", page.name);
    }
    assert_eq!(count, records().count());
}

#[test]
fn a_reference_without_quotation_is_found() {
    let text = "Muller’s pages tell of it. Muller’s own pages call it so.";
    assert!(!is_quoted(text, &["Muller’s pages tell of it."]));
    assert!(is_quoted(
        text,
        &[
            "Muller’s pages tell of it.",
            "Muller’s own pages call it so."
        ]
    ));
}
