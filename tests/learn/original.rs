//! Claims about what the original does: the output of the C program is in
//! `tests/data/learn/original.txt`.

use super::claim::{Claim, Truth};
use super::page::{except, fields, pages, plain, records};

const RECORDS: &str = include_str!("../data/learn/original.txt");

/// Words that claim what the original does; each occurrence needs a record.
const CLAIMS: [&str; 6] = [
    "that you typed",
    "that you type for",
    "plays nothing",
    "overwrote",
    "slots are too few",
    "only between rounds",
];

/// Returns the plies and the positions of a line of output.
fn counts(line: &str) -> Option<(f64, f64)> {
    let (plies, rest) = line.trim_start().split_once(" ply,")?;
    let (nodes, _) = rest.trim_start().split_once(" searched")?;
    Some((plies.parse().ok()?, nodes.parse().ok()?))
}

#[test]
fn every_record_has_an_output() {
    for record in records(RECORDS) {
        let [page, text] = ["page", "text"].map(|name| fields(record, name)[0]);
        let found = pages()
            .into_iter()
            .find(|found| found.name == page)
            .unwrap();
        assert!(plain(&found.html).contains(text), "{page}: {text}");
        for name in ["change", "input", "output"] {
            assert!(!fields(record, name).is_empty(), "no {name}: {record}");
        }
    }
}

#[test]
fn every_claim_about_the_original_has_a_record() {
    for page in pages() {
        let own = records(RECORDS).filter(|record| fields(record, "page") == [page.name.as_str()]);
        let rest = except(
            &plain(&page.html),
            own.map(|record| fields(record, "text")[0]),
        );
        for words in CLAIMS {
            assert!(
                !rest.contains(words),
                "{}: no output for '{words}'",
                page.name
            );
        }
    }
}

#[test]
fn the_original_counts_what_classic_counts() {
    for (change, limit, bits) in [
        ("U 65544, N<1e4", 10_000, 16),
        ("N<6e4", 60_000, 19),
        ("N<1e5", 100_000, 24),
    ] {
        let mut found = records(RECORDS).filter(|record| fields(record, "change") == [change]);
        let last = *fields(found.next().unwrap(), "output").last().unwrap();
        let (plies, nodes) = counts(last).unwrap();
        let of = |quantity| Claim::new(&format!("{quantity} limit={limit} bits={bits}")).truth();
        assert_eq!(of("nodes"), Truth::Number(nodes));
        assert_eq!(of("plies"), Truth::Number(plies));
    }
}
