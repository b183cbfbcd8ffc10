//! What belongs in the folds of a chapter and what outside them.

use super::page::{WIKI, between, outside_folds, pages, plain};

/// The page that explains words of code.
const GLOSSARY: &str = "glossary.html";

/// The chapter that is about the code itself, so that it has no fold for experts.
const PROGRAM: &str = "program.html";

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
        .filter(|page| page.name != GLOSSARY)
        .flat_map(|page| complaints(&page.name, &page.html))
        .collect();
    assert!(complaints.is_empty(), "\n{}\n", complaints.join("\n"));
}

#[test]
fn every_fold_for_experts_links_a_name_of_the_field() {
    let mut count = 0;
    let chapters = pages().into_iter();
    // A chapter without code has no fold for experts either.
    let has_folds = |html: &str| html.contains("<details class=\"code\">");
    for page in chapters.filter(|page| has_folds(&page.html) && page.name != PROGRAM) {
        count += 1;
        let folds: String =
            between(&page.html, "<details class=\"expert\">", "</details>").collect();
        let links = folds.matches(WIKI).count();
        assert!(links > 0, "{}: no fold links a name", page.name);
        assert_eq!(
            links,
            page.html.matches(WIKI).count(),
            "{}: a name outside its folds for experts",
            page.name
        );
    }
    assert!(count > 10, "{count} chapters");
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
