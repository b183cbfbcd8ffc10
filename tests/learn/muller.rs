//! What the pages report from H. G. Muller's: his words are in `tests/data/learn/muller.txt`.

use super::page::{between, except, fields, pages, plain, records};

const RECORDS: &str = include_str!("../data/learn/muller.txt");

/// How the pages refer to his.
const REFERENCES: [&str; 2] = ["Muller’s pages", "Muller’s own pages"];

/// Where his pages are.
const MULLER: &str = "href=\"https://home.hccnet.nl/h.g.muller/";

/// The most characters of a quotation.
const LONGEST: usize = 200;

/// Whether a text has only references that the sentences include.
fn is_quoted(text: &str, sentences: &[&str]) -> bool {
    let rest = except(text, sentences.iter().copied());
    REFERENCES.iter().all(|reference| !rest.contains(reference))
}

#[test]
fn every_record_quotes_both_pages() {
    for record in records(RECORDS) {
        let name = fields(record, "page")[0];
        let page = pages().into_iter().find(|page| page.name == name).unwrap();
        let text = fields(record, "text")[0];
        assert!(plain(&page.html).contains(text), "{name}: {text}");
        assert!(!fields(record, "heading")[0].is_empty());
        let quote = fields(record, "quote")[0];
        assert!(quote.len() <= LONGEST, "{name}: a long quotation: {quote}");
    }
}

#[test]
fn every_reference_to_mullers_pages_is_quoted() {
    for page in pages().iter().filter(|page| page.name != "program.html") {
        let own = records(RECORDS).filter(|record| fields(record, "page")[0] == page.name);
        let sentences: Vec<&str> = own.map(|record| fields(record, "text")[0]).collect();
        let text = plain(&page.html);
        assert!(is_quoted(&text, &sentences), "{}: no quotation", page.name);
    }
}

#[test]
fn every_story_is_quoted() {
    for page in pages() {
        let own = records(RECORDS).filter(|record| fields(record, "page")[0] == page.name);
        let sentences: Vec<&str> = own.map(|record| fields(record, "text")[0]).collect();
        for story in between(&page.html, "<p class=\"story\"", "</p>") {
            let text = plain(&format!("<p{story}"));
            let is_quoted = sentences.iter().any(|sentence| text.contains(sentence));
            assert!(is_quoted, "{}: {text}", page.name);
            assert!(story.contains(MULLER), "{}: no link: {text}", page.name);
        }
    }
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
