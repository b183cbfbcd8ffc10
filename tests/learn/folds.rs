//! The prose of a chapter outside its folds: ideas without code.

use super::page::{outside_folds, pages, plain};

/// Pages that are about the code itself.
const REFERENCES: [&str; 2] = ["glossary.html", "program.html"];

/// Marks of code, of hexadecimal numbers and of the original's letters.
const CODE: [&str; 5] = [
    "<code",
    "0x",
    "hexadecimal",
    "class=\"rust\"",
    "program.html#letter-",
];

/// The chapter that explains bits, and its stub.
const ABOUT_BITS: [&str; 2] = ["board.html", "piece.html"];

fn speaks_of_bits(words: &str) -> bool {
    words
        .split(|letter: char| !letter.is_alphabetic())
        .any(|word| ["bit", "bits"].contains(&word))
}

/// Returns what the prose outside the folds of a page should not have.
fn complaints(name: &str, html: &str) -> Vec<String> {
    let idea = outside_folds(html);
    let code = CODE.into_iter().filter(|mark| idea.contains(mark));
    let bits = (!ABOUT_BITS.contains(&name) && speaks_of_bits(&plain(&idea))).then_some("bits");
    code.chain(bits)
        .map(|mark| format!("{name}: {mark} outside the folds"))
        .collect()
}

#[test]
fn prose_outside_the_folds_has_no_code() {
    let chapters = pages().into_iter();
    let complaints: Vec<String> = chapters
        .filter(|page| !REFERENCES.contains(&page.name.as_str()))
        .flat_map(|page| complaints(&page.name, &page.html))
        .collect();
    assert!(complaints.is_empty(), "\n{}\n", complaints.join("\n"));
}

#[test]
fn code_outside_a_fold_is_detected() {
    let fold = "<details class=\"code\"><p><code>y&amp;M</code>, 0x88</p></details>";
    assert!(complaints("moves.html", fold).is_empty());
    assert_eq!(
        complaints("moves.html", "<p><code>y</code>, 0x88</p>").len(),
        2
    );
    assert_eq!(complaints("moves.html", "<p>The bit 8.</p>").len(), 1);
    assert!(complaints("board.html", "<p>The bit 8.</p>").is_empty());
}
